import type { SpacedLanguage } from '#text/language.ts';

/** How a language offers something that is not a sum of money. Sources over folded text. */
export interface GiftWords {
  /** Between a thing and its price: `mojito a 6 €`, `Aperol für 6 €`. */
  readonly priceLeads: string;
  /** Open what an amount is given for, or comes with: `für das beste Kostüm`, `with entry`. */
  readonly tails: string;
  /** Whole phrases of giving, whatever is given. */
  readonly gifts: readonly string[];
}

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}'-]*`;
/** A thing in one to three words, joined the Romance way: `copa de cava`, `roscón y chocolate`. */
const romanceThing = (links: string) =>
  String.raw`(?!(?:${links}|a|au|alle|las?|les?)\s)${WORD}(?:\s+(?:(?:${links})\s+)?(?:d')?(?!(?:${links})\s)${WORD}){0,2}`;

/** Not a thing: `free to play`, `feel free and easy`. */
const NOT_FREE =
  '(?!(?:to|from|of|as|your|yourself|spirits?|fall|will|flowing|and|for|up|style|rein|range|hand|at|on|in|with|time|every|all|this|the|or|if|when|until)(?![\\p{L}]))';
const ES_THING = romanceThing('de|del|y|con');
const FR_THING = romanceThing('de|du|des|et|au|a la');
const IT_THING = romanceThing('di|del|della|e|con');
const PT_THING = romanceThing('de|do|da|e|com');

