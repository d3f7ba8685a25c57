import { readingSeconds } from '#text/reading-time.ts';
import { seededFraction } from '#film/random.ts';
import type { FilmWords } from '#domain/film-words.ts';
import type { Pace } from '#domain/look.ts';
import type { Shot, ShotKind, ShotWords } from '#film/storyboard/storyboard.ts';
import type { Language } from '#text/language.ts';
import { placeWords, SHOT_SECONDS_MIN } from '#film/storyboard/place-words.ts';

export interface ShotOrder {
  readonly words: FilmWords;
  readonly signature: string;
  /** The user's order of the words, by their keys. */
  readonly wordOrder?: readonly string[];
  readonly language: Language;
  readonly pace: Pace;
  /** Whether the words ask for more than a table: a short film then opens on the whole room. */
  readonly showsRoom?: boolean;
  readonly seed: number;
  readonly fps: number;
  /** Seconds. */
  readonly duration: number;
}

/** A shot whose length is not settled yet. */
interface Draft {
  readonly kind: ShotKind;
  readonly words: readonly ShotWords[];
  /** Seconds that its words take to read. */
  readonly needed: number;
  readonly weight: number;
}

/** Seconds of film and the usual number of shots, from slow to fast. */
const SHOT_COUNTS: readonly { upTo: number; slow: number; medium: number; fast: number }[] = [
  { upTo: 6, slow: 3, medium: 3, fast: 3 },
  { upTo: 9, slow: 3, medium: 3, fast: 4 },
  { upTo: 12, slow: 3, medium: 4, fast: 5 },
  { upTo: 17, slow: 4, medium: 5, fast: 5 },
  { upTo: 22, slow: 4, medium: 5, fast: 6 },
  { upTo: 27, slow: 5, medium: 6, fast: 7 },
  { upTo: 35, slow: 6, medium: 7, fast: 8 },
  { upTo: 45, slow: 7, medium: 8, fast: 10 },
  { upTo: 54, slow: 8, medium: 9, fast: 11 },
  { upTo: Number.POSITIVE_INFINITY, slow: 9, medium: 10, fast: 12 },
];

const WEIGHTS: Record<ShotKind, number> = {
  wide: 1.15,
  detail: 0.9,
  action: 1.1,
  hero: 1.25,
  endCard: 0,
};

const MIDDLE_CYCLES: readonly (readonly ShotKind[])[] = [
  ['detail', 'action', 'wide', 'action'],
  ['action', 'detail', 'wide', 'action', 'detail'],
];

/** Shots that fill exactly `fps * duration` frames, in order, with the words each of them carries. */
export function planShots(order: ShotOrder): readonly Shot[] {
  const endSeconds = endCardSeconds(order);
  const kinds = shotKinds(shotCount(order, endSeconds), order);
  const placed = placeWords({
    words: order.words,
    signature: order.signature,
    language: order.language,
    kinds,
    wordOrder: order.wordOrder ?? [],
    storySeconds: order.duration - endSeconds,
    endSeconds,
  });
  const drafts = kinds.map((kind, index) =>
    draftShot(kind, placed[index] ?? [], order.seed + index),
  );
  return cutToFrames(drafts, order, endSeconds);
}

function shotCount({ duration, pace, words }: ShotOrder, endSeconds: number): number {
  const row = SHOT_COUNTS.find(({ upTo }) => duration <= upTo);
  const count = row?.[pace] ?? 3;
  const besideTitle = duration - endSeconds - Math.max(1, readingSeconds(words.title));
  return besideTitle < SHOT_SECONDS_MIN ? 2 : count;
}

function shotKinds(count: number, { seed, showsRoom }: ShotOrder): readonly ShotKind[] {
  if (count <= 2) return ['hero', 'endCard'];
  if (count === 3)
    return [
      showsRoom === true || seededFraction(seed, 'opening') < 0.5 ? 'wide' : 'action',
      'hero',
      'endCard',
    ];
  const cycle =
    MIDDLE_CYCLES[count === 4 ? 1 : Math.floor(seededFraction(seed, 'cycle') * 2)] ?? [];
  const middle = Array.from(
    { length: count - 3 },
    (_, index) => cycle[index % cycle.length] ?? 'action',
  );
  return ['wide', ...middle, 'hero', 'endCard'];
}

