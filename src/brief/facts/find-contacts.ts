import { sharedSource } from '#brief/phrases/lists.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import type { Span } from '#text/spans.ts';

const ADDRESS = new RegExp(
  String.raw`(?:https?://|www\.)[^\s\u241f，。；）)]+|(?<![@\p{L}\p{N}.-])[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.(?:${sharedSource('webEndings')})(?:\.[a-z]{2})?(?:/[^\s\u241f，。；）)]*)?(?![\p{L}\p{N}-])`,
  'gu',
);
const MAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const PHONE =
  /(?<![\d.,/-])\+?\(?\d{2,5}\)?(?:[ ./-]{1,3}\d{2,8}){1,5}(?![\d%€$£]|\s?(?:€|\$|£|eur|元|uhr|h\b))/gu;

/** Web addresses, without the stop that ends their sentence. */
export function findAddresses({ folded }: BriefText): Span[] {
  return spansOf(folded, ADDRESS).map(({ start, end }) => ({
    start,
    end: end - (/[.,;:!?)"”]+$/u.exec(folded.slice(start, end))?.[0].length ?? 0),
  }));
}

/** The email addresses of a text. */
export function findMails({ folded }: BriefText): Span[] {
  return spansOf(folded, MAIL);
}

/** Telephone numbers, from seven digits on. */
export function findPhones({ folded }: BriefText): Span[] {
  return spansOf(folded, PHONE).filter(({ start, end }) => {
    const digits = folded.slice(start, end).replaceAll(/\D/gu, '');
    return digits.length >= 7 && digits.length <= 15;
  });
}

function spansOf(text: string, expression: RegExp): Span[] {
  return [...text.matchAll(expression)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}
