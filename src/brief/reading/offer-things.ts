import { hasWord, isWord, TAKEN } from '#text/spans.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';
import { GIFT_WORDS } from '#brief/words/gift-words.ts';
import type { LanguageWords } from '#brief/words/language-words.ts';
import type { SpacedLanguage } from '#text/language.ts';

export interface OfferLanguage {
  readonly language: SpacedLanguage;
  readonly words: LanguageWords;
}

const THING_WORDS_MAX = 5;
/** What a prompt opens with is its title rather than a thing. */
const OPENING_WORDS_MAX = 2;
const THING_LETTERS_MAX = 36;
const TAIL_WORDS_MAX = 5;
/** What stands farther away than this belongs to something else. */
const CLAUSE_LETTERS_MAX = 80;
/** Ends a phrase: a stop, a pause, a pictograph, or what was taken out. */
const PAUSE = new RegExp(
  String.raw`[,;:!?¡¿\n|()"“”«»•·…${TAKEN}]|\.(?=\s|$)(?<!\b(?:incl|inkl|excl|exkl|min|max|p)\.)|\s[-/]\s|^-\s|\p{Extended_Pictographic}`,
  'gu',
);
const GAMES =
  "roulette|ruleta|roleta|black ?jack|poker|poquer|hold'?em|slots?|craps|dados?|dadi|wurfel\\p{L}*|casino|kasino|cassino|spielbank|tragaperras|tragamonedas|automaten?|machines? a sous|caca-niqueis|main event";
/** Between the words of a thing: `menu for two`, `Tafel und Wein`. */
const LINKS =
  "\\+|vom|von|zum|am|for|of|and|n|&|with|de|del|d'|du|des|y|para|con|et|pour|avec|au|a la|und|fur|mit|di|della|al|alla|alle|ai|a|e|per|do|da|com|p";
/** What stands before is given away and has no price. */
const GIVEN =
  /^(?:gratis|free|gratuit\p{L}*|offert\p{L}*|kostenlos\p{L}*|umsonst|omaggio|2x1|there's|hay|gibt's|reciben?|recevez|recoivent|riceve|ricevono|recebem?|get|gets)$/u;
const ADVERBS =
  'then|danach|dann|dazu|puis|ensuite|luego|despues|poi|dopo|depois|also|auch|anche|aussi|tambem|tambien';
/** After an amount, its measure: the thing still stands before it. */
const MEASURE = /^\s*(?:per|pro|par|por|a|each|pp|p\.)(?![\p{L}])/u;

/** Where the thing begins that an amount is the price of; the amount's own start where none is named. */
export function startOfThing(
  folded: string,
  {
    start,
    lead: said,
    noun,
  }: { readonly start: number; readonly lead: string; readonly noun: string },
  { language, words }: OfferLanguage,
): number {
  const isPriced = said === '' || isWord(said.trim(), GIFT_WORDS[language].priceLeads);
  if (!isPriced || (noun !== '' && !MEASURE.test(noun))) return start;
  const clauseStart = startOfClause(folded, start);
  const before = folded.slice(clauseStart, start);
  const lead = priceLeadOf(language).exec(before);
  const thing = (lead ? before.slice(0, lead.index) : before).trimEnd();
  const from = beginOfThing(thing, { language, words });
  // `blackjack from $5`: the game is what has this price.
  const isLeast = LEAST.test((lead?.[0] ?? said).trim()) || TABLES.test(folded.slice(start));
  const isSentence = COSTS.test((lead?.[0] ?? said).trim());
  const named = thing.slice(from);
  const isThing =
    /\p{L}{3}/u.test(named) &&
    named.length <= THING_LETTERS_MAX &&
    named.split(/\s+/u).length <=
      (clauseStart === 0 && !isSentence ? OPENING_WORDS_MAX : THING_WORDS_MAX) &&
    (!hasWord(named, GAMES) || isLeast) &&
    !hasWord(named, words.film) &&
    (!hasWord(named, words.dates.holidays) || hasWord(named, words.offers.nouns)) &&
    !(clauseStart === 0 && hasWord(named, words.events.strong));
  const article = isSentence ? ARTICLE.exec(thing.slice(0, from)) : null;
  return isThing ? clauseStart + from - (article?.[0].length ?? 0) : start;
}

