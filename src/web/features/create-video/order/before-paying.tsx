import { ChevronDown, TriangleAlert } from 'lucide-react';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { colorConflictNotes } from '#web/features/create-video/order/color-conflicts.ts';
import { holdNotes } from '#web/features/create-video/order/holds.ts';
import { mendOf } from '#web/features/create-video/order/remedies.ts';
import {
  missingEssentials,
  type Lack,
} from '#web/features/create-video/word-checks/missing-essentials.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { useMedia } from '#web/ui/hooks/use-media.ts';

/** Elsewhere it lies over the form or the settings, and is opened on request. */
const STANDS_BESIDE = '(width >= 72rem) and (height >= 58rem)';

interface BeforePayingProps {
  readonly bench: Workbench;
  readonly storyboard: StoryboardBody;
}

/** What the film lacks, beside its price: how much there is to read, and the first of it. */
export function BeforePaying({ bench, storyboard }: BeforePayingProps) {
  const isWide = useMedia(STANDS_BESIDE);
  // At its field the headline is suggested, and what stands in its place is told.
  const notes = notesOf(bench, storyboard).filter(({ remedy }) => remedy !== 'headline');
  const [first] = notes;
  return (
    <div aria-live="polite" className="text-sm">
      {first && (
        <details open={isWide && bench.resubmits === undefined} className="group">
          <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-amber" />
            <span className="shrink-0 font-semibold">{WORD_TEXTS.remarks(notes.length)}</span>
            <span dir="auto" className="min-w-0 grow truncate text-muted group-open:invisible">
              {first.note}
            </span>
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 text-muted transition-transform duration-(--duration-quick) group-open:rotate-180"
            />
          </summary>
          <NoteList notes={notes} bench={bench} className="max-h-[26dvh] overflow-y-auto pt-1" />
        </details>
      )}
    </div>
  );
}

interface NoteListProps {
  readonly notes: readonly Lack[];
  readonly bench: Workbench;
  readonly className?: string;
}

/** Each with what one press can do about it; what is done about two stands once. */
export function NoteList({ notes, bench, className }: NoteListProps) {
  const { values, reader, change } = bench;
  const mends = notes.map(
    ({ remedy }) => remedy && mendOf(remedy, values, reader.brief?.suggestions),
  );
  const labels = mends.map((mend) => mend?.label);
  return (
    <ul className={`grid list-disc gap-2 pl-4 text-sm text-muted ${className ?? ''}`}>
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
                onClick={() => change(mend.changes)}
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
