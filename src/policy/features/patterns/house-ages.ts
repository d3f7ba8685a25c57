import HOUSE from './house-ages.json' with { type: 'json' };

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** A house's clause is short, and so is what is looked at before each age. */
const CLAUSE_CHARACTERS_MAX = 60;
const CLAUSE_BEGINS = '(?:^|[.!?:;,\\n–—]) *';
const NAME_WORD = `(?!${oneOf(HOUSE.besides)}(?!\\p{L}))\\p{L}+`;
const SUBJECT = `${CLAUSE_BEGINS}(?:${oneOf(HOUSE.articles)} )?(?:${NAME_WORD} ){0,2}?${oneOf(HOUSE.subjects)}`;
const VERB = `(?: ${oneOf(HOUSE.verbs)})?`;

const ENGLISH_AGE = /^(?:turn|just|only|about|around|\d+[- ]?year)/u;
/** In English a name behind the house could be a person's: `Casino dealer Tom turns 17`. */
const HOUSE_BEFORE = new RegExp(`${SUBJECT}${VERB} ?$`, 'u');
const NAMED_HOUSE_BEFORE = new RegExp(`${SUBJECT}(?: ${NAME_WORD}){0,3}${VERB} ?$`, 'u');
const CELEBRATION_BEFORE = new RegExp(`${CLAUSE_BEGINS}${oneOf(HOUSE.celebrations)} ?$`, 'u');
const GERMAN_YEARS = /^\d+ ?jahre$/u;
const HOUSE_AFTER = new RegExp(`^ ${oneOf(HOUSE.subjects)}(?![\\p{L}-])`, 'u');

/**
 * Whether the age from `start` to `end` of a normalised text is that of a house: `Our casino turns 15`,
 * `15 Jahre Casino Seeblick`. It is not where the house only stands beside whoever has that age.
 */
export function isAgeOfHouse(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const age = text.slice(start, end);
  const before = text.slice(Math.max(0, start - CLAUSE_CHARACTERS_MAX), start);
  if ((ENGLISH_AGE.test(age) ? HOUSE_BEFORE : NAMED_HOUSE_BEFORE).test(before)) return true;
  if (!GERMAN_YEARS.test(age)) return false;
  const beginsClause = new RegExp(`${CLAUSE_BEGINS}$`, 'u').test(before);
  return (
    CELEBRATION_BEFORE.test(before) || (beginsClause && HOUSE_AFTER.test(text.slice(end, end + 16)))
  );
}
