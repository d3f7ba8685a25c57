import type { PresetId } from '#domain/presets.ts';
import {
  contentCount,
  findNounRuns,
  textOf,
  type NounRun,
  type Token,
} from '#brief/reading/noun-runs.ts';
import { foldText } from '#text/fold-text.ts';
import {
  cut,
  findSpans,
  hasWord,
  isWord,
  overlapsAny,
  wholeWords,
  type Span,
} from '#text/spans.ts';
import { NEGATION_WORDS } from '#text/negation-words.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';
import { isShouted } from '#brief/reading/venue.ts';
import { findGame, GAMES } from '#games/game-list.ts';
import type { LanguageWords, SceneTitle } from '#brief/words/language-words.ts';
import type { SpacedLanguage } from '#text/language.ts';

export interface TitleSearch {
  /** The prompt with everything taken out that is shown elsewhere or not at all. */
  readonly text: string;
  readonly folded: string;
  /** The folded prompt without what it does not want, with the descriptions of the picture. */
  readonly scene: string;
  /** `scene` as written. */
  readonly sceneText: string;
  readonly language: SpacedLanguage;
  readonly words: LanguageWords;
  readonly preset: PresetId;
  /** Sentences that tell what to show. */
  readonly directions: readonly Span[];
}

export interface TitleCandidate {
  readonly text: string;
  readonly score: number;
}

const EVENT_WORDS_MAX = 6;
const BEFORE_HEAD =
  /^(?:gran|grande|grand|gross\p{L}*|groß\p{L}*|super|mega|primer|premier|primo|primeir[oa]|\d+\.?[ºª°]?|\d+e|\d+(?:st|nd|rd|th)|[ivx]{1,4}|xx|\p{L}{3,}(?:esimo|esima|ieme)|annual|2\.|ultimate)$/u;

/** Everything that could be the title, with how well it would do. */
export function titleCandidates(search: TitleSearch): TitleCandidate[] {
  const runs = findNounRuns(search.text, search.language, search.words);
  const offset = search.text.length || 1;
  const early = (run: readonly Token[]) => 6 * (1 - (run[0]?.start ?? 0) / offset);
  return [
    ...runs.flatMap((run) =>
      eventCandidates(run, search).map((c) => ({ ...c, score: c.score + early(run) })),
    ),
    ...runs.flatMap((run) =>
      nameCandidates(run, search).map((c) => ({ ...c, score: c.score + early(run) })),
    ),
    ...phraseCandidates(search),
    ...openingCandidates(search),
    ...leadCandidates(search),
    ...foreignCandidates(search),
    ...sceneCandidates(search),
    ...runs.flatMap((run) =>
      plainCandidates(run, search).map((c) => ({ ...c, score: c.score + early(run) / 4 })),
    ),
    ...gameCandidates(search),
  ];
}

/** `ladies' night`, `torneo de póker`, `Silvesterparty`. */
function eventCandidates(run: NounRun, search: TitleSearch): TitleCandidate[] {
  const { strong, weak, headFirst } = search.words.events;
  return run.flatMap((head, at) => {
    const isStrong = isStrongHead(head, search) || isTwoWordHead(run, at, strong);
    if (!isStrong && !isWord(head.folded, weak)) return [];
    if (!headFirst && leadsToEvent(run, at, search)) return [];
    const next = run[at + 1];
    const isModifier = !headFirst && !isStrong && next && !next.isInner;
    if (isModifier) return [];
    const phrase = headFirst ? fromHead(run, at, search) : toHead(run, at, search);
    const count = contentCount(phrase);
    if (count < 2) return loneHead(head, isStrong, search);
    const topic = isTopic(phrase, search) ? 8 : 0;
    const capitals = phrase.filter(({ isCapitalised }) => isCapitalised).length > 1 ? 6 : 0;
    const isGame = isWord(head.folded, GAME_WORDS);
    const base = isStrong
      ? 64
      : startsWithHoliday(phrase, search)
        ? 66
        : isGame
          ? 33
          : isScenic(phrase, search)
            ? 26
            : 46;
    return [
      {
        text: textOf(search.text, phrase),
        score: base + topic + capitals - Math.max(0, count - 4) * 4,
      },
    ];
  });
}

function isEventWord(token: Token | undefined, { words }: TitleSearch): boolean {
  return (
    token !== undefined &&
    (isWord(token.folded, words.events.strong) || isWord(token.folded, words.events.weak))
  );
}

