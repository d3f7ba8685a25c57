/** The words of the film as the form holds them, and what becomes of them when the prompt is read. */
import type { CreateJobInput } from '#contracts/schemas/job.ts';
import { LINE_KINDS, LINES_MAX, type LineKind, type WordLine } from '#domain/order/words.ts';
import type { CardLine, CardWords, Reading } from '#web/features/create-video/words/card-words.ts';
import {
  withOrganizationDefaults,
  type DefaultField,
  type OrganizationDefaults,
} from '#web/features/create-video/settings/organization-defaults.ts';
import { namedDay } from '#web/features/create-video/word-checks/late-named-day.ts';
import { randomSeed } from '#web/features/create-video/settings/random-seed.ts';

export const CARD_PARTS = ['headline', 'lines', 'callToAction', 'signature', 'terms'] as const;
/** The lines are edited, and read again, together: their order is an edit, too. */
export type CardPart = (typeof CARD_PARTS)[number];

export interface Card {
  readonly words: CardWords;
  /** What a person wrote: it stays when the prompt changes. */
  readonly editedParts: readonly CardPart[];
  /** Whether the words are those of a reading of the prompt. */
  readonly isRead: boolean;
  /** What neither the prompt nor a person wrote. */
  readonly defaultFields: readonly DefaultField[];
}

export const EMPTY_CARD: Card = {
  words: { headline: '', lines: [], callToAction: '', signature: null, terms: '' },
  editedParts: [],
  isRead: false,
  defaultFields: [],
};

type ReadWords = Reading['words'];
type OrderWords = NonNullable<CreateJobInput['words']>;

function cardWordsOf({ headline, lines, callToAction, signature, terms }: ReadWords): CardWords {
  return {
    headline: headline ?? '',
    lines: lines.map(({ kind, text, condition }, index) => ({
      id: `read-${index}`,
      kind,
      text,
      condition: condition ?? '',
    })),
    callToAction: callToAction ?? '',
    // Absent: the prompt names nobody. Null: it wants nobody.
    signature: signature === undefined ? null : (signature ?? ''),
    terms: terms ?? '',
  };
}

function hasSame(part: CardPart, one: CardWords, other: CardWords): boolean {
  return JSON.stringify(saidIn(part, one)) === JSON.stringify(saidIn(part, other));
}

function saidIn(part: CardPart, words: CardWords) {
  if (part !== 'lines') return words[part];
  return words.lines.map(({ kind, text, condition }) => [kind, text, condition]);
}

const isOf = (part: CardPart, field: DefaultField) => field.split('.')[0] === part;

/**
 * The card after the prompt was read: what a person edited stays, unless it says what was read. What the
 * prompt leaves open is as the organization's settings say, unless that contradicts the prompt.
 */
export function withReading(
  { words, editedParts }: Card,
  read: Reading,
  defaults: OrganizationDefaults = {},
): Card {
  const completed = withOrganizationDefaults(cardWordsOf(read.words), read.language, defaults);
  const lines = editedParts.includes('lines') ? words.lines : completed.words.lines;
  const fresh = namedDay()?.withCallForDay(completed.words, lines, read) ?? completed.words;
  const stays = editedParts.filter((part) => !hasSame(part, words, fresh));
  const kept = Object.fromEntries(stays.map((part) => [part, words[part]]));
  const isDefault = (field: DefaultField) =>
    !stays.some((part) => isOf(part, field)) &&
    (field !== 'callToAction' || fresh.callToAction === completed.words.callToAction);
  return {
    words: { ...fresh, ...kept },
    editedParts: stays,
    isRead: true,
    defaultFields: completed.defaultFields.filter(isDefault),
  };
}

/** The card where there is no prompt to read: what a person wrote stays. */
export function withNothingRead(card: Card): Card {
  const { words } = EMPTY_CARD;
  const kept = Object.fromEntries(card.editedParts.map((part) => [part, card.words[part]]));
  return { ...card, words: { ...words, ...kept }, isRead: false, defaultFields: [] };
}

/** The card with one part as it was read from the prompt. */
export function withPartReadAgain(card: Card, part: CardPart, read: Reading): Card {
  const editedParts = card.editedParts.filter((one) => one !== part);
  return withReading({ ...card, editedParts }, read);
}

