import { LANDSCAPE_LIMIT_WORDS, LANDSCAPE_WORDS } from '#brief/look/look-words.ts';
import { foldText } from '#text/fold-text.ts';
import type { Language } from '#domain/languages.ts';
import { findMentions, type Mention } from '#text/lexicon.ts';
import { findSpans, TAKEN, takeOut, type Span } from '#text/spans.ts';

type Limit = keyof typeof LANDSCAPE_LIMIT_WORDS;

const CLAUSE = /(?:[^,.;!?\n()，。；！？、（）-]|(?<! )-|-(?! ))+/gu;

/** A denial that was taken out, with the rest of its list: `no skyline, forest or sea`. */
const DENIED_LIST = new RegExp(
  String.raw`${TAKEN}(?:, ?[\p{L}']+(?: [\p{L}']+){0,2}){1,4},? (?:or|nor|oder|noch|ni|ou|o|od|ne|nem) [^,.;!?\n()]*`,
  'gu',
);
/** What is asked and denied: `Beach? No.` */
const ASKED = new RegExp(
  String.raw`[^.;!?\n]+\? ?(?:(?:no|non|nein|nao)(?![\p{L}\p{N}])|${TAKEN}{2,4}(?!${TAKEN}))`,
  'gu',
);

/** Several capitalised words are a name; German capitalises every noun. */
const NAME =
  /(?<!\p{L})(?!(?:The|El|La|Los|Las|Le|Les|Il|Gli|Os|As|At|By|In|On|Over|Show|En|Sur|Dans|Sulle|Nelle|Sobre) )\p{Lu}[\p{Ll}'’]+(?: (?:(?:de|del|de la|della|di|do|da|of|of the|on the) )?(?:d['’])?\p{Lu}[\p{Ll}'’]+)+/gu;

/** The name of a place behind what it has: `the coast of Portugal`. */
const NAMED = /(?<=(?<!\p{L})(?:of |de |del |di |do |da |du |d['’]))\p{Lu}\p{Ll}+/gu;

const OPENS_CLAUSE = /(?:^|[,.;:!?\n()]\s*)$/u;
/** Nothing more, or where and when it is: `jardin au crépuscule`. */
const ENDS_OR_STAYS =
  /^(?:\s*(?:[,.;!?\n()]|$)| (?:at|by|under|in|with|au|avec|sous|al|con|ao|com|am|bei|im|mit|unter|di notte|de noche|de nuit|de noite) )/u;

/** What else may follow weather that is said on its own: `Gewitter und Blitze`. */
const AND =
  /^ (?:and|und|y|et|ed?|e|at night|de noche|de nuit|bei nacht|di notte|de noite)(?![a-z])/u;
const OPENS_HAN_CLAUSE = /(?:^|[,.;:!?\n，。；！？、]\s*)$/u;

/** A text, folded, without names and what is won, eaten, far away or not wanted. */
export function withoutAsides(text: string, language: Language): string {
  const isCapital = language === 'de' || language === 'zh';
  const names = isCapital ? [] : namesOf(text, language);
  const folded = foldText(takeOut(text, names));
  const isAside = limitOf('apart', language, inText);
  const asides = findSpans(folded, CLAUSE).filter(({ start, end }) =>
    isAside.test(folded.slice(start, end)),
  );
  return takeOut(folded, [
    ...asides,
    ...findSpans(folded, DENIED_LIST),
    ...findSpans(folded, ASKED),
  ]);
}

/** Names describe nothing, except those of scenery that is known: `Victoria Harbour`, `un marché de Noël`. */
function namesOf(text: string, language: Language): Span[] {
  const scenery = findMentions(foldText(text), language, LANDSCAPE_WORDS);
  const isPartOfScenery = ({ start, end }: Span): boolean =>
    scenery.some(({ at, length }) => at < start && end <= at + length);
  return [...findSpans(text, NAME), ...findSpans(text, NAMED)].filter(
    (name) =>
      !isNamedScenery(foldText(text.slice(name.start, name.end)), language) &&
      !isPartOfScenery(name),
  );
}

const isNamedScenery = (name: string, language: Language): boolean =>
  findMentions(name, language, LANDSCAPE_WORDS).some(
    ({ at, length }) => at === 0 && length === name.length,
  );

/** Whether a word of scenery is meant as such. */
export function isScenery(
  folded: string,
  { at, length }: Mention<string>,
  language: Language,
): boolean {
  const [before, behind] = [folded.slice(0, at), folded.slice(at + length)];
  if (isAmount(behind, language)) return false;
  if (limitOf('behind', language, atStart).test(behind)) return false;
  if (limitOf('before', language, atEnd).test(before)) return false;
  const needsPlace = limitOf('alone', language, whole).test(folded.slice(at, at + length));
  return (
    !needsPlace ||
    limitOf('places', language, atEnd).test(before) ||
    (OPENS_CLAUSE.test(before) && ENDS_OR_STAYS.test(behind))
  );
}

/** `a mountain of chips`, `un río de fichas`, `Wellen der Freude`: as much as that, unless scenery follows. */
function isAmount(behind: string, language: Language): boolean {
  const of = limitOf('of', language, atStart).exec(behind);
  const rest = of ? behind.slice(of[0].length) : '';
  return /^[\s'-]*[\p{L}\d]/u.test(rest) && !limitOf('scenic', language, atStart).test(rest);
}

/** Whether a clause begins with what is mentioned and tells no more of it than where and when it is. */
export function isSaidAlone(
  folded: string,
  { at, length }: Mention<string>,
  language: Language,
): boolean {
  const [before, behind] = [folded.slice(0, at), folded.slice(at + length)];
  if (language === 'zh') return OPENS_HAN_CLAUSE.test(before);
  return OPENS_CLAUSE.test(before) && (ENDS_OR_STAYS.test(behind) || AND.test(behind));
}

/** Whether a word of a time of the day says when, and not until when. */
export function isHour(folded: string, { at }: Mention<string>, language: Language): boolean {
  return !limitOf('until', language, atEnd).test(folded.slice(0, at));
}

export function isOutrightNight(folded: string, language: Language): boolean {
  return limitOf('outright', language, inText).test(folded);
}

const ARTICLE = String.raw`(?:the|an?|el|la|los|las|una?|les?|l'|une|de[mnr]|das|die|einem|eine[nr]?|il|lo|i|gli|o|os|as|uma?)`;

type Place = (words: string, isSpaced: boolean) => string;
const start = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const inText: Place = (words, isSpaced) => (isSpaced ? `${start}(?:${words})${end}` : words);
const atStart: Place = (words, isSpaced) =>
  isSpaced ? String.raw`^[\s-]*(?:${words})${end}` : `^(?:${words})`;
const atEnd: Place = (words, isSpaced) =>
  isSpaced ? String.raw`${start}(?:${words})(?:\s*${ARTICLE})?\s*$` : `(?:${words})$`;
const whole: Place = (words) => `^(?:${words})$`;

const expressions = new Map<string, RegExp>();

/** The words of a language and of English, at their place. */
function limitOf(limit: Limit, language: Language, place: Place): RegExp {
  const key = `${limit} ${language}`;
  const known = expressions.get(key);
  if (known) return known;
  const words = LANDSCAPE_LIMIT_WORDS[limit];
  const sources = [place(words.en, true)];
  if (language !== 'en' && words[language] !== '')
    sources.push(place(words[language], language !== 'zh'));
  const made = new RegExp(sources.join('|'), 'u');
  expressions.set(key, made);
  return made;
}
