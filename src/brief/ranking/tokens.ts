import type { Facts } from '#brief/facts/find-facts.ts';
import { findCues, TOKEN, wordNumber } from '#brief/ranking/cues.ts';
import { isVague } from '#brief/facts/tell-dates.ts';
import { TELLING_KINDS, type PhraseMap } from '#brief/ranking/phrase-map.ts';
import { signOf } from '#brief/ranking/sign.ts';
import type { PieceReading } from '#brief/piece-reading.ts';
import { isCutShort, splitSentences } from '#brief/segments/split-clauses.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import type { Language } from '#domain/languages.ts';
import { TAKEN, type Span } from '#text/spans.ts';

/** A word, figure, sign or Chinese character, with what is known of the place where it stands. */
export interface Token extends Span {
  /** Number of its word in its language. */
  readonly word: number;
  /** What lies between it and the one before. */
  readonly gap: Gap;
  readonly shape: Shape;
  /** Which kinds of phrases and facts cover it, begin with it, end with it: a bit for each of `KINDS`. */
  readonly kinds: number;
  readonly opens: number;
  readonly closes: number;
  /** Which cues cover it: a bit for each of `CUE_KINDS`. */
  readonly cues: number;
  /** The piece and the sentence that hold it. */
  readonly reading: number;
  readonly sentence: number;
}

export type Gap =
  | 'none'
  | 'space'
  | 'comma'
  | 'stop'
  | 'colon'
  | 'dash'
  | 'bracket'
  | 'quote'
  | 'sign'
  | 'line'
  | 'piece';
export type Shape = 'capital' | 'shouted' | 'small' | 'figure' | 'sign' | 'han';

/** Facts before kinds of phrases, as bits of a token. */
const FACT_KINDS = ['date', 'sum', 'house', 'quote', 'contact'] as const;
export const KINDS = [...FACT_KINDS, ...TELLING_KINDS] as const;

/** A text cut into tokens, and into the sentences that hold them. */
export interface Tokens {
  readonly all: readonly Token[];
  readonly sentences: readonly Span[];
  /** Which cues stand in each sentence. */
  readonly sentenceCues: Int32Array;
}

/** More than any brief has; a text that is nothing but signs has thousands. */
const TOKENS_MAX = 700;

/** Cuts the pieces of a text that may hold words of a film. */
export function cutTokens(
  facts: Facts,
  phrases: PhraseMap,
  readings: readonly PieceReading[],
): Tokens {
  const { covers, opens, closes } = markKinds(facts, phrases);
  const all: Token[] = [];
  const sentences: Span[] = [];
  const kept = whole(facts);
  for (const [reading, { piece, isSigned }] of readings.entries()) {
    if (piece.isEmpty || isSigned || all.length > TOKENS_MAX) continue;
    for (const sentence of splitSentences(facts.text, piece, kept)) {
      sentences.push(sentence);
      let last = all.at(-1);
      for (const span of tokenSpans(facts, sentence).slice(0, TOKENS_MAX)) {
        const isFirst = last?.reading !== reading;
        const token: Token = {
          cues: 0,
          ...span,
          ...faceOf(facts, span),
          gap: isFirst || !last ? 'piece' : gapBetween(facts, last, span),
          kinds: covers[span.start] ?? 0,
          opens: opens[span.start] ?? 0,
          closes: closes[span.end] ?? 0,
          reading,
          sentence: sentences.length - 1,
        };
        all.push(token);
        last = token;
      }
    }
  }
  return { sentences, ...withCues(all, sentences.length, facts.text.language) };
}

function withCues(tokens: readonly Token[], sentences: number, language: Language) {
  const found = findCues(
    tokens.map(({ word }) => word),
    language,
  );
  const sentenceCues = new Int32Array(sentences);
  const all = tokens.map((token, at) => ({ ...token, cues: found[at] ?? 0 }));
  for (const { sentence, cues } of all)
    sentenceCues[sentence] = (sentenceCues[sentence] ?? 0) | cues;
  return { all, sentenceCues };
}

/** An address is one token, whatever signs part it. */
function tokenSpans({ text, contacts }: Facts, { start, end }: Span): Span[] {
  const own = contacts.filter((one) => start <= one.start && one.end <= end);
  const spans: Span[] = [];
  for (const { index, 0: match } of text.folded.slice(start, end).matchAll(TOKEN)) {
    const from = start + index;
    const contact = own.find((one) => one.start <= from && from < one.end);
    if (!contact) spans.push({ start: from, end: from + match.length });
    else if (spans.at(-1)?.start !== contact.start) spans.push(contact);
  }
  return spans;
}

function faceOf({ text }: Facts, { start, end }: Span): Pick<Token, 'word' | 'shape'> {
  const folded = text.folded.slice(start, end);
  const first = folded.charAt(0);
  if (/\p{Script=Han}/u.test(first)) return { word: wordNumber(folded, 'zh'), shape: 'han' };
  if (/\d/u.test(first)) return { word: signOf(figureClass(folded)), shape: 'figure' };
  if (!/\p{L}/u.test(first)) return { word: signOf(folded), shape: 'sign' };
  const prompt = text.prompt.slice(start, end);
  const word = wordNumber(folded, text.language);
  if (!/^\p{Lu}/u.test(prompt)) return { word, shape: 'small' };
  return { word, shape: prompt.length > 1 && !/\p{Ll}/u.test(prompt) ? 'shouted' : 'capital' };
}

function figureClass(figure: string): string {
  if (/:/u.test(figure)) return 'clock';
  if (/\//u.test(figure)) return 'slashed';
  return /[.,]/u.test(figure) ? 'figures' : `figure ${Math.min(figure.length, 5)}`;
}

/** A full stop that cuts a word short parts nothing: `St. Barbara`. */
function gapBetween({ text }: Facts, { end }: Span, { start }: Span): Gap {
  const between = text.prompt.slice(end, start);
  const isShort =
    /^\. ?$/u.test(between) && isCutShort(text.folded.slice(Math.max(0, end - 8), end));
  return isShort ? 'space' : gapOf(between);
}

function gapOf(between: string): Gap {
  if (between === '') return 'none';
  if (/\n/u.test(between)) return 'line';
  if (between.includes(TAKEN)) return 'sign';
  if (/["“”„«»「」『』‘]/u.test(between)) return 'quote';
  if (/[.!?;…。！？；]/u.test(between)) return 'stop';
  if (/[:：]/u.test(between)) return 'colon';
  if (/[()（）[\]【】《》]/u.test(between)) return 'bracket';
  if (/[,，、]/u.test(between)) return 'comma';
  if (/\s[-–—|/·•~+]|[|｜—]/u.test(between)) return 'dash';
  return /^\s+$/u.test(between) ? 'space' : 'sign';
}

function markKinds(facts: Facts, phrases: PhraseMap) {
  const length = facts.text.folded.length + 1;
  const covers = new Int32Array(length);
  const opens = new Int32Array(length);
  const closes = new Int32Array(length);
  const found = [
    facts.dates.filter((date) => !isVague(facts, date)),
    facts.amounts,
    facts.houses,
    facts.quotes,
    facts.contacts,
    ...TELLING_KINDS.map((kind) => phrases[kind]),
  ];
  for (const [bit, spans] of found.entries()) {
    const mark = 1 << bit;
    for (const { start, end } of spans) {
      for (let at = start; at < end; at += 1) covers[at] = (covers[at] ?? 0) | mark;
      opens[start] = (opens[start] ?? 0) | mark;
      closes[end] = (closes[end] ?? 0) | mark;
    }
  }
  return { covers, opens, closes };
}