/** `Valentine's dinner`: a named day says enough about a weak head. */
function startsWithHoliday(phrase: readonly Token[], { folded, words }: TitleSearch): boolean {
  const said = folded.slice(phrase[0]?.start, phrase.at(-1)?.end);
  return said.search(wholeWords(words.dates.holidays)) === 0;
}

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u;

/** `all Wednesdays`, `on Wednesdays`: a date, unlike `deep stack Wednesdays`. */
function isDateLead(word: string): boolean {
  return (
    LINKING_WORDS.en.includes(word) ||
    /^(?:every|all|most|each|this|next|last|first|second|third|only|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)$/u.test(
      word,
    )
  );
}

/** A day of the week is an event in a name only (`Taco Tuesday`), not in `a rainy Tuesday`. */
function isStrongHead(head: Token, { text, words }: TitleSearch): boolean {
  const first = words.events.headFirst ? (head.folded.split('-')[0] ?? '') : head.folded;
  if (!isWord(first, words.events.strong)) return false;
  const before = /(\S+)\s$/u.exec(text.slice(0, head.start))?.[1] ?? '';
  if (!WEEKDAY.test(head.folded) || /^\p{Lu}/u.test(before)) return true;
  return head.folded.endsWith('s') && /\p{L}$/u.test(before) && !isDateLead(foldText(before));
}

/** Whether a further event word follows in the same phrase, and so is its head. */
function leadsToEvent(run: NounRun, at: number, search: TitleSearch): boolean {
  const rest = run.slice(at + 1, at + 4);
  const stop = rest.findIndex(({ isInner }) => isInner);
  return (stop === -1 ? rest : rest.slice(0, stop)).some((token) => isEventWord(token, search));
}

function isTwoWordHead(run: NounRun, at: number, strong: string): boolean {
  const [a, b, c] = [run[at], run[at + 1], run[at + 2]];
  if (!a || !b) return false;
  if (isWord(`${a.folded} ${b.folded}`, strong)) return true;
  return c !== undefined && isWord(`${a.folded} ${b.folded} ${c.folded}`, strong);
}

/** German and English: what says more stands before the head. */
function toHead(run: NounRun, at: number, { words, language }: TitleSearch): Token[] {
  let start = at;
  while (start > 0 && at - start < EVENT_WORDS_MAX) {
    const before = run[start - 1];
    if (!before) break;
    if (before.isInner && !(before.folded === '&' || bothCapitalised(run, start - 1))) break;
    start -= 1;
  }
  let end = at + 1;
  if (isTwoWordHead(run.slice(at, at + 2), 0, words.events.strong)) end += 1;
  const next = run[end];
  if (/^20\d\d$/u.test(next?.folded ?? '')) end += 1;
  if (next?.isInner && /^(?:of|der|des|zu)$/u.test(next.folded)) {
    while (end < run.length && end - at < 5) end += 1;
  } else if (language !== 'de' && run[at]?.isCapitalised) {
    while (run[end]?.isCapitalised && end - at < 3) end += 1;
  }
  const phrase = trimOpeners(run.slice(start, end), words.weakOpeners);
  return language === 'de' ? withoutInflection(phrase) : phrase;
}

/** German adjectives in an oblique case (`großen`) make no title without what governs them. */
function withoutInflection(phrase: readonly Token[]): Token[] {
  const kept = [...phrase];
  while (kept.length > 1 && /(?:en|em)$/u.test(kept[0]?.folded ?? '') && !kept[0]?.isCapitalised)
    kept.shift();
  return kept;
}

function bothCapitalised(run: NounRun, at: number): boolean {
  return (run[at - 1]?.isCapitalised && run[at + 1]?.isCapitalised) ?? false;
}

/** Romance languages: what says more follows the head. */
function fromHead(run: NounRun, at: number, _search: TitleSearch): Token[] {
  let start = at;
  while (start > 0 && BEFORE_HEAD.test(run[start - 1]?.folded ?? '')) start -= 1;
  let end = at + 1;
  let count = contentCount(run.slice(start, end));
  while (end < run.length && count < EVENT_WORDS_MAX) {
    if (!run[end]?.isInner) count += 1;
    end += 1;
  }
  return trimEnd(run.slice(start, end));
}

function trimOpeners(tokens: readonly Token[], openers: string): Token[] {
  const kept = [...tokens];
  while (kept.length > 1 && (kept[0]?.isInner || isWord(kept[0]?.folded ?? '', openers))) {
    if (kept[0]?.folded === 'new' && kept[1]?.folded.startsWith('year')) break;
    if (BEFORE_HEAD.test(kept[0]?.folded ?? '') && kept[0]?.isCapitalised) break;
    if (kept.length > 2 && kept.every(({ isCapitalised }) => isCapitalised)) break;
    kept.shift();
  }
  return trimEnd(kept);
}

