import type { Facts } from '#brief/facts/find-facts.ts';
import { isLinkingWord } from '#text/linking-words.ts';
import type { Finding } from '#brief/finding.ts';
import { spanOf, type Candidate } from '#brief/ranking/candidates.ts';
import { mapPhrases, type PhraseMap } from '#brief/ranking/phrase-map.ts';
import { isBracketed } from '#brief/ranking/bounds.ts';
import { bitsOf, stretchCues } from '#brief/ranking/cue-signs.ts';
import { shapeOf } from '#brief/ranking/marks.ts';
import { signOf } from '#brief/ranking/sign.ts';
import { KINDS, type Tokens } from '#brief/ranking/tokens.ts';
import { isGreeting } from '#brief/pieces/read-plain.ts';
import type { PieceReading } from '#brief/piece-reading.ts';
import { looksLikeCopy } from '#brief/read-pieces.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

/** A text while it is judged. */
export interface Scene {
  readonly facts: Facts;
  readonly phrases: PhraseMap;
  /** What the rules alone would show; null where that must not be learnt from. */
  readonly chosen: readonly Finding[] | null;
  /** Signs of the whole text. */
  readonly signs: readonly string[];
  readonly pieces: number;
}

export function openScene(
  facts: Facts,
  readings: readonly PieceReading[],
  chosen: readonly Finding[] | null,
): Scene {
  const phrases = mapPhrases(facts.text);
  const pieces = readings.map(({ piece }) => piece);
  const labelled = readings.filter(({ label }) => label !== null).length;
  const bullets = pieces.filter(({ isBullet }) => isBullet).length;
  const signs = [
    looksLikeCopy(facts, pieces) && 'copy',
    facts.text.isChat && 'chat',
    pieces.length === 1 && 'single',
    pieces.some((one) => isGreeting(facts, one)) && 'greeted',
    readings.some(({ isSigned }) => isSigned) && 'signed',
    phrases.request.length > 0 && 'asked',
    phrases.deadline.length > 0 && 'due',
    facts.quotes.length > 0 && 'quotes',
    `labels ${Math.min(labelled, 3)}`,
    `bullets ${Math.min(bullets, 3)}`,
    `dates ${Math.min(facts.dates.length, 3)}`,
    `sums ${Math.min(facts.amounts.length, 3)}`,
    facts.text.language === 'zh' && 'zh',
  ];
  return { facts, phrases, chosen, signs: kept(signs, 'text'), pieces: pieces.length };
}

/** What tells of a candidate whether it is meant for the screen: signs that hold in any language. */
export interface CandidateSigns {
  readonly shape: string;
  /** What the rules say of it; null where that must not be learnt from. */
  readonly read: string | null;
  readonly own: readonly number[];
  readonly cues: readonly number[];
}

/** The signs of a candidate: what stands in it, at its bounds and around it. */
export function signsOf(scene: Scene, tokens: Tokens, candidate: Candidate): CandidateSigns {
  const span = spanOf(candidate.finding);
  const named = [
    ...wordSigns(scene.facts, span, candidate),
    ...boundSigns(tokens, candidate),
    ...placeSigns(scene, candidate),
  ];
  return {
    shape: `shape ${shapeOf(span, candidate)}`,
    read: scene.chosen && readSign(scene.chosen, candidate),
    own: [...named.map(signOf), ...kindSigns(tokens, candidate)],
    cues: stretchCues(tokens, candidate),
  };
}

/** What the rules say of it. */
function readSign(chosen: readonly Finding[], { finding, isRead }: Candidate): string {
  const span = spanOf(finding);
  const spans = chosen.map(spanOf);
  if (spans.some(({ start, end }) => start === span.start && end === span.end))
    return isRead ? `read ${finding.sureness}` : 'read otherwise';
  if (isRead) return 'read, not chosen';
  const others = spans.filter((one) => overlapsAny(one, [span]));
  if (others.length === 0) return 'not read';
  if (others.some((one) => one.start <= span.start && span.end <= one.end)) return 'within read';
  return others.length > 1 ? 'around several' : 'around read';
}

