import type { GivenWords } from '#contracts/schemas/words.ts';
import { LOCKED_WORDS, type Lock, type LockedWord } from '#domain/brands/brand.ts';
import { piecesOf, type Words } from '#domain/order/words.ts';
import type { Finding } from '#domain/moderation/verdict.ts';
import type { OrderBrand } from './order-brand.ts';
import { foldText } from '#text/fold-text.ts';

interface BrandedWords {
  readonly words: Words;
  /** Where the words differ from what the brand requires. */
  readonly findings: readonly Finding[];
}

const CALLED: Readonly<Record<LockedWord, string>> = {
  signature: 'sign-off',
  callToAction: 'call to action',
};

const WHO_CHANGES_IT = 'An owner or admin can change that under Brands.';

/** The signature of films of a brand whose words name none. */
export function signatureOf({ name, identity }: OrderBrand): string {
  return identity.words?.signature ?? name;
}

/**
 * Words that a brand does not allow to be changed, or requires to be changed, with the brand's own
 * text.
 */
export function lockedWords(brand: OrderBrand): LockedWordOfBrand[] {
  return LOCKED_WORDS.flatMap((field) => {
    const lock = brand.identity.locks?.[field] ?? 'editable';
    const text = ownWord(brand, field);
    return lock === 'editable' ? [] : [{ field, lock, text, brandName: brand.name }];
  });
}

interface LockedWordOfBrand {
  readonly field: LockedWord;
  readonly lock: Exclude<Lock, 'editable'>;
  readonly text: string | null;
  readonly brandName: string;
}

function ownWord(brand: OrderBrand, field: LockedWord): string | null {
  return field === 'signature' ? signatureOf(brand) : (brand.identity.words?.[field] ?? null);
}

/** Returns the words adapted to the brand, and the findings about the ones that were given. */
export function brandWords(
  brand: OrderBrand,
  { given, words }: { readonly given: GivenWords | undefined; readonly words: Words },
): BrandedWords {
  const findings: Finding[] = [];
  const branded: { -readonly [Field in keyof Words]: Words[Field] } = { ...words };
  for (const field of LOCKED_WORDS) {
    const called = CALLED[field];
    const own = ownWord(brand, field);
    const lock = brand.identity.locks?.[field];
    // If neither the prompt nor a person provides a field, the brand's text is the default. A
    // signature may be explicitly empty.
    if (field !== 'signature' && given === undefined) branded[field] ??= own;
    if (lock === 'fixed' && own !== null) {
      const isLeftOut = field === 'signature' ? given?.[field] === undefined : !given?.[field];
      if (isLeftOut) branded[field] = own;
      else if (words[field] !== own) findings.push(fixed(brand, { called, own, is: words[field] }));
    }
    if (lock === 'mustChange' && (words[field] === null || words[field] === own)) {
      findings.push(unchanged(brand, called));
    }
  }
  return { words: branded, findings: [...findings, ...listedWords(brand, branded)] };
}

function listedWords(brand: OrderBrand, words: Words): Finding[] {
  const { banned = [], required = [] } = brand.identity.words ?? {};
  const pieces = piecesOf(words);
  const isMissing = (word: string) => pieces.every((piece) => excerptOf(piece, word) === null);
  return [
    ...banned.flatMap((word) =>
      pieces.flatMap((piece) => {
        const excerpt = excerptOf(piece, word);
        return excerpt === null ? [] : [bannedWord(brand, excerpt)];
      }),
    ),
    ...required.filter(isMissing).map((word) => missingWord(brand, word)),
  ];
}

/** Scripts that do not put spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const NO_LETTER_AFTER = String.raw`(?![\p{L}\p{N}])`;

/** Finds a word or phrase that stands alone in a text, ignoring case and accents. */
function excerptOf(text: string, word: string): string | null {
  const pattern = foldText(word.normalize('NFC'))
    .trim()
    .split(/\s+/u)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  if (pattern === '') return null;
  const [before, after] = UNSPACED.test(word) ? ['', ''] : [NO_LETTER_BEFORE, NO_LETTER_AFTER];
  const alone = new RegExp(`${before}${pattern}${after}`, 'u');
  const found = alone.exec(foldText(text));
  return found && text.slice(found.index, found.index + found[0].length);
}

function fixed(
  { name }: OrderBrand,
  { called, own, is }: { called: string; own: string; is: string | null },
): Finding {
  const message = `The brand “${name}” has a fixed ${called}: “${own}”.`;
  return blocking(is ?? '', message, `Leave the ${called} as it is. ${WHO_CHANGES_IT}`);
}

function unchanged({ name }: OrderBrand, called: string): Finding {
  const message = `Every video for the brand “${name}” needs its own ${called}.`;
  return blocking('', message, `Write a ${called} for this video. ${WHO_CHANGES_IT}`);
}

function bannedWord({ name }: OrderBrand, excerpt: string): Finding {
  const message = `“${excerpt}” is a banned word of the brand “${name}”.`;
  return blocking(excerpt, message, `Choose another word. ${WHO_CHANGES_IT}`);
}

function missingWord({ name }: OrderBrand, word: string): Finding {
  const message = `Videos for the brand “${name}” must include “${word}”.`;
  return blocking('', message, `Add it to the on-screen text. ${WHO_CHANGES_IT}`);
}

function blocking(excerpt: string, message: string, suggestion: string): Finding {
  return { category: 'brand', severity: 'block', excerpt, message, suggestion };
}
