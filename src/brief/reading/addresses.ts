import { findSpans, type Span } from '#text/spans.ts';

const ADDRESS =
  /(?<![a-z0-9-])(?:https?:\/\/)?(?:[a-z0-9-]{1,60}@)?(?:www\.)?(?:[a-z0-9][a-z0-9-]{0,60}\.){1,6}(?:com|net|org|casino|es|fr|de|it|pt|br|cn|ch|at|io|co|uk|us|mx|ca|eu|bet|club|vip|app|events?|ly|tv|info|vegas|live|fun|win|online|bar|restaurant|tickets|show|page|link|site|shop|store|world|city|group|travel|example|eus|cat|poker|games?|hk|mo|ar|cl|be|lu)(?:\/[a-z0-9/_.?=&%#-]*)?(?![\p{L}\p{N}])/gu;
const PHONE =
  /(?<![\p{N}$€£.,])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?)?\d{2,4}(?:[ .-]\d{2,4}){2,4}(?![\p{N}%€$])/gu;

/** Web and mail addresses. */
export function findAddresses(folded: string): Span[] {
  return findSpans(folded, ADDRESS).map(({ start, end }) => {
    const kept = folded.slice(start, end).replace(/[.,/?&-]+$/u, '');
    return { start, end: start + kept.length };
  });
}

export function findPhones(folded: string): Span[] {
  return findSpans(folded, PHONE).filter(
    ({ start, end }) => folded.slice(start, end).replace(/\D/gu, '').length >= 7,
  );
}

/** An address as a viewer would type it: without what only counts clicks. */
export function plainAddress(address: string): string {
  return address
    .replace(/^https?:\/\//iu, '')
    .replace(/[?#].*$/u, '')
    .replace(/\/$/u, '');
}

/** `#FinDeAño`: for finding a post, not for its words. */
export function findTags(folded: string): Span[] {
  return findSpans(folded, /(?<![\p{L}\p{N}&])[#＃][\p{L}\p{N}_]{2,}/gu);
}