export const GIFT_WORDS: Record<SpacedLanguage, GiftWords> = {
  en: {
    priceLeads:
      'will be|costs?|runs?|goes for|is just|are just|for|at|from|only|just|from only|for only|for just|starting at|is|are|@',
    tails:
      'for|with|incl\\.?|including|includes|every|each|per|plus|to spend|to play|on your|when you|off|a|an|daily|hourly|to win',
    gifts: [
      String.raw`(?:\d+|a|an)\s+${WORD}(?:\s+${WORD})?\s+(?:to be won|up for grabs|to win)`,
      String.raw`\d+\s?%\s+off\s+(?:your\s+|all\s+)?(?!(?:at|on|in|this|every|and|for|with|until|from)\s)${WORD}(?:\s+(?!(?:at|on|in|this|every|and|for|with|until|from)(?![\p{L}]))${WORD})?`,
      String.raw`(?<![\p{L}-])(?:free|complimentary|on-the-house)\s+${NOT_FREE}${WORD}(?:\s+(?!(?:at|on|in|with|and|for|from|every|all|when|til|till|until|by|to|if|while|the|this)(?![\p{L}]))${WORD}){0,2}(?:\s+for (?:all |every |the )?(?:ladies|women|members|guests|players|first \d+ guests|veterans|seniors|moms|dads|couples|everyone))?`,
      String.raw`(?:(?:your|the|a|an)\s+)?(?:(?:first|second|1st|2nd|welcome)\s+)?(?:${WORD}\s+){1,2}(?:is |are |'s )?on (?:us|the house)`,
      String.raw`(?:giv(?:e|es|ing) away|raffl(?:e|es|ing) off)\s+(?:(?:a|an|one|two|three|\d+|our)\s+)?${WORD}(?:\s+(?!(?:at|on|in|this|every|each|with|and|by|for|to|from)(?![\p{L}]))${WORD}){0,2}`,
      String.raw`(?:(?!(?:our|the|and|with)\s)${WORD}\s+)?half[- ]price(?!\s+(?!(?:till?|until|on|at|from|every|all|for|and|before|after)\s)${WORD})`,
      String.raw`(?:at )?no (?:charge|cost|entry fee|fee)`,
      String.raw`(?:${WORD}\s+)?${WORD}, free(?=\s*(?:[,.;!\n]|$))`,
      String.raw`no cover(?: charge)?(?:\s+(?:before|until|till|til)\s+\d{1,2}(?::\d{2})?(?:\s?[ap]m)?)?`,
      String.raw`win (?:a|an|one of (?:\d+|${WORD})|your share of)\s+(?!(?:at|share)\s)${WORD}(?:\s+(?!(?:at|on|in|this|every|with|and|by|for)(?![\p{L}]))${WORD}){0,2}`,
      String.raw`(?:drawings?|giveaways?|raffles?) (?:hourly|nightly|daily|weekly|every (?:\d+ minutes|half hour|hour|night|day|friday|saturday))`,
      String.raw`(?:(?:the|your|our|all)\s+)?(?:(?:first|second|welcome)\s+)?${WORD}(?:\s+${WORD})? (?:is|are) free(?! ${WORD})`,
      String.raw`(?:hourly|nightly|daily|weekly|hot seat)\s+(?:${WORD}\s+)?(?:drawings?|giveaways?|prizes|raffles?)`,
      String.raw`(?:buy (?:one|1),? get (?:one|1)(?: free| half off)?|bogo(?: ${WORD})?|half off ${WORD}(?: ${WORD})?|(?:2|3|4|5|10)x (?:\w+ )?(?:points|entries|comps))`,
    ],
  },
  es: {
    priceLeads:
      'cuestan?|sale a|sale por|vale|esta a|es de|por cada|cada|a|por|desde|a solo|por solo|por solamente|solo|a tan solo|desde solo|a partir de|de',
    tails: 'para|por|con|en|incluye|incl\\.?|cada|al|a la|si|de',
    gifts: [
      String.raw`\d+\s+${ES_THING}\s+(?:en juego|en sorteo|para ganar)`,
      String.raw`\d+\s?%\s+(?:de\s+(?:descuento|dto)\s+)?en\s+(?:tu\s+|la\s+|el\s+)?${WORD}`,
      String.raw`${ES_THING}\s+(?:es\s+|sale\s+)?(?:gratis|gratuit[oa]s?|de regalo|de cortesia|incluid[oa]s?|por cuenta de la casa|a cuenta de la casa|de bienvenida|sin coste)(?:\s+para\s+${WORD}(?:\s+${WORD}){0,2})?`,
      String.raw`(?:sorteamos|sorteo de|se sortean?|rifamos|rifa de|regalamos|invitamos a|llevate|gana|ganate|te regalamos)\s+(?:un[oa]?s?|el|la|los|las|\d+|hasta)\s+(?!mill?)${WORD}(?:\s+(?:de\s+)?(?!(?:el|la|en|este|cada|los|las|al|y|con|por)\s)${WORD}){0,2}`,
      String.raw`${ES_THING}\s+a mitad de precio`,
      String.raw`(?:multiplica|duplica|triplica|dobla|x)\s?(?:x\s?\d+|por \d+)?\s*(?:tus\s+|los\s+)?puntos|puntos x\s?\d|\d\s?x puntos`,
      String.raw`${WORD}(?:\s+${WORD})?\s+al (?:dos por uno|2\s?x\s?1)`,
      String.raw`2\s?x\s?1(?:\s+(?:en|de)\s+${WORD})?|${WORD}(?:\s+${WORD})?\s+2\s?x\s?1|barra libre(?:\s+de\s+${WORD})?|primera? ${WORD} (?:gratis|invita la casa)|invita la casa`,
    ],
  },
  fr: {
    priceLeads:
      "coutent?|est a|sont a|est de|ouvre a|revient a|tous les|par tranche de|par|a|des|a partir de|pour|seulement|a seulement|pour seulement|de|c'est|le|la",
    tails: 'pour|par|avec|chaque|aux|a chaque|par jour|dont|des|incl\\.?|inclus|tous|toutes|sur',
    gifts: [
      String.raw`-?\d+\s?%\s+(?:de\s+(?:remise|reduction)\s+)?sur\s+(?:le\s+|la\s+|les\s+|tous\s+les\s+)?${WORD}`,
      String.raw`${FR_THING}\s+(?:est\s+|sont\s+)?(?:offert|gratuit|inclus)e?s?(?:\s+(?:aux|pour|des|a tou(?:s|tes)|a chaque|avec)\s+(?:les?\s+|l'|chaque\s+)?${WORD}(?:\s+${WORD}){0,2})?`,
      String.raw`${FR_THING}\s+a (?:gagner|remporter)(?:\s+chaque\s+${WORD})?`,
      String.raw`(?:gagnez|remportez|a gagner\s?:?)\s+(?:une?|des|le|la|votre|\d+)\s+${WORD}(?:\s+(?!(?:le|ce|au|a|chez|samedi|chaque)\s)${WORD}){0,2}`,
      String.raw`(?:une?|\d+)\s+${WORD}\s+(?:pour|a) chaque\s+${WORD}`,
      String.raw`${FR_THING}\s+a (?:moitie prix|demi-tarif)`,
      String.raw`(?:une?\s+)?${FR_THING}\s+compris(?:e|es)?`,
      String.raw`gratuit[es]*\s+(?:pour|avec)\s+(?:les?\s+|la\s+|tous\s+les\s+)?${WORD}`,
      String.raw`(?:2|deux)\s?x\s+(?:les\s+)?points`,
      String.raw`(?:un\s+)?tirages?(?: au sort)? (?:toutes les heures|chaque ${WORD}|tous les ${WORD})`,
      String.raw`(?:1|un|une) ${WORD} achete[es]?,? (?:1|un|une) offerte?|(?:2|deux) pour (?:le prix d')?une?|points (?:x\s?\d|doubles|triples)`,
    ],
  },
  de: {
    priceLeads:
      'kosten|liegt bei|gibt es fur|gibt.s fur|pro|fur je|fur|um|zu|ab|nur|fur nur|schon ab|zum preis von|zu je|a|kostet|je',
    tails: 'fur|pro|je|mit|inkl\\.?|inklusive|p\\.|bei|zum|zur|als|taglich|jeden|jede|jedes',
    gifts: [
      String.raw`\d+\s?(?:%|prozent)\s+(?:rabatt\s+)?auf\s+(?:alle\s+|das\s+|die\s+)?${WORD}`,
      String.raw`(?:(?:\d+|ein|eine|einen|das erste|der erste|die erste|erstes|erster)\s+)?(?:(?:glas|flasche|runde|portion|tasse)\s+)?${WORD}\s+(?:aufs haus|geht aufs haus|geschenkt|gratis|kostenlos|kostenfrei|umsonst)(?:\s+fur\s+(?:alle\s+)?${WORD}(?:\s+${WORD})?)?`,
      String.raw`(?:gratis|kostenlose[rsnm]?|freie[rsnm]?|geschenkte[rsn]?)[- ](?!(?:fur|und|mit|in|am)\s)${WORD}`,
      String.raw`gewinne?n? (?:sie )?(?:ein|eine|einen|eines|einer|einem|\d+)\s+(?:von\s+\d+\s+)?${WORD}(?:\s+(?!(?:bis|am|im|und|in|mit|bei|beim)\s)${WORD})?`,
      String.raw`(?:wir verlosen|verlost werden|zu gewinnen:?)\s+(?:ein|eine|einen|\d+)\s+${WORD}(?:\s+${WORD})?`,
      String.raw`(?:ein|eine|\d+)\s+${WORD}(?:\s+${WORD})?\s+zu gewinnen`,
      String.raw`(?:${WORD}\s+)?(?:2|zwei)\s?(?:fur|for|zum preis von|zu)\s?(?:1|eins|einen|einem)(?:\s+(?:bei|auf)\s+${WORD})?`,
      String.raw`gibt(?:'s| es) (?:ein|eine|einen) (?:gratis )?${WORD}`,
      String.raw`(?:(?:zweite[rs]?|das zweite|der zweite|die zweite|jede[rs]?|alle)\s+)?${WORD}\s+(?:zum|zu) halben preis`,
      String.raw`(?:ein|eine|einen)\s+${WORD}\s+${WORD}\s+(?:umsonst|gratis|geschenkt|kostenlos|aufs haus)`,
      String.raw`${WORD}\s+ist inklusive`,
      String.raw`(?:ein|eine|einen)\s+${WORD} gibt es (?:geschenkt|gratis|dazu|umsonst)`,
      String.raw`(?:freier|kostenloser) eintritt (?:im|in|mit) ${WORD}`,
      String.raw`eintritt (?:ist )?frei|freie[rn]? eintritt|(?:\d+-?fache|doppelte|dreifache) (?:\p{L}*punkte)`,
    ],
  },
  it: {
    priceLeads:
      'costano?|e a|sono a|viene|ogni|a|da|per|a soli|a solo|a partire da|solo|per soli|di',
    tails: 'per|con|a|su|incl\\.?|inclus[oa]|ogni|al|alla|se',
    gifts: [
      String.raw`(?:\d+|un|una|uno)\s+${IT_THING}\s+in palio`,
      String.raw`\d+\s?%\s+(?:di\s+sconto\s+)?su(?:i|gli|lle|lla|l)?\s*(?:l')?${WORD}`,
      String.raw`(?:(?:il|la)\s+)?${IT_THING}\s+(?:e\s+)?(?:in\s+)?(?:omaggio|gratis|gratuit[oaie]|offert[oaie](?: da noi| dalla casa)?|inclus[oaie]|regalo|di benvenuto)(?:\s+(?:per|a|ai|agli|alle|con)\s+(?:tutt[ie]\s+)?(?:le\s+|i\s+|gli\s+)?${WORD}(?:\s+${WORD})?)?`,
      String.raw`(?:in palio|vinci|si vince|regaliamo|sorteggiamo|estrazione di|aggiudicati)\s+(?:un[oa']?|il|la|\d+|fino a)\s*${WORD}(?:\s+(?!(?:il|la|al|alle|ogni|con|e|da|dal)\s)${WORD}){0,2}`,
      String.raw`${IT_THING}\s+a meta prezzo`,
      String.raw`(?:gratis|gratuito) (?:in|per|con) (?:i |le |gli )?${WORD}`,
      String.raw`punti\s+x\s?\d|\d\s?x (?:i )?punti`,
      String.raw`(?:2\s?x\s?1|due per uno)(?:\s+(?:su|sui|sulle)\s+${WORD})?|${WORD}\s+2\s?x\s?1|offre la casa|punti (?:x\s?\d|doppi|tripli)|open bar`,
    ],
  },
  pt: {
    priceLeads:
      'custam?|sai por|sai a|esta a|e de|a cada|cada|a|por|desde|a partir de|por apenas|a apenas|so|apenas|por so|de|a so',
    tails: 'para|por|com|em|cada|incl\\.?|inclui|ao|a|na|no',
    gifts: [
      String.raw`\d+\s+${PT_THING}\s+(?:em jogo|para ganhar)`,
      String.raw`\d+\s?%\s+(?:de\s+desconto\s+)?(?:em|no|na|nos|nas)\s+${WORD}`,
      String.raw`${PT_THING}\s+(?:e\s+|sai\s+)?(?:gratis|gratuit[oa]s?|cortesia|de cortesia|por conta da casa|liberad[oa]s?|inclus[oa]s?|incluid[oa]s?|de brinde|de graca|oferecid[oa]s?|de boas-vindas)(?:\s+(?:ate (?:as|a)\s+\d{1,2}\s?h(?:\d{2})?|para\s+(?:as\s+|os\s+|tod[oa]s\s+)?${WORD}(?:\s+${WORD})?))?`,
      String.raw`${PT_THING}\s+(?:pela metade do preco|a metade do preco|a meio preco)`,
      String.raw`${PT_THING}\s+de oferta`,
      String.raw`\d\s?x (?:os )?pontos`,
      String.raw`${WORD}\s+(?:em dobro|dobrad[oa])`,
      String.raw`(?:sorteio de|sorteamos|concorra a|ganhe|leve|vale)\s+(?:um[a]?|\d+|o|a)\s+(?!milh|mil\s)${WORD}(?:\s+(?:de\s+)?(?!(?:no|na|em|as|ao|e|com|toda|todo|nesta|neste)\s)${WORD}){0,2}`,
      String.raw`(?:2\s?x\s?1|dois por um|leve (?:2|dois),? pague (?:1|um))(?:\s+(?:em|nos|nas)\s+${WORD})?|${WORD}\s+(?:2\s?x\s?1|em dobro)|open bar|pontos (?:em dobro|em triplo|x\s?\d)|(?:dobro|triplo) (?:de|dos) pontos`,
    ],
  },
};
