import { findSpans, hasWord } from '#text/spans.ts';
import type { Span } from '#text/spans.ts';
import type { LanguageWords } from '#brief/words/language-words.ts';

const CLAUSE_REST = String.raw`[^,.;:!?\n()]*?(?=[,.;:!?\n()]|$|\s(?:but|sino|pero|mais|sondern|aber|ma|mas|only|just)\s)`;
/** Denials that deny nothing of the picture: `no-limit hold'em`, `don't miss`, `no cover`. */
const SET_PHRASES =
  /^(?:sin (?:coste?|costo|cargo|recargo)(?!\p{L})|senza cost[oi]|sans frais|sans supplement|sem custos?|ohne aufpreis|no[- ]?limit|no (?:cover|charge|cost|fees?|entry fee|buy-in|ticket|experience|dress code)|no deposit|not? just|not only|never ends?|not to be missed|don't miss|do not miss|no te|no se lo|no lo|non perder|non mancare|nao perca|ne manquez|ne ratez|sin limite|sans limite|ohne limit|nicht verpassen|nicht nur|no solo|no matter|nothing but|nobody does|no ordinary|never (?:felt|looked|sounded|sleeps)|jamais vu|zero hour|unsere?|pas seulement|non solo|ni hao|no(?:t)? worry|pas de deux|ne\b)/u;

/** What a prompt does not want, from the denying word to the end of its clause. */
export function findNegations(folded: string, words: LanguageWords): Span[] {
  const expression = new RegExp(
    `(?<![\\p{L}\\p{N}'-])(?:${words.negations})(?![\\p{L}\\p{N}])${CLAUSE_REST}`,
    'gu',
  );
  return findSpans(folded, expression).filter(
    ({ start, end }) =>
      !SET_PHRASES.test(folded.slice(start)) &&
      !isStatement(folded.slice(0, start), folded.slice(start, end)),
  );
}

/** `the dice don't sleep`, `los dados no duermen`: who does not do something, told rather than denied. */
function isStatement(before: string, denial: string): boolean {
  return (
    SUBJECT.test(before) &&
    /^(?:don't|doesn't|never|no|nunca|non|nao) \p{L}+/u.test(denial) &&
    !/^\S+ (?:se |deve\p{L}* |debe\p{L}* |va\p{L}* |puede\p{L}* |want|need|should|be |hay|ha |there|aparec|appea|appai|compai|sal[eg]|vea|ve |use|show|people|text|music)/u.test(
      denial,
    )
  );
}

const SUBJECT =
  /(?<!\p{L})(?:the|our|los|las|el|la|nuestros?|nuestras?|i|gli|le|il|os|as|o|a|nossos?|nossas?) \p{L}{3,} $/u;

/** Of the picture, but often said of the evening itself: `casino royale style poker night`. */
const SOFT_WORDS = /(?<!\p{L})(?:style|vibe|aesthetic|estilo|stil|stile|look|story)(?!\p{L})/gu;

/** Clauses that speak about camera and picture and name no event: not for a title. */
export function findFilmClauses(folded: string, words: LanguageWords): Span[] {
  return findSpans(folded, /[^,.;:!?\n|()]+/gu).flatMap(({ start, end }) => {
    const clause = folded.slice(start, end);
    if (!hasWord(clause.replaceAll(SOFT_WORDS, ' '), words.film)) return [];
    if (hasWord(clause, words.events.strong) || hasWord(clause, words.dates.holidays)) return [];
    const topic = TOPIC.exec(clause);
    const rest = topic ? clause.slice(topic.index + topic[0].length) : '';
    const isNamed = topic !== null && rest.length > 6 && !hasWord(rest, words.film);
    return [{ start, end: isNamed ? start + topic.index + topic[0].length : end }];
  });
}

/** `a film for our Pearl Evening`: what the film is about is not about the film. */
const TOPIC =
  /(?<=(?:film|video|clip|spot|reel|teaser|story|piece|pieza|filmato|filme|anuncio|court|brief)\s(?:\S+\s){0,6}?)(?:for|about|on|pour|sur|para|sobre|per|su|fur|uber|zu|zum|zur)\s(?:(?:our|the|a|an|nuestr[oa]s?|nos|notre|la|le|les|el|il|lo|una?|unseren?|den|die|das|nostr[oaie]|nosso|nossa|o|os|as)\s)+/u;
