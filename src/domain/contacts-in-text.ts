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

/** Digits that nobody dials: dates, times, spans of years, round numbers, and sevens in a row. */
const NOT_DIALLED = [
  /\b\d{1,2}[./-]\d{1,2}[./-](?:1[5-9]|20)\d\d\b/g,
  /\b(?:1[5-9]|20)\d\d-\d\d-\d\d\b/g,
  /\b\d{1,2}:\d\d\b/g,
  /\b(?:1[5-9]|20)\d\d[^\p{L}\p{Nd}]{1,3}(?:1[5-9]|20)\d\d\b/gu,
  /\b\d{1,3}(?:[.,'’ ]000)+\b/g,
  /\b\d{1,3}0{6,}\b/g,
  /\b(\d)\1{6,}\b/g,
];
/** At most this many digits stand together without a prefix; longer ones are timestamps and other counters. */
const DIALLED_TOGETHER_MAX = 11;
/** Not in a word of hexadecimal digits, which is an id. */
const DIGITS =
  /(?<![a-f\p{Nd}])\+?\p{Nd}(?:(?:[^\p{L}\p{Nd},]{0,3}|,)\p{Nd}){6,}(?![a-f\p{Nd}])/giu;
/** Of an international number, or between the parts of any. */
const PREFIX_OR_BREAK = /^00|[^\p{Nd}]/u;
/** A free call whose number spells a word, such as `1-800-CASINOS`. */
const SPELT = /\b1[^\p{L}\p{Nd}]{0,3}8(?:00|33|44|55|66|77|88)[^\p{L}\p{Nd}]{1,3}\p{L}/u;

/** Whether a text contains something that a person could dial. */
export function containsPhoneNumber(text: string): boolean {
  const plain = NOT_DIALLED.reduce((rest, number) => rest.replaceAll(number, 'x'), asRead(text));
  if (SPELT.test(plain)) return true;
  return [...plain.matchAll(DIGITS)].some(
    ([digits]) => PREFIX_OR_BREAK.test(digits) || digits.length <= DIALLED_TOGETHER_MAX,
  );
}

/** Whether a text says where to turn: an address or a telephone number. */
export function containsContact(text: string): boolean {
  return containsAddress(text) || containsPhoneNumber(text);
}
