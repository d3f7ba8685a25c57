import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { ZodError } from 'zod';

import { sharingRoutes } from '#contracts/routes/sharing.ts';
import {
  shareSettingsSchema,
  type ShareBody,
  type ShareSettings,
} from '#contracts/schemas/sharing.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { rereadVideo } from '#web/features/videos/jobs-query.ts';
import { marketOptions } from '#web/markets/market-options.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import {
  EXPIRY_OPTIONS,
  expiryOf,
  type ExpiryChoice,
} from '#web/features/videos/sharing/share-expiry.ts';
import { shareQuery } from '#web/features/videos/sharing/share-query.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { formatDate } from '#web/ui/text/moment.ts';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import type { SelectOption } from '#web/ui/select/select-props.ts';
import { Select } from '#web/ui/select/select.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Makes the link of a video or changes it; lists and dialog follow. */
function useShare(jobId: string, done: string) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (body: ShareSettings) => call(sharingRoutes.share, { params: { id: jobId }, body }),
    onSuccess: async (share) => {
      toast({ title: done });
      queryClient.setQueryData(shareQuery(jobId).queryKey, share);
      await rereadVideo(queryClient, jobId);
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotShare, error }),
  });
}

function expiryOptions(share: ShareBody | null): SelectOption<ExpiryChoice>[] {
  const until = share?.expiresAt;
  const kept = until ? [{ value: 'keep' as const, label: TEXTS.onDay(formatDate(until)) }] : [];
  return [...kept, ...EXPIRY_OPTIONS];
}

interface Problems {
  readonly markets?: string;
  readonly password?: string;
}

/** The first complaint about each field. */
function problemsOf(error: ZodError<ShareSettings> | undefined): Problems {
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

/** The markets of the video to choose from; none where it has one only. */
function choicesOf(job: JobBody) {
  const options = marketOptions(job.advertises).filter(({ value }) => job.markets.includes(value));
  return options.length < 2 ? [] : options;
}

function passwordHintOf(share: ShareBody | null): string {
  if (!share) return TEXTS.optional;
  return share.hasPassword ? TEXTS.leaveEmptyToKeepTheCurrent : TEXTS.noPasswordIsSet;
}

interface ShareFormProps {
  readonly job: JobBody;
  /** Null where the video is not shared yet. */
  readonly share: ShareBody | null;
}

/** Where the link shows the film, when it ends and what opens it. */
export function ShareForm({ job, share }: ShareFormProps) {
  const options = choicesOf(job);
  const [sharedMarkets] = useState<readonly MarketCode[]>(
    () => share?.markets ?? options.map(({ value }) => value),
  );
  const [markets, setMarkets] = useState(sharedMarkets);
  const sharedExpiry: ExpiryChoice = share?.expiresAt ? 'keep' : 'never';
  const [expiry, setExpiry] = useState<ExpiryChoice>(sharedExpiry);
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const save = useShare(job.id, share ? TEXTS.shareLinkChanged : TEXTS.videoShared);
  const isChanged =
    expiry !== sharedExpiry || password !== '' || markets.join() !== sharedMarkets.join();

  function send(settings: ShareSettings) {
    const parsed = shareSettingsSchema.safeParse(settings);
    setProblems(problemsOf(parsed.error));
    if (parsed.success) save.mutate(settings);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const expiresAt = expiryOf(expiry, new Date());
    send({
      ...(options.length > 0 && { markets: [...markets] }),
      ...(expiresAt !== undefined && { expiresAt }),
      ...(password !== '' && { password }),
    });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      {options.length > 0 && (
        <Field label={TEXTS.markets} error={problems.markets}>
          <MultiSelect things="markets" values={markets} options={options} onChange={setMarkets} />
        </Field>
      )}
      <Field label={TEXTS.linkExpires}>
        <Select value={expiry} options={expiryOptions(share)} onChange={setExpiry} />
      </Field>
      <Field
        label={TEXTS.password}
        error={problems.password}
        hint={passwordHintOf(share)}
        {...(share?.hasPassword && {
          aside: (
            <Button variant="link" size="inline" onClick={() => send({ password: null })}>
              {TEXTS.removePassword}
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
      {share ? (
        <div className="sticky -bottom-6 -mx-4 -mb-4 flex items-center justify-end gap-3 rounded-plaque bg-raised px-4 pt-3 pb-4 sm:-bottom-7">
          {!isChanged && <p className="text-sm text-muted">{TEXTS.nothingChanged}</p>}
          <Button type="submit" disabled={!isChanged} pending={save.isPending}>
            {TEXTS.saveChanges}
          </Button>
        </div>
      ) : (
        <DialogActions>
          <Button type="submit" pending={save.isPending}>
            {TEXTS.createLink}
          </Button>
        </DialogActions>
      )}
    </form>
  );
}
