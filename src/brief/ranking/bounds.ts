import { both, signOf } from '#brief/ranking/sign.ts';
import { bitsOf, CUES, tokenCues } from '#brief/ranking/cue-signs.ts';
import { KINDS, type Token, type Tokens } from '#brief/ranking/tokens.ts';
import type { Facts } from '#brief/facts/find-facts.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import type { PieceReading } from '#brief/piece-reading.ts';
import type { Piece } from '#brief/segments/split-pieces.ts';

const START = KINDS.map((kind) => signOf(`opens ${kind}`));
const END = KINDS.map((kind) => signOf(`closes ${kind}`));
const HELD = KINDS.map((kind) => signOf(`in ${kind}`));
const OFFSETS = [-2, -1, 0, 1, 2] as const;
const PLACES = OFFSETS.map((offset) => signOf(`at ${offset}`));
const GAP = signOf('gap');
const GAP_AFTER = signOf('gap after');
const OUTSIDE = signOf('outside');
const EDGE = signOf('edge');
const PAIR = signOf('pair');
const SENTENCE = signOf('sentence');
const FROM = signOf('from');
const TO = signOf('to');
/** Tokens counted from the ends of a sentence. */
const COUNTED_MAX = 4;

/** What is seen at each token and around it: its words, what they are, where they stand. */
export function boundSigns(
  { facts, readings }: Pick<OpenBrief, 'facts' | 'readings'>,
  tokens: Tokens,
  textSigns: readonly string[],
): number[][] {
  const faces = tokens.all.map(faceOf);
  const places = readings.map((reading, at) =>
    pieceSigns(reading, at, {
      count: readings.length,
      isBracketed: isBracketed(facts, reading.piece),
    }),
  );
  const sentences = sentencesOf(tokens);
  const cues = tokenCues(tokens);
  const text = textSigns.map(signOf);
  return tokens.all.map((token, at) => {
    const gap = signOf(token.gap);
    const gapAfter = signOf(gapBehind(tokens, at));
    const gaps = both(gap, gapAfter);
    const signs = [both(GAP, gap), both(GAP_AFTER, gapAfter), gaps, ...text];
    addNeighbours(signs, { tokens, faces, at, gap, gapAfter });
    const sentence = sentences[token.sentence];
    if (sentence) {
      for (const sign of sentence.signs) signs.push(sign);
      signs.push(both(FROM, Math.min(at - sentence.first, COUNTED_MAX)));
      signs.push(both(TO, Math.min(sentence.last - at, COUNTED_MAX)));
    }
    for (const sign of cues[at] ?? []) signs.push(sign);
    for (const sign of places[token.reading] ?? []) signs.push(sign, both(sign, gaps));
    return signs;
  });
}

interface Around {
  readonly tokens: Tokens;
  readonly faces: readonly (readonly number[])[];
  readonly at: number;
  readonly gap: number;
  readonly gapAfter: number;
}

function addNeighbours(signs: number[], { tokens: { all }, faces, at, gap, gapAfter }: Around) {
  const token = all[at];
  for (const [index, offset] of OFFSETS.entries()) {
    const other = all[at + offset];
    const place = PLACES[index] ?? 0;
    if (!token || !other || other.reading !== token.reading) {
      signs.push(both(place, OUTSIDE));
      continue;
    }
    const edge = both(offset === 1 ? gapAfter : gap, EDGE);
    for (const sign of faces[at + offset] ?? []) {
      const placed = both(place, sign);
      signs.push(placed);
      if (Math.abs(offset) <= 1) signs.push(both(placed, edge));
    }
    if (Math.abs(offset) === 1) signs.push(both(both(place, PAIR), both(token.word, other.word)));
  }
}

function gapBehind({ all }: Tokens, at: number): Token['gap'] {
  const next = all[at + 1];
  return next && next.reading === all[at]?.reading ? next.gap : 'piece';
}

function faceOf({ word, shape, kinds, opens, closes, cues }: Token): number[] {
  const face = [word, signOf(shape), ...bitsOf(cues, CUES)];
  for (const [bit, held] of HELD.entries()) {
    const mark = 1 << bit;
    if (kinds & mark) face.push(held);
    if (opens & mark) face.push(START[bit] ?? 0);
    if (closes & mark) face.push(END[bit] ?? 0);
  }
  return face;
}

function pieceSigns(
  { piece, label }: PieceReading,
  at: number,
  { count, isBracketed }: { readonly count: number; readonly isBracketed: boolean },
): number[] {
  const place = at === 0 ? 'first' : at === count - 1 ? 'last' : 'between';
  return [
    `piece ${piece.isBullet ? 'bullet' : 'plain'} ${piece.opensLine ? 'line' : 'inline'}`,
    `piece label ${label ?? 'none'}`,
    `piece ${place}`,
    `piece bracketed ${isBracketed}`,
  ].map(signOf);
}

/** Whether a piece opens a remark in brackets, which are cut off its ends: `[to the studio: no sparkle]`. */
export function isBracketed({ text }: Facts, { labelStart }: Piece): boolean {
  return BRACKET_BEFORE.test(text.prompt.slice(Math.max(0, labelStart - 4), labelStart));
}

const BRACKET_BEFORE = /[[({（【［]\s?$/u;

/** Which kinds of facts and phrases stand in each sentence, and its first and last token. */
function sentencesOf({ all, sentences }: Tokens) {
  const found = sentences.map(() => ({ kinds: 0, first: Infinity, last: 0 }));
  for (const [at, { sentence, kinds }] of all.entries()) {
    const own = found[sentence];
    if (!own) continue;
    own.kinds |= kinds;
    own.first = Math.min(own.first, at);
    own.last = at;
  }
  return found.map(({ kinds, first, last }) => ({
    first,
    last,
    signs: HELD.filter((_, bit) => kinds & (1 << bit)).map((sign) => both(SENTENCE, sign)),
  }));
}
