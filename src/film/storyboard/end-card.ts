import { isMediaAlone } from '#domain/order/shot-sources.ts';
import type { Words } from '#domain/order/words.ts';
import type { FilmShotSource } from '#film/film-media.ts';
import type { ChosenWords } from '#film/storyboard/choose-words.ts';
import type { ShotWords } from '#film/storyboard/storyboard.ts';
import { SHOT_SECONDS_MIN } from '#film/storyboard/word-cards.ts';
import { readingSeconds } from '#text/reading-time.ts';

export interface EndCardOrder {
  readonly words: Words;
  readonly fps: number;
  /** Seconds of the film. */
  readonly duration: number;
  readonly sources: readonly FilmShotSource[];
}

export interface EndCard {
  /** Beside the terms, in reading order. */
  readonly words: readonly ShotWords[];
  /** In whole frames. */
  readonly seconds: number;
}

/** Of the film, for small print that takes long to read. */
const TERMS_SHARE_MAX = 0.4;
/** For an end card that says again when, where and what: of the film, and in short films more. */
const POSTER = { share: 0.42, secondsMax: 7, short: { share: 0.5, seconds: 2.8 } } as const;

/** How long an end card may be for what it says beside the name that signs and the call, in seconds. */
export function posterSeconds(order: EndCardOrder): number {
  const { duration, sources } = order;
  if (isMediaAlone(sources)) return wantedSeconds(order);
  const short = Math.min(duration * POSTER.short.share, POSTER.short.seconds);
  const poster = Math.min(duration * POSTER.share, POSTER.secondsMax);
  return Math.max(usualSeconds(order), poster, short);
}

/**
 * The poster that a film ends with: 1.6 s in the shortest films, 3 s in usual ones, more where there is more to read, as
 * long as the story leaves time.
 */
export function planEndCard(
  order: EndCardOrder,
  { headline, lines, endWords, endSeconds }: ChosenWords,
): EndCard {
  const { duration, fps } = order;
  const story = [headline, ...lines].reduce((sum, card) => sum + (card?.seconds ?? 0), 0);
  const left = duration - Math.max(SHOT_SECONDS_MIN, story);
  const seconds = Math.max(endSeconds, Math.min(wantedSeconds(order), left));
  return { words: endWords, seconds: Math.floor(seconds * fps + 1e-6) / fps };
}

function usualSeconds({ duration }: EndCardOrder): number {
  return duration < 10 ? 1.6 + (duration - 5) * 0.28 : 3 + (duration - 10) * 0.02;
}

function wantedSeconds(order: EndCardOrder): number {
  const terms = readingSeconds(order.words.terms ?? '');
  return Math.max(usualSeconds(order), Math.min(terms, order.duration * TERMS_SHARE_MAX));
}
