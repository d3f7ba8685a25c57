import { type Facts, foldedAt, within } from '#brief/facts/find-facts.ts';
import { isLinking } from '#brief/facts/offers.ts';
import { isVague, namesDay } from '#brief/facts/tell-dates.ts';
import { spanOf, type Candidate } from '#brief/judge/candidates.ts';
import { mapPhrases, TELLING_KINDS, type PhraseMap } from '#brief/judge/phrase-map.ts';
import { isGreeting } from '#brief/pieces/read-plain.ts';
import { looksLikeCopy, type PieceReading } from '#brief/read-pieces.ts';
import { wordCount } from '#brief/segments/open-text.ts';
import type { Finding } from '#brief/finding.ts';
import { overlapsAny, TAKEN, type Span } from '#text/spans.ts';

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
export function signsOf(scene: Scene, candidate: Candidate): string[] {
  const span = spanOf(candidate.finding);
  const own = [
    ...insideSigns(scene, span, candidate),
    ...boundSigns(scene, span, candidate),
    ...aroundSigns(scene, span, candidate),
    ...placeSigns(scene, candidate),
  ];
  const shape = shapeOf(span, candidate);
  const all = [...own, ...scene.signs];
  const signs = [shape, ...all, ...own.map((sign) => `${shape} ${sign}`)];
  if (scene.chosen === null) return signs;
  const read = readSign(scene.chosen, candidate);
  return [...signs, read, `${read} ${shape}`, ...all.map((sign) => `${read} ${sign}`)];
}

/** What the rules say of it. */
function readSign(chosen: readonly Finding[], { finding, isRead }: Candidate): string {
  const span = spanOf(finding);
  const spans = chosen.map(spanOf);
  if (spans.some(({ start, end }) => start === span.start && end === span.end))
    return isRead ? `read ${finding.sureness}` : 'read otherwise';
  if (isRead) return 'read, not chosen';
  const others = spans.filter((one) => overlapsAny(one, [span]));
  if (others.some((one) => one.start <= span.start && span.end <= one.end)) return 'within read';
  return others.length > 1 ? 'around several' : 'around read';
}

function shapeOf(span: Span, { piece, sentence, clause }: Candidate): string {
  const is = (other: Span) => span.start <= other.start && span.end >= other.end;
  if (is(piece)) return 'shape piece';
  if (is(sentence)) return 'shape sentence';
  if (span.end > clause.end) return 'shape run';
  return is(clause) ? 'shape clause' : 'shape part';
}

