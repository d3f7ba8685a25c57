import { findGrownSums } from './grown-sums.ts';
import { isAgeOfHouse } from './house-ages.ts';
import { findOfferSizes } from './offer-sizes.ts';

/** A pattern found in normalised text, by character positions. */
export interface PatternHit {
  readonly concept: PatternConcept;
  readonly start: number;
  readonly end: number;
}
export type PatternConcept =
  | 'minorAge'
  | 'minorBirthday'
  | 'adultAge'
  | 'objectAge'
  | 'amount'
  | 'percent'
  | 'spinCount'
  | 'grownSum'
  | 'offerSize';

const YOUNG =
  '(?:[3-9]|1\\d|20|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|dix|onze|douze|treize|quatorze|quinze|seize|dix sept|dix-sept|dix huit|dix-huit|dix neuf|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|dez|doze|treze|catorze|dezesseis|dezasseis|dezessete|dezassete|dezoito)';
const HAN_YOUNG =
  '(?:[3-9]|1\\d|[三四五六七八九]|十[一二三四五六七八九]{0,2})(?![零一二三四五六七八九十百])';
const OLDER_THAN =
  '(?:over|above|mayores de|mas de|plus de|moins de|uber|ab|oltre|sopra i|maiores de|acima de|mais de|least|under|unter|menores de|minori di|a partir de)';

