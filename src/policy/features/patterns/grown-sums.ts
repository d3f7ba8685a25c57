import { oneOf } from '#text/phrase-source.ts';
import SUMS from './grown-sums.json' with { type: 'json' };

const WORD_SUMS = new Map(
  Object.entries(SUMS.sums).flatMap(([value, words]) =>
    words.map((word) => [word, Number(value)] as const),
  ),
);
const THOUSANDS: Readonly<Record<string, number>> = SUMS.thousands;

const UNIT = oneOf(SUMS.money);
const WORDS = [...WORD_SUMS.keys()].toSorted((left, right) => right.length - left.length).join('|');
const sum = (name: string): string =>
  `(?:r?[$€£¥] ?)?(?<![\\d.,])(?<${name}>\\d[\\d.,]*(?: ?${oneOf(Object.keys(THOUSANDS))}(?![a-z]))?|(?<![a-z])(?:${WORDS})(?![a-z]))(?: ?(?:[$€£]|${UNIT}))?`;
const NO_COUNT = `(?! ?${oneOf(SUMS.counted)})`;
const WORD = "(?:[\\p{L}']+ )?";
const UP_TO_3 = "(?:[\\p{L}']+ ){0,3}?";

/** How a small sum is said to become a large one, in normalised text. */
const GROWTH: readonly RegExp[] = [
  `(?<![a-z])${oneOf(SUMS.turning)} ${WORD}${sum('from')} into ${WORD}${sum('to')}${NO_COUNT}`,
  `(?<![a-z])${oneOf(SUMS.making)} ${WORD}${sum('from')} (?:en|em|in) ${WORD}${sum('to')}${NO_COUNT}`,
  `(?<![a-z])aus ${WORD}${sum('from')} ${oneOf(SUMS.becomes)} ${UP_TO_3}${sum('to')}${NO_COUNT}`,
  `(?<![a-z])${oneOf(SUMS.putting)} ${UP_TO_3}${sum('from')},? ${UP_TO_3}${oneOf(SUMS.taking)}(?![a-z]) ${UP_TO_3}${sum('to')}${NO_COUNT}`,
  `${sum('from')} (?:in|rein),? (?:and |und )?${sum('to')} (?:out|raus)(?![a-z])`,
  `${sum('from')}${oneOf(SUMS.turningHan)}${sum('to')}${NO_COUNT}`,
  `${oneOf(SUMS.puttingHan)}${sum('from')}(?:进去|下去)?[,，]? ?${oneOf(SUMS.takingHan)}走?${sum('to')}${NO_COUNT}`,
].map((pattern) => new RegExp(pattern, 'gu'));

function valueOf(said: string): number {
  const known = WORD_SUMS.get(said);
  if (known !== undefined) return known;
  const [, digits = '', unit = ''] = /^([\d.,]+) ?([a-z]*)$/.exec(said) ?? [];
  const plain = digits.replace(/[.,](?=\d{3})/g, '').replace(',', '.');
  return Number.parseFloat(plain) * (THOUSANDS[unit] ?? 1);
}

/** Where a sum of money is said to become a larger one: "turn $10 into $1000", "twenty in, two hundred out". */
export function findGrownSums(text: string): { readonly start: number; readonly end: number }[] {
  return GROWTH.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap((match) => {
      const { from = '', to = '' } = match.groups ?? {};
      if (!(valueOf(to) > valueOf(from))) return [];
      return [{ start: match.index, end: match.index + match[0].length }];
    }),
  );
}
