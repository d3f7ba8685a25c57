/** Characters that are not seen, such as the soft hyphen and zero-width spaces. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Full stops that browsers read as the dot of a web address. */
const OTHER_DOTS = /[\u3002\uFF0E\uFF61]/gu;

/** Something before a dot and at least two letters after it, `casino.com` as well as `xn--…`. */
const DOMAIN = /[\p{L}\p{M}\p{N}_-]\.(?:\p{L}[\p{L}\p{M}]|xn--)/iu;
const IP_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/;
const SCHEME = /:\/\/|\b(?:mailto|tel|javascript):/i;

/**
 * Whether a text contains what mail programs turn into a link: a web or mail address. A sentence
 * without a space after its full stop counts as one, since programs take it for one, too.
 */
export function containsAddress(text: string): boolean {
  const plain = text.replaceAll(UNSEEN, '').replaceAll(OTHER_DOTS, '.').normalize('NFKC');
  return [DOMAIN, IP_ADDRESS, SCHEME].some((address) => address.test(plain));
}
