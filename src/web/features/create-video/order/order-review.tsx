import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { VIDEO_COST_CREDITS } from '#domain/money/credits.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import { ownPartsOf } from '#web/features/create-video/create-form.ts';
import { NoteList, notesOf } from '#web/features/create-video/order/before-paying.tsx';
import { REVIEW_TEXTS } from '#web/features/create-video/order/texts.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { formatCount } from '#web/ui/text/figure.ts';

interface OrderReviewProps {
  readonly bench: Workbench;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * On a phone the film is out of sight where it is ordered: it is shown once more, with what it lacks,
 * and not ordered before it is that of the last change. Where a change is refused, it says why.
 */
export function OrderReview({ bench, open, onClose }: OrderReviewProps) {
  const { values, resubmits, organization, preview } = bench;
  const { storyboard } = preview;
  const refusals = refusalsOf(bench);
  const count = ownPartsOf(values).shapes?.length ?? 1;
  const cost = resubmits === undefined ? VIDEO_COST_CREDITS * count : 0;
  const notes = storyboard && refusals.length === 0 ? notesOf(bench, storyboard) : [];

  function handleOrder() {
    onClose();
    void bench.submit();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={REVIEW_TEXTS.yourVideo}
      description={REVIEW_TEXTS.costs(cost, formatCount(organization.creditBalance))}
    >
      <div aria-live="polite" className="grid gap-2 text-danger">
        {refusals.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {storyboard && refusals.length === 0 && (
        <Shots storyboard={storyboard} preset={values.preset} />
      )}
      {notes.length > 0 && <NoteList notes={notes} bench={bench} />}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {REVIEW_TEXTS.keepEditing}
        </Button>
        {refusals.length === 0 && (
          <Button pending={isPlanning(preview)} onClick={handleOrder}>
            {resubmits === undefined ? TEXTS.order(count) : TEXTS.sendCorrection}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Whether the film that is shown is not yet that of the form. */
function isPlanning({ isOutdated, isDrawing, storyboard, hasFailed }: Workbench['preview']) {
  return isOutdated || (isDrawing && !storyboard && !hasFailed);
}

/** Why nothing of the kind can be ordered; empty where it can, or that is still asked. */
function refusalsOf({ preview, verdict }: Workbench): readonly string[] {
  if (preview.problem !== null) return [preview.problem];
  if (!preview.isRefused) return [];
  if (preview.refusals.length > 0) return [...new Set(preview.refusals)];
  const blocking = verdict?.findings.filter(({ severity }) => severity === 'block') ?? [];
  if (blocking.length === 0) return [REVIEW_TEXTS.notAllowed];
  return [...new Set(blocking.map(({ message }) => message))];
}

interface ShotsProps {
  readonly storyboard: StoryboardBody;
  readonly preset: Workbench['values']['preset'];
}

/** Every shot with its words. */
function Shots({ storyboard: { shots }, preset }: ShotsProps) {
  return (
    <ol aria-label={REVIEW_TEXTS.shots} className="grid gap-2 text-sm">
      {shots.map(({ startSeconds, still, words }) => (
        <li key={startSeconds} className="flex items-center gap-3">
          <span className="evening grid h-16 w-28 shrink-0 place-items-center overflow-hidden rounded-plaque bg-sunken">
            {still ? (
              <img src={still} alt="" className="size-full object-contain" />
            ) : (
              preset !== '' && (
                <PresetPicture preset={preset} sizes="7rem" className="size-full opacity-50" />
              )
            )}
          </span>
          <span className="grid min-w-0">
            {words.length === 0 && <span className="text-muted">{REVIEW_TEXTS.noWords}</span>}
            {words.map(({ role, text }) => (
              <span key={`${role} ${text}`} dir="auto" className="wrap-anywhere">
                {text}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
