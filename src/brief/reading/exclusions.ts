import { findLabelled } from '#brief/reading/labels.ts';
import { typeset } from '#text/clean-text.ts';
import { findQuotes } from '#brief/reading/quotes.ts';
import type { FilmWords } from '#domain/film-words.ts';
import type { Language } from '#text/language.ts';
import { foldText } from '#text/fold-text.ts';
import { NEGATION_WORDS } from '#text/negation-words.ts';
import { LANGUAGE_WORDS } from '#brief/words/languages.ts';
import { EXCLUSION_WORDS, type ExclusionWords } from '#brief/words/exclusion-words.ts';

const NAMED_PARTS = ['title', 'price', 'date', 'house', 'contact'] as const;
type NamedPart = (typeof NAMED_PARTS)[number];

/** What of the film's words the prompt asks to leave out of the picture. */
export type Exclusions = ReadonlySet<NamedPart | 'line'>;

/** How the words of a language are put together into expressions. */
interface Grammar {
  readonly denial: string;
  /** Up to so many words between two others, none of them one of `unless`. */
  readonly gap: (count: number, unless?: string) => string;
  readonly expression: (source: string) => RegExp;
}

const expressions = new Map<string, RegExp>();

function compiled(name: string, source: string): RegExp {
  const known = expressions.get(name);
  if (known) return known;
  const expression = new RegExp(source, 'u');
  expressions.set(name, expression);
  return expression;
}

function grammarOf(language: Language): Grammar {
  if (language === 'zh')
    return {
      denial:
        '(?:不要|没有|无须|无需|无|别|避免|不出现|禁止|不含|不带|不(?:需要|能有|得|必|写|说))',
      gap: (count, unless = '(?!)') => `(?:(?!${unless})[^，。！？；\\n,;!?]){0,${count * 2}}?`,
      expression: (source) => compiled(source, source),
    };
  return {
    denial: `(?:${NEGATION_WORDS[language]})`,
    gap: (count, unless = '(?!)') =>
      `(?:\\s+(?!(?:${unless})(?!\\p{L}))[^\\s,.;:!?]+){0,${count}}?\\s+`,
    expression: (source) => compiled(source, `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`),
  };
}

/** What a prompt asks to leave out: `no text on screen` leaves nothing but what it names after `except`. */
export function findExclusions(text: string, language: Language): Exclusions {
  const folded = foldText(text);
  const words = EXCLUSION_WORDS[language];
  const grammar = grammarOf(language);
  const isDenying = `${grammar.denial}|(?:${words.omit})|(?:${words.wordless})`;
  if (!grammar.expression(isDenying).test(folded)) return new Set();
  const silence = silenceIn(folded, words, grammar);
  if (silence === null)
    return new Set(NAMED_PARTS.filter((part) => isDenied(folded, part, words, grammar)));
  const has = (said: string, source: string) => grammar.expression(source).test(said);
  const spared = grammar.expression(`(?:${words.except})`).exec(folded.slice(silence));
  const exception =
    spared === null
      ? ''
      : (/^[^.!?。！？\n]*/u.exec(folded.slice(silence + spared.index))?.[0] ?? '');
  const isSigned =
    has(exception, words.ending) ||
    (has(folded, words.house) && !isDenied(folded, 'house', words, grammar));
  return new Set([
    ...NAMED_PARTS.filter((part) =>
      part === 'house' ? !isSigned : exception === '' || !has(exception, words[part]),
    ),
    'line',
  ]);
}

/** What opens the film may be silent while the rest is not: `prima scena senza testo`. */
const EARLY = '(?:first|opening|primer[ao]?|premi[a-z]+|erste[nrs]?|prim[ao]|primeir[oa]|开头)';

/** Where the prompt denies writing as such; null where it does not. */
function silenceIn(
  folded: string,
  { writing, measures, onThings, wordless, tell, omit }: ExclusionWords,
  { denial, gap, expression }: Grammar,
): number | null {
  const starts = [
    `(?<!${EARLY}[^,.;!?\\n]{0,12})${denial}${gap(4, measures)}(?:${writing})(?!\\s*(?:${onThings}))`,
    `(?:${writing})${gap(3)}${denial}${gap(3)}(?:${tell})`,
    `(?:${omit})${gap(2, measures)}(?:${writing})`,
    `(?:${writing})${gap(2)}(?:${omit})`,
    `(?:${wordless})(?!\\s*(?:${onThings}))`,
  ].map((source) => folded.search(expression(source)));
  const found = starts.filter((start) => start >= 0);
  return found.length === 0 ? null : Math.min(...found);
}

function isDenied(
  folded: string,
  part: NamedPart,
  words: ExclusionWords,
  { denial, gap, expression }: Grammar,
): boolean {
  const named = `(?:${words[part]})(?!\\s+(?:del|de la|du|of|des|da|do|della|dell'|d')(?:\\s|\\p{L}))`;
  const plain = PLAINLY_DENIED[part]?.(words);
  return [
    `${denial}${gap(2)}(?:${words.tell})(?:${gap(3)}|\\s*)${named}`,
    `${named}${gap(3)}${denial}${gap(3)}(?:${words.tell})`,
    `(?:${words.omit})${gap(2)}${named}`,
    `${named}${gap(2)}(?:${words.omit})`,
    ...(plain === undefined
      ? []
      : [
          `${denial}${gap(1)}(?:${plain})(?=\\s*(?:$|[.,;!?)\\n]|(?:on|in|a|im|en|sur|na|no|sullo|please|bitte|por|per|s'il)(?!\\p{L})))`,
        ]),
  ].some((source) => expression(source).test(folded));
}

/** What is denied without a word of telling: `no prices`, but not `no date needed`. */
const PLAINLY_DENIED: Partial<Record<NamedPart, (words: ExclusionWords) => string>> = {
  title: ({ title }) => title,
  price: ({ plainPrice }) => plainPrice,
  house: ({ house }) => house,
};

const SUM =
  /[$€£¥₹]|\d\s?(?:eur|usd|gbp|chf|euros?|dollars?|dolares|reais|pesos|francs?|franken|元|块|港币|美元)/u;

/** The words of a film without what is to be left out. What the prompt itself sets in quotation marks or labels stays. */
export function withoutExcluded(
  words: FilmWords,
  exclusions: Exclusions,
  spelledOut: ReadonlySet<string>,
): FilmWords {
  if (exclusions.size === 0) return words;
  const isSilent = exclusions.has('line');
  const stays = (part: NamedPart, said: string) => !exclusions.has(part) || spelledOut.has(said);
  const isOffered = (offer: string) =>
    stays('price', offer) || (!isSilent && !SUM.test(foldText(offer)));
  return {
    title: stays('title', words.title) ? words.title : '',
    offers: words.offers.filter(isOffered),
    when: words.when.filter((date) => stays('date', date)),
    venue: words.venue !== null && stays('house', words.venue) ? words.venue : null,
    callToAction:
      words.callToAction !== null && stays('contact', words.callToAction)
        ? words.callToAction
        : null,
    lines: words.lines,
  };
}

/** What the prompt sets in quotation marks or after a label: words for the screen, whatever else it says. */
export function spelledOutIn(text: string, language: Language): ReadonlySet<string> {
  const folded = foldText(text);
  const quoted = findQuotes(text, folded).map((quote) => typeset(quote.text));
  const labelled =
    language === 'zh'
      ? []
      : findLabelled(text, folded, LANGUAGE_WORDS[language]).map((label) => typeset(label.text));
  return new Set([...quoted, ...labelled]);
}
