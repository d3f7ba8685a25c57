import {
  correctionsFor,
  withCorrection,
  type Correction,
} from '#web/features/create-video/spelling.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import type { Card } from '#web/features/create-video/words-card.ts';
import { Button } from '#web/ui/button.tsx';

interface SpellingNoteProps {
  readonly card: Card;
  readonly spelling: readonly Correction[] | undefined;
  readonly onChange: (card: Card) => void;
}

/** Offers to correct what seems misspelt; nothing is corrected by itself. */
export function SpellingNote({ card, spelling, onChange }: SpellingNoteProps) {
  const corrections = correctionsFor(card.words, spelling);
  if (corrections.length === 0) return null;
  return (
    <ul aria-label={TEXTS.spelling} className="grid gap-1 text-sm">
      {corrections.map((correction) => (
        <li key={correction.written} className="flex flex-wrap items-baseline gap-x-2 text-muted">
          <span>
            <q>{correction.written}</q>: {TEXTS.didYouMean}
          </span>
          <Button
            variant="link"
            size="inline"
            aria-label={TEXTS.correctTo(correction.written, correction.suggested)}
            onClick={() => onChange(withCorrection(card, correction))}
          >
            {correction.suggested}
          </Button>
        </li>
      ))}
    </ul>
  );
}
