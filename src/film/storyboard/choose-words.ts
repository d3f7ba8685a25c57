import type { WordField, Words } from '#domain/order/words.ts';
import type { EndCardLine } from '#film/film-brand.ts';
import { endCardWords } from '#film/storyboard/end-card-words.ts';
import { endCardSecondsFor } from '#film/storyboard/still-time.ts';
import type { ShotWords } from '#film/storyboard/storyboard.ts';
import {
  cardOf,
  SHOT_SECONDS_MIN,
  wholeFrames,
  wordsByField,
} from '#film/storyboard/word-cards.ts';
import type { Card, FieldWords } from '#film/storyboard/word-cards.ts';
import { wishesOf, type Places, type Way, type Wish } from '#film/storyboard/word-wishes.ts';

export interface ChosenWords {
  /** Frames a second: shots are whole frames long. */
  readonly fps: number;
  readonly headline: Card | null;
  /** Those of the story, in the order of the words. */
  readonly lines: readonly Card[];
  /** What the end card says beside the terms, in reading order. */
  readonly endWords: readonly ShotWords[];
  /** The shortest end card on which that can be read. */
  readonly endSeconds: number;
  readonly leftOut: readonly WordField[];
}

const END_SECONDS_MIN = 1.2;
/** Of a film, for an end card that says more than the order asks. */
const END_SHARE_MAX = 0.4;
/** Films shorter than this tell one line before the end card. */
const ONE_LINE_BELOW_SECONDS = 8;

export interface FilmLength {
  readonly fps: number;
  /** Seconds. */
  readonly duration: number;
  /** Of the end card, for what it says beside the name that signs and the call. */
  readonly endSecondsMax: number;
  /** What the brand says on the end card; nothing where absent. */
  readonly endLines?: EndLines;
  /** Whether the words have to say where it is, since the legal lines do not. */
  readonly needsPlace?: boolean;
}

export interface EndLines {
  readonly lines: readonly EndCardLine[];
  /** Whether they come before the order's own words. */
  readonly isLocked: boolean;
}

const NO_END_LINES: EndLines = { lines: [], isLocked: false };

/** Whole parts of the words in the story and on the end card, by importance, as long as there is time to read them. */
export function chooseWords(words: Words, length: FilmLength): ChosenWords {
  const { endLines = NO_END_LINES, needsPlace = false } = length;
  const fields = wordsByField(words);
  const film: Film = { ...length, fields, endLines };
  const brandLines = { hasSome: endLines.lines.length > 0, isLocked: endLines.isLocked };
  const wishes = wishesOf({ words, fields, brandLines, needsPlace });
  let places: Places = { story: new Set(), endCard: new Set() };
  for (const wish of wishes) places = firstWay(wish, places, film) ?? places;
  const given: WordField[] = [
    ...fields.keys(),
    ...(brandLines.hasSome ? ['endCard' as const] : []),
  ];
  return {
    ...partsOf(places, film),
    leftOut: inOrder(given.filter((field) => !isShown(field, places))),
  };
}

function isShown(field: WordField, { story, endCard }: Places): boolean {
  return story.has(field) || endCard.has(field);
}

interface Film extends FilmLength {
  readonly fields: FieldWords;
  readonly endLines: EndLines;
}

/** Where words stand after the first way that leaves time to read all of them; null where none does. */
function firstWay({ ways, length, unless }: Wish, places: Places, film: Film): Places | null {
  if (unless !== undefined && isShown(unless, places)) return null;
  const { endSeconds } = partsOf(places, film);
  const limit = {
    any: Number.POSITIVE_INFINITY,
    brand: film.duration * END_SHARE_MAX,
    poster: Math.max(endSeconds, film.endSecondsMax),
  }[length];
  const found = ways
    .map((way) => placed(way, places, film))
    .find((next) => {
      const parts = next && partsOf(next, film);
      return parts && parts.endSeconds <= limit + 1e-6 && secondsOf(parts) <= film.duration + 1e-6;
    });
  return found ?? null;
}

/** Null where there is nothing to place that does not stand there already. */
function placed(way: Way, before: Places, film: Film): Places | null {
  const { fields, endLines, duration } = film;
  const isGiven = (field: WordField) => field === 'endCard' || fields.has(field);
  const story = new Set([...before.story, ...(way.story ?? []).filter(isGiven)]);
  const endCard = new Set([...before.endCard, ...(way.endCard ?? []).filter(isGiven)]);
  if (story.size === before.story.size && endCard.size === before.endCard.size) return null;
  const lineCount = [...story].filter((field) => field.startsWith('lines.')).length;
  if (duration < ONE_LINE_BELOW_SECONDS && lineCount > 1) return null;
  // What a name says already is not told unless the story tells it.
  const onCard = endCardWords(fields, endLines.lines, endCard);
  const isSeen = (field: WordField) =>
    story.has(field) || (fields.get(field) ?? []).every((words) => onCard.includes(words));
  return [...endCard].every(isSeen) ? { story, endCard } : null;
}

function secondsOf({ headline, lines, endSeconds }: Omit<ChosenWords, 'leftOut'>): number {
  const story = [headline, ...lines].reduce((sum, card) => sum + (card?.seconds ?? 0), 0);
  return Math.max(SHOT_SECONDS_MIN, story) + endSeconds;
}

function partsOf(
  { story, endCard }: Places,
  { fps, fields, endLines }: Film,
): Omit<ChosenWords, 'leftOut'> {
  const told = [...fields].filter(([field]) => story.has(field));
  const cards = told.map(([field, words]) => ({ field, card: cardOf(words, fps) }));
  const endWords = endCardWords(fields, endLines.lines, endCard);
  const known = told.flatMap(([, words]) => words);
  const endSeconds = Math.max(END_SECONDS_MIN, endCardSecondsFor(endWords, known));
  return {
    fps,
    headline: cards.find(({ field }) => field === 'headline')?.card ?? null,
    lines: cards.filter(({ field }) => field !== 'headline').map(({ card }) => card),
    endWords,
    endSeconds: wholeFrames(endSeconds, fps),
  };
}

const FIELDS_AFTER_LINES: readonly WordField[] = ['callToAction', 'signature', 'endCard'];

function inOrder(fields: readonly WordField[]): WordField[] {
  const rank = (field: WordField) =>
    field === 'headline' ? 0 : FIELDS_AFTER_LINES.indexOf(field) + 2;
  return fields.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
