import type { Landscape } from '#domain/look.ts';
import { dimmed, WHITE, type Light } from '#film/color/light.ts';
import type { FrameSize } from '#film/frame-size.ts';
import type { Camera } from '../camera/drift.ts';
import type { Kernel } from '../kernel/kernel.ts';
import {
  WATER_COLOR,
  WATER_LEVEL,
  WATER_SCALE,
  WATER_SCROLL,
  WATER_SHORE,
  WATER_TEXTURE,
  WATER_TILT,
} from '../kernel/layout.ts';
import { writePanelRows, type Panel } from '../room/panel.ts';
import type { SceneContext } from '../scene-context.ts';
import type { TextureHandle } from '../scene/texture.ts';
import { daylightOf, type Daylight } from './daylight.ts';
import { gradientNoise } from './gradient-noise.ts';
import { RANGES } from './ranges.ts';
import { paintSketch, paintSketchLights, type Setting, type Sketch } from './sketch.ts';
import { SKETCHES } from './sketches.ts';
import {
  CLOUDS,
  paintClouds,
  paintDisc,
  paintMist,
  paintSky,
  paintStars,
  SKY,
} from './sky-painting.ts';
import { paintRange, type LandLight, type Range } from './terrain.ts';
import { EYE, HALF_VIEW, type Sun } from './view-frame.ts';
import { paintWaves } from './waves.ts';

const SKY_AT = 900;

const WATERS: Partial<Record<Landscape['kind'], { readonly tilt: number; readonly deep: number }>> =
  {
    sea: { tilt: 0.12, deep: 1 },
    lake: { tilt: 0.05, deep: 0.7 },
    harbour: { tilt: 0.075, deep: 0.7 },
    city: { tilt: 0.085, deep: 0.6 },
  };

/** Narrow frames see less to the sides. */
const spreadOf = ({ width, height }: FrameSize): number => (width > height ? 1 : 0.58);

interface Extent {
  readonly half: number;
  readonly low: number;
  readonly high: number;
}

/** A panel across the view at a distance, between tangents of angles seen from the middle of the view. */
function across(
  distance: number,
  { half, low, high }: Extent,
): Pick<Panel, 'center' | 'across' | 'upward'> {
  return {
    center: [0, distance, EYE + ((low + high) / 2) * distance],
    across: [half * distance, 0, 0],
    upward: [0, 0, ((high - low) / 2) * distance],
  };
}

interface Water {
  readonly waves: TextureHandle;
  readonly tilt: number;
  readonly deep: Light;
}

/** Ground is never nearer, or the camera's drift would show its edges. */
const GROUND_AT = 14;
/** What stands nearer than this stands before the water. */
const NEAR = 50;

/** Scenery in layers, drawn sharp into the picture. */
export class LandscapeView {
  readonly #kernel: Kernel;
  readonly #front: (time: number) => readonly Panel[];
  readonly #behind: (time: number) => readonly Panel[];
  readonly #water: Water | null;

