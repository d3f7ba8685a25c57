import type { Lighting } from '#domain/controls.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import { blended, dimmed, lightOf, vivid, WHITE } from '../scene/color.ts';
import type { Light } from '../scene/color.ts';
import type { Vec3 } from '../scene/vec3.ts';

/** A small coloured light without shadow. */
export interface Lamp {
  readonly position: Vec3;
  readonly color: Light;
  /** Distance at which it has lost three quarters of its strength. */
  readonly reach: number;
}

export interface KeyLight {
  readonly position: Vec3;
  readonly color: Light;
  /** Cosines to the vertical between which its cone fades out. */
  readonly inner: number;
  readonly outer: number;
  /** Width of the half-shade per distance from what casts it. */
  readonly softness: number;
}

/** How the film is developed. */
export interface Film {
  readonly exposure: number;
  readonly saturation: number;
  readonly contrast: number;
  readonly lift: Light;
  readonly gain: Light;
  readonly vignette: number;
  readonly bloom: number;
  readonly streak: number;
  readonly grain: number;
}

/** What shines from all round, for the map that mirrors see. */
export interface Glow {
  readonly ceiling: Light;
  readonly horizon: Light;
  readonly floor: Light;
  /** The large soft lamp over the table. */
  readonly softbox: Light;
  readonly tubes: readonly Light[];
  readonly sparks: Light;
}

export interface LightRig {
  readonly key: KeyLight;
  readonly ambient: Light;
  readonly lamps: readonly Lamp[];
  readonly film: Film;
  readonly glow: Glow;
  /** Brightness of the room behind, and of its bulbs. */
  readonly room: number;
  readonly bulbs: number;
}

const WARM: Light = [1, 0.8, 0.56];
const KEY_AT: Vec3 = [-1.4, -1.1, 4.6];

/** The light of a film: `lighting` decides how, the palette in which colours. */
export function lightRigFor(lighting: Lighting, palette: Palette): LightRig {
  const glow = vivid(lightOf(palette.glow));
  const accent = vivid(lightOf(palette.accent));
  const room = lightOf(palette.room);
  return RIGS[lighting](glow, accent, room);
}

type Rig = (glow: Light, accent: Light, room: Light) => LightRig;

const lampPair = (a: Light, b: Light, strength: number): Lamp[] => [
  { position: [-2.6, 1.4, 1.1], color: dimmed(a, strength), reach: 2.1 },
  { position: [2.7, 0.9, 1], color: dimmed(b, strength), reach: 2.1 },
  { position: [0.4, -3, 1.3], color: dimmed(blended(a, b, 0.5), strength * 0.45), reach: 1.8 },
];

