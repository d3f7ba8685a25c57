import { foldText } from '#text/fold-text.ts';
import { readingSeconds } from '#text/reading-time.ts';
import { shortDate } from '#film/storyboard/short-date.ts';
import { shortenToFit } from '#text/shorten-to-fit.ts';
import type { FilmWords } from '#domain/film-words.ts';
import type { ShotKind, ShotWords } from '#film/storyboard/storyboard.ts';
import type { Language } from '#text/language.ts';

export interface WordPlacement {
  readonly words: FilmWords;
  /** Who signs the end card; empty where nobody does. */
  readonly signature: string;
  readonly kinds: readonly ShotKind[];
  /** Seconds of all shots before the end card. */
  readonly storySeconds: number;
  readonly endSeconds: number;
  readonly language: Language;
  /** Keys of words in the order in which they are to be told; the others keep their usual place. */
  readonly wordOrder: readonly string[];
}

/** A shot of the story shorter than this looks like a mistake, with or without words. */
export const SHOT_SECONDS_MIN = 0.85;

/** Deals the words out to the shots so that each can be read while its shot lasts. */
export function placeWords(placement: WordPlacement): readonly (readonly ShotWords[])[] {
  const story = placeStoryWords(placement);
  const said = new Set(story.flat().map(({ text }) => text));
  return [...story, endCardWords(placement, said)];
}

function placeStoryWords(placement: WordPlacement): ShotWords[][] {
  const { words, kinds, storySeconds, language, wordOrder } = placement;
  const shotCount = kinds.length - 1;
  const shots: ShotWords[][] = Array.from({ length: shotCount }, () => []);
  let spare = storySeconds - shotCount * SHOT_SECONDS_MIN;
  const queue = storyQueue(words, shotCount, storySeconds);
  for (const { shot, item } of reordered(queue, wordOrder, shotCount)) {
    const target = shots[shot];
    if (!target) continue;
    const before = secondsNeeded(target);
    const left = spare + Math.max(SHOT_SECONDS_MIN, before) - before;
    const fitted = fittedText(item, left, language);
    if (fitted === '') continue;
    const added = { ...item, text: fitted };
    spare -=
      Math.max(SHOT_SECONDS_MIN, secondsNeeded([...target, added])) -
      Math.max(SHOT_SECONDS_MIN, before);
    target.push(added);
  }
  return shots.map((shot) => inToldOrder(shot, wordOrder));
}

/** A title may lose its end, a date its hours; an offer stands whole or not at all. */
function fittedText({ role, text }: ShotWords, seconds: number, language: Language): string {
  if (role === 'title') return shortenToFit(text, seconds, language);
  if (role === 'when') return shortDate(text, seconds);
  return readingSeconds(text) <= seconds + 1e-9 ? text : '';
}

/** A piece of the story's words and the shot it would stand in. */
interface Queued {
  readonly shot: number;
  readonly item: ShotWords & { readonly key: string };
}

/** The story's words by importance, each with the shot it would best stand in. */
function storyQueue(words: FilmWords, shotCount: number, storySeconds: number): Queued[] {
  const { offers, when, lines } = words;
  const title = { shot: 0, item: { role: 'title', text: words.title, key: 'title' } } as const;
  const keyed = (role: 'offer' | 'when' | 'line', texts: readonly string[]) =>
    texts.map((text, index) => ({ role, text, key: `${role}-${index}` }));
  const [firstOffer, ...moreOffers] = keyed('offer', offers);
  const [firstWhen, ...moreWhen] = keyed('when', when);
  const rest = [firstOffer, firstWhen, ...moreOffers, ...keyed('line', lines), ...moreWhen].filter(
    (item) => item !== undefined,
  );
  const followers = rest.map((item, index) => ({ shot: Math.min(index + 1, shotCount - 1), item }));
  const again = storySeconds >= 27 && rest.length + 1 < shotCount - 1;
  const reprise = { shot: shotCount - 1, item: title.item };
  return again ? [title, ...followers, reprise] : [title, ...followers];
}

