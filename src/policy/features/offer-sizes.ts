import { hasKeyTerms } from './offer-terms.ts';

/** Offers that name their size, "welcome bonus up to $500", in normalised text of the seven languages. */
const SUM =
  '(?:r?[$€£¥] ?\\d[\\d.,]*|(?<![\\d.,])\\d[\\d.,]* ?(?:[$€£¥]|dollars?|euros?|pounds|reais|pesos|dolares|元|块|美元))';
const SUM_ZH = '(?<!\\d)\\d[\\d.,]{0,12}(?:元|块|美元)?';
const SHARE = '(?<!\\d)\\d+ ?(?:%|percent|prozent|por ciento|pour cent|per cento|por cento)';
const NO_STAFF = '(?<!(?:hiring|signing|sign on|referral|retention|holiday|punkte|points) )';
const BONUS = `(?<![a-z])${NO_STAFF}(?:(?:willkommens|einzahlungs|neukunden|start|begrussungs)?bonus|bonuses|bono|bonos|bonificacion|(?:deposit|bonus) match|match(?:ed)? (?:bonus|deposit|offer))(?![a-z])|[红奖彩礼]金|红利|体验金`;
const OF_DONATIONS = ' (?:of|for|on) (?:\\p{L}+ ){0,2}(?:donations?|gifts?)';
const WORD = "(?:[\\p{L}'-]+ ){0,2}?";
const UP_TO =
  "(?:up to|of up to|of|worth|hasta|de hasta|de|jusqu'a|jusqu a|de|bis|bis zu|von|uber|in hohe von|fino a|da|di|ate|de ate|最高|高达|最多|达)";

const PAYING =
  '(?:deposit|bet|stake|wager|load|deposita|apuesta|recarga|deposez|misez|rechargez|versez|deposita|versa|punta|ricarica|deposite|aposte|carregue|recarregue|einzahlen|setzen|aufladen|zahl(?:e|en)?(?: sie)?)';
const GETTING =
  '(?:and |y |et |und |e |then )?(?:get|receive|take|play with|recibe|obten|juega con|recevez|obtenez|jouez avec|ricevi|prendi|gioca con|receba|ganhe|jogue com|erhalten(?: sie)?|bekommen(?: sie)?)';

const OFFER_SIZES = [
  `(?<![a-z])${PAYING} ${SUM},? ${GETTING} ${SUM}`,
  `(?<![a-z])cash ?back (?:of |up to )?${SHARE}|${SHARE} cash ?back(?![a-z])`,
  `(?:存|充|押|投)${SUM_ZH},?(?:送|得|拿|返)${SUM_ZH}`,
  `(?:${BONUS}) ?${WORD}${UP_TO} ?${SUM}`,
  `${SHARE} ?${WORD}(?:${BONUS})`,
  `${SHARE} ?match(?:ed)?(?![a-z]|${OF_DONATIONS})`,
  `${SUM} ${WORD}(?:${BONUS})`,
  `(?:首存|首充|充值|存款|注册)[^。,，]{0,6}(?:送|赠|返)[^。,，]{0,4}(?:${SUM}|\\d)`,
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
