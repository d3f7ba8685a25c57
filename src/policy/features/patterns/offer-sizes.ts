import { oneOf } from '#text/phrase-source.ts';
import { PERCENT as SHARE } from './amounts.ts';
import SIZES from './offer-sizes.json' with { type: 'json' };
import { hasKeyTerms } from './offer-terms.ts';

const SUM = `(?:r?[$€£¥] ?\\d[\\d.,]*|(?<![\\d.,])\\d[\\d.,]* ?${oneOf(SIZES.money)})`;
const SUM_HAN = `(?<!\\d)\\d[\\d.,]{0,12}${oneOf(SIZES.moneyHan)}?`;
const BONUS = `(?<![a-z])(?<!${oneOf(SIZES.noBonusOfPlay)} )${oneOf(SIZES.bonus)}(?![a-z])|${oneOf(SIZES.bonusHan)}`;
const OF_DONATIONS = ` (?:of|for|on) (?:\\p{L}+ ){0,2}${oneOf(SIZES.donations)}`;
const WORD = "(?:[\\p{L}'-]+ ){0,2}?";
const UP_TO = oneOf(SIZES.upTo);
const PAYING = oneOf(SIZES.paying);
const GETTING = oneOf(SIZES.getting);
/** "Deposit $100, get $100", "Deposit $100 + $100 bonus play"; German puts its "ein" behind the sum. */
const BETWEEN = `(?: (?:ein|auf))? ?[-,;:.|–—→>]* ?(?:${oneOf(SIZES.and)} ?)?`;
/** "Get a $25 steak" is a price, "get a $25 free bet" an offer. */
const NO_PRICE = `(?!an? ${SUM} (?!${oneOf(SIZES.ofBonus)}))`;

const OFFER_SIZES = [
  `(?<![a-z])${PAYING} ${WORD}${SUM}${BETWEEN}${GETTING} ${NO_PRICE}${WORD}${SUM}`,
  `(?<![a-z])${PAYING} ${SUM} ?(?:=|->|for) ?${SUM}`,
  `(?<![a-z])cash ?back (?:of |up to )?${SHARE}|${SHARE} cash ?back(?![a-z])`,
  `${oneOf(SIZES.payingHan)}${SUM_HAN},?[再即就可]?${oneOf(SIZES.gettingHan)}${SUM_HAN}`,
  `(?:${BONUS}) ?${WORD}${UP_TO} ?${SUM}`,
  `${SHARE} ?${WORD}(?:${BONUS})`,
  `${SHARE} ?match(?:ed)?(?![a-z]|${OF_DONATIONS})`,
  `${SUM} ${WORD}(?:${BONUS})`,
  `${oneOf(SIZES.depositHan)}[^。,，]{0,6}${oneOf(SIZES.givingHan)}[^。,，]{0,4}(?:${SUM}|\\d)`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Where an offer to play names its size without how often to wager it and how long it holds. */
export function findOfferSizes(text: string): { readonly start: number; readonly end: number }[] {
  const sizes = OFFER_SIZES.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );
  return sizes.length > 0 && !hasKeyTerms(text) ? sizes : [];
}
