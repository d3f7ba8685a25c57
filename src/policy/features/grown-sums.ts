/** Round sums as words, in normalised text of the seven languages. */
const SUMS_AS_WORDS: readonly (readonly [value: number, words: string])[] = [
  [5, 'five|cinco|cinq|funf|cinque|五'],
  [10, 'ten|diez|dix|zehn|dieci|dez|十'],
  [20, 'twenty|veinte|vingt|zwanzig|venti|vinte|二十'],
  [50, 'fifty|cincuenta|cinquante|funfzig|cinquanta|cinquenta|五十'],
  [100, 'hundred|a hundred|cien|cent|hundert|cento|cem|一百'],
  [200, 'two hundred|doscientos|deux cents|zweihundert|duecento|duzentos|两百'],
  [500, 'five hundred|quinientos|cinq cents|funfhundert|cinquecento|quinhentos|五百'],
  [1000, 'thousand|a thousand|mil|mille|tausend|一千'],
  [10_000, 'ten thousand|diez mil|dix mille|zehntausend|diecimila|dez mil|一万'],
  [1_000_000, 'a million|un millon|un million|eine million|un milione|um milhao|一百万'],
];
const WORD_SUMS = new Map(
  SUMS_AS_WORDS.flatMap(([value, words]) => words.split('|').map((word) => [word, value] as const)),
);
const THOUSANDS: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  mil: 1e3,
  mille: 1e3,
  mila: 1e3,
};

const UNIT =
  '(?:dollars?|bucks|euros?|pounds|quid|reais|pesos|dolares|chips|fichas|jetons|gettoni|元|块)';
const WORDS = [...WORD_SUMS.keys()].toSorted((left, right) => right.length - left.length).join('|');
const sum = (name: string): string =>
  `(?:r?[$€£¥] ?)?(?<![\\d.,])(?<${name}>\\d[\\d.,]*(?: ?(?:k|m|mil|mille|mila)(?![a-z]))?|(?<![a-z])(?:${WORDS})(?![a-z]))(?: ?(?:[$€£]|${UNIT}))?`;
/** What follows a number that counts something else. */
const NO_COUNT =
  '(?! ?(?:%|percent|am\\b|pm\\b|o.clock|seconds?|minut|hours?|points?|puntos|pontos|punti|punkte|free|spins?|guests?|seats?|tables?|of dining|in dining|分钟|次|点))';
const WORD = "(?:[\\p{L}']+ )?";
const UP_TO_3 = "(?:[\\p{L}']+ ){0,3}?";

/** How a small sum is said to become a large one, in normalised text. */
const GROWTH: readonly RegExp[] = [
  `(?<![a-z])(?:turn(?:s|ed|ing)?|flip(?:s|ped)?|grow(?:s|n)?|convert\\w*) ${WORD}${sum('from')} into ${WORD}${sum('to')}${NO_COUNT}`,
  `(?<![a-z])(?:convert\\w*|conviert\\w*|tra(?:n)?sform\\w*) ${WORD}${sum('from')} (?:en|em|in) ${WORD}${sum('to')}${NO_COUNT}`,
  `(?<![a-z])aus ${WORD}${sum('from')} (?:werden|wird|mach\\w*) ${UP_TO_3}${sum('to')}${NO_COUNT}`,
  `(?<![a-z])(?:put|lay|drop|met[ae]|pon(?:ga|ha)?|poe|mettez|mets|metti|leg\\w*|zahl\\w*) ${UP_TO_3}${sum('from')},? ${UP_TO_3}(?:take|pull|walk|carry|pocket|saca|saque|cobr\\w+|reprenez|retirez|repartez|prendi|incassa|tir[ae]|leve|nimm|hol)(?![a-z]) ${UP_TO_3}${sum('to')}${NO_COUNT}`,
  `${sum('from')} (?:in|rein),? (?:and |und )?${sum('to')} (?:out|raus)(?![a-z])`,
  `${sum('from')}(?:变成|变|滚成|翻成)${sum('to')}${NO_COUNT}`,
  `(?:放|投|押)${sum('from')}(?:进去|下去)?[,，]? ?(?:拿|取|赢)(?:走)?${sum('to')}${NO_COUNT}`,
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
