/** What an offer has to say for itself, in seven languages, in normalised text. */
const OFFER_TERMS = {
  wagering:
    /\b\d+ ?x\b|\bx ?\d+|(?<!\d)\d+ ?-?(?:fach|fois|veces|volte|vezes|times|mal\b)|wager|playthrough|rollover|umsatz|umzusetzen|rejou|rigioc|\bpuntat\w* \w+|requisito|jogar (?:uma|\d)|流水|(?<!\d)\d+ ?倍|[一二三四五十百]倍/u,
  validity:
    /expir|valid|\buntil\b|\bends\b|within \d+|(?<!\d)\d+ (?:days|tagen?|jours|dias|giorni|hours|stunden|heures|horas|ore)\b|verfall|gultig|\bbinnen\b|valable|jusqu|caduc|hasta el|scade|\bentro\b|fino al|\bate \d|有效|截止|失效|到期|日内|天内/u,
  age: /\b(?:18|19|21)\b|\+(?:18|21)|maggiorenn|adults only|solo adultos|volljahrig|(?:满|滿)?(?:18|21|十八|二十一)/u,
  who: /new (?:customers|players|members)|\bone per\b|once per|per (?:person|customer|guest|account)|verified|residents|neukunden|verifizierte|(?:pro|je) person|einmal pro|nouveaux (?:clients|joueurs)|par personne|une fois|nuevos clientes|verificad|por persona|una vez|nuovi (?:clienti|iscritti)|a persona|una (?:sola )?volta|novos (?:clientes|jogadores)|por pessoa|uma vez|仅限|每人|新客|新会员|限一次/u,
  shown:
    /\bterms\b|conditions|bedingungen|condiciones|condizioni|condicoes|\bregras\b|\bregole\b|teilnahme|条款|规则|on screen|eingeblendet|a l'ecran|en pantalla|a schermo|na tela|lisible|lesbar|legible|leggibil|legivel/u,
} as const satisfies Record<string, RegExp>;

/** Terms that are said not to exist. */
const DENIED = new RegExp(
  [
    '\\bno (?:terms|conditions|strings|catch|rules)\\b|never expires?\\b',
    '\\b(?:no|without|zero) (?:wager|playthrough|rollover|expir|deposit limit)',
    '\\bwithout conditions|ohne (?:alle )?bedingung|ohne (?:umsatz|ablauf|verfall)',
    'sans (?:aucune )?condition|sans (?:mise|rejouer|expiration)',
    'sin (?:condiciones|rollover|requisito|caducidad)',
    'senza (?:condizioni|requisit|scadenza|rigioc)',
    'sem (?:condicoes|rollover|requisito|validade|prazo)',
    '无条件|没有条件|没有任何条件|无需?流水|永不过期|永久有效',
  ].join('|'),
  'u',
);

/** Whether a normalised text names how often to wager and how long its offer holds. */
export function hasKeyTerms(text: string): boolean {
  const { wagering, validity } = OFFER_TERMS;
  return wagering.test(text) && validity.test(text) && !DENIED.test(text);
}

/** How many kinds of terms a normalised text names. */
export function countOfferTerms(text: string): number {
  return Object.values(OFFER_TERMS).filter((term) => term.test(text)).length;
}
