import { findSpans, type Span } from '#text/spans.ts';
import type { Language } from '#domain/languages.ts';
import type { SpacedLanguage } from '#text/spaced-languages.ts';
import { oneOf } from '#text/phrase-source.ts';
import NEGATIONS from './negations.json' with { type: 'json' };

const CLAUSE_REST = String.raw`[^,.;:!?\n()]*?(?=[,.;:!?\n()]|$|\s(?:but|sino|pero|mais|sondern|aber|ma|mas|only|just)\s)`;
const SET_PHRASES = new RegExp(`^${oneOf(NEGATIONS.setPhrases)}`, 'u');

/**
 * Returns what a text excludes: from the negating word to the end of its clause, the clause that it
 * ends, or a list.
 */
export function findNegations(folded: string, language: Language): Span[] {
  const { before, behind, lists } = expressionsOf(language);
  const others = [...findSpans(folded, behind), ...findSpans(folded, lists)];
  const meant = findSpans(folded, before).filter(
    ({ start }) => !SET_PHRASES.test(folded.slice(start)),
  );
  if (language === 'zh') return [...meant, ...others];
  const denials = meant.filter(
    ({ start, end }) => !isStatement(folded.slice(0, start), folded.slice(start, end)),
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
  const end = String.raw`(?=\s*(?:[,.;!?\n()]|$))`;
  return {
    before: new RegExp(
      String.raw`(?<![\p{L}\p{N}'-])${oneOf(NEGATIONS.before[language])}(?![\p{L}\p{N}])${CLAUSE_REST}`,
      'gu',
    ),
    behind: new RegExp(
      String.raw`(?<=^|[,.;:!?\n()]\s*)[^\s,.;:!?\n()][^,.;:!?\n()]{0,60}\s${oneOf(NEGATIONS.behind[language])}${end}`,
      'gu',
    ),
    lists: new RegExp(
      String.raw`(?<=^|[.;!?\n(]\s*)${oneOf(NEGATIONS.listHeads[language])}\s?:[^.;!?\n()]*`,
      'gu',
    ),
  };
}

function chinese(): Negations {
  return {
    before: new RegExp(`${oneOf(NEGATIONS.before.zh)}[^，。！？；\\n,;!?]*`, 'gu'),
    behind: new RegExp(
      `[^，。！？；：\\n,;!?:]{1,20}${oneOf(NEGATIONS.behind.zh)}(?=[，。！？；\\n,;!?]|$)`,
      'gu',
    ),
    lists: new RegExp(
      `(?<=^|[。！？；\\n;!?])${oneOf(NEGATIONS.listHeads.zh)}[:：][^。！？；\\n;!?]*`,
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
