import type { BriefBody } from '#contracts/schemas/brief.ts';
import { withEdit, type Card, type CardWords } from '#web/features/create-video/words-card.ts';

export type Correction = NonNullable<BriefBody['spelling']>[number];

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

/** What a correction changes of the words; empty where they do not say what it corrects. */
function changesBy({ written, suggested }: Correction, words: CardWords): Partial<CardWords> {
  const corrected = withPieces(words, (text) => text.replaceAll(written, () => suggested));
  return Object.fromEntries(
    Object.entries(corrected).filter(([part, value]) =>
      isChanged(words[part as keyof CardWords], value),
    ),
  );
}

/** The corrections of what stands on the card. */
export function correctionsFor(
  words: CardWords,
  spelling: readonly Correction[] = [],
): readonly Correction[] {
  return spelling.filter((one) => Object.keys(changesBy(one, words)).length > 0);
}

/** The card after a person took a correction. */
export function withCorrection(card: Card, correction: Correction): Card {
  return withEdit(card, changesBy(correction, card.words));
}
