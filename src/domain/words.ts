/** The words of a film: what is read on screen beside the legal lines, and nothing else is. */

export const LINE_KINDS = ['offer', 'when', 'where', 'note'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** What a piece of words is to the film; a condition stands right after the line it limits. */
export const WORD_ROLES = [
  'headline',
  ...LINE_KINDS,
  'condition',
  'callToAction',
  'signature',
  'terms',
] as const;
export type WordRole = (typeof WORD_ROLES)[number];

export const LINES_MAX = 6;
/** Characters of a piece of the words, except the terms. */
export const WORDS_LENGTH_MAX = 120;
/** Characters of the small print. */
export const TERMS_LENGTH_MAX = 500;

export interface WordLine {
  readonly kind: LineKind;
  readonly text: string;
  /** What limits the line, an offer above all: shown with it or not at all. */
  readonly condition: string | null;
}

/** The words a film shows, to the letter. What is null or empty is not shown. */
export interface Words {
  readonly headline: string | null;
  /** In the order shown; at most `LINES_MAX`. */
  readonly lines: readonly WordLine[];
  readonly callToAction: string | null;
  /** Who signs the film. */
  readonly signature: string | null;
  /** The small print. */
  readonly terms: string | null;
}

/** How words stand in their shot: in the middle, or, where they return, at the side or low. */
export const WORD_LAYOUTS = ['middle', 'side', 'low'] as const;
export type WordLayout = (typeof WORD_LAYOUTS)[number];

export const NO_WORDS: Words = {
  headline: null,
  lines: [],
  callToAction: null,
  signature: null,
  terms: null,
};

/** Names a part of the words that is shown whole or not at all; a line stands for its condition, too. */
export type WordField =
  | 'headline'
  | `lines.${number}`
  | 'callToAction'
  | 'signature'
  | 'terms'
  /** What the brand says on its end cards. */
  | 'endCard';

/** Every piece of the words that would be shown, in the order of the words. */
export function piecesOf({ headline, lines, callToAction, signature, terms }: Words): string[] {
  const ofLines = lines.flatMap(({ text, condition }) => (isBlank(text) ? [] : [text, condition]));
  const pieces = [headline, ...ofLines, callToAction, signature, terms];
  return pieces.filter((piece): piece is string => !isBlank(piece));
}

/** The words without those parts that a short film leaves out. */
export function shownWords(words: Words, leftOut: readonly string[]): Words {
  const kept = (field: 'headline' | 'callToAction' | 'signature' | 'terms') =>
    leftOut.includes(field) ? null : words[field];
  return {
    headline: kept('headline'),
    lines: words.lines.filter((_, index) => !leftOut.includes(`lines.${index}`)),
    callToAction: kept('callToAction'),
    signature: kept('signature'),
    terms: kept('terms'),
  };
}

/** Whether a field shows nothing: null, empty or white space. */
export function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
