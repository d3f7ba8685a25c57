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

/** What is paid in, "put in $20", and what comes of it, "and play with $60". */
const PAYING =
  '(?:deposit|bet|stake|wager|load|put in|pay in|top up(?: with)?|deposita[sr]?|deposite|apuesta|apueste|recarga|recargue|ingresa|ingrese|mete|deposez|misez|rechargez|versez|depose|mise|verse|deposita(?:te)?|versa(?:te)?|punta(?:te)?|ricarica(?:te)?|aposte|aposta|carregue|recarregue|coloque|einzahlen|setzen|setze|setz|aufladen|lade|zahl(?:e|en|st)?(?: sie)?)';
const GETTING =
  "(?:(?:(?:and )?you(?: will|'ll| ll)? )?(?:get|receive)|take|claim|enjoy|collect|unlock|grab|have|(?:and )?we (?:give you|make it|pay)|(?:to )?play with|recibe|reciba|obten|obtenga|consigue|consiga|llevate|te damos|juega con|juegue con|recevez|recois|obtenez|recuperez|profitez de|on (?:vous|te) (?:offre|donne)|jouez avec|joue avec|ricevi|ottieni|prendi|ti diamo|gioca con|giocate con|receba|ganhe|obtenha|leve|damos|jogue com|erhalten(?: sie)?|erhalte|erhaltst du|bekommen(?: sie)?|bekomme|bekommst du|hol dir|sichern sie sich|sichere dir|spielen sie mit|spiele mit|spiel mit)";
const AND = '(?:and|then|to|plus|y|e|ed|et|puis|und|dann|luego|poi|&|\\+|=|->)';
/** "Deposit $100, get $100", "Deposit $100 + $100 bonus play"; German puts its "ein" behind the sum. */
const BETWEEN = `(?: (?:ein|auf))? ?[-,;:.|–—→>]* ?(?:${AND} ?)?`;
/** "Get a $25 steak" is a price, "get a $25 free bet" an offer. */
const NO_PRICE = `(?!an? ${SUM} (?!bonus|chip|credit|free|match|play|promo|stake))`;

const OFFER_SIZES = [
  `(?<![a-z])${PAYING} ${WORD}${SUM}${BETWEEN}${GETTING} ${NO_PRICE}${WORD}${SUM}`,
  `(?<![a-z])${PAYING} ${SUM} ?(?:=|->|for) ?${SUM}`,
  `(?<![a-z])cash ?back (?:of |up to )?${SHARE}|${SHARE} cash ?back(?![a-z])`,
  `(?:存|充|押|投)${SUM_ZH},?(?:再|即|就|可)?(?:送|得|拿|返|玩|领)${SUM_ZH}`,
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