function trimEnd(tokens: readonly Token[]): Token[] {
  const kept = [...tokens];
  while (kept.at(-1)?.isInner || (kept.length > 1 && CLOSERS.test(kept.at(-1)?.folded ?? '')))
    kept.pop();
  return kept;
}

/** Adverbs that a phrase does not end on: `ladies' night again`. */
const CLOSERS =
  /^(?:again|here|now|soon|too|only|back|wieder|schon|bald|jetzt|hier|nichts|otra|ya|aqui|encore|ici|bientot|ancora|qui|presto|novamente|aqui|ja|ainda)$/u;

const OPENING_WORDS_MAX = 7;

/** `Roulette sous la pluie de Paris, …`: a prompt that opens with the game and where it is played. */
function openingCandidates({
  text,
  folded,
  language,
  preset,
  words,
}: TitleSearch): TitleCandidate[] {
  const opening = /^[^,.;:!?\n|()–—\u241f]+/u.exec(text)?.[0].trim() ?? '';
  const said = folded.slice(0, opening.length);
  const count = opening.split(/\s+/u).length;
  const game = findSpans(said, wholeWords(findGame(preset).names[language].mentions))[0];
  if (!game || count < 3 || count > OPENING_WORDS_MAX) return [];
  const isAboutFilm = hasWord(said, words.film) || hasWord(said, words.topics);
  const tells = said.split(/\s+/u).some((word) => isWord(word, words.verbs));
  const isHead = game.start === 0 || (language === 'de' && /^\p{Lu}/u.test(opening));
  return isHead && !isAboutFilm && !tells ? [{ text: opening, score: 38 }] : [];
}

/** Where a house was taken out behind it: `croisière sur la Loire à bord du …`. */
const ABOARD =
  /\s(?:à bord|a bordo|aboard|on board|an Bord)(?:\s(?:du|de la|de|del|des|the|do|da))?\s*$/u;

const LEAD_WORDS_MAX = 5;
const LEAD_SCORE = 37;
/** Where what a prompt leads with turns to what comes along with it. */
const COMING_WITH = /\s(?:with|con|avec|mit|com)\s|\s[&+]\s/u;

/** What a prompt leads with, up to its first pause: `outono dourado, folhas caindo, …`. */
function leadCandidates(search: TitleSearch): TitleCandidate[] {
  const { text, folded, words, language } = search;
  const clause = /^[^,.;:!?\n|()–—\u241f…]+/u.exec(text)?.[0] ?? '';
  const turn = COMING_WITH.exec(foldText(clause));
  const lead = (turn && turn.index > 8 ? clause.slice(0, turn.index) : clause)
    .replace(ABOARD, '')
    .trim();
  const said = folded.slice(0, lead.length);
  const tokens = said.split(/\s+/u);
  const tells = tokens.some((word) => isWord(word, words.verbs));
  const counts = tokens.filter((word) => !LINKING_WORDS[language].includes(word));
  const isLong = counts.length > LEAD_WORDS_MAX || lead.length > 34;
  const isCompound =
    language === 'de' &&
    lead.length >= 10 &&
    /^\p{Lu}/u.test(lead) &&
    (lead.includes('-') || text.charAt(clause.length) !== ',');
  if (
    isLong ||
    (counts.length < 2 && !isCompound) ||
    tells ||
    PEOPLE.test(tokens.slice(0, 2).join(' ')) ||
    /\d/u.test(said)
  )
    return [];
  if (
    hasWord(said, words.film) ||
    hasWord(said, words.topics) ||
    hasWord(said, NEGATION_WORDS[language])
  )
    return [];
  const scenic = words.sceneTitles.map(([pattern]) => pattern).join('|');
  if (isWord(said, scenic) || /^\S+ (?:and|y|et|und|e) \S+$/u.test(said)) return [];
  const isBare =
    LINKING_WORDS[language].includes(tokens[0] ?? '') ||
    overlapsAny({ start: 0, end: 1 }, search.directions);
  return isBare ? [] : [{ text: lead, score: LEAD_SCORE }];
}

const FOREIGN_WORDS_MAX = 5;

