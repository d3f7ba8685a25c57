/** Invisible characters, such as the soft hyphen and zero-width spaces. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Full stops that browsers treat as dots in a domain name. */
const OTHER_DOTS = /[\u3002\uFF0E\uFF61]/gu;

/** A character before a dot and at least two letters after it: `casino.com` as well as `xn--…`. */
const DOMAIN = /[\p{L}\p{M}\p{N}_-]\.(?:\p{L}[\p{L}\p{M}]|xn--)/iu;
const IP_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/;
const SCHEME = /:\/\/|\b(?:mailto|tel|javascript):/i;

/**
 * Whether a text contains anything that mail programs turn into a link: a web or email address. A
 * sentence without a space after its full stop counts too, since mail programs link it as well.
 */
export function containsAddress(text: string): boolean {
  const plain = text.replaceAll(UNSEEN, '').replaceAll(OTHER_DOTS, '.').normalize('NFKC');
  return [DOMAIN, IP_ADDRESS, SCHEME].some((address) => address.test(plain));
}
