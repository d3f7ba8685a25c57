import type { Facts } from '#brief/facts/find-facts.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import type { Span } from '#text/spans.ts';

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