/** Gives the words the user has put in order the shots that they had among them. */
function reordered(
  queue: readonly Queued[],
  order: readonly string[],
  shotCount: number,
): Queued[] {
  const rankOf = ({ item }: Queued) => order.indexOf(item.key);
  const firsts = queue.filter(
    (one, index) => index === queue.findIndex(({ item }) => item.key === one.item.key),
  );
  const chosen = firsts.filter((one) => rankOf(one) !== -1);
  const shots = chosen.map(({ shot }) => shot).toSorted((a, b) => a - b);
  const told = chosen.toSorted((a, b) => rankOf(a) - rankOf(b));
  return queue.map((one) => {
    const place = told.indexOf(one);
    return place === -1 ? one : { ...one, shot: Math.min(shots[place] ?? one.shot, shotCount - 1) };
  });
}

/** In the user's order; offers of one shot are otherwise told together, before their date. */
function inToldOrder(shot: readonly ShotWords[], order: readonly string[]): ShotWords[] {
  const rankOf = ({ key = '' }: ShotWords) => order.indexOf(key);
  const isTold = (words: ShotWords) => rankOf(words) >= 0;
  if (!shot.some(isTold))
    return shot.toSorted((a, b) => Number(a.role === 'when') - Number(b.role === 'when'));
  return shot.toSorted((a, b) => (isTold(a) && isTold(b) ? rankOf(a) - rankOf(b) : 0));
}

/** Signature, where there is one, call to action and date; the date gives way first, as the story may have said it. */
function endCardWords(placement: WordPlacement, said: ReadonlySet<string>): ShotWords[] {
  const { words, signature, endSeconds, language } = placement;
  const signed = shortenToFit(signature, endSeconds, language);
  const card: ShotWords[] = signed === '' ? [] : [{ role: 'venue', text: signed }];
  const wishes: ShotWords[] = [];
  const missingOffer = words.offers.find((text) => !said.has(text));
  if (words.callToAction) wishes.push({ role: 'callToAction', text: words.callToAction });
  for (const text of words.when.slice(0, 1)) wishes.push({ role: 'when', text });
  if (missingOffer !== undefined) wishes.push({ role: 'offer', text: missingOffer });
  for (const wish of wishes) {
    const left = endSeconds - secondsNeeded(card);
    const text =
      wish.role === 'callToAction'
        ? shortCall(wish.text, left, language)
        : fittedText(wish, left, language);
    if (text !== '' && readingSeconds(text) <= left + 1e-9) card.push({ role: wish.role, text });
  }
  // A card that nobody signs and that asks for nothing says once more what the film is about.
  const title = card.length === 0 ? shortenToFit(words.title, endSeconds, language) : '';
  if (title !== '') card.push({ role: 'title', text: title });
  return inReadingOrder(card);
}

/** `Book at …` may end on its verb, `Bring your …` may not. */
const COMPLETE_VERB =
  /^\S+[\s,]+(?:at|on|in|via|with|by|now|today|tonight|here|en|a|al|por|con|hoy|ya|ahora|sur|au|chez|avec|auf|unter|bei|mit|per|su|da|oggi|ora|em|no|na|pelo|com|hoje|ja|agora)(?![\p{L}])/u;

/** A call to action that is cut keeps at least two words, or a verb that needs none. */
function shortCall(call: string, seconds: number, language: Language): string {
  const text = shortenToFit(call, seconds, language);
  const isLoneVerb = text !== call && language !== 'zh' && !/\s/u.test(text);
  return isLoneVerb && !COMPLETE_VERB.test(foldText(call)) ? '' : text;
}

const END_CARD_ORDER = ['venue', 'offer', 'when', 'callToAction'];

function inReadingOrder(card: readonly ShotWords[]): ShotWords[] {
  return card.toSorted((a, b) => END_CARD_ORDER.indexOf(a.role) - END_CARD_ORDER.indexOf(b.role));
}

function secondsNeeded(words: readonly ShotWords[]): number {
  return words.reduce((sum, { text }) => sum + readingSeconds(text), 0);
}
