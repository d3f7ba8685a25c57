import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { adminRoutes } from '#contracts/routes/admin.ts';
import type { AdminUserBody } from '#contracts/schemas/admin.ts';
import { ADJUSTMENT_REASON_LENGTH_MAX } from '#domain/money/credits.ts';
import { refreshAccount } from '#web/api/account.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/users/texts.ts';
import { problemWith } from '#web/forms/checked-by.ts';
import { USERS_QUERY_KEY } from '#web/features/users/users-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { formatCount } from '#web/ui/text/figure.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

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

function useAdjustment({ orgId, organization }: AdminUserBody, onAdjusted: () => void) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: ({ delta, reason }: { delta: number; reason: string }) =>
      call(adminRoutes.adjustCredits, { body: { orgId, delta, ...(reason && { reason }) } }),
    onSuccess: async ({ name, creditBalance }) => {
      toast({
        title: TEXTS.creditsAdjusted,
        description: TEXTS.balanceChanged(
          name,
          formatCount(organization.creditBalance),
          formatCount(creditBalance),
        ),
      });
      onAdjusted();
      await queryClient.invalidateQueries({ queryKey: [USERS_QUERY_KEY] });
      refreshAccount().catch(() => undefined);
    },
  });
}

/** Adds or removes credits of somebody's organization, and says what its balance will be. */
export function AdjustCreditsDialog({ user, open, onOpenChange }: AdjustCreditsDialogProps) {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { organization } = user;
  const delta = wholeNumberFrom(amount);
  const adjust = useAdjustment(user, () => {
    onOpenChange(false);
    setAmount('');
    setReason('');
  });

  async function submit() {
    const sentence = await problemWith(loadDeltaSchema, delta);
    setProblem(sentence);
    if (sentence !== undefined) {
      toast({ title: TEXTS.invalidAmount, description: sentence, tone: 'destructive' });
      return;
    }
    adjust.mutate(
      { delta, reason: reason.trim() },
      {
        onError: (error) => {
          setProblem(fieldProblems(error)['delta']);
          toastFailure({ title: TEXTS.adjustmentFailed, error });
        },
      },
    );
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
      description={TEXTS.ofOrganization(organization.name)}
    >
      <form noValidate onSubmit={handleSubmit} className="grid gap-5">
        <Field label={TEXTS.amount} error={problem} hint={TEXTS.aWholeNumberPositiveAddsNegative}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            placeholder={TEXTS.amountExample}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
        <BeforeAndAfter before={organization.creditBalance} delta={delta} />
        <Field label={TEXTS.reason} hint={TEXTS.reasonHint} aside={<Optional />}>
          <Input
            autoComplete="off"
            maxLength={ADJUSTMENT_REASON_LENGTH_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {TEXTS.cancel}
          </Button>
          {/* Pressed without an amount, it says what is wrong with it. */}
          <Button type="submit" pending={adjust.isPending}>
            {TEXTS.adjustCredits}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Optional() {
  return <span className="text-sm text-muted">{TEXTS.optional}</span>;
}

interface BalanceProps {
  readonly label: string;
  /** Null while no amount is typed. */
  readonly credits: number | null;
}

/** The balance now, and what it will be as far as the amount is one. */
function BeforeAndAfter({ before, delta }: { readonly before: number; readonly delta: number }) {
  const after = delta ? before + delta : null;
  return (
    <output className="figures flex flex-wrap items-center gap-x-4 gap-y-1 rounded-plaque bg-surface px-4 py-3">
      <Balance label={TEXTS.balanceNow} credits={before} />
      <ArrowRight aria-hidden="true" className="size-5 text-muted" />
      <Balance label={TEXTS.balanceAfter} credits={after} />
      {after !== null && after < 0 && (
        <p className="w-full text-sm text-danger">{TEXTS.neverBelowZero}</p>
      )}
    </output>
  );
}

function Balance({ label, credits }: BalanceProps) {
  return (
    <span className="grid">
      <span className="text-sm text-muted">{label}</span>{' '}
      <span className="text-xl font-semibold">
        {credits === null ? TEXTS.notKnown : formatCount(credits)}
      </span>
    </span>
  );
}
