import { tagConcepts } from '../features/concept-tagger.ts';
import type { Concept, ConceptHit } from '../features/concept-tagger.ts';
import { normalise } from '../normalise/normalise.ts';
import { wordsOf } from '../normalise/words.ts';

/** What an offer has to say for itself, in seven languages, in normalised text. */
const TERMS = {
  wagering:
    /\b\d+ ?x\b|\bx ?\d+|(?<!\d)\d+ ?-?(?:fach|fois|veces|volte|vezes|times|mal\b)|wager|playthrough|rollover|umsatz|umzusetzen|rejou|rigioc|\bpuntat\w* \w+|requisito|jogar (?:uma|\d)|流水|(?<!\d)\d+ ?倍|[一二三四五十百]倍/u,
  validity:
    /expir|valid|\buntil\b|\bends\b|within \d+|(?<!\d)\d+ (?:days|tagen?|jours|dias|giorni|hours|stunden|heures|horas|ore)\b|verfall|gultig|\bbinnen\b|valable|jusqu|caduc|hasta el|scade|\bentro\b|fino al|\bate \d|有效|截止|失效|到期|日内|天内/u,
  age: /\b(?:18|19|21)\b|\+(?:18|21)|maggiorenn|adults only|solo adultos|volljahrig|(?:满|滿)?(?:18|21|十八|二十一)/u,
  who: /new (?:customers|players|members)|\bone per\b|once per|per (?:person|customer|guest|account)|verified|residents|neukunden|verifizierte|(?:pro|je) person|einmal pro|nouveaux (?:clients|joueurs)|par personne|une fois|nuevos clientes|verificad|por persona|una vez|nuovi (?:clienti|iscritti)|a persona|una (?:sola )?volta|novos (?:clientes|jogadores)|por pessoa|uma vez|仅限|每人|新客|新会员|限一次/u,
  shown:
    /\bterms\b|conditions|bedingungen|condiciones|condizioni|condicoes|\bregras\b|\bregole\b|teilnahme|条款|规则|on screen|eingeblendet|a l'ecran|en pantalla|a schermo|na tela|lisible|lesbar|legible|leggibil|legivel/u,
} as const satisfies Record<string, RegExp>;

const KINDS_MIN = 4;
/** Where the terms are to be hidden or denied, naming them does not help. */
const SPOILT: ReadonlySet<Concept> = new Set([
  'hide',
  'unreadable',
  'dodging',
  'freeCash',
  'bypass',
]);

const DENIED =
  /\bno (?:terms|conditions|strings|catch)|without conditions|ohne (?:alle )?bedingung|sans (?:aucune )?condition|sin condiciones|senza condizioni|sem condicoes|无条件|没有条件|没有任何条件/u;

/**
 * Whether a text names the significant terms of its offer: how often to wager, how long it holds, and
 * two of age, who may take it and that the terms are shown. The policy lets such offers pass.
 */
export function namesItsTerms(text: string, hits: readonly ConceptHit[]): boolean {
  if (!TERMS.wagering.test(text) || !TERMS.validity.test(text)) return false;
  if (DENIED.test(text)) return false;
  if (hits.some(({ concept, negated }) => SPOILT.has(concept) && !negated)) return false;
  return Object.values(TERMS).filter((term) => term.test(text)).length >= KINDS_MIN;
}

/** The same, of a text as it is written. */
export function isCompleteOffer(original: string): boolean {
  const { text } = normalise(original);
  return namesItsTerms(text, tagConcepts(text, wordsOf(text)));
}
