import { sharedSource } from '#brief/phrases/lists.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import type { Span } from '#text/spans.ts';

const BEFORE_LENGTH_MAX = 28;
const CLAUSE_LENGTH_MAX = 80;
const CLAUSE_END = /[.,;:!?()\n，。；：！？（）]/u;

const LATIN = String.raw`(?<![\p{Script=Latin}\p{N}])`;
const TALK = new RegExp(
  String.raw`${LATIN}(?:${sharedSource('talkOf')})(?![\p{Script=Latin}\p{N}])`,
  'u',
);
const DATE_REFUTED = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${sharedSource('refutedBefore')})\s|(?<=\p{Script=Han})(?:${sharedSource('refutedBefore')}))$`,
  'u',
);
const SUM_REFUTED = new RegExp(
  String.raw`(?:${LATIN}(?:${sharedSource('takenBackBefore')})(?:\s(?:de|von|bei|for|at|just|only|di|por|mehr))?\s?)$`,
  'u',
);
const CORRECTED = new RegExp(
  String.raw`^[\s,;.–—-]{0,3}(?:(?:${sharedSource('takenBackBehind')})[\s,:，：–—-]{0,3}){1,2}$`,
  'u',
);

/** The dates that hold and are the film's: `Sorry, Friday, not Thursday` takes back every Thursday of the text. */
export function datesThatHold(text: BriefText, dates: readonly Span[]): Span[] {
  const said = ({ start, end }: Span) => text.folded.slice(start, end);
  const refuted = dates.filter((date) => isBehind(text, date, DATE_REFUTED)).map(said);
  return dates
    .filter((date) => !refuted.some((words) => said(date).includes(words)))
    .filter((date) => !isCorrected(text, date, dates) && !isOfTalk(text, date));
}

/** The sums that hold: neither `no longer $100` nor the first of `$100, sorry, $120`. */
export function sumsThatHold(text: BriefText, sums: readonly Span[]): Span[] {
  return sums.filter((sum) => !isBehind(text, sum, SUM_REFUTED) && !isCorrected(text, sum, sums));
}

function isBehind({ folded }: BriefText, { start }: Span, words: RegExp): boolean {
  return words.test(folded.slice(Math.max(0, start - BEFORE_LENGTH_MAX), start));
}

/** Whether the next one of its kind replaces it. */
function isCorrected({ folded }: BriefText, { end }: Span, all: readonly Span[]): boolean {
  const next = all.find(({ start }) => start >= end);
  return next !== undefined && CORRECTED.test(folded.slice(end, next.start));
}

/** Whether it is the date of a talk of the sender's: `as discussed with Bob on Tuesday at 3 PM`. */
function isOfTalk({ folded }: BriefText, { start, end }: Span): boolean {
  const before = folded.slice(Math.max(0, start - CLAUSE_LENGTH_MAX), start);
  const behind = folded.slice(end, end + CLAUSE_LENGTH_MAX);
  const own = before.split(CLAUSE_END).at(-1) ?? '';
  const rest = behind.split(CLAUSE_END)[0] ?? '';
  return TALK.test(`${own}${folded.slice(start, end)}${rest}`);
}
