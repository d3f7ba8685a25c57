import type { ChosenWords } from '#film/storyboard/choose-words.ts';
import { cardOf, type Card } from '#film/storyboard/word-cards.ts';

/** A shot of the story: the words it shows, where it shows any, and whether they were shown before. */
export interface Telling {
  readonly card: Card | null;
  readonly isReturn: boolean;
}

export interface StoryOrder {
  readonly chosen: ChosenWords;
  /** Of all shots before the end card. */
  readonly storySeconds: number;
  /** How many shots a film of this length and pace usually has before the end card. */
  readonly shotCount: number;
  readonly durationSeconds: number;
  /** No shot is shorter. */
  readonly shotSecondsMin: number;
}

/** From this length on headline and offer return. */
const RETURNING_FROM_SECONDS = 30;
const RETURN_SECONDS = 12.8;
/** Headline and offer return together where they can be read in a shot of this length. */
const RETURN_SHOT_SECONDS_MAX = 6;

/** What each shot of the story shows: first all chosen words in their order, then what returns. */
export function tellStory(order: StoryOrder): Telling[] {
  const { chosen, storySeconds } = order;
  const first = chosen.headline === null ? [] : [chosen.headline];
  const seconds = secondsOf([...first, ...chosen.lines]);
  const returns = returnsWithin(order, storySeconds - seconds);
  const openingCount = first.length + returns.flat().length;
  const groups = grouped(chosen, order.shotCount - openingCount);
  const shotCount = Math.max(order.shotCount, openingCount + groups.length);
  const telling = intoSections({ first, groups, returns, shotCount });
  return withinTime(onceTold(telling, chosen.fps), order);
}

/** Headline and first offer, as often as they come back and can be read. */
function returnsWithin(order: StoryOrder, spareSeconds: number): Card[][] {
  const { chosen, storySeconds, durationSeconds } = order;
  const returning = returningCards(chosen);
  if (durationSeconds < RETURNING_FROM_SECONDS || returning.length === 0) return [];
  const wanted = Math.ceil(storySeconds / RETURN_SECONDS) - 1;
  const affordable = Math.floor(spareSeconds / secondsOf(returning));
  return Array.from({ length: Math.max(0, Math.min(wanted, affordable)) }, () => returning);
}

/** What is shown again, together where it can be read in one shot; empty where nothing could be. */
function returningCards({ headline, lines, endWords, fps }: ChosenWords): Card[] {
  const offer = lines.find(({ words }) => words[0]?.role === 'offer') ?? lines[0];
  if (headline && offer) {
    const both = cardOf([...headline.words, ...offer.words], fps);
    return both.seconds <= RETURN_SHOT_SECONDS_MAX ? [both] : [headline, offer];
  }
  const signature = endWords.filter(({ role }) => role === 'signature');
  const alone = headline ?? offer ?? (signature.length > 0 ? cardOf(signature, fps) : null);
  return alone ? [alone] : [];
}

const LINES_TOGETHER_MAX = 2;
const TOGETHER_SECONDS_MAX = 4.5;

/** Lines that are short stand two by two where there are more of them than shots. */
function grouped({ lines, fps }: ChosenWords, shotCount: number): Card[] {
  const groups = [...lines];
  while (groups.length > shotCount) {
    const pairs = groups.slice(1).map((card, index) => together(groups[index], card, fps));
    const lengths = pairs.map((pair) => pair?.seconds ?? Number.POSITIVE_INFINITY);
    const shortest = lengths.indexOf(Math.min(...lengths));
    const pair = pairs[shortest];
    if (!pair) break;
    groups.splice(shortest, 2, pair);
  }
  return groups;
}

function together(before: Card | undefined, after: Card, fps: number): Card | null {
  if (!before) return null;
  const words = [...before.words, ...after.words];
  const lineCount = words.filter(({ role }) => role !== 'condition').length;
  const card = cardOf(words, fps);
  const isReadAtAGlance = lineCount <= LINES_TOGETHER_MAX && card.seconds <= TOGETHER_SECONDS_MAX;
  return isReadAtAGlance ? card : null;
}

interface Sections {
  /** What the first stretch opens with. */
  readonly first: readonly Card[];
  /** What each further stretch opens with. */
  readonly returns: readonly (readonly Card[])[];
  readonly groups: readonly Card[];
  readonly shotCount: number;
}

/** Equal stretches of the story, each of which begins with the headline, then lines and picture alone. */
function intoSections({ first, groups, returns, shotCount }: Sections): Telling[] {
  const openings = [
    first.map((card) => ({ card, isReturn: false })),
    ...returns.map((cards) => cards.map((card) => ({ card, isReturn: true }))),
  ];
  const restCount = shotCount - openings.flat().length;
  const rest: Telling[] = Array.from({ length: restCount }, () => SILENT);
  groups.forEach((card, index) => {
    rest[Math.floor((index * rest.length) / groups.length)] = { card, isReturn: false };
  });
  const bound = (section: number) => Math.ceil((rest.length * section) / openings.length);
  return openings.flatMap((opening, section) => [
    ...opening,
    ...rest.slice(bound(section), bound(section + 1)),
  ]);
}

const SILENT: Telling = { card: null, isReturn: false };

/** Nothing returns before it was told. */
function onceTold(telling: readonly Telling[], fps: number): Telling[] {
  return telling.map((one, index) => {
    if (!one.isReturn || one.card === null) return one;
    const card = toldOf(one.card, telling.slice(0, index), fps);
    return card === null ? SILENT : { card, isReturn: true };
  });
}

function toldOf(card: Card, before: readonly Telling[], fps: number): Card | null {
  const told = new Set(before.flatMap((one) => (one.isReturn ? [] : (one.card?.words ?? []))));
  const words = card.words.filter((piece) => told.has(piece));
  return words.length === 0 ? null : cardOf(words, fps);
}

/** What a silent shot of the story could say again; null where nothing was told before it. */
export function returnAt(
  index: number,
  telling: readonly Telling[],
  chosen: ChosenWords,
): Card | null {
  const [again] = returningCards(chosen);
  if (!again) return null;
  const isSignatureAlone = again.words.every(({ role }) => role === 'signature');
  return isSignatureAlone ? again : toldOf(again, telling.slice(0, index), chosen.fps);
}

/** Shots without words give way first, then what returns, the last first. */
function withinTime(
  telling: readonly Telling[],
  { storySeconds, shotSecondsMin }: StoryOrder,
): Telling[] {
  const kept = [...telling];
  const isTooLong = () =>
    kept.reduce((sum, { card }) => sum + Math.max(card?.seconds ?? 0, shotSecondsMin), 0) >
    storySeconds + 1e-9;
  while (kept.length > 1 && isTooLong()) {
    const silent = kept.findLastIndex(({ card }) => card === null);
    const returning = kept.findLastIndex(({ isReturn }) => isReturn);
    const spared = silent === -1 ? returning : silent;
    if (spared === -1) break;
    kept.splice(spared, 1);
  }
  return kept;
}

function secondsOf(cards: readonly Card[]): number {
  return cards.reduce((sum, { seconds }) => sum + seconds, 0);
}