const RIGS: Record<Lighting, Rig> = {
  bright: (glow, accent, room) => ({
    key: {
      position: KEY_AT,
      color: dimmed([1, 0.95, 0.87], 1.85),
      inner: 0.3,
      outer: -0.2,
      softness: 0.14,
    },
    ambient: dimmed([1, 0.97, 0.93], 1.35),
    lamps: lampPair(blended(glow, WHITE, 0.6), blended(accent, WHITE, 0.6), 0.3),
    film: {
      exposure: 0.9,
      saturation: 1.06,
      contrast: 0.55,
      lift: [0.002, 0.002, 0.002],
      gain: [1.02, 1.01, 0.99],
      vignette: 0.22,
      bloom: 0.16,
      streak: 0.06,
      grain: 0.016,
    },
    glow: {
      ceiling: [0.42, 0.38, 0.32],
      horizon: blended([0.62, 0.52, 0.4], dimmed(room, 2), 0.35),
      floor: [0.1, 0.08, 0.06],
      softbox: dimmed([1, 0.94, 0.84], 5.2),
      tubes: [dimmed(WARM, 5), dimmed(blended(glow, WHITE, 0.5), 4), dimmed(WARM, 4)],
      sparks: dimmed(WARM, 7),
    },
    room: 1.15,
    bulbs: 0.6,
  }),
  cinematic: (glow, accent, room) => ({
    key: {
      position: KEY_AT,
      color: dimmed([1, 0.82, 0.6], 1.75),
      inner: 0.86,
      outer: 0.4,
      softness: 0.1,
    },
    ambient: dimmed([1, 0.9, 0.78], 0.92),
    lamps: lampPair(blended(WARM, glow, 0.35), blended(WARM, accent, 0.35), 0.55),
    film: {
      exposure: 0.86,
      saturation: 1.03,
      contrast: 0.75,
      lift: [0, 0.001, 0.003],
      gain: [1.04, 1, 0.95],
      vignette: 0.5,
      bloom: 0.3,
      streak: 0.16,
      grain: 0.026,
    },
    glow: {
      ceiling: [0.06, 0.045, 0.03],
      horizon: blended([0.34, 0.2, 0.1], dimmed(room, 2), 0.3),
      floor: [0.02, 0.014, 0.01],
      softbox: dimmed([1, 0.84, 0.64], 4.4),
      tubes: [
        dimmed(WARM, 7),
        dimmed(blended(WARM, glow, 0.5), 6),
        dimmed(blended(WARM, accent, 0.6), 4),
      ],
      sparks: dimmed(WARM, 9),
    },
    room: 1.05,
    bulbs: 1.05,
  }),
  dramatic: (glow, accent, room) => ({
    key: {
      position: [-2.3, 0.9, 4.1],
      color: dimmed([1, 0.84, 0.64], 2.5),
      inner: 0.9,
      outer: 0.64,
      softness: 0.06,
    },
    ambient: dimmed([0.8, 0.86, 1], 0.3),
    lamps: [
      { position: [2.6, 1.8, 0.9], color: dimmed(accent, 0.55), reach: 2 },
      { position: [-2.6, -1.8, 0.8], color: dimmed(glow, 0.18), reach: 1.6 },
    ],
    film: {
      exposure: 1.08,
      saturation: 0.94,
      contrast: 1.05,
      lift: [0, 0.0005, 0.003],
      gain: [1.03, 1, 0.98],
      vignette: 0.85,
      bloom: 0.4,
      streak: 0.22,
      grain: 0.034,
    },
    glow: {
      ceiling: [0.012, 0.012, 0.016],
      horizon: blended([0.06, 0.05, 0.06], room, 0.3),
      floor: [0.004, 0.004, 0.006],
      softbox: dimmed([1, 0.86, 0.66], 1.9),
      tubes: [dimmed([1, 0.86, 0.66], 8), dimmed(accent, 3.5)],
      sparks: dimmed(WARM, 5),
    },
    room: 0.42,
    bulbs: 0.62,
  }),
  neon: (glow, accent, room) => ({
    key: {
      position: KEY_AT,
      color: dimmed([1, 0.86, 0.8], 1.3),
      inner: 0.84,
      outer: 0.38,
      softness: 0.1,
    },
    ambient: dimmed(blended([0.7, 0.66, 0.9], glow, 0.25), 0.78),
    lamps: lampPair(glow, accent, 1.35),
    film: {
      exposure: 0.88,
      saturation: 1.12,
      contrast: 0.7,
      lift: [0.001, 0, 0.004],
      gain: [1.02, 0.98, 1.04],
      vignette: 0.45,
      bloom: 0.4,
      streak: 0.4,
      grain: 0.026,
    },
    glow: {
      ceiling: [0.018, 0.012, 0.03],
      horizon: blended(dimmed(glow, 0.3), dimmed(room, 1.5), 0.5),
      floor: [0.012, 0.004, 0.02],
      softbox: dimmed([1, 0.86, 0.74], 2.9),
      tubes: [dimmed(glow, 9), dimmed(accent, 8), dimmed(blended(glow, accent, 0.5), 7)],
      sparks: dimmed(blended(WARM, glow, 0.4), 8),
    },
    room: 1.05,
    bulbs: 1.2,
  }),
};