function wordSigns({ text }: Facts, span: Span, { finding, first, last }: Candidate): string[] {
  const words = text.prompt.slice(span.start, span.end);
  const opening = /^[\p{L}']+/u.exec(text.folded.slice(span.start, span.start + 24))?.[0] ?? '';
  return kept(
    [
      `words ${text.language === 'zh' ? 'zh' : lengthClass(last - first + 1)}`,
      finding.condition !== null && 'condition',
      /^\p{Lu}/u.test(words) && 'capital',
      /^\p{Ll}/u.test(words) && 'small',
      /^\d/u.test(words) && 'figure first',
      isShouted(words) && 'shouted',
      /[!！]/u.test(words) && 'cried',
      /[:：]\s/u.test(words) && 'colon',
      /[,，、]/u.test(words) && 'comma',
      /[()（）]/u.test(words) && 'brackets',
      /[.。;；]\s/u.test(words) && 'stop',
      isLinkingWord(opening, text.language) && 'opens with link',
    ],
    'in',
  );
}

function boundSigns({ all }: Tokens, { first, last, sentence }: Candidate): string[] {
  const own = all[first];
  const next = all[last + 1];
  const isNext = next !== undefined && next.reading === own?.reading;
  return [
    `before ${own?.gap ?? 'piece'}`,
    `after ${isNext ? next.gap : 'piece'}`,
    `opens sentence ${own !== undefined && own.start <= sentence.start + 1}`,
  ];
}

/** Which facts and phrases stand in it, at its ends, beside them and elsewhere in its sentence. */
function kindSigns({ all }: Tokens, { first, last }: Candidate): number[] {
  const own = all[first];
  const isBeside = (at: number) => all[at]?.reading === own?.reading;
  let inside = 0;
  let dates = 0;
  let sums = 0;
  for (let at = first; at <= last; at += 1) {
    const kinds = all[at]?.kinds ?? 0;
    const opens = all[at]?.opens ?? 0;
    inside |= kinds;
    dates += opens & DATE;
    sums += (opens & SUM) >> 1;
  }
  let around = 0;
  for (let at = first - 1; all[at]?.sentence === own?.sentence; at -= 1)
    around |= all[at]?.kinds ?? 0;
  for (let at = last + 1; all[at]?.sentence === own?.sentence; at += 1)
    around |= all[at]?.kinds ?? 0;
  return [
    signOf(`dates ${Math.min(dates, 2)}`),
    signOf(`sums ${Math.min(sums, 2)}`),
    ...bitsOf(inside, IN),
    ...bitsOf(own?.opens ?? 0, FIRST),
    ...bitsOf(all[last]?.closes ?? 0, LAST),
    ...bitsOf(isBeside(first - 1) ? (all[first - 1]?.closes ?? 0) : 0, BEHIND),
    ...bitsOf(isBeside(last + 1) ? (all[last + 1]?.opens ?? 0) : 0, BEFORE),
    ...bitsOf(around, AROUND),
  ];
}

const DATE = 1;
const SUM = 2;
const [IN, FIRST, LAST, BEHIND, BEFORE, AROUND] = (
  ['holds', 'first', 'last', 'behind', 'before', 'around'] as const
).map((place) => KINDS.map((kind) => signOf(`${place} ${kind}`)));

function placeSigns({ facts, pieces }: Scene, { piece, at, sentence }: Candidate): string[] {
  const share = pieces > 1 ? at / (pieces - 1) : 0;
  const words = facts.text.folded.slice(piece.start, piece.end);
  return kept(
    [
      piece.isBullet && 'bullet',
      piece.opensLine ? 'line' : 'inline',
      piece.afterBlank && 'after blank',
      isBracketed(facts, piece) && 'bracketed',
      at === 0 && 'first',
      at === 1 && 'second',
      at === pieces - 1 && 'last',
      `third ${Math.min(2, Math.floor(share * 3))}`,
      piece.label !== null && 'labelled',
      /[.。]/u.test(facts.text.folded.slice(piece.end - 1, piece.end + 1)) && 'stopped',
      /[?？]/u.test(facts.text.folded.slice(sentence.start, sentence.end + 1)) && 'question',
      `letters ${lengthClass(words.length / 6)}`,
    ],
    'line',
  );
}

function lengthClass(words: number): string {
  const steps = [1, 2, 3, 5, 8, 12, 20];
  return String(steps.find((step) => words <= step) ?? 'many');
}

function kept(signs: readonly (string | false)[], prefix: string): string[] {
  return signs.flatMap((sign) => (sign === false ? [] : [`${prefix} ${sign}`]));
}

function isShouted(words: string): boolean {
  const letters = words.match(/\p{L}/gu) ?? [];
  return (
    letters.length >= 4 &&
    letters.filter((one) => /\p{Lu}/u.test(one)).length >= letters.length * 0.8
  );
}