/** The first words of a prompt in a script that we do not read: better its own than our game's name. */
function foreignCandidates({ text }: TitleSearch): TitleCandidate[] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters < 6 || latin * 2 > letters) return [];
  const clause = /^[^,.;:!?\n|()–—\u241f،؛؟।、。！？]+/u.exec(text.trim())?.[0] ?? '';
  const opening = clause.trim().split(/\s+/u).slice(0, FOREIGN_WORDS_MAX).join(' ');
  return opening.length >= 3 ? [{ text: opening, score: 45 }] : [];
}

/** Set phrases of events and named days, whatever linking words they contain. */
function phraseCandidates({ text, folded, words }: TitleSearch): TitleCandidate[] {
  const phrases = findSpans(folded, wholeWords(words.events.strong))
    .filter((span) => /\s/u.test(cut(folded, span)))
    .map((span) => ({ text: cut(text, span), score: 63 }));
  const holidays = findSpans(folded, wholeWords(words.dates.holidays)).map((span) => ({
    text: cut(text, span) + (words.events.headFirst ? namedOn(text.slice(span.end)) : ''),
    score: 60 + 6 * (1 - span.start / (text.length || 1)),
  }));
  return [...phrases, ...holidays];
}

/** `Natal Encantado`: a named day with a name of its own. */
function namedOn(after: string): string {
  return /^\s\p{Lu}\p{Ll}{3,}(?![\p{L}])/u.exec(after)?.[0] ?? '';
}

/** `our tournament`: the game says which. A lone strong head such as `Silvestergala` says enough. */
/** `the ball circles once more`: it rolls, and nobody dances at it. */
function doesSomething(head: Token, { folded, words }: TitleSearch): boolean {
  const next = /^\s+(\p{L}+)/u.exec(folded.slice(head.end))?.[1];
  return next !== undefined && isWord(next, words.verbs);
}

function loneHead(head: Token, isStrong: boolean, search: TitleSearch): TitleCandidate[] {
  if (!isStrong || WEEKDAY.test(head.folded) || doesSomething(head, search)) return [];
  const isCompound =
    (search.language === 'de' && head.folded.length >= 10) || /\p{L}-\p{L}{4}/u.test(head.folded);
  const isPartOfDay =
    /(?:abend|nacht)$/u.test(head.folded) && head.start > 0 && !isTopic([head], search);
  if (isCompound) return [{ text: head.text, score: isPartOfDay ? 30 : 60 }];
  const game = mentionedGame(search);
  if (!game) return [{ text: head.text, score: 24 }];
  const composed = search.words.events.headFirst
    ? `${head.text} de ${game.toLowerCase()}`
    : search.language === 'de'
      ? `${game}-${head.text}`
      : `${game} ${head.text}`;
  const isItalian = search.language === 'it';
  return [{ text: isItalian ? composed.replace(' de ', ' di ') : composed, score: 40 }];
}

/** Whether the phrase is announced: `promoting our …`. */
function isTopic(phrase: readonly Token[], { folded, words }: TitleSearch): boolean {
  const start = phrase[0]?.start ?? 0;
  const before = folded.slice(Math.max(0, start - 40), start);
  return new RegExp(
    `(?<![\\p{L}])(?:${words.topics})\\s+(?:(?:${words.weakOpeners})\\s+)*$`,
    'u',
  ).test(before);
}

/** Whether only colours, places or times of day say more about a weak head: `a golden evening`. */
function isScenic(phrase: readonly Token[], { words }: TitleSearch): boolean {
  const others = phrase.filter(
    ({ isInner, folded }) => !isInner && !isWord(folded, words.events.weak),
  );
  const scenic = words.sceneTitles.map(([pattern]) => pattern).join('|');
  return others.every(
    ({ folded, isCapitalised }) => !isCapitalised && (isWord(folded, scenic) || folded.length < 4),
  );
}

/** Names in the middle of a sentence: `… and Midnight Aces returns`. */
function nameCandidates(run: NounRun, search: TitleSearch): TitleCandidate[] {
  if (search.language === 'de' || isShouted(search.text)) return [];
  const content = run.filter(({ isInner }) => !isInner);
  const capitals = content.filter(({ isCapitalised }) => isCapitalised);
  const first = content.find(({ isCapitalised }) => isCapitalised);
  const last = capitals.at(-1);
  if (capitals.length < 2 || !first || !last) return [];
  const phrase = run.slice(run.indexOf(first), run.indexOf(last) + 1);
  const isSolid = phrase.every(({ isCapitalised, isInner }) => isCapitalised || isInner);
  const named = trimOpeners(phrase, search.words.weakOpeners);
  const count = contentCount(named);
  if (!isSolid || count < 2 || count > 6) return [];
  const isGameOnly = isWord(named.map(({ folded }) => folded).join(' '), GAME_WORDS);
  return [{ text: textOf(search.text, named), score: isGameOnly ? 30 : 50 }];
}

