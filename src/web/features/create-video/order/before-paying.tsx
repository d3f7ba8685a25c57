import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { colorConflictNotes } from '#web/features/create-video/order/color-conflicts.ts';
import { holdNotes } from '#web/features/create-video/order/holds.ts';
import { mendOf, type Mend } from '#web/features/create-video/order/remedies.ts';
import {
  missingEssentials,
  type Lack,
} from '#web/features/create-video/words/missing-essentials.ts';
import { goToField } from '#web/features/create-video/words/folded-words.tsx';
import { TEXTS } from '#web/features/create-video/texts.ts';
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
  const { refusals, holds } = bench.preview;
  const isHeld = refusals.length + holds.length > 0;
  return (
    <div aria-live="polite" className="text-[0.8125rem] leading-snug">
      {notes.length === 1 && <NoteList isBesideFields notes={notes} bench={bench} />}
      {notes.length > 1 && (
        <details open={isWide}>
          <summary className="cursor-pointer font-semibold">{headingOf(notes, isHeld)}</summary>
          <NoteList
            isBesideFields
            notes={notes}
            bench={bench}
            className="max-h-[22dvh] overflow-y-auto"
          />
        </details>
      )}
    </div>
  );
}

/** What the film does not show, unless something holds it; else how much there is to read. */
function headingOf(notes: readonly Lack[], isHeld: boolean): string {
  const missing = notes.filter((lack) => lack.missing !== undefined);
  if (isHeld || missing.length === 0) return WORD_TEXTS.beforeYouPay(notes.length);
  const parts = missing.flatMap((lack) => lack.missing ?? []);
  return WORD_TEXTS.missing(parts, notes.length - missing.length);
}

interface NoteListProps {
  readonly notes: readonly Lack[];
  readonly bench: Workbench;
  readonly className?: string;
  /** Where the field of the headline is at hand, with its suggestions: it is led there. */
  readonly isBesideFields?: boolean;
}

/** Each with what one press can do about it; what is done about two stands once. */
export function NoteList({ notes, bench, className, isBesideFields = false }: NoteListProps) {
  const { values, reader, change } = bench;
  const mends = notes.map(({ remedy }) =>
    isBesideFields && remedy === 'headline'
      ? { label: WORD_TEXTS.goTo(TEXTS.headline), press: () => goToField(remedy) }
      : pressOf(remedy && mendOf(remedy, values, reader.brief?.suggestions), change),
  );
  const labels = mends.map((mend) => mend?.label);
  return (
    <ul className={`list-disc pl-4 text-muted ${className ?? ''}`}>
      {notes.map(({ note, remedy }, at) => {
        const mend = mends[at];
        return (
          <li key={note} className={remedy === 'makeLonger' ? 'text-amber' : undefined}>
            {note}{' '}
            {mend && labels.indexOf(mend.label) === at && (
              <Button
                variant="link"
                size="inline"
                className="text-left! whitespace-normal!"
                onClick={mend.press}
              >
                {mend.label}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function pressOf(mend: Mend | null | undefined, change: Workbench['change']) {
  return mend && { label: mend.label, press: () => change(mend.changes) };
}

/** What stands against the film, holds it, or is missing in it. */
export function notesOf({ values, preview }: Workbench, storyboard: StoryboardBody): Lack[] {
  const plain = (note: string): Lack => ({ note });
  if (preview.isRefused) return preview.refusals.map(plain);
  return [
    ...preview.refusals.map(plain),
    ...holdNotes(preview.holds).map(plain),
    ...missingEssentials(storyboard, values.advertises),
    ...colorConflictNotes(storyboard.colorConflicts).map(plain),
  ];
}