/** The card after a person wrote `changes`. */
export function withEdit(card: Card, changes: Partial<CardWords>): Card {
  const edited = new Set([...card.editedParts, ...(Object.keys(changes) as CardPart[])]);
  return {
    ...card,
    words: { ...card.words, ...changes },
    editedParts: CARD_PARTS.filter((part) => edited.has(part)),
  };
}

export function withNewLine(lines: readonly CardLine[]): readonly CardLine[] {
  if (lines.length >= LINES_MAX) return lines;
  return [...lines, { id: `own-${randomSeed()}`, kind: LINE_KINDS[0], text: '', condition: '' }];
}

/** The lines with one that the prompt says, and a person has chosen; the same where all places are taken. */
export function withOfferedLine(
  lines: readonly CardLine[],
  { kind, text, condition }: WordLine,
): readonly CardLine[] {
  const [added] = withNewLine(lines).slice(lines.length);
  return added ? [...lines, { ...added, kind, text, condition: condition ?? '' }] : lines;
}

/** The lines with the one at `from` at the place `to`; the same where there is no such place. */
export function withMovedLine(
  lines: readonly CardLine[],
  from: number,
  to: number,
): readonly CardLine[] {
  const line = lines[from];
  if (line === undefined || to < 0 || to >= lines.length) return lines;
  return lines.toSpliced(from, 1).toSpliced(to, 0, line);
}

const isWritten = ({ text }: CardLine) => text.trim() !== '';

/** The words of an order; undefined where nothing was read or edited: they are read from its prompt. */
export function orderedWords({ words, editedParts, isRead }: Card): OrderWords | undefined {
  if (!isRead && editedParts.length === 0) return undefined;
  const { headline, lines, callToAction, signature, terms } = words;
  return {
    headline: headline || null,
    lines: lines
      .filter(isWritten)
      .map(({ kind, text, condition }) => ({ kind, text, condition: condition || null })),
    callToAction: callToAction || null,
    ...(signature !== null && { signature: signature || null }),
    terms: terms || null,
  };
}

/** The names in an answer, such as `lines.0`, of each line on the card: unwritten ones have none. */
export function lineFields(lines: readonly CardLine[]): readonly (string | undefined)[] {
  const written = lines.filter(isWritten);
  return lines.map((line) => {
    const index = written.indexOf(line);
    return index === -1 ? undefined : `lines.${index}`;
  });
}

/** What stands in a field such as `headline` or `lines.0`; empty where there is none of that name. */
export function wordsOf({ words }: Card, field: string): string {
  const part = CARD_PARTS.find((one) => one === field);
  if (part !== undefined && part !== 'lines') return words[part] ?? '';
  const at = lineFields(words.lines).indexOf(field);
  return words.lines[at]?.text ?? '';
}

const isKind = (candidate: unknown): candidate is LineKind =>
  LINE_KINDS.some((kind) => kind === candidate);
const textOf = (candidate: unknown) => (typeof candidate === 'string' ? candidate : '');

function lineFrom(candidate: unknown, index: number): CardLine[] {
  const { id, kind, text, condition } = { ...(candidate as Record<string, unknown> | null) };
  if (!isKind(kind)) return [];
  return [
    { id: textOf(id) || `own-${index}`, kind, text: textOf(text), condition: textOf(condition) },
  ];
}

/** The card that a draft or the words of a copied video begin with. Without a draft's own list, all of it counts as edited. */
export function cardFrom(words: unknown, editedParts?: unknown): Card {
  if (typeof words !== 'object' || words === null) return EMPTY_CARD;
  const { headline, lines, callToAction, signature, terms } = words as Record<string, unknown>;
  const isDraft = Array.isArray(editedParts);
  return {
    words: {
      headline: textOf(headline),
      lines: (Array.isArray(lines) ? lines : []).flatMap(lineFrom).slice(0, LINES_MAX),
      callToAction: textOf(callToAction),
      // In a video, null says that nobody signs.
      signature: signature === null && isDraft ? null : textOf(signature),
      terms: textOf(terms),
    },
    editedParts: isDraft ? CARD_PARTS.filter((part) => editedParts.includes(part)) : CARD_PARTS,
    isRead: false,
    defaultFields: [],
  };
}
