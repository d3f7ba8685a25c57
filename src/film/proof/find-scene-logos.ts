import { createCanvas } from '@napi-rs/canvas';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { frameSizeOf, type FrameSize } from '#film/frame-size.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { findInkGroups, type InkGroup } from '#film/proof/ink-groups.ts';
import { withReadCard } from '#film/overlay/layout/read-card.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { settledFrameOf } from '#film/storyboard/settled-frame.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { StudioOptions } from '#film/studio/studio-picture.ts';

/** A place where a logo is seen on a thing of the scene, in one frame: pixels of a small picture of it. */
export interface SceneLogo extends Pick<InkGroup, 'ink' | 'ground'> {
  readonly frameIndex: number;
  /** Of the small picture. */
  readonly size: FrameSize;
  /** Of the frame's width, from edge to edge. */
  readonly widthShare: number;
}

/** Of the small pictures, in pixels. */
const SHORT_SIDE = 180;
const FRAMES_MAX = 8;
/** Codes of brightness by which the logo has to change a pixel. */
const STEP_MIN = 12;

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
    const found = one && other ? findInkGroups(changesBetween(one, other), size) : [];
    return found.map(({ width, ...logo }) => ({
      frameIndex,
      size,
      ...logo,
      widthShare: width / size.width,
    }));
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

/** What changes from one picture to the other. */
function changesBetween(one: Uint8Array, other: Uint8Array): Uint8Array {
  return Uint8Array.from(one, (value, at) =>
    Math.abs(value - (other[at] ?? 0)) >= STEP_MIN ? 1 : 0,
  );
}
