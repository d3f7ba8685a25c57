import { createCanvas } from '@napi-rs/canvas';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { frameSizeOf, type FrameSize } from '#film/frame-size.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { withReadCard } from '#film/overlay/read-card.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { settledFrameOf } from '#film/storyboard/settled-frame.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { StudioOptions } from '#film/studio/studio-picture.ts';

/** A place where a logo is seen on a thing of the scene, in one frame: pixels of a small picture of it. */
export interface SceneLogo {
  readonly frameIndex: number;
  readonly size: FrameSize;
  /** Of the small picture; by their place in it. */
  readonly ink: readonly number[];
  /** Right around the ink. */
  readonly ground: readonly number[];
  /** Of the frame's width, from edge to edge. */
  readonly widthShare: number;
}

const SHORT_SIDE = 180;
const FRAMES_MAX = 8;
/** Codes of brightness by which the logo has to change a pixel. */
const STEP_MIN = 12;
/** Pixels between letters of one logo. */
const GAP = 3;
const INK_MIN = 24;

/**
 * Finds the brand's logo in the studio's shots: what changes where the same scene is drawn with its plates
 * but without its ink. Of each shot one frame.
 */
export async function findSceneLogos(
  planned: Storyboard,
  logos: readonly LoadedLogo[],
): Promise<readonly SceneLogo[]> {
  const storyboard = withReadCard(planned);
  const frames = cutOnBeats(storyboard)
    .shots.filter(({ source }) => source.source === 'studio')
    .slice(0, FRAMES_MAX)
    .map(settledFrameOf);
  if (logos.length === 0 || frames.length === 0) return [];
  const size = frameSizeOf(storyboard.controls.aspectRatio, SHORT_SIDE);
  const small = { ...storyboard, size };
  const branded = await drawLuma(small, frames, { logos, hasGrain: false });
  const bare = await drawLuma(small, frames, { logos: logos.map(withoutInk), hasGrain: false });
  return frames.flatMap((frameIndex, index) => {
    const [one, other] = [branded[index], bare[index]];
    const found = one && other ? changesBetween(one, other, size) : [];
    return found.map((logo) => ({ frameIndex, size, ...logo }));
  });
}

function withoutInk({ canvas, ...logo }: LoadedLogo): LoadedLogo {
  return { ...logo, canvas: createCanvas(canvas.width, canvas.height) };
}

async function drawLuma(
  storyboard: Storyboard,
  frames: readonly number[],
  options: StudioOptions,
): Promise<readonly Uint8Array[]> {
  const { openStudioPicture } = await import('#film/studio/studio-picture.ts');
  const { size } = storyboard;
  const picture = openStudioPicture(storyboard, options);
  const drawn: Uint8Array[] = [];
  for (const frameIndex of frames) {
    const frame = new Uint8Array(i420ByteLength(size));
    await picture.renderFrame(frameIndex, frame);
    drawn.push(frame.subarray(0, size.width * size.height));
  }
  picture.close();
  return drawn;
}

function changesBetween(one: Uint8Array, other: Uint8Array, size: FrameSize) {
  const isInk = Uint8Array.from(one, (value, at) =>
    Math.abs(value - (other[at] ?? 0)) >= STEP_MIN ? 1 : 0,
  );
  const isSeen = new Uint8Array(isInk.length);
  const found: Pick<SceneLogo, 'ink' | 'ground' | 'widthShare'>[] = [];
  for (let start = 0; start < isInk.length; start += 1) {
    if (isInk[start] === 0 || isSeen[start] === 1) continue;
    const { ink, left, right } = groupAt(start, isInk, isSeen, size);
    if (ink.length < INK_MIN) continue;
    const ground = around(ink, isInk, size);
    found.push({ ink, ground, widthShare: (right - left + 1) / size.width });
  }
  return found;
}

/** Ink that hangs together, letters of one word included. */
function groupAt(
  start: number,
  isInk: Uint8Array,
  isSeen: Uint8Array,
  size: FrameSize,
): { ink: number[]; left: number; right: number } {
  const ink = [start];
  isSeen[start] = 1;
  let [left, right] = [start % size.width, start % size.width];
  for (const at of ink) {
    left = Math.min(left, at % size.width);
    right = Math.max(right, at % size.width);
    visitAround(at, GAP, size, (near) => {
      if (isInk[near] === 0 || isSeen[near] === 1) return;
      isSeen[near] = 1;
      ink.push(near);
    });
  }
  return { ink, left, right };
}

function around(ink: readonly number[], isInk: Uint8Array, size: FrameSize): number[] {
  const ground = new Set<number>();
  for (const at of ink) {
    visitAround(at, GAP - 1, size, (near) => {
      if (isInk[near] === 0) ground.add(near);
    });
  }
  return [...ground];
}

function visitAround(
  at: number,
  reach: number,
  { width, height }: FrameSize,
  visit: (at: number) => void,
): void {
  const [x, y] = [at % width, Math.floor(at / width)];
  for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
    for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1)
      visit(row * width + column);
  }
}
