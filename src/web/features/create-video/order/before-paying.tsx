import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { DURATION_RANGE } from '#domain/controls.ts';
import { colorConflictNotes } from '#web/features/create-video/order/color-conflicts.ts';
import { holdNotes } from '#web/features/create-video/order/holds.ts';
import { editedControls } from '#web/features/create-video/prompt/controls-from-prompt.ts';
import {
  missingEssentials,
  type Lack,
  type Remedy,
} from '#web/features/create-video/words/missing-essentials.ts';
import { withEdit, withNewLine } from '#web/features/create-video/words/words-card.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { useMedia } from '#web/ui/use-media.ts';

/** Elsewhere it lies over the form or the settings, and is opened on request. */
const STANDS_BESIDE = '(width >= 72rem) and (height >= 58rem)';

interface BeforePayingProps {
  readonly bench: Workbench;
  readonly storyboard: StoryboardBody;
}

/** What the film lacks, beside its price. */
export function BeforePaying({ bench, storyboard }: BeforePayingProps) {
  const isWide = useMedia(STANDS_BESIDE);
  const notes = notesOf(bench, storyboard);
  return (
    <div aria-live="polite" className="text-[0.8125rem] leading-snug">
      {notes.length > 0 && (
        <details open={isWide || isNameless(storyboard)}>
          <summary className="cursor-pointer font-semibold">
            {WORD_TEXTS.beforeYouPay(notes.length)}
          </summary>
          <ul className="max-h-[22dvh] list-disc overflow-y-auto pl-4 text-muted">
            {notes.map(({ note, remedy }) => (
              <li key={note}>
                {note} {remedy && <RemedyButton remedy={remedy} bench={bench} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A film that says neither what it is about nor who invites is hardly meant: its notes are not folded away. */
function isNameless({ words: { headline, signature } }: StoryboardBody): boolean {
  return headline === null && signature === null;
}

interface RemedyButtonProps {
  readonly remedy: Remedy;
  readonly bench: Workbench;
}

function RemedyButton({ remedy, bench }: RemedyButtonProps) {
  const action = actionOf(remedy, bench);
  if (!action) return null;
  return (
    <Button variant="link" size="inline" onClick={action.run}>
      {action.label}
    </Button>
  );
}

const LONGER_BY_SECONDS = 5;

function actionOf(remedy: Remedy, { values, change, reader }: Workbench) {
  const { card, duration, editedControls: edited } = values;
  if (remedy === 'makeLonger') {
    const longer = { duration: Math.min(duration + LONGER_BY_SECONDS, DURATION_RANGE.max) };
    if (longer.duration === duration) return null;
    return {
      label: WORD_TEXTS.makeItLonger(longer.duration),
      run: () => change({ ...longer, editedControls: editedControls(edited, longer) }),
    };
  }
  const [date] = reader.brief?.suggestions.dates ?? [];
  const [line] = withNewLine(card.words.lines).slice(card.words.lines.length);
  if (date === undefined || !line) return null;
  const lines = [...card.words.lines, { ...line, kind: 'when' as const, text: date }];
  return {
    label: WORD_TEXTS.addDate(date),
    run: () => change({ card: withEdit(card, { lines }) }),
  };
}

/** What stands against the film, holds it, or is missing in it. */
function notesOf({ values, preview }: Workbench, storyboard: StoryboardBody): Lack[] {
  const plain = (note: string): Lack => ({ note });
  if (preview.isRefused) return preview.refusals.map(plain);
  return [
    ...preview.refusals.map(plain),
    ...holdNotes(preview.holds).map(plain),
    ...missingEssentials(storyboard, values.advertises),
    ...colorConflictNotes(storyboard.colorConflicts).map(plain),
  ];
}
