import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { billingRoutes } from '#contracts/routes/billing.ts';
import type { BudgetBody } from '#contracts/schemas/billing.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/team/texts.ts';
import { budgetsQuery } from '#web/people/budgets-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface BudgetDialogProps {
  readonly budget: BudgetBody;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a member may spend in a month. */
export function BudgetDialog({ budget, open, onClose }: BudgetDialogProps) {
  const { userId, username, budgetCredits } = budget;
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(budgetCredits?.toString() ?? '');
  const save = useChange({
    mutationFn: () => {
      const credits = typed.trim() === '' ? null : Number(typed);
      return call(billingRoutes.setBudget, { params: { userId }, body: { credits } });
    },
    onSuccess: async () => {
      toast({ title: TEXTS.budgetSaved });
      await queryClient.invalidateQueries({ queryKey: budgetsQuery.queryKey });
      onClose();
    },
    onError: (error) => toastFailure({ title: TEXTS.budgetNotSaved, error }),
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.budgetOf(username)}
      description={TEXTS.budgetLead}
    >
      <form noValidate onSubmit={handleSubmit} className="grid gap-5">
        <Field label={TEXTS.creditsAMonth} error={fieldProblems(save.error)['credits']}>
          <Input
            inputMode="numeric"
            placeholder={TEXTS.noLimit}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" pending={save.isPending}>
            {TEXTS.saveBudget}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
