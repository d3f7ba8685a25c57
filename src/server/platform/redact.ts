const CENSOR = '[removed]';

/** Fields whose value is never logged, at any depth, by the end of their name. */
const SECRET_FIELD =
  /(?:pass(?:word|wd|phrase|code)?(?:[-_]?hash)?|token|secret(?:[-_]?key)?|(?:api|private)[-_]?key|authorization|cookie|params|credentials)$/i;

/** Names of values in URLs and settings, `?pass=…`. */
const SECRET_NAMES = [
  'pass',
  'passwd',
  'password',
  'passphrase',
  'pwd',
  'token',
  'jwt',
  'invite',
  'invitation',
  'signature',
  'sig',
  'key',
  'secret',
  'code',
  'X-Amz-[\\w-]+',
].join('|');

/** The parameters of a failed query: everything up to the stack trace. */
const QUERY_PARAMETERS =
  /(\bparams: )[\s\S]*?(?=\n {4}at [^\n]*:\d+:\d+\)?(?:\n|$)|\ncaused by: |$)/g;

/** Secrets and personal data recognised by their form within a text, and the part that may stay. */
const FORMS: readonly [form: RegExp, replacement: string][] = [
  // User input that PostgreSQL repeats in the detail of an error.
  [/(Key \(.*?\)=\().*?(?=\) (?:already|is |conflicts))/g, `$1${CENSOR}`],
  [/(Failing row contains \().*(?=\))/g, `$1${CENSOR}`],
  // JSON within a text, escaped once or several times.
  [
    /(\\*"[\w-]*(?:password|token|secret|api_?key|authorization|cookie)\\*"\s*:\s*\\*")(?:[^"\\]|\\+[^"\\])*/gi,
    `$1${CENSOR}`,
  ],
  [/((?:Bearer|Basic)\s+)[\w.~+/-]{8,}=*/gi, `$1${CENSOR}`],
  [/\$argon2[\w$=,+/.-]*/g, CENSOR],
  [/\$2[abxy]?\$\d\d\$[\w./]{20,}/g, CENSOR],
  [/cr_[\w-]{43}/g, CENSOR],
  [/whsec_[\w+/=-]{8,}/g, CENSOR],
  [/[sr]k_(?:test|live)_\w+/g, CENSOR],
  [/eyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]+)?/g, CENSOR],
  // user:password@ in a URL
  [/(\w+:\/\/)[^\s/@:"']*:[^\s/@"']+@/g, `$1${CENSOR}@`],
  [new RegExp(`((?:${SECRET_NAMES})=)[^&\\s"'#;,)\\]]+`, 'gi'), `$1${CENSOR}`],
  // 256 bits in base64url: sessions, links, gate tokens.
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g, CENSOR],
  // Email addresses; a run of letters is scanned once, from its start.
  [
    /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}[\p{L}\p{N}-]+/gu,
    CENSOR,
  ],
];

/** Long texts are truncated, because some patterns take quadratic time. */
const TEXT_LENGTH_MAX = 8_000;

/** Shorter ones would occur in ordinary words. */
const SECRET_LENGTH_MIN = 8;

type RedactText = (text: string) => string;

/**
 * Creates a function that removes secrets from a log line: those with a known form, and the given
 * ones.
 */
export function createRedactor(secrets: readonly string[]): RedactText {
  const known = secrets
    .filter((secret) => secret.length >= SECRET_LENGTH_MIN)
    .flatMap((secret) => [secret, encodeURIComponent(secret)]);
  const redactText: RedactText = (text) => {
    const withoutKnown = known.reduce((rest, secret) => rest.replaceAll(secret, CENSOR), text);
    return FORMS.reduce(
      (rest, [form, replacement]) => rest.replaceAll(form, replacement),
      shorten(withoutQueryParameters(withoutKnown)),
    );
  };
  return (line) => redactLine(line, redactText);
}

/** Returns the text of an error, without the parameters if it is a failed query's. */
export function withoutQueryParameters(text: string): string {
  return text.replaceAll(QUERY_PARAMETERS, `$1${CENSOR}`);
}

/** Cuts between words, because half a secret cannot be recognised. */
function shorten(text: string): string {
  if (text.length <= TEXT_LENGTH_MAX) return text;
  const kept = text.slice(0, text.lastIndexOf(' ', TEXT_LENGTH_MAX) + 1);
  return `${kept}… ${text.length - kept.length} more characters`;
}

/**
 * Redacts each string of a line separately, so that escapes hide nothing and the line stays valid
 * JSON.
 */
function redactLine(line: string, redactText: RedactText): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return redactText(line);
  }
  const redacted = JSON.stringify(parsed, (name, value: unknown) => {
    if (value !== null && SECRET_FIELD.test(name)) return CENSOR;
    return typeof value === 'string' ? redactText(value) : value;
  });
  return line.endsWith('\n') ? `${redacted}\n` : redacted;
}
