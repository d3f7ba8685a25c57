import { foldText } from '#text/fold-text.ts';
import { hasWord, isWord, overlapsAny, takeOut, wholeWords, type Span } from '#text/spans.ts';
import type { LanguageWords } from '#brief/words/language-words.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';
import type { SpacedLanguage } from '#text/language.ts';

export interface VenueSearch {
  readonly text: string;
  readonly folded: string;
  readonly language: SpacedLanguage;
  readonly words: LanguageWords;
  readonly taken: readonly Span[];
}

export interface Venue extends Span {
  readonly name: string;
}

const NAME_PART = String.raw`(?:St\.|(?:Sports?|Beach|Sky|Pool|Wine|Piano|Tapas) (?:[Bb]ar|[Cc]lub)(?=[^\S\n]+\p{Lu})|[\p{Lu}][\p{L}\p{N}'’&-]*|(?<!\d)\d{1,4}(?=\s+\p{Lu}))`;
const NAME_LINK = String.raw`(?:de|del|di|du|des|of|the|la|le|el|los|las|do|da|dos|das|della|dello|delle|dei|degli|&|and|y|e|et|und|von|van|an der|am|au|à|sur|im|in der|zum|zur)`;
const ELISION = String.raw`(?:(?:d|l|dell|all|nell|de l|L|D)['’])`;
const NAME = new RegExp(
  `(?:L['’])?${NAME_PART}(?:[^\\S\\n]+(?:${NAME_LINK}[^\\S\\n]+){0,2}${ELISION}?${NAME_PART})*`,
  'gu',
);
const NAME_WORDS_MAX = 6;
/** `the Players Club desk`: a place in the house. */
const DESK = /^['’]?s?\s+(?:desk|counter|cage|app|card|members|kiosk|stage)(?!\p{L})/u;

/** The house that the film is for, where the prompt names it. */
export function findVenue(search: VenueSearch): Venue | null {
  return (
    (search.language === 'de' ? bentHouse(search) : null) ??
    namedHouse(search) ??
    signedHouse(search) ??
    houseAfterPreposition(search) ??
    lowerCaseHouse(search) ??
    quietHouse(search)
  );
}

const LOGO =
  /(?<!\p{L})(?:logos?|logotipo|logotyp\p{L}*|schriftzug|emblem)\s*(?:\(|:|of|de|du|del|della|do|da|des|der|vom)?\s*(?:the |el |la |le |il |o )?/gu;

/** `End with our logo (Belle Fontaine)`: whose it is. */
function signedHouse({ text, folded, taken }: VenueSearch): Venue | null {
  for (const { index, 0: lead } of folded.matchAll(LOGO)) {
    const from = index + lead.length;
    const name = new RegExp(`^${NAME.source}`, 'u').exec(text.slice(from))?.[0];
    if (name === undefined || name.length < 4) continue;
    const span = { start: from, end: from + name.length };
    if (!overlapsAny(span, taken)) return { ...span, name };
  }
  return null;
}

/** A name with the word for a house in it: `Grand Lagoon Casino`, `Spielbank Seeblick`. */
function namedHouse(search: VenueSearch): Venue | null {
  return houseWith(HOUSES, search) ?? houseWith(search.words.venues.heads, search);
}

/** Whole houses before rooms in them. */
export const HOUSES = 'casino|casinos|cassino|kasino|spielbank|hotel|resort|spielcasino|palace';

function houseWith(heads: string, search: VenueSearch): Venue | null {
  for (const match of takeOut(search.text, search.taken).matchAll(NAME)) {
    const name = trimName(match[0], match.index, search);
    if (!name || overlapsAny(name, search.taken)) continue;
    const parts = foldText(name.name).split(/[\s-]+/u);
    const isCompound = !/\s/u.test(name.name) && /-\p{Ll}/u.test(name.name);
    const hasHead = !isCompound && parts.some((part) => isWord(part, heads));
    const isDesk = DESK.test(search.folded.slice(name.end));
    const isOfTheHouse =
      isWord(parts.at(-1) ?? '', heads) &&
      isWord(parts.at(-2) ?? '', 'do|da|del|du|della|dello|de|of|the');
    if (hasHead && parts.length >= 2 && !isDesk && !isOfTheHouse && !isGeneric(parts, search))
      return name;
  }
  return null;
}

/** `Kranhaus`, `Speicherhalle`: a German compound is a name where it stands beside another house. */
const COMPOUND =
  /^(?!spiel|luxus|grand|nobel|traum|haupt|hotel|restaurant|brasserie|terrasse|dachterrasse|residenz)\p{L}{3,}(?:haus|halle|keller|turm|hof|stube|saal|garten|muhle|palais|villa|schloss)$/u;

function isGeneric(parts: readonly string[], { words }: VenueSearch): boolean {
  const { heads, generic } = words.venues;
  const telling = parts.filter(
    (part) =>
      (!isWord(part, heads) || COMPOUND.test(part)) &&
      !isWord(part, generic) &&
      !isWord(part, NAME_LINK) &&
      !isWord(part, OTHER_THINGS),
  );
  const isEvent = telling.every((part) => isWord(part, words.events.strong));
  return telling.length === 0 ? parts.length < 2 || !parts.includes('grand') : isEvent;
}

/** Cuts sentence openings, dates and events off a run of capitalised words. */
function trimName(run: string, start: number, search: VenueSearch): Venue | null {
  const tokens = [...run.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ index, word }));
  const isOpening = (word: string) => {
    const folded = foldText(word);
    return (
      (LINKING_WORDS[search.language].includes(folded) && !isArticleOfName(word, search)) ||
      isWord(folded, search.words.verbs) ||
      isWord(
        folded,
        search.words.weakOpeners.replace(/\b(?:the|el|la|le|grand|grande|gran)\|/gu, ''),
      ) ||
      isWord(folded, `(?:${search.words.calls.strong})`) ||
      isWord(
        folded,
        "\\d+|jahre|years|anos|ans|anni|visit|book|besuchen|visitez|visita|visite|welcome|logos?|logotipo|we're|we are|siamo|somos|nous|opening|abre|apre|opens",
      )
    );
  };
  while (tokens[0] && isOpening(tokens[0].word)) tokens.shift();
  keepHouse(tokens, search);
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last || tokens.length > NAME_WORDS_MAX + 2) return null;
  const length = last.index + last.word.length - first.index;
  const name = run
    .slice(first.index, first.index + length)
    .replace(/['’.&-]+$/u, '')
    .replace(/['’]s$/u, '');
  return { start: start + first.index, end: start + first.index + name.length, name };
}

/** `The Vault`, `La Cueva`: an article in capitals in the middle of a sentence is part of the name. */
function isArticleOfName(word: string, { text }: VenueSearch): boolean {
  if (/^The$/iu.test(word)) return true;
  return (
    /^(?:El|La|Los|Las|Le|Les|Il|Lo)$/u.test(word) &&
    new RegExp(`\\p{Ll}\\s${word}\\s\\p{Lu}`, 'u').test(text)
  );
}

/** Keeps the piece with the house in it where events or shouted linking words stand in the run. */
function keepHouse(tokens: { index: number; word: string }[], search: VenueSearch): void {
  const within = tokens.findIndex(
    ({ word }, i) =>
      i > 1 &&
      isWord(foldText(word), 'casino|cassino|kasino|spielbank|gran') &&
      isWord(foldText(tokens[i - 1]?.word ?? ''), 'del|do|du|dell|della|of|of the|vom|im'),
  );
  if (within > 0) tokens.splice(0, within);
  const isShout = isShouted(search.text);
  const isSplit = ({ word }: { word: string }) => {
    const folded = foldText(word);
    const isLinking =
      LINKING_WORDS[search.language].includes(folded) && !isWord(folded, 'of|the|de|la|del');
    const isEvent =
      isWord(folded, search.words.events.strong) && !isWord(folded, search.words.venues.heads);
    return isEvent || (isShout && isLinking);
  };
  const isPlace = ({ word }: { word: string }) => isWord(word, 'am|an|in|im|a|at|en|no|na|nel|au');
  const isHead = ({ word }: { word: string }) => isWord(foldText(word), search.words.venues.heads);
  const headAt = tokens.findIndex(isHead);
  const from =
    tokens.findLastIndex((token, i) => i < headAt && (isSplit(token) || isPlace(token))) + 1;
  const after = tokens.findIndex((token, i) => i > headAt && i > from && isSplit(token));
  tokens.splice(after === -1 ? tokens.length : after);
  tokens.splice(0, headAt === -1 ? 0 : from);
  while (
    tokens[0] &&
    LINKING_WORDS[search.language].includes(foldText(tokens[0].word)) &&
    tokens[0].word !== 'The'
  )
    tokens.shift();
  const isLinking = (word: string) =>
    /^\p{Ll}/u.test(word) && LINKING_WORDS[search.language].includes(foldText(word));
  while (isLinking(tokens.at(-1)?.word ?? '')) tokens.pop();
}

/** `all'Osteria`, `à L'Atelier`: no space stands before the name, or an article in its capitals. */
const ELIDED_LEAD =
  /(?<!\p{L})(?:(?:all|nell|à l)['’](?=\p{Lu})|(?:à|chez)\s+(?=L['’]\p{Lu})|en\s+(?=(?:La|El|Los|Las)\s\p{Lu}))/gu;

/** `at The Velvet Room`: a name without the word for a house. German capitals tell nothing. */
function houseAfterPreposition(search: VenueSearch): Venue | null {
  if (isShouted(search.text)) return null;
  if (search.language === 'de') return loneHouse(search);
  const { leads, heads, generic } = search.words.venues;
  const elided = [...search.text.matchAll(ELIDED_LEAD)].map(
    ({ index, 0: lead }) => index + lead.length,
  );
  const starts = [...search.folded.matchAll(wholeWords(leads))]
    .filter((lead) => !isWord(lead[0], 'del|de la|du|della|dello|do|da'))
    .map(
      (lead) =>
        lead.index +
        lead[0].length +
        (/^\s/u.test(search.text.slice(lead.index + lead[0].length)) ? 1 : 0),
    );
  for (const after of [...elided, ...starts]) {
    const from = after + (/^the\s+(?=\p{Lu})/u.exec(search.text.slice(after))?.[0].length ?? 0);
    const run = new RegExp(`^(?:The\\s+)?${NAME.source}`, 'u').exec(search.text.slice(from));
    if (!run) continue;
    const name = trimName(run[0], from, search);
    if (!name || name.start > from + 4 || overlapsAny(name, search.taken)) continue;
    if (DESK.test(search.folded.slice(name.end))) continue;
    const parts = foldText(name.name).split(/[\s-]+/u);
    const isPlain = parts.every((part) => isWord(part, `${heads}|${generic}|${search.words.film}`));
    if ((!isPlain || isNamedRoom(name.name, parts, search)) && !isOtherThing(parts, search)) {
      return name;
    }
  }
  return null;
}

/** Adjectives in capitals that are no names: `in den Goldenen Zwanzigern`, `im Wilden Westen`. */
const GERMAN_TIMES =
  /^(?:zwanziger\p{L}*|dreißiger\p{L}*|jahre\p{L}*|westen|osten|jahr|herbst|stunde|saison|welle|mitte|ring|liga|art|stil)$/u;
const GERMAN_PLACE =
  /(?<!\p{L})(?:in der|im|in den|auf der|auf dem|auf|bei der|beim|zum|zur|an bord der|an bord des)\s+(\p{L}+e[nrs]\s+(?:\p{L}+e[nrs]\s+)?[\p{L}-]{3,})/gu;
/** Houses that a town has one of: no further name is needed. */
const GERMAN_LONE =
  /(?<!\p{L})(?:in der|im|auf|auf dem|beim|zum|zur|in die|ins|auf der)\s+((?:orangerie|kurhaus|stadthalle|remise|rotonde|kursaal|redoute|zitadelle|wartburg|stadtschloss|ratskeller|kongresshalle|rennbahn|schlosspark|kurpark|(?!(?:luxus|grand|nobel|spiel|haupt|traum|edel|stadt|film|online|lieblings|familien|ferien|wellness)(?:casino|kasino|hotel))\p{L}{3,}(?:casino|kasino|hotel|muhle|palais|schlossl|schlosschen|brauhaus|wirtshaus))(?:\s\p{L}+)?)(?!\p{L})/gu;

/** `in der Alten Mühle`: where an adjective has a capital, it begins a name, told as it is bent. */
function bentHouse({ text, folded, taken }: VenueSearch): Venue | null {
  for (const match of folded.matchAll(GERMAN_PLACE)) {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    const isName = text
      .slice(start, start + name.length)
      .split(/\s+/u)
      .every((word) => /^\p{Lu}/u.test(word));
    const last = name.split(/\s+/u).at(-1) ?? '';
    const more = /^(?:\s\p{Lu}[\p{L}-]+)*/u.exec(text.slice(start + name.length))?.[0] ?? '';
    const span = { start: match.index, end: start + name.length + more.length };
    if (isName && !GERMAN_TIMES.test(last) && !overlapsAny(span, taken))
      return { ...span, name: text.slice(span.start, span.end) };
  }
  return null;
}

function loneHouse({ text, folded, taken }: VenueSearch): Venue | null {
  for (const match of folded.matchAll(GERMAN_LONE)) {
    const said = match[1] ?? '';
    const start = match.index + match[0].length - said.length;
    const next = /^(\S+)\s(\S+)$/u.exec(text.slice(start, start + said.length));
    const length = next?.[2] && !/^\p{Lu}/u.test(next[2]) ? (next[1] ?? '').length : said.length;
    const span = { start, end: start + length };
    if (!overlapsAny(span, taken)) return { ...span, name: text.slice(span.start, span.end) };
  }
  return namedPlace({ text, folded, taken });
}

/** `im Bräustüberl Sonnleiten`: a noun after its preposition, and a second one that names it. */
const GERMAN_PAIR =
  /(?<!\p{L})(?:in der|im|auf der|auf dem|beim|zum|zur)\s+([\p{L}-]{4,}\s[\p{L}-]{4,}(?:\s[\p{L}-]{4,})?)/gu;
const NO_PLACE =
  /^(?:stil|monat|jahr|jahre|look|nacht|farbe|rahmen|laufe|licht|zeichen|anschluss|takt|rhythmus|wert|abend|sommer|winter|herbst|fruhling|januar|februar|marz|april|juni|juli|august|september|oktober|november|dezember|\p{L}+tag|\p{L}+stil|\p{L}+look|casino|kasino|poker|roulette|blackjack|texas)$/u;

function namedPlace({ text, folded, taken }: Pick<VenueSearch, 'text' | 'folded' | 'taken'>) {
  for (const match of folded.matchAll(GERMAN_PAIR)) {
    const said = match[1] ?? '';
    const start = match.index + match[0].length - said.length;
    const name = /^\p{Lu}\S*\s\p{Lu}\S*(?:\s\p{Lu}\S*)?/u.exec(
      text.slice(start, start + said.length),
    );
    if (!name) continue;
    const isPlace = foldText(name[0])
      .split(/\s/u)
      .every((word) => !NO_PLACE.test(word));
    const span = { start, end: start + name[0].length };
    if (isPlace && !overlapsAny(span, taken)) return { ...span, name: name[0] };
  }
  return null;
}

/** Rooms that every house has. */
const COMMON_ROOMS =
  'vip|high-limit|high|limit|high-roller|private|prive|poker|gaming|game|card|dining|main|casino|hotel|las|vegas|online|privado|privada|privee|prive|privata|privato|blackjack|roulette|slots?|jeux|jeu|juego|gioco|jogos|bar|club|the|el|la|le|il|o|a|de|du|di|da|do|new|our';

/** `the Velvet Room`: every word with a capital, and not a room that every house has. */
function isNamedRoom(name: string, parts: readonly string[], { words }: VenueSearch): boolean {
  const isCapitalised = name
    .split(/\s+/u)
    .every((part) => /^(?:\p{Lu}|of|the|de|du|di|da|do)/u.test(part));
  const telling = parts.filter(
    (part) => !isWord(part, COMMON_ROOMS) && !isWord(part, words.venues.heads),
  );
  return isCapitalised && parts.length > 1 && telling.length > 0;
}

const OTHER_THINGS =
  "molo|muelle|quai|gate|steg|cais|banchina|kai|embarcadero|guest|services|front|desk|box|office|concierge|counter|habana|havana|monaco|macao|macau|paris|rio|hollywood|miami|venecia|venezia|venise|shanghai|hong|kong|london|londres|europe|players?|members?|rewards|roulette|ruleta|roleta|blackjack|poker|slots?|texas|hold'em|omaha|vegas|las|art|deco|casino|vip|dj|jazz|vivo|new|york|monte|carlo|mardi|gras|i|ig|instagram|tiktok|youtube|facebook|cta|logo|neon|english|spanish|french|english|espanol|ai|am|pm|hd|led|rgb";

function isOtherThing(parts: readonly string[], { words }: VenueSearch): boolean {
  return (
    parts.every((part) => isWord(part, OTHER_THINGS)) ||
    parts.some((part) => isWord(part, words.events.strong) || isWord(part, words.events.weak)) ||
    isWord(parts.join(' '), words.dates.holidays)
  );
}

/** Texts typed in a hurry have no capitals: a house is told by its word, or by `at` and the end of the clause. */
function quietHouse(search: VenueSearch): Venue | null {
  const { text, folded, words, language, taken } = search;
  if (/\p{L}\s\p{Lu}\p{Ll}/u.test(text.slice(0, 400))) return null;
  const end = '(?=\\s*(?:$|[,.;:!?\\n()|]|\\p{Extended_Pictographic}))';
  const headed = new RegExp(
    `(?<!\\p{L})((?:casino|cassino|kasino|spielbank|casino-hotel)(?:\\s(?:de|del|des|du|do|da|della|am|an|im|la|le|el|il|alten|alte))*(?:\\s\\p{L}{3,}){1,2}?)${end}`,
    'gu',
  );
  const placed = new RegExp(
    `(?<!\\p{L})at\\s((?:the\\s)?\\p{L}{3,}(?:\\s(?:\\p{L}{3,}|\\d{1,3})){1,2})${end}`,
    'gu',
  );
  for (const expression of language === 'en' ? [headed, placed] : [headed]) {
    for (const match of folded.matchAll(expression)) {
      const said = match[1] ?? '';
      const start = match.index + match[0].length - said.length;
      const span = { start, end: start + said.length };
      const isName = said
        .split(/\s+/u)
        .slice(expression === headed ? 1 : 0)
        .every(
          (word) =>
            isWord(word, `${NAME_LINK}|alten?|\\d+`) ||
            isNameWord(word, words.venues.generic, search),
        );
      const isThing = hasWord(
        said,
        `${words.dates.holidays}|night|noon|midnight|sunset|home|dusk|dawn|tables?|wheel|floor|slots?|desk|cage|counter|bar|pool|reels|games?|dice|cards|door|end|top|door`,
      );
      if (isName && !isThing && !overlapsAny(span, taken))
        return { ...span, name: capitalised(text.slice(span.start, span.end)) };
    }
  }
  return null;
}

/** `at the grand lagoon casino`, written without capitals. */
function lowerCaseHouse(search: VenueSearch): Venue | null {
  const { leads, heads, generic } = search.words.venues;
  if (search.words.events.headFirst) return lowerCaseHeadFirst(search);
  const pattern = new RegExp(
    `(?<![\\p{L}])(?:${leads})\\s+(?:the\\s+)?((?:[\\p{L}'-]+\\s+){1,3}(?:casino|resort|hotel|spielbank))(?![\\p{L}])`,
    'gu',
  );
  for (const match of search.folded.matchAll(pattern)) {
    const words = (match[1] ?? '').split(/\s+/u);
    const isName = words.slice(0, -1).every((word) => isNameWord(word, generic, search));
    const start = match.index + match[0].length - (match[1] ?? '').length;
    const span = { start, end: start + (match[1] ?? '').length };
    if (isName && isWord(words.at(-1) ?? '', heads) && !overlapsAny(span, search.taken)) {
      return { ...span, name: capitalised(search.text.slice(span.start, span.end)) };
    }
  }
  return null;
}

function lowerCaseHeadFirst(search: VenueSearch): Venue | null {
  const pattern = new RegExp(
    `(?<![\\p{L}])(?:${search.words.venues.leads})\\s+((?:casino|hotel|resort)\\s+(?:(?:de|del|di|do|da)\\s+)?[\\p{L}'-]{4,}(?:\\s+[\\p{Lu}][\\p{L}'-]+)?)`,
    'gu',
  );
  for (const match of search.folded.matchAll(pattern)) {
    const phrase = match[1] ?? '';
    const start = match.index + match[0].length - phrase.length;
    const span = { start, end: start + phrase.length };
    const named = phrase.split(/\s+/u).slice(1);
    const isName =
      !isWord(named.join(' '), search.words.venues.generic) &&
      named.every(
        (word) => isNameWord(word, search.words.venues.generic, search) || isWord(word, NAME_LINK),
      );
    if (isName && !overlapsAny(span, search.taken)) {
      return { ...span, name: capitalised(search.text.slice(span.start, span.end)) };
    }
  }
  return null;
}

function isNameWord(word: string, generic: string, { words, language }: VenueSearch): boolean {
  return !(
    isWord(word, generic) ||
    isWord(word, words.verbs) ||
    isWord(word, words.weakOpeners) ||
    isWord(word, words.film) ||
    isWord(word, words.events.strong) ||
    LINKING_WORDS[language].includes(word)
  );
}

function capitalised(name: string): string {
  return name.replace(/(?<![\p{L}'’])\p{L}(?=[\p{L}'’]{2,})/gu, (letter) => letter.toUpperCase());
}

/** Asked for every name of one text. */
let latest: { readonly text: string; readonly isShouted: boolean } | null = null;

/** Written in capitals throughout, so that they mark no names. */
export function isShouted(text: string): boolean {
  if (latest?.text !== text) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
    latest = { text, isShouted: letters > 0 && capitals / letters > 0.6 };
  }
  return latest.isShouted;
}
