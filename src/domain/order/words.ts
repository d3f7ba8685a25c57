/** The words of a film: all text on screen besides the legal lines. */

export const LINE_KINDS = ['offer', 'when', 'where', 'note'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The role of a piece of text in the film; a condition is shown right after the line it limits. */
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
/** Maximum length of a piece of text, except the terms. */
export const WORDS_LENGTH_MAX = 120;
/** Maximum length of the small print. */
export const TERMS_LENGTH_MAX = 500;

export interface WordLine {
  readonly kind: LineKind;
  readonly text: string;
  /** A condition that limits the line, especially an offer: shown with it or not at all. */
  readonly condition: string | null;
}

/** The exact words a film shows. Null or empty ones are not shown. */
export interface Words {
  readonly headline: string | null;
  /** In display order; at most `LINES_MAX`. */
  readonly lines: readonly WordLine[];
  readonly callToAction: string | null;
  /** The name at the end of the film. */
  readonly signature: string | null;
  /** The small print. */
  readonly terms: string | null;
}

/**
 * Where text is placed in its shot: in the middle or, if it is repeated, at the side or the bottom.
 */
export const WORD_LAYOUTS = ['middle', 'side', 'low'] as const;
export type WordLayout = (typeof WORD_LAYOUTS)[number];

export const NO_WORDS: Words = {
  headline: null,
  lines: [],
  callToAction: null,
  signature: null,
  terms: null,
};

/** Names a part of the words that is shown whole or not at all; a line includes its condition. */
export type WordField =
  | 'headline'
  | `lines.${number}`
  | 'callToAction'
  | 'signature'
  | 'terms'
  /** The brand's text on its end cards. */
  | 'endCard';

/** Returns every piece of text that would be shown, in order. */
export function piecesOf({ headline, lines, callToAction, signature, terms }: Words): string[] {
  const ofLines = lines.flatMap(({ text, condition }) => (isBlank(text) ? [] : [text, condition]));
  const pieces = [headline, ...ofLines, callToAction, signature, terms];
  return pieces.filter((piece): piece is string => !isBlank(piece));
}

/** Returns the words without the parts that a short film leaves out. */
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

/** Name of the brand's text on its end cards where it is left out: it has none of its own to quote. */
const END_CARD = 'Brand end card';

/** Returns what a short film leaves out, as it was ordered. */
export function leftOutTexts(words: Words, leftOut: readonly string[]): string[] {
  return leftOut.flatMap((field) => {
    if (field === 'endCard') return [END_CARD];
    const [part, index] = field.split('.');
    if (part === 'lines') {
      const { text, condition } = words.lines[Number(index)] ?? { text: null, condition: null };
      return [text, condition].filter((piece): piece is string => !isBlank(piece)).join(', ') || [];
    }
    const text = words[field as 'headline' | 'callToAction' | 'signature' | 'terms'];
    return text ?? [];
  });
}

/** Whether a field shows nothing: null, empty or white space. */
export function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