function insideSigns({ facts, phrases }: Scene, span: Span, { finding }: Candidate): string[] {
  const words = facts.text.prompt.slice(span.start, span.end);
  const folded = foldedAt(facts, span);
  const dates = within(facts.dates, span).filter((date) => !isVague(facts, date));
  const first = /^[\p{L}']+/u.exec(folded)?.[0] ?? '';
  return kept(
    [
      `words ${lengthClass(wordCount(folded), facts)}`,
      `dates ${Math.min(dates.length, 2)}`,
      `sums ${Math.min(within(facts.amounts, span).length, 2)}`,
      dates.some((date) => namesDay(facts, date)) && 'day',
      dates.some((date) => /\d/u.test(foldedAt(facts, date))) && 'date figures',
      dates.some(({ start }) => start === span.start) && 'opens with date',
      dates.some(({ end }) => end === span.end) && 'ends with date',
      within(facts.amounts, span).some(({ start }) => start === span.start) && 'opens with sum',
      within(facts.houses, span).length > 0 && 'house',
      within(facts.contacts, span).length > 0 && 'contact',
      finding.condition !== null && 'condition',
      /\p{Lu}/u.test(words.charAt(0)) && 'capital',
      /^\p{Ll}/u.test(words) && 'small',
      /^\d/u.test(words) && 'figure first',
      isShouted(words) && 'shouted',
      /[!！]/u.test(words) && 'cried',
      /[:：]\s/u.test(words) && 'colon',
      /,/u.test(words) && 'comma',
      /[()（）]/u.test(words) && 'brackets',
      /(?:^|\s)%/u.test(words) && 'percent',
      isLinking(first, facts.text.language) && 'opens with link',
      ...TELLING_KINDS.map((kind) => overlapsAny(span, phrases[kind]) && kind),
      ...TELLING_KINDS.map(
        (kind) => phrases[kind].some(({ start }) => start === span.start) && `${kind} first`,
      ),
    ],
    'in',
  );
}

function boundSigns({ facts, phrases }: Scene, span: Span, { piece }: Candidate): string[] {
  const { folded, language } = facts.text;
  const before = folded.slice(Math.max(piece.labelStart, span.start - 24), span.start);
  const after = folded.slice(span.end, Math.min(piece.end + 2, span.end + 24));
  const ended = span.start - (/\s*$/u.exec(before)?.[0].length ?? 0);
  const next = span.end + (/^\s*/u.exec(after)?.[0].length ?? 0);
  return [
    `before ${edgeOf(before.trimEnd().slice(-1), span.start <= piece.start)}`,
    `after ${edgeOf(after.trimStart().slice(0, 1), span.end >= piece.end)}`,
    ...kept(
      [
        isLinking(/[\p{L}']+$/u.exec(before.trimEnd())?.[0] ?? '', language) && 'link',
        ...TELLING_KINDS.map((kind) => phrases[kind].some(({ end }) => end === ended) && kind),
        within(facts.dates, piece).some(({ end }) => end === ended) && 'date',
        within(facts.amounts, piece).some(({ end }) => end === ended) && 'sum',
      ],
      'behind',
    ),
    ...kept(
      [
        isLinking(/^[\p{L}']+/u.exec(after.trimStart())?.[0] ?? '', language) && 'link',
        ...TELLING_KINDS.map((kind) => phrases[kind].some(({ start }) => start === next) && kind),
        within(facts.dates, piece).some(({ start }) => start === next) && 'date',
        within(facts.amounts, piece).some(({ start }) => start === next) && 'sum',
      ],
      'before',
    ),
  ];
}

function edgeOf(mark: string, isOuter: boolean): string {
  if (isOuter) return 'end';
  if (mark === TAKEN) return 'picture';
  if (/[.!?。！？;；…]/u.test(mark)) return 'stop';
  if (/[,，、]/u.test(mark)) return 'comma';
  if (/[:：]/u.test(mark)) return 'colon';
  if (/[-–—|/·•~+]/u.test(mark)) return 'dash';
  if (/[()（）[\]"“”«»]/u.test(mark)) return 'bracket';
  return mark === '' ? 'end' : 'word';
}

function aroundSigns(
  { facts, phrases }: Scene,
  span: Span,
  { sentence, piece }: Candidate,
): string[] {
  const isBeside = (one: Span, whole: Span) =>
    overlapsAny(one, [whole]) && !overlapsAny(one, [span]);
  return [
    ...kept(
      [
        within(facts.dates, sentence).some((one) => isBeside(one, sentence)) && 'date',
        within(facts.amounts, sentence).some((one) => isBeside(one, sentence)) && 'sum',
        /[?？]/u.test(facts.text.folded.slice(sentence.start, sentence.end + 1)) && 'question',
        /[.。]/u.test(facts.text.folded.charAt(sentence.end)) && 'stop',
        ...TELLING_KINDS.map(
          (kind) => phrases[kind].some((one) => isBeside(one, sentence)) && kind,
        ),
        `words ${lengthClass(wordCount(foldedAt(facts, sentence)), facts)}`,
      ],
      'sentence',
    ),
    ...kept(
      (['deadline', 'request', 'direction', 'legal', 'terms', 'call'] as const).map(
        (kind) =>
          phrases[kind].some((one) => isBeside(one, piece) && !overlapsAny(one, [sentence])) &&
          kind,
      ),
      'piece',
    ),
  ];
}

function placeSigns({ facts, pieces }: Scene, { piece, at }: Candidate): string[] {
  const share = pieces > 1 ? at / (pieces - 1) : 0;
  return kept(
    [
      piece.isBullet && 'bullet',
      piece.opensLine ? 'line' : 'inline',
      piece.afterBlank && 'after blank',
      at === 0 && 'first',
      at === 1 && 'second',
      at === pieces - 1 && 'last',
      `third ${Math.min(2, Math.floor(share * 3))}`,
      piece.label !== null && 'labelled',
      /[.。]/u.test(facts.text.folded.slice(piece.end - 1, piece.end + 1)) && 'stopped',
      `words ${lengthClass(wordCount(foldedAt(facts, piece)), facts)}`,
    ],
    'line',
  );
}

function lengthClass(words: number, { text }: Facts): string {
  if (text.language === 'zh') return 'zh';
  const steps = [1, 2, 3, 5, 8, 12, 20];
  return String(steps.find((step) => words <= step) ?? 'many');
}

function isShouted(words: string): boolean {
  const letters = words.match(/\p{L}/gu) ?? [];
  return (
    letters.length >= 4 &&
    letters.filter((one) => /\p{Lu}/u.test(one)).length >= letters.length * 0.8
  );
}

function kept(signs: readonly (string | false)[], prefix: string): string[] {
  return signs.flatMap((sign) => (sign === false ? [] : [`${prefix} ${sign}`]));
}
