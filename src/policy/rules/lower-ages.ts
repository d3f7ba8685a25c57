import { foldText } from '#text/fold-text.ts';
import { oneOf, sourceOf } from '#text/phrase-source.ts';
import PHRASES from './legal-phrases.json' with { type: 'json' };

/** An alternative of a pattern for each phrase of all languages, folded, the longest first. */
export function alternativesOf(phrases: Readonly<Record<string, readonly string[]>>): string {
  const folded = new Set(Object.values(phrases).flat().map(foldText));
  return [...folded]
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(' ', '[\\s-]+'))
    .join('|');
}

/** Ages that are not old enough for any film. */
const YOUNG = '(?:1\\d|20)';
const YEARS = oneOf(PHRASES.years);
/** Not the digits of a time, a sum, a date or a longer number. */
const ALONE = '(?<![\\d.,:$€£¥])';
const CLAUSE_ENDS = '(?=\\s*(?:$|[\\n.,;!?)|/·-]))';
/** What may follow an age that is given without its years, and no number of things. */
const OF_GUESTS =
  '(?=s\\b|\\s*(?:$|[\\n.,;!?)|/·])|\\s*(?:to|through|till|and|or|only|for|y|o|et|ou|und|oder|e|bis|a)(?![\\p{L}])|\\s*-\\s*\\d)';
/** Since when a house or a show exists is no age of guests. */
const SINCE = '(?<!(?<!\\p{L})(?:for|since|celebrat\\w{1,4}|seit|depuis|hace|da|ha)\\s)';
const OF_HISTORY =
  "(?!\\s*(?:of\\s+(?!age)|in\\b|ago|back|d['e]|de\\s+(?!idade|edad)|di\\s|voll|tradition|geschichte))";

const LOWER_AGES: readonly RegExp[] = [
  /(?<![\d.,:$€£])(?:16|18|19)\s?\+/u,
  new RegExp(`${ALONE}${YOUNG}\\s?\\+(?!\\s*[\\p{L}\\d])`, 'u'),
  new RegExp(
    `${ALONE}${YOUNG}(?:\\s?\\+|[\\s-]?plus(?!\\p{L}))[\\s-]*(?:${alternativesOf(PHRASES.admission)})(?![a-z])(?!\\s+\\p{L}+s\\b)`,
    'u',
  ),
  new RegExp(`(?<![\\d€$£]\\s?)\\+\\s?${YOUNG}(?![\\d\\s-]*\\d)`, 'u'),
  new RegExp(`${ALONE}${YOUNG}[\\s-]?plus(?!\\p{L})(?=\\s*(?:$|[\\n.,;!?)]))`, 'u'),
  new RegExp(
    `${SINCE}(?<!\\p{L})(?:${alternativesOf(PHRASES.ageBefore)})[\\s-]*${YOUNG}(?:s\\b|[\\s-]*${YEARS}(?!\\p{L})${OF_HISTORY})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:${alternativesOf(PHRASES.ageNamed)})\\s*(?:of\\s+|is\\s+|:\\s*|ab\\s+|von\\s+|at least\\s+)?${YOUNG}${OF_GUESTS}`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})(?:for|to)\\s+${YOUNG}[\\s-]*year[\\s-]*olds(?!\\p{L})`, 'u'),
  new RegExp(`(?<!\\p{L})(?<!\\b(?:of|adults)\\s)all ages${CLAUSE_ENDS}`, 'u'),
  new RegExp(`(?<!\\p{L})(?:over|under)[\\s-]+${YOUNG}${CLAUSE_ENDS}`, 'u'),
  new RegExp(
    `${ALONE}${YOUNG}[\\s-]*${YEARS}[\\s-]*(?:${alternativesOf(PHRASES.ageAfter)})(?![a-z])`,
    'u',
  ),
  new RegExp(`${ALONE}${YOUNG}s?\\s*(?:${YEARS}\\s*)?${oneOf(PHRASES.andOlder)}`, 'u'),
  new RegExp(`(?<!\\d)${YOUNG}\\.\\s?lebensjahr`, 'u'),
  new RegExp(`^\\s*ab 1[689]\\s*[.!]?\\s*$`, 'u'),
  new RegExp(`(?<!\\p{L})(?:${alternativesOf(PHRASES.anyAge)})(?!\\p{L}|\\s+adult)`, 'u'),
];

/** Numbers from ten to twenty that ages are written as, folded. */
const NUMBER_WORDS: readonly (readonly [RegExp, string])[] = [
  ...(['18', '19', '16', '20'] as const).map(
    (digits) => [new RegExp(sourceOf(PHRASES.ageWords[digits]), 'gu'), digits] as const,
  ),
  [/(?<![\p{L}\d])[il|]\s?8(?=\s?\+)|(?<!\d)1\s8(?=\s?\+)/gu, '18'],
];

/** Digits of other forms, numbers in words and disguised digits as plain digits. */
function withPlainNumbers(text: string): string {
  return NUMBER_WORDS.reduce(
    (read, [words, digits]) => read.replaceAll(words, digits),
    foldText(text.normalize('NFKC')),
  );
}

/** Returns the part of a text that names an age below 21, the whole text where it is disguised; else null. */
export function findLowerAge(text: string): string | null {
  const folded = foldText(text);
  for (const pattern of LOWER_AGES) {
    const match = pattern.exec(folded);
    if (match) return text.slice(match.index, match.index + match[0].length);
  }
  const plain = withPlainNumbers(text);
  return plain !== folded && LOWER_AGES.some((pattern) => pattern.test(plain)) ? text : null;
}

const INVITED_AGE = new RegExp(
  `${ALONE}(?:1[89]|20)\\s?(?:\\+|[\\s-]?plus(?!\\p{L})|and (?:over|older|up)|y mas|et plus|und alter|e oltre|ou mais|以上)[\\s-]*(?:(?:is|are|son|sono|sind|sont|sao) )?(?:${alternativesOf(PHRASES.invited)})(?![a-z])`,
  'u',
);

/** Returns the part of a text that invites guests of an age below 21; else null. */
export function findInvitedAge(text: string): string | null {
  const match = INVITED_AGE.exec(foldText(text));
  return match ? text.slice(match.index, match.index + match[0].length) : null;
}