/**
 * 1.6 s in the shortest films, 3 s in usual ones, more where its words need it: a call to action without
 * its object is worse than a shorter story.
 */
function endCardSeconds({ words, signature, duration }: ShotOrder): number {
  const usual = duration < 10 ? 1.6 + (duration - 5) * 0.28 : 3 + (duration - 10) * 0.02;
  const isShort = duration <= 8;
  const texts = [signature, words.callToAction ?? '', ...(isShort ? [] : words.when.slice(0, 1))];
  const needed = texts.reduce((sum, text) => sum + readingSeconds(text), 0);
  const signed = Math.min(readingSeconds(signature), duration / 2);
  const besideTitle = duration - readingSeconds(words.title) - 1;
  const share = isShort ? 0.56 : 0.36;
  const longest = Math.max(usual, signed, Math.min(duration * share, 6, besideTitle));
  return Math.min(longest, Math.max(usual, needed));
}

function draftShot(kind: ShotKind, words: readonly ShotWords[], seed: number): Draft {
  const needed = words.reduce((sum, { text }) => sum + readingSeconds(text), 0);
  return {
    kind,
    words,
    needed,
    weight: WEIGHTS[kind] * (0.9 + 0.2 * seededFraction(seed, 'weight')),
  };
}

function cutToFrames(drafts: readonly Draft[], order: ShotOrder, endSeconds: number): Shot[] {
  const frameCount = order.fps * order.duration;
  const endFrames = Math.ceil(endSeconds * order.fps - 1e-6);
  const story = drafts.slice(0, -1);
  const lengths = shareFrames(story, frameCount - endFrames, order.fps);
  let firstFrame = 0;
  return drafts.map(({ kind, words }, index) => {
    const shotFrames = lengths[index] ?? endFrames;
    const shot = { kind, firstFrame, frameCount: shotFrames, words };
    firstFrame += shotFrames;
    return shot;
  });
}

/** Shares `total` frames by weight; none gets fewer than its words need, the sum is exact. */
function shareFrames(drafts: readonly Draft[], total: number, fps: number): number[] {
  const needed = drafts.map((draft) => Math.ceil(draft.needed * fps - 1e-6));
  const fixed = new Set<number>();
  let shares: number[] = [];
  for (let round = 0; round <= drafts.length; round += 1) {
    shares = shareRest(drafts, needed, fixed, total);
    const short = shares.findIndex((share, i) => !fixed.has(i) && share < (needed[i] ?? 0));
    if (short === -1) break;
    fixed.add(short);
  }
  return roundKeepingSum(shares, needed, total);
}

function shareRest(
  drafts: readonly Draft[],
  needed: readonly number[],
  fixed: ReadonlySet<number>,
  total: number,
): number[] {
  const taken = needed.reduce((sum, frames, i) => sum + (fixed.has(i) ? frames : 0), 0);
  const weights = drafts.reduce((sum, { weight }, i) => sum + (fixed.has(i) ? 0 : weight), 0);
  return drafts.map(({ weight }, i) =>
    fixed.has(i) ? (needed[i] ?? 0) : ((total - taken) * weight) / weights,
  );
}

/** Whole frames whose sum is `total`: the largest share takes what rounding leaves. */
function roundKeepingSum(
  shares: readonly number[],
  needed: readonly number[],
  total: number,
): number[] {
  const rounded = shares.map((share, i) => Math.max(Math.floor(share), needed[i] ?? 0));
  const rest = total - rounded.reduce((sum, frames) => sum + frames, 0);
  const slack = rounded.map((frames, i) => frames - (needed[i] ?? 0));
  const roomiest = slack.indexOf(Math.max(...slack));
  return rounded.map((frames, i) => (i === roomiest ? frames + rest : frames));
}
