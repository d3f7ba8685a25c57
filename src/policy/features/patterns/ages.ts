import { oneOf, sourceOf } from '#text/phrase-source.ts';
import AGES from './ages.json' with { type: 'json' };
import { isAgeOfHouse } from './house-ages.ts';
import { findPattern, type PatternHit } from './pattern-hit.ts';

const YOUNG = oneOf(AGES.young);
const HAN_YOUNG = `${oneOf(AGES.youngHan)}(?![零一二三四五六七八九十百])`;
const OLDER_THAN = new RegExp(`${oneOf(AGES.olderThan)}(?: ${oneOf(AGES.behindOlderThan)})?$`, 'u');
const OR_OLDER = new RegExp(oneOf(AGES.orOlder), 'u');

const APPEARS = `${oneOf(AGES.appears)} (?:${oneOf(AGES.aboutYears)} )?{young}`;
const LOOKS = `${oneOf(AGES.looks)}(?: ${oneOf(AGES.hedges)})* ${oneOf(AGES.teens)}(?! ?${oneOf(AGES.counted)})`;
const YEARS_OLD = wholeWords(`${sourceOf(AGES.years)}|${APPEARS}|${LOOKS}`);
/** Whose age is spoken of is whoever is spoken to: `your 18th birthday`, never a house. */
const MINOR_BIRTHDAY = wholeWords(sourceOf(AGES.birthdays));
const HAN_YEARS = new RegExp(`(?<![\\d一二三四五六七八九十百])${HAN_YOUNG}岁`, 'gu');
const ADULT_YEARS = new RegExp(`(?<![\\p{L}\\p{N}])${oneOf(AGES.adults)}`, 'gu');
/** What has an age itself, and goes on with none of its letters: "16-year-old cheesemonger" is a person. */
const AFTER_OBJECT = new RegExp(
  `^[- ]*(?:${oneOf(AGES.beforeObjects)} ?)*(?:${oneOf(AGES.objects)}(?!\\p{L})|${oneOf(AGES.objectStems)}\\p{L}*|${oneOf(AGES.objectsHan)})`,
  'u',
);
/** Behind it, a person after all: "16-year-old cheese maker", "17-year-old friendship bracelet seller". */
const PERSON_OF_OBJECT = new RegExp(
  `^(?:[- ]\\p{L}+)?[- ](?!${oneOf(AGES.noPersons)}s?(?!\\p{L}))(?:\\p{L}+${oneOf(AGES.personEndings)}|${oneOf(AGES.persons)})(?!\\p{L})`,
  'u',
);
const BEFORE_OBJECT = new RegExp(`${oneOf(AGES.objectsBefore)}(?: d[eio])?$`, 'u');

/** Numbers that end a sum or a longer number are no ages. */
function wholeWords(source: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}.,])(?:${source.replaceAll('{young}', YOUNG)})(?![\\p{L}\\p{N}])`,
    'gu',
  );
}

/** Ages of people, and those of houses and things, in normalised text. */
export function findAges(text: string): PatternHit[] {
  return [
    ...findYears(text),
    ...findPattern(text, MINOR_BIRTHDAY, 'minorBirthday'),
    ...findPattern(text, ADULT_YEARS, 'adultAge'),
  ];
}

function isAgeOfObject(after: string): boolean {
  const object = AFTER_OBJECT.exec(after);
  return object !== null && !PERSON_OF_OBJECT.test(after.slice(object[0].length));
}

function findYears(text: string): PatternHit[] {
  const hits: PatternHit[] = [];
  for (const pattern of [YEARS_OLD, HAN_YEARS]) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const before = text.slice(Math.max(0, match.index - 18), match.index).trim();
      if (OLDER_THAN.test(before)) continue;
      if (OR_OLDER.test(text.slice(end, end + 9))) continue;
      const isObject =
        isAgeOfObject(text.slice(end, end + 60)) ||
        BEFORE_OBJECT.test(before) ||
        isAgeOfHouse(text, { start: match.index, end });
      hits.push({ concept: isObject ? 'objectAge' : 'minorAge', start: match.index, end });
    }
  }
  return hits;
}
