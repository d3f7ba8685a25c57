import { findSpans, type Span } from '#text/spans.ts';
import type { Language, SpacedLanguage } from '#text/language.ts';
import { NEGATION_WORDS, TRAILING_NEGATIONS, EXCLUSION_LISTS } from '#text/negation-words.ts';

const CLAUSE_REST = String.raw`[^,.;:!?\n()]*?(?=[,.;:!?\n()]|$|\s(?:but|sino|pero|mais|sondern|aber|ma|mas|only|just)\s)`;
/**
 * Negations that do not exclude anything from the picture: `no-limit hold'em`, `don't miss`, `no
 * cover`.
 */
const SET_PHRASES =
  /^(?:less is more|no less|nothing less|all but|fuera de serie|menos mal|sin (?:coste?|costo|cargo|recargo)(?!\p{L})|senza cost[oi]|sans frais|sans supplement|sem custos?|ohne aufpreis|no[- ]?limit|no (?:cover|charge|cost|fees?|entry fee|buy-in|ticket|experience|dress code)|no deposit|not? just|not only|never ends?|not to be missed|don't miss|do not miss|no te|no se lo|no lo|non perder|non mancare|nao perca|ne manquez|ne ratez|sin limite|sans limite|ohne limit|nicht verpassen|nicht nur|no solo|no matter|nothing but|nobody does|no ordinary|never (?:felt|looked|sounded|sleeps)|jamais vu|zero hour|unsere?|pas seulement|non solo|ni hao|no(?:t)? worry|pas de deux|ne\b(?!.* ne ))/u;

/**
 * Returns what a text excludes: from the negating word to the end of its clause, the clause that it
 * ends, or a list.
 */
export function findNegations(folded: string, language: Language): Span[] {
  const { before, behind, lists } = expressionsOf(language);
  const others = [...findSpans(folded, behind), ...findSpans(folded, lists)];
  if (language === 'zh') return [...findSpans(folded, before), ...others];
  const denials = findSpans(folded, before).filter(
    ({ start, end }) =>
      !SET_PHRASES.test(folded.slice(start)) &&
      !isStatement(folded.slice(0, start), folded.slice(start, end)),
  );
  return [...denials, ...others];
}

type Negations = Readonly<Record<'before' | 'behind' | 'lists', RegExp>>;
const expressions = new Map<Language, Negations>();

function expressionsOf(language: Language): Negations {
  const known = expressions.get(language);
  if (known) return known;
  const made = language === 'zh' ? chinese() : spaced(language);
  expressions.set(language, made);
  return made;
}

function spaced(language: SpacedLanguage): Negations {
  const word = (source: string) => String.raw`(?<![\p{L}\p{N}'-])(?:${source})(?![\p{L}\p{N}])`;
  const end = String.raw`(?=\s*(?:[,.;!?\n()]|$))`;
  return {
    before: new RegExp(`${word(NEGATION_WORDS[language])}${CLAUSE_REST}`, 'gu'),
    behind: new RegExp(
      String.raw`(?<=^|[,.;:!?\n()]\s*)[^\s,.;:!?\n()][^,.;:!?\n()]{0,60}\s(?:${TRAILING_NEGATIONS[language]})${end}`,
      'gu',
    ),
    lists: new RegExp(
      String.raw`(?<=^|[.;!?\n(]\s*)(?:${EXCLUSION_LISTS[language]})\s?:[^.;!?\n()]*`,
      'gu',
    ),
  };
}

function chinese(): Negations {
  return {
    before: new RegExp(`${NEGATION_WORDS.zh}[^，。！？；\\n,;!?]*`, 'gu'),
    behind: new RegExp(
      `[^，。！？；：\\n,;!?:]{1,20}(?:${TRAILING_NEGATIONS.zh})(?=[，。！？；\\n,;!?]|$)`,
      'gu',
    ),
    lists: new RegExp(
      `(?<=^|[。！？；\\n;!?])(?:${EXCLUSION_LISTS.zh})[:：][^。！？；\\n;!?]*`,
      'gu',
    ),
  };
}

/** `the dice don't sleep`, `los dados no duermen`: a statement about someone, not an exclusion. */
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
