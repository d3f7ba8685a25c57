import {
  cut,
  findSpans,
  hasWord,
  overlapsAny,
  takeOut,
  wholeWords,
  type Span,
} from '#text/spans.ts';
import type { Language } from '#text/language.ts';
import type { LanguageWords } from '#brief/words/language-words.ts';
import { IMPERATIVES } from '#brief/words/imperative-words.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';
import { trimPhraseEnd } from '#text/shorten-to-fit.ts';

export interface CallSearch {
  readonly text: string;
  readonly folded: string;
  readonly words: LanguageWords;
  readonly language: Language;
  /** Web addresses: their dots end no sentence. */
  readonly addresses: readonly Span[];
  /** Where dates, offers and the venue stand, which the film shows anyway. */
  readonly shownElsewhere: readonly Span[];
  readonly offers: readonly Span[];
  readonly taken: readonly Span[];
}

const CALL_WORDS_MAX = 9;
const AFTER_STOP = String.raw`(?<=^|[.!?¡¿:;\n|]\s*|\s-\s*|\p{Extended_Pictographic}\ufe0f?\s*)`;
const AFTER_PAUSE = String.raw`(?<=[,]\s*|(?<![\p{L}])(?:and|y|et|und|e|then|end with|ending with|ends with|termina con|termine par|terminer par|finit par|endet mit|am ende|fine con|finisce con|conclude con|termina com|finaliza con|finaliza com|cta|call to action|so|pues|asi que|alors|donc|also|quindi|allora|entao|please|por favor|closing with|close with|finish with)\s+)`;

/** The sentence that asks the viewer to do something, as written; null where there is none. */
export function findCall(search: CallSearch): Span | null {
  const { language } = search;
  const { strong, weak } = search.words.calls;
  const candidates = [
    ...callsAfter(AFTER_STOP, strong, search),
    ...callsAfter(AFTER_PAUSE, strong, search),
    ...callsAfterShown(strong, search),
    ...callsAfter(AFTER_STOP, weak, search).filter(({ start }) => start > 0),
    ...(language === 'zh'
      ? []
      : callsAfter(AFTER_STOP, IMPERATIVES[language], search).filter(({ start }) => start > 0)),
  ];
  return candidates.find((span) => isWorthSaying(cut(search.text, span))) ?? lastQuestion(search);
}

/** `On y monte ?`: a short question to its viewers is how a prompt may end. */
function lastQuestion({ text, folded, words, taken, shownElsewhere }: CallSearch): Span | null {
  const last =
    /(?<=[.!?…\n]\s*)([^.!?…\n,:]{4,40}\?)[\s\p{Extended_Pictographic}\ufe0f]*(?:[#＃][^\n]*)?$/u.exec(
      text,
    );
  if (last?.[1] === undefined) return null;
  const span = { start: last.index, end: last.index + last[1].trimEnd().length };
  const said = folded.slice(span.start, span.end);
  const count = said.split(/\s+/u).length;
  const isAsked = count >= 2 && count <= 7 && !hasWord(said, words.film);
  return isAsked && !overlapsAny(span, [...taken, ...shownElsewhere]) ? span : null;
}

/** Where nobody set a stop: `… 10.000 € inscribite por WhatsApp`. */
function callsAfterShown(calls: string, search: CallSearch): Span[] {
  const opening = new RegExp(`^\\s+(?:${calls})(?![\\p{L}])`, 'u');
  return search.shownElsewhere.flatMap(({ end }) => {
    const found = opening.exec(search.folded.slice(end))?.[0];
    if (found === undefined) return [];
    const lead = found.length - found.trimStart().length;
    const start = end + lead;
    if (overlapsAny({ start, end: start + 1 }, [...search.taken, ...search.offers])) return [];
    const call = boundCall(start, found.length - lead, search);
    return call ? [call] : [];
  });
}

function callsAfter(lead: string, calls: string, search: CallSearch): Span[] {
  const expression = new RegExp(`${lead}(?:${calls})(?![\\p{L}])`, 'gu');
  return [...search.folded.matchAll(expression)]
    .filter(
      ({ index }) =>
        !overlapsAny({ start: index, end: index + 1 }, [...search.taken, ...search.offers]),
    )
    .map(({ index, 0: match }) => boundCall(index, match.length, search))
    .filter((span) => span !== null);
}

/** From the verb to the end of its sentence, or earlier where it turns to what is shown elsewhere. */
function boundCall(start: number, verbLength: number, search: CallSearch): Span | null {
  const { text, folded, addresses, shownElsewhere } = search;
  let end = sentenceEnd(folded, start + verbLength, addresses);
  for (const span of shownElsewhere) {
    if (span.start < start + verbLength || span.start >= end) continue;
    const before = trimPhraseEnd(text.slice(start, span.start), search.language);
    if (before.split(/\s+/u).length > 1) end = span.start;
  }
  const film = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${search.words.film})(?![\\p{L}\\p{N}])`,
    'u',
  ).exec(folded.slice(start, end));
  if (film) end = pauseBefore(folded, start, start + film.index);
  end = beforeEvent(search, start + verbLength, end);
  const trimmed = trimPhraseEnd(firstWords(text.slice(start, end)), search.language);
  return trimmed === '' ? null : { start, end: start + trimmed.length };
}

/** `Join us for the charity tournament`: the event is the title's. */
function beforeEvent(search: CallSearch, from: number, end: number): number {
  const { words, language } = search;
  const folded = takeOut(search.folded, search.addresses);
  if (language === 'zh') return end;
  const event = wholeWords(words.events.strong);
  const at = folded.slice(from, end).search(event);
  if (at <= 0) return end;
  const linking = LINKING_WORDS[language].join('|');
  const links = findSpans(folded.slice(from, from + at), wholeWords(linking));
  const articles = links.filter(({ start }) => start > 0 || from > 0);
  const phraseStart = articles.at(-1);
  if (!phraseStart) return end;
  const before = articles.findLast(({ end: linkEnd }) => linkEnd === phraseStart.start - 1);
  return from + (before ?? phraseStart).start;
}

function sentenceEnd(folded: string, from: number, addresses: readonly Span[]): number {
  for (let index = from; index < folded.length; index += 1) {
    const inAddress = addresses.some(({ start, end }) => index >= start && index < end);
    const character = folded.charAt(index);
    if (/[!?;\n|"”»]/u.test(character) && !inAddress) return index;
    const isStop = character === '.' && /^(?:\s|$)/u.test(folded.slice(index + 1));
    if (isStop && !/\b[ap]\.m$/u.test(folded.slice(from, index))) return index;
    if (folded.startsWith(' - ', index)) return index;
  }
  return folded.length;
}

function pauseBefore(folded: string, start: number, index: number): number {
  const pause = Math.max(folded.lastIndexOf(',', index), folded.lastIndexOf(' - ', index));
  return pause > start ? pause : start;
}

/** At most nine words, up to a comma where there are more. */
function firstWords(call: string): string {
  const all = call.trim().split(/\s+/u);
  if (all.length <= CALL_WORDS_MAX) return call.trim();
  const clause = call.split(/,\s/u)[0] ?? call;
  const clauseWords = clause.trim().split(/\s+/u);
  if (clauseWords.length >= 2 && clauseWords.length <= CALL_WORDS_MAX) return clause.trim();
  return call.trim().match(/(?:\S+\s+){0,8}\S+/u)?.[0] ?? '';
}

function isWorthSaying(call: string): boolean {
  return call.length >= 4 && /\p{L}{3}/u.test(call);
}