const GAME_WORDS =
  "(?:european |american |french )?roulette|black ?jack|texas hold'?em(?: poker)?|poker|slots?|slot machines?|las vegas|art deco|new york|monte carlo";

/** Better than a bare noun phrase of the scene. */
const QUIET_SCORE = 29;

/** `Roulette for Two`. */
const FOLLOWS = /^(?:with|for|at|in|on|by) /u;

/** The game with the time, place or light of the scene: `Golden Hour Roulette`. */
function sceneCandidates(search: TitleSearch): TitleCandidate[] {
  const { words, language, preset, scene } = search;
  const game = mentionedGame(search) ?? findGame(preset).names[language].usual;
  const weakRank = words.sceneTitles.length * 0.6;
  const titled = ([pattern, piece]: SceneTitle, score: number) => {
    const at = scene.search(wholeWords(pattern));
    if (at === -1) return [];
    const isBefore = words.scenePosition === 'before' && !FOLLOWS.test(piece);
    const text = isBefore ? `${piece} ${game}` : `${game} ${piece}`;
    return [{ text, score: score - (3 * at) / scene.length }];
  };
  return [
    ...words.sceneTitles.flatMap((title, rank) => titled(title, rank > weakRank ? 32 : 36)),
    ...words.quietTitles.flatMap((title) => titled(title, QUIET_SCORE)),
  ];
}

/** Who is in the picture is rarely what the film is about. */
const PEOPLE =
  /(?<!\p{L})(?:dealers?|croupiers?|crupier(?:es|s)?|crupie|guests?|couples?|players?|women|men|people|staff|hands?|friends|host|crowd|parejas?|jugador(?:es)?|gente|invitados|amig[oa]s|manos|invites|gens|joueurs?|mains|gaste|paare?|spieler|leute|menschen|hande|coppi[ae]|giocator[ei]|ospiti|mani|amic[ihe]+|casal|casais|jogador(?:es)?|convidados|pessoas|maos)(?!\p{L})/u;

/** German nouns have capitals: neither begins nor ends a phrase without one. */
function nounsOf(phrase: readonly Token[]): readonly Token[] {
  const isNoun = ({ isCapitalised }: Token) => isCapitalised;
  const first = phrase.findIndex(isNoun);
  return first === -1 ? [] : phrase.slice(first, phrase.findLastIndex(isNoun) + 1);
}

/** A noun phrase of the scene, best with the game in it. */
function plainCandidates(run: NounRun, search: TitleSearch): TitleCandidate[] {
  const counted = run.findIndex(({ folded }) => !/^\d[\d.,]*\+?$/u.test(folded));
  const opened = trimOpeners(run.slice(counted), search.words.weakOpeners);
  const phrase = search.language === 'de' ? nounsOf(opened) : opened;
  const count = contentCount(phrase);
  if (count < 2 || count > 4) return [];
  const text = textOf(search.text, phrase);
  const hasGame = GAMES.some(({ names }) =>
    hasWord(
      search.folded.slice(phrase[0]?.start, phrase.at(-1)?.end),
      names[search.language].mentions,
    ),
  );
  if (PEOPLE.test(foldText(text))) return [{ text, score: 12 }];
  const start = phrase[0]?.start ?? 0;
  const isShown = overlapsAny({ start, end: start + 1 }, search.directions);
  return [{ text, score: hasGame ? 33 : isShown ? 14 : 21 }];
}

function gameCandidates(search: TitleSearch): TitleCandidate[] {
  const game = mentionedGame(search);
  return [
    game
      ? { text: game, score: 23 }
      : { text: findGame(search.preset).names[search.language].usual, score: 22 },
  ];
}

/** The game as the prompt writes it, the preset's own before any other. */
function mentionedGame({ scene, sceneText, language, preset }: TitleSearch): string | null {
  for (const { names } of [findGame(preset), ...GAMES]) {
    const { mentions, usual } = names[language];
    const span = findSpans(scene, wholeWords(mentions))[0];
    if (span) return spelled(cut(sceneText, span), usual);
  }
  return null;
}

function spelled(written: string, usual: string): string {
  const folded = foldText(written);
  if (folded === foldText(usual)) return usual;
  if (/^slots?$|slot machine/u.test(folded)) return usual.startsWith('Slot') ? usual : 'Slots';
  if (folded.includes('hold')) return "Texas Hold'em";
  return written.charAt(0).toUpperCase() + written.slice(1);
}
