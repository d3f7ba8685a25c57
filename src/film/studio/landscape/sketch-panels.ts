import { isWet } from '#domain/order/look.ts';
import { dimmed, WHITE } from '#film/color/light.ts';
import type { FrameSize } from '#film/frame-size.ts';
import type { Panel } from '../room/panel.ts';
import type { TextureHandle } from '../scene/texture.ts';
import { across } from './across.ts';
import type { Composition } from './composition.ts';
import type { Daylight } from './daylight.ts';
import type { Layer } from './layer.ts';
import { paintSketch, paintSketchLights, type Setting, type Sketch } from './sketch.ts';
import { SKETCHES } from './sketches.ts';
import type { Surroundings } from './surroundings.ts';
import type { Range } from './terrain.ts';
import { EYE } from './view-frame.ts';

/** What stands nearer than this stands before the water. */
const NEAR = 50;

/** Narrow frames see less to the sides. */
const spreadOf = ({ width, height }: FrameSize): number => (width > height ? 1 : 0.58);

interface Standing {
  readonly land: readonly Range[];
  readonly hasWater: boolean;
}

interface StandingSketches {
  readonly far: (seconds: number) => readonly Layer[];
  readonly near: (seconds: number) => readonly Panel[];
}

/** What stands in the landscape and on its water. */
export function standSketches(
  around: Surroundings,
  { land, hasWater }: Standing,
): StandingSketches {
  const sketches = paintSketches(around, land);
  const isFar = ({ sketch }: PaintedSketch): boolean => sketch.at > NEAR && sketch.floats !== true;
  const [far, near] = [sketches.filter(isFar), sketches.filter((one) => !isFar(one))];
  const { day } = around;
  return {
    far: (seconds) =>
      far.map((one) => ({
        at: one.sketch.at,
        panels: sketchPanels(one, day, { seconds, isMirrored: false }),
      })),
    near: (seconds) =>
      near.flatMap((one) =>
        sketchPanels(one, day, { seconds, isMirrored: hasWater && one.sketch.floats === true }),
      ),
  };
}

function paintSketches(
  { stage, storyboard, random, kind, weather, isSnowCovered, day, side, sun }: Surroundings,
  land: readonly Range[],
): readonly PaintedSketch[] {
  const setting: Setting = { day, sun, random: (name) => random(`landscape ${name}`) };
  const composition: Composition = {
    side,
    seed: storyboard.seed,
    isWet: isWet(weather),
    isSnowy: isSnowCovered,
    spread: spreadOf(storyboard.size),
    lie: (range, aside, depth) => {
      const { from, to, height } = land[range] ?? { from: 1, to: 1, height: () => 0 };
      const distance = from + (to - from) * depth;
      return { foot: (height(aside * distance, distance) - EYE) / distance, distance };
    },
  };
  return SKETCHES[kind](composition).map((sketch, k) => ({
    sketch,
    body: sketch.draw ? stage.texture(paintSketch(sketch, setting, `sketch ${k}`)) : null,
    lights:
      sketch.light && day.lamps > 0
        ? stage.texture(paintSketchLights(sketch, setting, `lights ${k}`))
        : null,
  }));
}

interface PaintedSketch {
  readonly sketch: Sketch;
  readonly body: TextureHandle | null;
  readonly lights: TextureHandle | null;
}

/** A sketch, its lights, and where it floats its mirror image in strips that the waves move. */
function sketchPanels(
  { sketch, body, lights }: PaintedSketch,
  day: Daylight,
  { seconds, isMirrored }: { readonly seconds: number; readonly isMirrored: boolean },
): Panel[] {
  const { left, right, low, high, at } = sketch;
  const half = (right - left) / 2;
  const place = {
    ...across(at, { half, low, high }),
    center: [((left + right) / 2) * at, at, EYE + ((low + high) / 2) * at] as const,
  };
  const twinkle = 1 + 0.14 * Math.sin(seconds * 2.7 + at);
  const face = (texture: TextureHandle): Pick<Panel, 'texture' | 'part'> => {
    // Textures go round from side to side: what is at one edge must not be seen at the other.
    const edge = 0.5 / texture.width;
    return { texture, part: [edge, 0, 1 - edge * 2, 1] };
  };
  const faces = [
    ...(body ? [{ ...face(body), light: WHITE }] : []),
    ...(lights
      ? [{ ...face(lights), light: dimmed(WHITE, 1.9 * day.lamps * twinkle), adds: true }]
      : []),
  ];
  const mirrored = isMirrored ? faces.flatMap((face) => mirrorStrips(sketch, face, seconds)) : [];
  return [...mirrored, ...faces.map((face) => ({ ...place, ...face }))];
}

const STRIPS = 22;

function mirrorStrips(
  { left, right, low, high, at }: Sketch,
  face: Pick<Panel, 'texture' | 'light' | 'adds'>,
  seconds: number,
): Panel[] {
  // What is mirrored hangs under the water line at which it floats.
  const water = -EYE / at;
  const span = high - water;
  const of = high - low;
  return Array.from({ length: STRIPS }, (_, k): Panel => {
    const [from, to] = [k / STRIPS, (k + 1) / STRIPS];
    const sway = 0.012 * (0.3 + from) * Math.sin(seconds * 2.2 + k * 1.9) * (right - left) * 0.5;
    const middle = water - ((from + to) / 2) * span * 0.92;
    return {
      center: [((left + right) / 2 + sway) * at, at, EYE + middle * at],
      across: [((right - left) / 2) * at, 0, 0],
      upward: [0, 0, (-(span * 0.92) / STRIPS / 2) * at * 1.02],
      ...face,
      opacity: 0.62 * (1 - from * 0.75),
      part: [0, (span / of) * (1 - to), 1, span / of / STRIPS],
    };
  });
}
