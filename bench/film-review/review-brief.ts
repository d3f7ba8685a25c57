import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { FlashProof } from '#domain/proof/film-proof.ts';
import { canvasOfFrame } from '#film/picture/canvas-of-frame.ts';
import { planesOf } from '#film/picture/planes.ts';
import { openFlashMeter } from '#film/proof/flash-meter.ts';
import { stillTimeOf } from '#film/storyboard/still-time.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { framesOf } from './film-frames.ts';
import { findCuts } from './find-cuts.ts';
import { correlationOf, gridOf, meanOf, medianOf, type Grid } from './luma.ts';
import { measureCrawl, type CrawlReading } from './measure-crawl.ts';
import { cutsFromBeats, firstSecondOf } from './measure-sound.ts';
import { measureWords, type WordsReading } from './measure-words.ts';
import { storyboardOf, type ReviewBrief } from './review-briefs.ts';

/** What a brief's film is measured by. */
export interface BriefReview {
  readonly name: string;
  /** Mean luma of the whole film and of its first frame, 16 to 235. */
  readonly luma: number;
  readonly firstLuma: number;
  /** The weakest contrast of words that stand still in any frame looked at, and the median. */
  readonly contrastLeast: number;
  readonly contrastMedian: number;
  readonly firstSecondLu: number;
  readonly cuts: number;
  readonly cutsFromBeatsMs: number | null;
  readonly wordlessSeconds: number;
  readonly labelShare: number;
  readonly crawl: CrawlReading;
  readonly flashes: FlashProof;
  /** Part of the moments of one seed's film that another seed's film shows, too. */
  readonly seedLikeness: number;
  /** A strip of frames, from the first on. */
  readonly strip: Canvas;
}

const CELLS = [32, 18] as const;
/** Words are looked at in every so many frames. */
const WORDS_EVERY = 5;
const STRIP_SECONDS = [0, 0.4, 0.9, 1.8, 2.8, 3.8, 4.8, 5.8, 7] as const;
const STRIP_WIDTH = 240;
const STRIP_HEIGHT = 135;
/** Two moments are the same shot where their pictures correlate by more. */
const SAME_SHOT = 0.85;
const MOMENTS_EVERY = 15;

/**
 * Renders one of the review's briefs whole and measures picture, words, cuts, flashes and sound;
 * minutes of processor time.
 */
export async function reviewBrief(brief: ReviewBrief): Promise<BriefReview> {
  const storyboard = storyboardOf(brief, { seed: 1 });
  const { size, controls } = storyboard;
  const { fps } = controls;
  const flashes = openFlashMeter(size, fps);
  const strip = createCanvas(STRIP_WIDTH * STRIP_SECONDS.length, STRIP_HEIGHT);
  const grids: Grid[] = [];
  const words: (WordsReading & { readonly isStill: boolean })[] = [];
  for await (const frame of framesOf(storyboard)) {
    flashes.take(planesOf(frame.whole, size));
    grids.push(gridOf(frame.picture, size, CELLS));
    if (frame.index % WORDS_EVERY === 0) {
      const reading = measureWords(frame, size);
      words.push({ ...reading, isStill: areWordsStill(storyboard, frame.index) });
    }
    STRIP_SECONDS.forEach((seconds, k) => {
      if (Math.round(seconds * fps) !== frame.index) return;
      const still = canvasOfFrame(frame.whole, size);
      strip
        .getContext('2d')
        .drawImage(still, k * STRIP_WIDTH, 0, STRIP_WIDTH - 4, STRIP_HEIGHT - 4);
    });
  }
  const lumas = grids.map(({ values }) => meanOf(values));
  const contrasts = words.flatMap(({ contrast, isStill }) =>
    contrast === null || !isStill ? [] : [contrast],
  );
  const cuts = findCuts(grids);
  return {
    name: brief.name,
    luma: meanOf(lumas),
    firstLuma: lumas[0] ?? 0,
    contrastLeast: Math.min(...contrasts),
    contrastMedian: medianOf(contrasts),
    firstSecondLu: firstSecondOf(storyboard),
    cuts: cuts.length,
    cutsFromBeatsMs: cutsFromBeats(cuts, storyboard),
    wordlessSeconds:
      (longestRun(words.map(({ contrast }) => contrast === null)) * WORDS_EVERY) / fps,
    labelShare: meanOf(words.map(({ labelShare }) => labelShare)),
    crawl: await measureCrawl(brief),
    flashes: flashes.read(),
    seedLikeness: await likenessOf(brief, grids),
    strip,
  };
}

function areWordsStill({ shots, controls }: Storyboard, frameIndex: number): boolean {
  const shot = shots.findLast(({ firstFrame }) => firstFrame <= frameIndex);
  if (!shot) return false;
  const { from, until } = stillTimeOf(shot, shot.frameCount / controls.fps);
  const seconds = (frameIndex - shot.firstFrame) / controls.fps;
  return from <= seconds && seconds <= until;
}

function longestRun(flags: readonly boolean[]): number {
  let run = 0;
  let longest = 0;
  for (const flag of flags) {
    run = flag ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** How many moments of a film another seed's film shows in nearly the same way. */
async function likenessOf(brief: ReviewBrief, grids: readonly Grid[]): Promise<number> {
  const other = storyboardOf(brief, { seed: 2 });
  const others: Grid[] = [];
  for await (const { index, picture } of framesOf(other))
    if (index % MOMENTS_EVERY === 0) others.push(gridOf(picture, other.size, CELLS));
  const moments = grids.filter((_, index) => index % MOMENTS_EVERY === 0);
  const same = moments.filter(({ values }) =>
    others.some((candidate) => correlationOf(values, candidate.values) > SAME_SHOT),
  );
  return same.length / moments.length;
}
