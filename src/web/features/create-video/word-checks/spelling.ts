import type { BriefBody } from '#contracts/schemas/brief.ts';
import type { CardWords } from '#web/features/create-video/words/card-words.ts';
import { withEdit, type Card } from '#web/features/create-video/words/words-card.ts';

export type Correction = NonNullable<BriefBody['corrections']>[number];

/** The same words with every piece as `correct` writes it. */
function withPieces(words: CardWords, correct: (text: string) => string): Partial<CardWords> {
  const { headline, lines, callToAction, signature, terms } = words;
  return {
    headline: correct(headline),
    lines: lines.map((line) => ({
      ...line,
      text: correct(line.text),
      condition: correct(line.condition),
    })),
    callToAction: correct(callToAction),
    signature: signature === null ? null : correct(signature),
    terms: correct(terms),
  };
}

const isChanged = (before: unknown, after: unknown) =>
  JSON.stringify(before) !== JSON.stringify(after);

/** What a correction changes of its part of the words; empty where that does not say what it corrects. */
function changesBy({ field, from, to }: Correction, words: CardWords): Partial<CardWords> {
  const corrected = withPieces(words, (text) => text.replaceAll(from, () => to));
  return Object.fromEntries(
    Object.entries(corrected).filter(
      ([part, value]) =>
        field.split('.')[0] === part && isChanged(words[part as keyof CardWords], value),
    ),
  );
}

/** The corrections of what stands on the card. */
export function correctionsFor(
  words: CardWords,
  corrections: readonly Correction[] = [],
): readonly Correction[] {
  return corrections.filter((one) => Object.keys(changesBy(one, words)).length > 0);
}

/** The card after a person took a correction. */
export function withCorrection(card: Card, correction: Correction): Card {
  return withEdit(card, changesBy(correction, card.words));
}