/** `Il secondo drink è a 6 €`: a sentence keeps its article. */
const COSTS =
  /(?:costs?|will be|runs?|cuesta|vale|sale|coute|est a|sont a|ouvre a|kostet|kosten|liegt|costa|costano|e a|sono a|custa|sai|e de)(?:\s|$)/u;
const ARTICLE =
  /(?:(?<!\p{L})(?:the|an?|el|la|los|las|un|una|le|les|une|der|die|das|ein|eine|il|lo|gli|i|uno|o|os|as|um|uma)\s|l')$/u;
const LEAST =
  /^(?:from|starting at|from only|desde|a partir de|ab|schon ab|da|a partire da|des|ouvre a)$/u;
const TABLES = /^\S+\s(?:tables?|mesas?|tische?|tavoli|minimum)/u;

/** After the last word of the clause that cannot belong to a thing: a verb, an article, a pronoun. */
function beginOfThing(thing: string, { language, words }: OfferLanguage): number {
  const linking = LINKING_WORDS[language];
  const tokens = [...thing.matchAll(/\S+/gu)];
  const stopAt = tokens.findLastIndex(
    ({ 0: word }) =>
      (linking.includes(word) && !isWord(word, LINKS)) ||
      isWord(word, words.verbs) ||
      GIVEN.test(word) ||
      isWord(word, `(?:${words.calls.strong})|(?:${words.calls.weak})`),
  );
  const kept = tokens.slice(stopAt + 1);
  while (kept[0] && isWord(kept[0][0], `${LINKS}|&|-|${ADVERBS}`)) kept.shift();
  return kept[0]?.index ?? thing.length;
}

/** The end of what an amount is given for, or comes with, where that ends the clause. */
export function endOfTail(folded: string, end: number, { language, words }: OfferLanguage): number {
  const often = HOW_OFTEN.exec(folded.slice(end, end + CLAUSE_LETTERS_MAX));
  if (often) return end + often[0].length;
  const rest = restOfClause(folded, end);
  const tail = rest.trim();
  const count = tail.split(/\s+/u).length;
  const opens = isWord(tail.split(/\s+/u)[0] ?? '', GIFT_WORDS[language].tails);
  if (!opens || count < 2 || count > TAIL_WORDS_MAX) return end;
  const isPlace = hasWord(tail, words.venues.heads) || hasWord(tail, GAMES);
  const speaks = tail.split(/\s+/u).some((word) => isWord(word, words.verbs));
  const isEvent = hasWord(tail, words.events.strong) && !COMES_WITH.test(tail);
  if (isPlace || speaks || isEvent || hasWord(tail, words.film)) return end;
  return end + rest.trimEnd().length;
}

const COMES_WITH = /^(?:with|incl|plus|avec|mit|inkl|con|com|inclus)/u;
/** How often it is given, whatever follows. */
const HOW_OFTEN =
  /^\s(?:at the door|on the door|per head|a head|an der abendkasse|en taquilla|en puerta|sur place|alla porta|na porta|every (?:hour|day|night|week|half hour)|each (?:hour|day|night|week)|(?:hourly|daily|nightly|weekly)|chaque (?:heure|jour|soir|semaine)|cada (?:hora|dia|noche|noite|semana)|jede (?:stunde|nacht|woche)|jeden (?:tag|abend)|ogni (?:ora|giorno|sera|settimana)|por (?:dia|noite|hora)|al dia|par jour|pro tag|al giorno)(?!\p{L})/u;

function restOfClause(folded: string, from: number): string {
  const after = folded.slice(from, from + CLAUSE_LETTERS_MAX);
  const pause = [...after.matchAll(PAUSE)].find(({ index }) => index > 0) ?? null;
  const stop = /^\s*[,;:!?.\n|)]/u.test(after) ? 0 : (pause?.index ?? after.length);
  return after.slice(0, stop);
}

function startOfClause(folded: string, end: number): number {
  const from = Math.max(0, end - CLAUSE_LETTERS_MAX);
  const last = [...folded.slice(from, end).matchAll(PAUSE)].at(-1);
  return last ? from + last.index + last[0].length : from;
}

const priceLeads = new Map<SpacedLanguage, RegExp>();

function priceLeadOf(language: SpacedLanguage): RegExp {
  const known = priceLeads.get(language);
  if (known) return known;
  const lead = new RegExp(`(?:^|\\s)(?:${GIFT_WORDS[language].priceLeads})\\s*$`, 'u');
  priceLeads.set(language, lead);
  return lead;
}
