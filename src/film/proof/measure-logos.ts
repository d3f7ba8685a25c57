import type { LogoProof } from '#domain/proof/film-proof.ts';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { FrameSize } from '#film/frame-size.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { layOutMarks } from '#film/overlay/layout/logos-layout.ts';
import { paintMark, type PaintedMark } from '#film/marks/paint-mark.ts';
import { findSceneLogos, type SceneLogo } from '#film/proof/find-scene-logos.ts';
import { quantile, tenths } from '#film/proof/summary.ts';
import { contrastOf, type Luma } from '#film/proof/measure-part.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Looks at decoded frames for the brand's logo. */
export interface LogoMeter {
  look(luma: Luma, frameIndex: number): void;
  proofs(): readonly LogoProof[];
}

/** Of laid-over logos a frame in so many is looked at, once they have come in. */
const FRAMES_BETWEEN = 10;
const IN_SECONDS = 1;
/** Of the frame, for a logo in the scene. */
const SCENE_LOGO_WIDTH_MIN = 0.08;

/** Knows where the logos of a film belong; measures nothing where its brand has none. */
export async function openLogoMeter(
  storyboard: Storyboard,
  logos: readonly LoadedLogo[],
): Promise<LogoMeter> {
  const scene = await findSceneLogos(storyboard, logos);
  const marks = layOutMarks(storyboard).flatMap((mark) => paintMark(mark, logos) ?? []);
  const seen: SeenLogo[] = [];
  const readings = marks.map((): MarkReading[] => []);
  return {
    look(luma, frameIndex) {
      for (const logo of scene) {
        if (logo.frameIndex !== frameIndex) continue;
        seen.push({ ...logo, contrast: sceneContrast(luma, logo, storyboard) });
      }
      if (frameIndex % FRAMES_BETWEEN !== 0) return;
      marks.forEach((painted, index) => {
        const { firstFrame, endFrame } = painted.mark;
        const start = firstFrame === 0 ? 0 : firstFrame + IN_SECONDS * storyboard.controls.fps;
        if (frameIndex < start || frameIndex >= endFrame) return;
        readings[index]?.push(readMark(luma, painted, storyboard));
      });
    },
    proofs: () => [
      ...sceneProof(seen),
      ...marks.flatMap((painted, index) => markProof(painted, readings[index] ?? [], storyboard)),
    ],
  };
}

type SeenLogo = Pick<SceneLogo, 'frameIndex' | 'widthShare'> & { readonly contrast: number };

/** The place where it stands out most among those that are wide enough, or else the widest. */
function sceneProof(seen: readonly SeenLogo[]): LogoProof[] {
  const isWide = ({ widthShare }: SeenLogo) => widthShare >= SCENE_LOGO_WIDTH_MIN;
  const [best] = seen.toSorted(
    (one, other) =>
      Number(isWide(other)) - Number(isWide(one)) ||
      (isWide(one) ? other.contrast - one.contrast : other.widthShare - one.widthShare),
  );
  if (!best) return [];
  const shots = new Set(seen.map(({ frameIndex }) => frameIndex)).size;
  const { widthShare, contrast } = best;
  return [{ place: 'scene', shots, widthShare, contrast: tenths(contrast) }];
}

/** Between the ground and what of the ink stands out most: lettering is fine in a small picture. */
function sceneContrast(luma: Luma, { size, ink, ground }: SceneLogo, film: Storyboard): number {
  const [across, down] = [film.size.width / size.width, film.size.height / size.height];
  const lumaAt = (at: number) => {
    const x = Math.floor(((at % size.width) + 0.5) * across);
    const y = Math.floor((Math.floor(at / size.width) + 0.5) * down);
    return luma.bytes[y * luma.stride + x] ?? 0;
  };
  const under = quantile(ground.map(lumaAt), 0.5);
  const levels = ink.map(lumaAt);
  return Math.max(
    contrastOf(quantile(levels, 0.8), under),
    contrastOf(quantile(levels, 0.2), under),
  );
}

interface MarkReading {
  readonly contrast: number;
  /** Pixels around it that are free. */
  readonly clearSpace: number;
}

function readMark(luma: Luma, { mark, place, inkAlpha, logo }: PaintedMark, film: Storyboard) {
  const ink: number[] = [];
  inkAlpha.forEach((alpha, at) => {
    if (alpha < 250) return;
    const [x, y] = [at % place.width, Math.floor(at / place.width)];
    ink.push(luma.bytes[(place.y + y) * luma.stride + place.x + x] ?? 0);
  });
  const rings = Array.from({ length: Math.max(1, mark.clearSpace) }, (_, k) =>
    ringAround(luma, grown(wholePixels(logo), k + 2), film.size),
  );
  const under = quantile(rings.flat(2), 0.5);
  const mean = ink.reduce((sum, level) => sum + level, 0) / Math.max(1, ink.length);
  const firstBusy = rings.findIndex((ring) => isBusy(ring));
  return {
    contrast: contrastOf(mean, under),
    clearSpace: firstBusy === -1 ? mark.clearSpace : firstBusy,
  };
}

/** The pixels that a box touches. */
function wholePixels({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return {
    x: left,
    y: top,
    width: Math.ceil(x + width) - left,
    height: Math.ceil(y + height) - top,
  };
}

/** So many pixels larger on all sides. */
function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Brightness along the four sides of a box, as far as it lies in the frame. */
function ringAround({ bytes, stride }: Luma, box: Box, frame: FrameSize): number[][] {
  const left = Math.max(0, box.x);
  const right = Math.min(frame.width - 1, box.x + box.width);
  const top = Math.max(0, box.y);
  const bottom = Math.min(frame.height - 1, box.y + box.height);
  const lumaAt = (x: number, y: number) => bytes[y * stride + x] ?? 0;
  const across = Array.from({ length: right - left + 1 }, (_, k) => left + k);
  const down = Array.from({ length: bottom - top + 1 }, (_, k) => top + k);
  return [
    across.map((x) => lumaAt(x, top)),
    across.map((x) => lumaAt(x, bottom)),
    down.map((y) => lumaAt(left, y)),
    down.map((y) => lumaAt(right, y)),
  ];
}

/** Neighbouring pixels differ so much at the edges of lettering; in blurred pictures they do not. */
const EDGE_STEP = 36;
const EDGE_SHARE = 0.02;

function isBusy(ring: readonly (readonly number[])[]): boolean {
  const steps = ring.flatMap((side) =>
    side.slice(1).map((level, k) => Math.abs(level - (side[k] ?? level))),
  );
  return steps.filter((step) => step > EDGE_STEP).length > steps.length * EDGE_SHARE;
}

function markProof(
  { mark, logo }: PaintedMark,
  readings: readonly MarkReading[],
  { size }: Storyboard,
): LogoProof[] {
  if (readings.length === 0) return [];
  return [
    {
      place: mark.kind,
      shots: 1,
      widthShare: logo.width / size.width,
      contrast: tenths(Math.min(...readings.map(({ contrast }) => contrast))),
      clearSpacePixels: Math.min(...readings.map(({ clearSpace }) => clearSpace)),
      clearSpaceWantedPixels: mark.clearSpace,
    },
  ];
}
