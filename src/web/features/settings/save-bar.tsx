import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router';

import { TEXTS } from '#web/features/settings/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog, DialogActions } from '#web/ui/dialogs/dialog.tsx';

interface SaveBarProps {
  /** What is not saved, by name. */
  readonly unsaved: readonly string[];
  readonly pending: boolean;
  readonly onDiscard: () => void;
  readonly onSave: (onFailed: () => void) => void;
}

/** The foot of a form: what is not saved, always in sight while there is something, and the button that saves all of it. */
export function SaveBar({ unsaved, pending, onDiscard, onSave }: SaveBarProps) {
  const hasChanges = unsaved.length > 0 || pending;
  return (
    <div
      className={classNames(
        '-mx-4 flex items-center gap-x-6 gap-y-3 px-4 py-4 max-sm:flex-col max-sm:items-stretch',
        hasChanges && 'sticky bottom-(--banner-height) z-(--z-header) border-t border-line bg-page',
      )}
    >
      <p
        aria-live="polite"
        className={classNames(
          'min-w-0 grow truncate text-sm',
          hasChanges ? 'text-amber' : 'text-muted',
        )}
      >
        {hasChanges ? TEXTS.unsaved(unsaved) : TEXTS.allSaved}
      </p>
      <div className="flex shrink-0 gap-3 max-sm:*:grow">
        {hasChanges && (
          <Button variant="quiet" disabled={pending} onClick={onDiscard}>
            {TEXTS.discard}
          </Button>
        )}
        <Button
          type="submit"
          variant={hasChanges ? 'primary' : 'secondary'}
          pending={pending}
          disabledReason={hasChanges ? null : TEXTS.allSaved}
        >
          {TEXTS.saveChanges}
        </Button>
      </div>
      <LeaveQuestion unsaved={unsaved} pending={pending} onSave={onSave} />
    </div>
  );
}

interface Move {
  readonly currentLocation: Location;
  readonly nextLocation: Location;
}

const isElsewhere = ({ currentLocation, nextLocation }: Move) =>
  currentLocation.pathname !== nextLocation.pathname ||
  currentLocation.search !== nextLocation.search;

/** Asks before another tab or screen takes the place of what is not saved; the browser asks before it closes. */
function LeaveQuestion({ unsaved, pending, onSave }: Omit<SaveBarProps, 'onDiscard'>) {
  const isUnsafe = unsaved.length > 0 || pending;
  const blocker = useBlocker((move) => isUnsafe && isElsewhere(move));
  useEffect(() => {
    if (!isUnsafe) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsafe]);
  // What is saved meanwhile, by either button, is nothing to stay for.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsafe) blocker.proceed();
  }, [blocker, isUnsafe]);
  const stay = () => blocker.reset?.();

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && stay()}
      title={TEXTS.leaveWithoutSaving}
      description={TEXTS.notSavedYet(unsaved)}
      className="max-w-xl"
    >
      <DialogActions>
        <Button variant="secondary" onClick={stay}>
          {TEXTS.keepEditing}
        </Button>
        <Button variant="refuse" disabled={pending} onClick={() => blocker.proceed?.()}>
          {TEXTS.discardChanges}
        </Button>
        <Button pending={pending} onClick={() => onSave(stay)}>
          {TEXTS.saveAndLeave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
