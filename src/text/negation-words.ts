import type { Language } from '#text/language.ts';

/**
 * Words that negate what follows, up to the end of the clause: a regular expression over folded
 * text.
 */
export const NEGATION_WORDS: Record<Language, string> = {
  en: "no|not|without|avoid(?:ing)?|never|don't|do not|nothing|nobody|none|skip|exclude|excluding|minus|zero|nor|neither|anything but|(?:anything|everything|all|any colou?r) (?:except|but)|except(?: for)?|apart from|other than|instead of|rather than|less|fewer|hardly|barely|far from|free of|tired of|enough of|too much|too many|isn't|aren't|won't|can't|cannot|shouldn't|mustn't|we (?:hate|dislike)|forget|lose the|ditch",
  es: 'no|sin|nada de|ni|nunca|evit(?:ar?|e|en|emos)|tampoco|todo menos|(?:salvo|excepto)|en vez de|en lugar de|menos|demasiad[oa]s?|lejos de|fuera',
  fr: "pas|sans|aucune?|jamais|evit(?:er|ez|ons)|ni|rien de|tout sauf|sauf|hormis|excepte|au lieu d(?:e|u|es)|plutot que|moins d[e']|trop d[e']|loin d(?:e|u)",
  de: 'kein\\p{L}*|ohne|nicht|niemals|niemand|keinerlei|vermeide\\p{L}*|weder|außer|statt|anstatt|anstelle|weniger|kaum|zu viel|bloß nicht|auf keinen fall|nie',
  it: "non|senza|niente|nessun[oa]?|evitare|evit(?:a|ate|iamo)|mai|ne|tutto (?:tranne|meno|fuorche)|tranne|eccetto|salvo|invece d(?:i|el|ello|ella|ei|egli|elle|ell')|al posto d(?:i|el|ella)|meno|troppo|troppi|troppe",
  pt: 'nao|sem|nada de|nem|nunca|evite[mn]?|evitar|evitemos|nenhum[a]?|tudo menos|(?:exceto|excepto|salvo)|em vez d[eao]s?|em lugar d[eao]s?|menos|longe de|demasiad[oa]s?',
  zh: '(?:不要|没有|无人|无须|无需|无(?!限|与伦比|双|尽|论|敌)|别(?!错过|墅|具)|避免|不出现|禁止|不含|不带|不(?:需要|能有|得出现|太|是|用|想要|喜欢|够|宜|准)|而非|拒绝|除了|除去|代替|取代|少(?:一点|点|些|用))',
};

/** Words that negate what precedes them, at the end of its clause: `Gold bitte vermeiden`. */
export const TRAILING_NEGATIONS: Record<Language, string> = {
  en: "(?:is|are) (?:out|off|banned|forbidden|taboo|a no-?go|not (?:allowed|wanted))|we (?:don't|do not) want",
  es: '(?:esta|estan|queda|quedan) (?:prohibid[oa]s?|descartad[oa]s?|fuera)|no (?:queremos|quiero|por favor|gracias)',
  fr: '(?:est|sont) (?:interdite?s?|proscrite?s?|exclue?s?)|a (?:eviter|proscrire|bannir)',
  de: 'vermeiden|weglassen|(?:ist|sind|waren?) (?:tabu|verboten|unerwunscht|raus)|tabu|unerwunscht|(?:bitte|lieber|gar|besser) nicht|(?:wollen|mochten|mogen|brauchen) wir (?:\\p{L}+ )?nicht|passt (?:\\p{L}+ )?nicht',
  it: '(?:e|sono) (?:vietat[oaie]|bandit[oaie]|esclus[oaie])|da evitare|non (?:ci )?va(?:nno)?|no grazie',
  pt: '(?:e|sao|esta|estao|fica|ficam) (?:proibid[oa]s?|descartad[oa]s?|fora|de fora)|a evitar|nao queremos|nao,? (?:por favor|obrigad[oa])',
  zh: '(?:不要|免了|不行|不可以|除外|禁用|就算了|太俗|不好)(?:了|吧)?',
};

/** Words before a colon that make the whole list after it unwanted: `Avoid: neon, confetti`. */
export const EXCLUSION_LISTS: Record<Language, string> = {
  en: "avoid|no|not|no[- ]?gos?|don'?ts?|do nots?|never|forbidden(?: colou?rs)?|banned|unwanted|taboos?|exclude|not wanted",
  es: 'evitar|no|prohibid[oa]s?|colores prohibidos|sin|nunca|nada de',
  fr: 'a eviter|eviter|interdits?|couleurs interdites|non|jamais|sans|a proscrire|pas de',
  de: 'nicht|vermeiden|bitte vermeiden|verboten|tabus?|no[- ]?gos?|bitte nicht|nie|unerwunscht|verbotene farben|ohne|kein[es]?',
  it: 'evitare|da evitare|vietat[oi]|no|mai|senza|niente|colori vietati',
  pt: 'evitar|nao|proibid[oa]s?|sem|nunca|cores proibidas|nada de',
  zh: '不要|避免|禁用|禁忌|禁止|勿用|忌',
};
