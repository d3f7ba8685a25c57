/** Invisible characters, such as the soft hyphen and zero-width spaces. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Full stops that browsers treat as dots in a domain name. */
const OTHER_DOTS = /[\u3002\uFF0E\uFF61]/gu;

/** A character before a dot and at least two letters after it: `casino.com` as well as `xn--…`. */
const DOMAIN = /[\p{L}\p{M}\p{N}_-]\.(?:\p{L}[\p{L}\p{M}]|xn--)/iu;
const IP_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/;
const SCHEME = /:\/\/|\b(?:mailto|tel|javascript):/i;

const asRead = (text: string) => text.replaceAll(UNSEEN, '').normalize('NFKC');

/**
 * Whether a text contains anything that mail programs turn into a link: a web or email address. A
 * sentence without a space after its full stop counts too, since mail programs link it as well.
 */
export function containsAddress(text: string): boolean {
  const plain = asRead(text.replaceAll(OTHER_DOTS, '.'));
  return [DOMAIN, IP_ADDRESS, SCHEME].some((address) => address.test(plain));
}

/** Dates, whose digits nobody dials. */
const DATE =
  /(?<!\d[./-])\b(?:\d{1,2}[./-]\d{1,2}[./-](?:\d\d|\d{4})|\d{4}[./-]\d\d[./-]\d\d)\b(?![./-]\d)/g;
/** Spans of years and round numbers. */
const YEARS_OR_ROUND =
  /\b(?:1[5-9]|20)\d\d[^\p{L}\p{Nd}]{1,3}(?:1[5-9]|20)\d\d\b|\b\d{1,3}(?:[.,'’ ]000)+\b|\b\d{1,3}0{6,}\b/gu;
/**
 * Nine digits or more with at most three other characters between them, as in `+1 (800) 555-0199`;
 * shorter numbers are dialled in one town only, and are also those of companies.
 */
const DIGITS = /\+?\p{Nd}(?:(?:[^\p{L}\p{Nd},]{0,3}|,)\p{Nd}){8,}/gu;
/** Longer ones that stand together without a prefix are timestamps and other counters. */
const DIALLED_TOGETHER_MAX = 12;
/** Of an international number, or between the parts of any. */
const PREFIX_OR_BREAK = /^00|[^\p{Nd}]/u;
/** `777 888 999`: no number, but what slots and tables show. */
const ONLY_REPEATED = /^(?:(\p{Nd})\1+(?:\P{Nd}+|$))+$/u;
/** A free call whose number spells a word, such as `1-800-CASINOS`; `1888 Casino` is a year. */
const SPELT = /\b1[^\p{L}\p{Nd}]{1,3}8(?:00|33|44|55|66|77|88)[^\p{L}\p{Nd}]{1,3}\p{L}{4}/u;

/** Whether a text contains something that a person elsewhere could dial. */
export function containsPhoneNumber(text: string): boolean {
  const plain = asRead(text).replaceAll(DATE, 'x').replaceAll(YEARS_OR_ROUND, 'x');
  if (SPELT.test(plain)) return true;
  return [...plain.matchAll(DIGITS)].some(
    ([digits]) =>
      (PREFIX_OR_BREAK.test(digits) || digits.length <= DIALLED_TOGETHER_MAX) &&
      !ONLY_REPEATED.test(digits),
  );
}

/** Whether a text says where to turn: an address or a telephone number. */
export function containsContact(text: string): boolean {
  return containsAddress(text) || containsPhoneNumber(text);
}
