import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { sharingRoutes } from '#contracts/routes/sharing.ts';
import {
  shareSettingsSchema,
  type ShareBody,
  type ShareSettings,
} from '#contracts/schemas/sharing.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { jobsQuery } from '#web/features/videos/jobs-query.ts';
import { EXPIRY_OPTIONS, expiryOf, type ExpiryChoice } from '#web/features/videos/share-expiry.ts';
import { shareQuery } from '#web/features/videos/share-query.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { formatDate } from '#web/ui/moment.ts';
import { Select, type SelectOption } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Makes the link of a video or changes it; lists and dialog follow. */
function useShare(jobId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ShareSettings) => call(sharingRoutes.share, { params: { id: jobId }, body }),
    onSuccess: async (share) => {
      queryClient.setQueryData(shareQuery(jobId).queryKey, share);
      await queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey, exact: true });
    },
    onError: (error) =>
      toastFailure({ title: 'Could not share', error, fallback: 'Something went wrong' }),
  });
}

function expiryOptions(share: ShareBody | null): SelectOption<ExpiryChoice>[] {
  const until = share?.expiresAt;
  const kept = until ? [{ value: 'keep' as const, label: `On ${formatDate(until)}` }] : [];
  return [...kept, ...EXPIRY_OPTIONS];
}

interface ShareFormProps {
  readonly jobId: string;
  /** Null where the video is not shared yet. */
  readonly share: ShareBody | null;
}

/** When the link ends and what opens it. */
export function ShareForm({ jobId, share }: ShareFormProps) {
  const [expiry, setExpiry] = useState<ExpiryChoice>(share?.expiresAt ? 'keep' : 'never');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = useShare(jobId);
  const done = { title: share ? 'Share link changed' : 'Video shared' };

  function send(settings: ShareSettings) {
    const parsed = shareSettingsSchema.safeParse(settings);
    setProblem(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    save.mutate(settings, {
      onSuccess: () => {
        setPassword('');
        toast(done);
      },
    });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const expiresAt = expiryOf(expiry, new Date());
    send({ ...(expiresAt !== undefined && { expiresAt }), ...(password !== '' && { password }) });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <Field label="Link ends">
        <Select value={expiry} options={expiryOptions(share)} onChange={setExpiry} />
      </Field>
      <Field
        label="Password"
        error={problem}
        hint={share?.hasPassword ? 'Leave empty to keep the present one.' : 'Optional.'}
        {...(share?.hasPassword && {
          aside: (
            <Button variant="link" size="inline" onClick={() => send({ password: null })}>
              Remove password
            </Button>
          ),
        })}
      >
        <Input
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <DialogActions>
        <Button type="submit" variant={share ? 'secondary' : 'primary'} pending={save.isPending}>
          {share ? 'Save changes' : 'Make the link'}
        </Button>
      </DialogActions>
    </form>
  );
}
