import { within, type Facts } from '#brief/facts/find-facts.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { isLinkingWord } from '#text/linking-words.ts';
import { takeOut, type Span } from '#text/spans.ts';

const SUBJECT_LENGTH_MAX = 64;
const GETS = new RegExp(
  String.raw`([^.,;:!?\n。，；：！？]{2,64}?)(?:\s|(?<=\p{Script=Han}))(?:${sharedSource('gets')})\s?(?:\p{L}{1,5}\s){0,2}$`,
  'u',
);
/** A group that alone gets it: `seniors`, `the first 50 guests`. */
export const RESTRICTED = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}])(?:${sharedSource('restricted')})(?!\p{Script=Latin})`,
  'u',
);

/** Where the words begin that say who alone gets an offer: `seniors (55+) get a $10 voucher`; null where none do. */
export function recipientStart({ text, dates }: Facts, { start }: Span): number | null {
  const line = text.folded.lastIndexOf('\n', start - 1) + 1;
  const dated = dates.filter(({ end }) => end <= start).map(({ end }) => end);
  const from = Math.max(line, start - SUBJECT_LENGTH_MAX, ...dated);
  const found = GETS.exec(text.folded.slice(from, start));
  const [subject] = found?.slice(1) ?? [];
  if (!found || subject === undefined || !RESTRICTED.test(subject)) return null;
  const at = from + found.index;
  return trimSpan(text, { start: at, end: start })?.start ?? null;
}

/** Whether it says what a group pays and not for what: `members $19.95`, behind a price also `members free`. */
export function isGroupPrice({ text, amounts }: Facts, { start, end }: Span): boolean {
  const words = text.folded.slice(start, end);
  const isBehind = amounts.some((one) => one.end < start && start - one.end <= 3);
  const isPriced = within(amounts, { start, end }).length > 0 || (isBehind && FREE.test(words));
  if (!isPriced || !RESTRICTED.test(words)) return false;
  const others = takeOut(text.folded, amounts)
    .slice(start, end)
    .replaceAll(GROUPS, ' ')
    .replace(FREE, ' ')
    .match(/\p{L}+/gu);
  return (others ?? []).every((word) => isLinkingWord(word, text.language));
}

const FREE = new RegExp(String.raw`(?<!\p{L})(?:${sharedSource('freeValues')})(?!\p{L})`, 'u');
const GROUPS = new RegExp(RESTRICTED, 'gu');