  constructor(
    kernel: Kernel,
    { stage, storyboard, random }: SceneContext,
    { kind, time }: Landscape,
  ) {
    this.#kernel = kernel;
    const day = daylightOf(time, storyboard.look.palette);
    const side = random('landscape side')() < 0.5 ? 1 : -1;
    const sun: Sun = {
      side: 0.17 * side,
      height: day.height,
      falls: time === 'day' ? [0.6 * side, -0.5, 0.62] : [0.8 * side, 0.28, 0.34],
    };
    const noise = gradientNoise(random('landscape ground'));
    const light: LandLight = { day, sun, eye: EYE, grain: noise };
    const sky = stage.texture(paintSky(day, sun));
    const clouds = stage.texture(paintClouds(day, sun, noise));
    const disc = stage.texture(paintDisc(time === 'night'));
    const stars = day.stars > 0 ? stage.texture(paintStars(random('stars'))) : null;
    const mist = stage.texture(paintMist(noise));
    const land = RANGES[kind]({ noise, side });
    const ranges = land.map((range) => ({
      range,
      texture: stage.texture(paintRange(range, light)),
    }));
    const lie = (range: number, aside: number, depth: number) => {
      const { from, to, height } = land[range] ?? { from: 1, to: 1, height: () => 0 };
      const distance = from + (to - from) * depth;
      return { foot: (height(aside * distance, distance) - EYE) / distance, distance };
    };
    const setting: Setting = { day, sun, random: (name) => random(`landscape ${name}`) };
    const sketches = SKETCHES[kind]({
      side,
      seed: storyboard.seed,
      spread: spreadOf(storyboard.size),
      lie,
    }).map((sketch, k) => ({
      sketch,
      body: sketch.draw ? stage.texture(paintSketch(sketch, setting, `sketch ${k}`)) : null,
      lights:
        sketch.light && day.lamps > 0
          ? stage.texture(paintSketchLights(sketch, setting, `lights ${k}`))
          : null,
    }));
    const water = WATERS[kind];
    const isFar = ({ sketch }: { readonly sketch: Sketch }): boolean =>
      sketch.at > NEAR && sketch.floats !== true;
    const [far, near] = [sketches.filter(isFar), sketches.filter((one) => !isFar(one))];
    this.#front = (seconds) =>
      near.flatMap((one) =>
        sketchPanels(one, day, {
          seconds,
          isMirrored: water !== undefined && one.sketch.floats === true,
        }),
      );
    this.#behind = (seconds) => [
      { ...across(SKY_AT, SKY), texture: sky, light: WHITE },
      ...(stars ? starPanels(stars, day, seconds) : []),
      {
        ...across(SKY_AT, {
          half: day.discSize * 4,
          low: sun.height - day.discSize * 4,
          high: sun.height + day.discSize * 4,
        }),
        center: [sun.side * SKY_AT, SKY_AT, EYE + sun.height * SKY_AT],
        texture: disc,
        light: day.disc,
        adds: true,
      },
      {
        ...across(SKY_AT * 0.9, CLOUDS),
        center: [
          seconds * 1.6 - 12,
          SKY_AT * 0.9,
          EYE + ((CLOUDS.low + CLOUDS.high) / 2) * SKY_AT * 0.9,
        ],
        texture: clouds,
        light: WHITE,
      },
      ...[
        ...ranges.map(({ range, texture }, k) => ({
          at: range.to,
          panels: [
            landPanel(range, texture),
            ...(range.mist > 0.35 ? [mistPanel(mist, range, { day, seconds, k })] : []),
          ],
        })),
        ...far.map((one) => ({
          at: one.sketch.at,
          panels: sketchPanels(one, day, { seconds, isMirrored: false }),
        })),
      ]
        .toSorted((a, b) => b.at - a.at)
        .flatMap(({ panels }) => panels),
    ];
    this.#water =
      water === undefined
        ? null
        : {
            waves: stage.texture(paintWaves(random('waves'))),
            tilt: water.tilt,
            deep: deepOf(day, water.deep),
          };
  }

  draw(camera: Camera, seconds: number): void {
    const panels = this.#behind(seconds);
    this.#kernel.call.clearPicture();
    writePanelRows(this.#kernel, panels, camera);
    this.#kernel.call.drawSharpPanels(0, panels.length);
    if (this.#water !== null) this.#drawWater(this.#water, seconds);
    const front = this.#front(seconds);
    writePanelRows(this.#kernel, front, camera);
    this.#kernel.call.drawSharpPanels(0, front.length);
  }

  #drawWater({ waves, tilt, deep }: Water, seconds: number): void {
    const at = this.#kernel.call.waterTable();
    this.#kernel.writeFloats(at + WATER_LEVEL, 0);
    this.#kernel.writeWhole(at + WATER_TEXTURE, waves.index);
    this.#kernel.writeFloats(at + WATER_COLOR, ...deep);
    this.#kernel.writeFloats(at + WATER_TILT, tilt);
    this.#kernel.writeFloats(at + WATER_SCALE, 1 / 21, 1 / 5.7);
    this.#kernel.writeFloats(
      at + WATER_SCROLL,
      seconds * 0.012,
      seconds * -0.022,
      seconds * -0.05,
      seconds * -0.075,
    );
    this.#kernel.writeFloats(at + WATER_SHORE, 0.012);
    this.#kernel.call.drawWater();
  }
}

const deepOf = ({ ambient, zenith }: Daylight, k: number): Light => [
  (ambient[0] * 0.12 + zenith[0] * 0.25) * k,
  (ambient[1] * 0.2 + zenith[1] * 0.3) * k,
  (ambient[2] * 0.2 + zenith[2] * 0.25) * k,
];

function landPanel(range: Range, texture: TextureHandle): Panel {
  return {
    ...across(Math.max(range.from * 1.25, GROUND_AT), {
      half: HALF_VIEW,
      low: range.low,
      high: range.high,
    }),
    texture,
    light: WHITE,
  };
}

function mistPanel(
  texture: TextureHandle,
  { from, mist }: Range,
  { day, seconds, k }: { readonly day: Daylight; readonly seconds: number; readonly k: number },
): Panel {
  return {
    ...across(from * 1.1, { half: HALF_VIEW * 1.1, low: -0.03, high: 0.075 }),
    texture,
    light: dimmed(day.haze, 1),
    opacity: mist * day.mist * 0.5,
    part: [k * 0.37 + seconds * 0.006 * (k % 2 === 0 ? 1 : -1), 0, 1.6, 1],
  };
}

function starPanels(texture: TextureHandle, { stars }: Daylight, seconds: number): Panel[] {
  return [0, 1].map((k) => ({
    ...across(SKY_AT, { half: 1.5, low: 0.02, high: 1.2 }),
    texture,
    light: dimmed([0.8, 0.86, 1], stars * (0.55 + 0.2 * Math.sin(seconds * 2.1 + k * 2.4))),
    adds: true,
    part: [k * 0.43, k * 0.31, 2.5, 0.98],
  }));
}

interface Painted {
  readonly sketch: Sketch;
  readonly body: TextureHandle | null;
  readonly lights: TextureHandle | null;
}

/** A sketch, its lights, and where it floats its mirror image in strips that the waves move. */
function sketchPanels(
  { sketch, body, lights }: Painted,
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
