import type { BudgetBody } from '#contracts/schemas/billing.ts';
import { TEXTS } from '#web/features/team/texts.ts';
import { useBudget } from '#web/people/use-budget.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

interface BudgetDialogProps {
  readonly budget: BudgetBody;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a member may spend in a month. */
export function BudgetDialog({ budget, open, onClose }: BudgetDialogProps) {
  const { typed, setTyped, problem, pending, handleSubmit } = useBudget(budget, onClose);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.budgetOf(budget.username)}
      description={TEXTS.budgetLead}
    >
      <form noValidate onSubmit={handleSubmit} className="grid gap-5">
        <Field label={TEXTS.creditsAMonth} error={problem}>
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
          <Button type="submit" pending={pending}>
            {TEXTS.saveBudget}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