const YEARS_OLD = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?:tredic|quattordic|quindic|sedic|diciassett|diciott|diciannov)enn[ei]|quinceaner[oa]s?|(?:parece(?: de| tener| ter)?|aparenta|sembra avere|semble avoir|sieht aus wie) (?:unos |uns |environ )?${YOUNG}|${YOUNG}[- ]?years?[- ]olds?|${YOUNG}[- ]?year[- ]olds?|aged? (?:of )?${YOUNG}|(?:looks?|looking|barely|about|around|turn(?:s|ed|ing)?|only|just|older than|not yet|hardly|maybe|probably)(?: (?:like|about|barely|around|maybe|no older than|just|only|roughly|hardly))* (?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|1[3-9])(?! ?(?:seconds?|sec|minutes?|min|hours?|percent|dollars|tables|guests|%|pm|am|°|euros?|times|steps|frames|words|shots|people|spots|seats))|(?:unos? |uns |de |con |com |tiene |tem |faz |cumple )${YOUNG} anos|(?:de |a |avoir |eu |d'environ |environ |seulement |ses )${YOUNG} ans|${YOUNG}[- ]?jahr(?:ig|e alt)\\w*|${YOUNG}[- ]?jahre|(?:di |ha |sui |a |compie |appena )${YOUNG} anni|(?:seventh|eighth|ninth|tenth|eleventh|twelfth|first|second|third|fourth|fifth|sixth|[1-9]th)[- ]graders?)(?![\\p{L}\\p{N}])`,
  'gu',
);
/** Whose age is spoken of is whoever is spoken to: `your 18th birthday`, never a house. */
const MINOR_BIRTHDAY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:your (?:(?:1[3-9]|20)th|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth) birthday|(?:dein|ihr|euer|eur)(?:en|em)? (?:1[3-9]|20)\\. geburtstag|(?:tus|vuestros|seus|teus) ${YOUNG} anos|(?:tuoi|vostri) ${YOUNG} anni|(?:vos|tes) ${YOUNG} ans)(?![\\p{L}\\p{N}])`,
  'gu',
);
const HAN_YEARS = new RegExp(`(?<![\\d一二三四五六七八九十百])${HAN_YOUNG}岁`, 'gu');
const ADULT_YEARS =
  /(?<![\p{L}\p{N}])(?:[2-9]\d[- ]?(?:year[- ]olds?|ans|anos|anni|jahre|岁)|[二三四五六七八]十[一二三四五六七八九多几]?岁)/gu;
/** What has an age itself, and goes on with none of its letters: "16-year-old cheesemonger" is a person. */
const AFTER_OBJECT =
  /^[- ]*(?:(?:single|old|de|d'|di|of|della|del|do|da|single) ?)*(?:(?:malts?|scotch(?:es)?|bourbons?|balsamic|vinegar|cheeses?|whisk(?:e?y|eys|ies)|rums?|brandy|brandies|cognacs?|ports?|wines?|vinos?|vins?|weine?s?|oak|friendships?|partnerships?|marriages?|recipes?|anniversary|history|tradition|experience|service|warranty|guarantee|lease)(?!\p{L})|(?:parmes|amist|amiti|amiciz|amizad|freundschaft|servi[cz]|histoire|storia|historia|aniversar|anniversar|experienc|esperienza|erfahrung|jubilaum|tradi[czt]|geschichte|attivita)\p{L}*|的历史|威士忌|陈酿)/u;
/** Behind it, a person after all: "16-year-old cheese maker", "17-year-old friendship bracelet seller". */
const PERSON_OF_OBJECT =
  /^(?:[- ]\p{L}+)?[- ](?!(?:after|bar|cellar|corner|dinner|ever|for|later|never|offer|or|other|over|per|platter|river|supper|tower|under|water)s?(?!\p{L}))(?:\p{L}+(?:ers?|ors?|ists?|iasts?|ians?|m[ae]n|women?)|addicts?|boys?|buffs?|champs?|clubs?|experts?|fans?|girls?|guests?|guys?|kids?|kings?|lads?|minors?|prodigy|pros?|queens?|stars?|students?|teens?|witness(?:es)?|youths?)(?!\p{L})/u;
const AMOUNT =
  /(?:[$€£¥]\s?\d[\d.,]{0,20}\s?(?:k|m|million|mio)?|(?<!\d[.,]?)\d[\d.,]{0,20}\s?(?:[$€£¥]|dollars?|bucks|euros?|pounds|grand|reais|pesos|dolares|元|块|万|美元)(?![a-z]))/gu;
const PERCENT = /(?<!\d)\d+ ?(?:%|percent|prozent|por ciento|pour cent|per cento|por cento)/gu;

const SPIN_COUNT =
  /(?:(?<!\d)\d+|ten|twenty|thirty|fifty|hundred|diez|veinte|cincuenta|cien|dix|vingt|cinquante|cent|zehn|zwanzig|funfzig|hundert|dieci|venti|cinquanta|cento|dez|vinte|cinquenta|十|二十|五十|一百)\s?(?:(?:free|extra|bonus) )?(?:spins|tiradas|giros|jugadas|tours|freispiele|drehungen|spins|giri|rodadas|次免费|次旋转|次转)/gu;

const BEFORE_OBJECT =
  /(?:anniversar\w*|aniversario|anniversario|anniversaire|jubilaum|historia|histoire|storia)(?: d[eio])?$/u;

function isAgeOfObject(after: string): boolean {
  const object = AFTER_OBJECT.exec(after);
  return object !== null && !PERSON_OF_OBJECT.test(after.slice(object[0].length));
}

function findAges(text: string): PatternHit[] {
  const hits: PatternHit[] = [];
  for (const pattern of [YEARS_OLD, HAN_YEARS]) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const before = text.slice(Math.max(0, match.index - 18), match.index).trim();
      if (new RegExp(`${OLDER_THAN}(?: los| les| den| i)?$`, 'u').test(before)) continue;
      if (
        /^[+]| ?(?:\+|and over|and older|or older|or over|et plus|e oltre|y mas|以上)/u.test(
          text.slice(end, end + 9),
        )
      )
        continue;
      const isObject =
        isAgeOfObject(text.slice(end, end + 60)) ||
        BEFORE_OBJECT.test(before) ||
        isAgeOfHouse(text, { start: match.index, end });
      hits.push({ concept: isObject ? 'objectAge' : 'minorAge', start: match.index, end });
    }
  }
  return hits;
}

function findAll(text: string, pattern: RegExp, concept: PatternConcept): PatternHit[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    concept,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Ages of people, sums of money and percentages in normalised text. */
export function findAgesAndAmounts(text: string): PatternHit[] {
  return [
    ...findAges(text),
    ...findAll(text, MINOR_BIRTHDAY, 'minorBirthday'),
    ...findAll(text, ADULT_YEARS, 'adultAge'),
    ...findAll(text, AMOUNT, 'amount'),
    ...findAll(text, PERCENT, 'percent'),
    ...findAll(text, SPIN_COUNT, 'spinCount'),
    ...findGrownSums(text).map((place) => ({ ...place, concept: 'grownSum' as const })),
    ...findOfferSizes(text).map((place) => ({ ...place, concept: 'offerSize' as const })),
  ];
}
