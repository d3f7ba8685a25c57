import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router';

import { TEXTS } from '#web/features/settings/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface SaveBarProps {
  /** What is not saved, by name. */
  readonly unsaved: readonly string[];
  readonly pending: boolean;
  readonly onDiscard: () => void;
}

/** The foot of a long form, always in sight: what is not saved, and the button that saves all of it. */
export function SaveBar({ unsaved, pending, onDiscard }: SaveBarProps) {
  const hasChanges = unsaved.length > 0;
  return (
    <div className="sticky bottom-(--banner-height) z-(--z-header) -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-page px-4 py-4">
      <p
        aria-live="polite"
        className={hasChanges ? 'min-w-0 text-sm text-amber' : 'min-w-0 text-sm text-muted'}
      >
        {hasChanges ? TEXTS.unsaved(unsaved) : TEXTS.allSaved}
      </p>
      <div className="flex gap-3 max-sm:grow max-sm:*:grow">
        {hasChanges && (
          <Button variant="quiet" disabled={pending} onClick={onDiscard}>
            {TEXTS.discard}
          </Button>
        )}
        <Button
          type="submit"
          pending={pending}
          disabledReason={hasChanges || pending ? null : TEXTS.allSaved}
        >
          {TEXTS.saveChanges}
        </Button>
      </div>
      <LeaveQuestion unsaved={unsaved} />
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
function LeaveQuestion({ unsaved }: Pick<SaveBarProps, 'unsaved'>) {
  const hasChanges = unsaved.length > 0;
  const blocker = useBlocker((move) => hasChanges && isElsewhere(move));
  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      question={TEXTS.leaveWithoutSaving}
      consequence={TEXTS.notSavedYet(unsaved)}
      confirmLabel={TEXTS.discardChanges}
      cancelLabel={TEXTS.keepEditing}
      pending={false}
      onOpenChange={(open) => !open && blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
