import {
  correctionsFor,
  withCorrection,
  type Correction,
} from '#web/features/create-video/word-checks/spelling.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import type { Card } from '#web/features/create-video/words/words-card.ts';
import { Button } from '#web/ui/button.tsx';

interface SpellingNoteProps {
  readonly card: Card;
  readonly corrections: readonly Correction[] | undefined;
  readonly onChange: (card: Card) => void;
}

/** Offers to correct what seems misspelt; nothing is corrected by itself. */
export function SpellingNote({ card, corrections, onChange }: SpellingNoteProps) {
  const offered = correctionsFor(card.words, corrections);
  if (offered.length === 0) return null;
  return (
    <ul aria-label={WORD_TEXTS.spelling} className="grid gap-1 text-sm">
      {offered.map((correction) => (
        <li
          key={`${correction.field} ${correction.from}`}
          className="flex flex-wrap items-baseline gap-x-2 text-muted"
        >
          <span>
            <q>{correction.from}</q>: {WORD_TEXTS.didYouMean}
          </span>
          <Button
            variant="link"
            size="inline"
            aria-label={WORD_TEXTS.correctTo(correction.from, correction.to)}
            onClick={() => onChange(withCorrection(card, correction))}
          >
            {correction.to}
          </Button>
        </li>
      ))}
    </ul>
  );
}
