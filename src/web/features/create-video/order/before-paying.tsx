import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { colorConflictNotes } from '#web/features/create-video/order/color-conflicts.ts';
import { holdNotes } from '#web/features/create-video/order/holds.ts';
import { missingEssentials } from '#web/features/create-video/words/missing-essentials.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';

interface BeforePayingProps {
  readonly bench: Workbench;
  readonly storyboard: StoryboardBody;
}

/** What the film lacks, beside its price. */
export function BeforePaying({ bench, storyboard }: BeforePayingProps) {
  const notes = notesOf(bench, storyboard);
  return (
    <div aria-live="polite" className="text-sm">
      {notes.length > 0 && (
        <>
          <p className="font-semibold">{TEXTS.beforeYouPay}</p>
          <ul className="list-disc pl-5 text-muted">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What stands against the film, holds it, or is missing in it. */
function notesOf({ values, preview }: Workbench, storyboard: StoryboardBody): string[] {
  if (preview.isRefused) return [...preview.refusals];
  return [
    ...preview.refusals,
    ...holdNotes(preview.holds),
    ...missingEssentials(storyboard, values.advertises),
    ...colorConflictNotes(storyboard.colorConflicts),
  ];
}
