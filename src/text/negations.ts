import { findSpans, type Span } from '#text/spans.ts';
import type { Language } from '#text/language.ts';
import { NEGATION_WORDS } from '#text/negation-words.ts';

const CLAUSE_REST = String.raw`[^,.;:!?\n()]*?(?=[,.;:!?\n()]|$|\s(?:but|sino|pero|mais|sondern|aber|ma|mas|only|just)\s)`;
/** Denials that deny nothing of the picture: `no-limit hold'em`, `don't miss`, `no cover`. */
const SET_PHRASES =
  /^(?:sin (?:coste?|costo|cargo|recargo)(?!\p{L})|senza cost[oi]|sans frais|sans supplement|sem custos?|ohne aufpreis|no[- ]?limit|no (?:cover|charge|cost|fees?|entry fee|buy-in|ticket|experience|dress code)|no deposit|not? just|not only|never ends?|not to be missed|don't miss|do not miss|no te|no se lo|no lo|non perder|non mancare|nao perca|ne manquez|ne ratez|sin limite|sans limite|ohne limit|nicht verpassen|nicht nur|no solo|no matter|nothing but|nobody does|no ordinary|never (?:felt|looked|sounded|sleeps)|jamais vu|zero hour|unsere?|pas seulement|non solo|ni hao|no(?:t)? worry|pas de deux|ne\b)/u;

/** What a text does not want, from the denying word to the end of its clause. */
export function findNegations(folded: string, language: Language): Span[] {
  if (language === 'zh') return findSpans(folded, CHINESE_NEGATION);
  const expression = new RegExp(
    `(?<![\\p{L}\\p{N}'-])(?:${NEGATION_WORDS[language]})(?![\\p{L}\\p{N}])${CLAUSE_REST}`,
    'gu',
  );
  return findSpans(folded, expression).filter(
    ({ start, end }) =>
      !SET_PHRASES.test(folded.slice(start)) &&
      !isStatement(folded.slice(0, start), folded.slice(start, end)),
  );
}

const CHINESE_NEGATION = new RegExp(`${NEGATION_WORDS.zh}[^，。！？；\\n,;!?]*`, 'gu');

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
