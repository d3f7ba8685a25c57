const CENSOR = '[removed]';

/** Fields whose value never reaches a log, wherever they stand. */
const FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'currentPassword',
  'passwordHash',
  'token',
  'secret',
  'apiKey',
];

/** Secrets that show by their form, with what of them may stay. */
const FORMS: readonly [form: RegExp, replacement: string][] = [
  [new RegExp(`("(?:${FIELDS.join('|')})":)"(?:[^"\\\\]|\\\\.)*"`, 'gi'), `$1"${CENSOR}"`],
  [/(Bearer\s+)[\w.~+/-]{8,}=*/gi, `$1${CENSOR}`],
  [/\bcr_[\w-]{43}/g, CENSOR],
  [/\bwhsec_[\w+/=-]{8,}/g, CENSOR],
  [/\b[sr]k_(?:test|live)_\w+/g, CENSOR],
  // user:password@ of an address
  [/(\w+:\/\/)[^\s/@:"']*:[^\s/@"']+@/g, `$1${CENSOR}@`],
  [/([?&](?:token|invite|signature|key|secret|X-Amz-[\w-]+)=)[^&\s"'\\]+/gi, `$1${CENSOR}`],
  // Values that PostgreSQL repeats in the detail of an error: what people typed.
  [/(Key \(.*?\)=\().*?(?=\) (?:already|is |conflicts))/g, `$1${CENSOR}`],
];

/** Shorter ones would be found in ordinary words. */
const SECRET_LENGTH_MIN = 8;

/** Makes what removes secrets from a text: those with a known form, and the given ones. */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const known = secrets
    .filter((secret) => secret.length >= SECRET_LENGTH_MIN)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  return (text) => {
    const withoutKnown = known.reduce((rest, secret) => rest.replaceAll(secret, CENSOR), text);
    return FORMS.reduce(
      (rest, [form, replacement]) => rest.replaceAll(form, replacement),
      withoutKnown,
    );
  };
}
