import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { adminRoutes } from '#contracts/routes/admin.ts';
import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import { refreshAccount } from '#web/api/account.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/users/texts.ts';
import { problemWith } from '#web/forms/checked-by.ts';
import { USERS_QUERY_KEY } from '#web/features/users/users-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { formatCount } from '#web/ui/figure.ts';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface AdjustCreditsDialogProps {
  readonly user: AdminUserBody;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const loadDeltaSchema = async () =>
  (await import('#contracts/schemas/admin.ts')).adjustCreditsSchema.shape.delta;

/** The whole number somebody typed; NaN where it is none. */
function wholeNumberFrom(text: string): number {
  return /^[+-]?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

export function AdjustCreditsDialog({ user, open, onOpenChange }: AdjustCreditsDialogProps) {
  const queryClient = useQueryClient();
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string>();
  const { organization } = user;

  const adjust = useChange({
    mutationFn: (delta: number) =>
      call(adminRoutes.adjustCredits, { body: { orgId: user.orgId, delta } }),
    onSuccess: async () => {
      toast({ title: TEXTS.creditsAdjusted });
      onOpenChange(false);
      setAmount('');
      await queryClient.invalidateQueries({ queryKey: [USERS_QUERY_KEY] });
      refreshAccount().catch(() => undefined);
    },
    onError: (error) => {
      setProblem(fieldProblems(error)['delta']);
      toastFailure({ title: TEXTS.adjustmentFailed, error });
    },
  });

  async function submit() {
    const delta = wholeNumberFrom(amount);
    const sentence = await problemWith(loadDeltaSchema, delta);
    setProblem(sentence);
    if (sentence === undefined) adjust.mutate(delta);
    else toast({ title: TEXTS.invalidAmount, description: sentence, tone: 'destructive' });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={TEXTS.adjustCredits}
      description={TEXTS.hasCredits(organization.name, formatCount(organization.creditBalance))}
    >
      <form noValidate onSubmit={handleSubmit} className="grid gap-5">
        <Field label={TEXTS.amount} error={problem} hint={TEXTS.aWholeNumberPositiveAddsNegative}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <DialogActions>
          <Button type="submit" pending={adjust.isPending}>
            {TEXTS.adjustCredits}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
