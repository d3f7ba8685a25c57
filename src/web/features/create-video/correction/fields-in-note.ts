import { isBlank, type LineKind } from '#domain/order/words.ts';
import {
  CARD_PARTS,
  cardFrom,
  lineFields,
  wordsOf,
  type Card,
  type CardPart,
} from '#web/features/create-video/words/words-card.ts';

const TEXT_FIELDS = ['headline', 'callToAction', 'signature', 'terms'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

/** Names that reviewers use for the fields. */
const FIELD_NAMES: Readonly<Record<TextField, RegExp>> = {
  headline: /\b(headline|heading|title)\b/i,
  callToAction: /\b(call to action|cta)\b/i,
  signature: /\b(sign-?off|signature|signed)\b/i,
  terms: /\b(small print|fine print|terms|conditions?)\b/i,
};
const KIND_NAMES: Readonly<Record<LineKind, RegExp>> = {
  offer: /\b(offers?|bonus(es)?|promotions?)\b/i,
  when: /\b(dates?|opening (time|hour)s?|start time)\b/i,
  where: /\b(venue|address|location)\b/i,
  note: /\bnotes?\b/i,
};

/** What a film without a headline opens with is called its title all the same. */
const MEANT_WHEN_EMPTY: TextField = 'headline';

/** How a note asks for what is not there. */
const MISSING = /\b(without|missing|no|lacks?|needs?|add)\b/i;

/** Shorter texts appear in notes by coincidence. */
const QUOTED_LENGTH_MIN = 6;

/**
 * Returns the fields that a reviewer's note names or quotes, such as `headline` or `lines.0`; an
 * empty one, besides the headline, only where the note asks for it.
 */
function fieldsInNote(note: string, rejected: Card): readonly string[] {
  const isQuoted = (text: string) =>
    text.length >= QUOTED_LENGTH_MIN && note.toLowerCase().includes(text.toLowerCase());
  const { lines } = rejected.words;
  return [
    ...TEXT_FIELDS.filter(
      (field) =>
        (!isBlank(rejected.words[field]) || field === MEANT_WHEN_EMPTY || MISSING.test(note)) &&
        (FIELD_NAMES[field].test(note) || isQuoted(rejected.words[field] ?? '')),
    ),
    ...lineFields(lines).flatMap((field, index) => {
      const line = lines[index];
      if (field === undefined || line === undefined) return [];
      return KIND_NAMES[line.kind].test(note) || isQuoted(line.text) ? [field] : [];
    }),
  ];
}

/** Returns those of the fields in `note` whose text is unchanged since `rejected`, the copied video. */
export function fieldsToCorrect(
  note: string | undefined,
  rejected: unknown,
  card: Card,
): readonly string[] {
  if (note === undefined) return [];
  const before = cardOf(rejected);
  return fieldsInNote(note, before).filter(
    (field) => wordsOf(card, field) === wordsOf(before, field),
  );
}

/** Returns the parts of the card that a note about `rejected`, the copied video, names or quotes. */
export function partsInNote(note: string | undefined, rejected: unknown): readonly CardPart[] {
  if (note === undefined) return [];
  const fields = fieldsInNote(note, cardOf(rejected));
  return CARD_PARTS.filter((part) => fields.some((field) => field.split('.')[0] === part));
}

const cardOf = (rejected: unknown): Card =>
  cardFrom({ ...(rejected as { words?: unknown } | null) }.words);
