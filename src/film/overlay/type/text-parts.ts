import { LEANING_WORDS } from '#film/overlay/type/phrases.ts';
import { SUM } from '#film/storyboard/sum.ts';
import type { WordRole } from '#domain/order/words.ts';

/** A stretch of a text in its order, and whether it is what the text is about. */
export interface TextPart {
  readonly text: string;
  readonly isMain: boolean;
}

/** Shorter titles stand whole: a small first word would leave one large one. */
const LEAD_LENGTH_MIN = 9;
const LEAD_WORDS_MAX = 2;
/** A single letter looks lost on a row of its own. */
const LEAD_LETTERS_MIN = 2;

/**
 * A text in parts that differ in size: the sum of an offer and what is said of it, a title and the small words that
 * it begins with. Joined they are the text.
 */
export function partsOf(text: string, role: WordRole): readonly TextPart[] {
  if (role === 'offer') return aroundSum(text);
  if (role === 'headline') return afterLead(text);
  return [{ text, isMain: true }];
}

/** As an end card sets them, which says much: an offer that does not begin with its sum stays whole. */
export function sumFirst(text: string, role: WordRole): readonly TextPart[] {
  const parts = partsOf(text, role);
  return role === 'offer' && !parts[0]?.isMain ? [{ text, isMain: true }] : parts;
}

/** Is read with the share before it. */
const OFF = /^\s*off\b/iu;

function aroundSum(text: string): TextPart[] {
  const found = SUM.exec(text);
  if (!found) return [{ text, isMain: true }];
  const [sum] = found;
  const off = OFF.exec(text.slice(found.index + sum.length))?.[0] ?? '';
  const end = found.index + sum.length + off.length;
  return [
    { text: text.slice(0, found.index).trim(), isMain: false },
    { text: `${sum}${off}`.trim(), isMain: true },
    { text: text.slice(end).trim(), isMain: false },
  ].filter((part) => part.text !== '');
}

function afterLead(text: string): TextPart[] {
  const words = text.match(/\S+\s*/gu) ?? [];
  const first = words.findIndex((word) => !LEANING_WORDS.has(word.trim().toLowerCase()));
  const lead = words.slice(0, Math.max(0, first)).join('').trim();
  const isShort = text.length < LEAD_LENGTH_MIN || lead.length < LEAD_LETTERS_MIN;
  if (isShort || first > LEAD_WORDS_MAX) return [{ text, isMain: true }];
  return [
    { text: lead, isMain: false },
    { text: words.slice(first).join('').trim(), isMain: true },
  ];
}
