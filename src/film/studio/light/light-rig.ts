import type { Lighting } from '#domain/order/controls.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import { blended, dimmed, lightOf, vivid, WHITE, type Light } from '#film/color/light.ts';
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
  // A hall by day: light from everywhere, pale walls, hardly a shadow.
  bright: (glow, accent, room) => ({
    key: {
      position: KEY_AT,
      color: dimmed([1, 0.95, 0.87], 1.95),
      inner: 0.3,
      outer: -0.2,
      softness: 0.14,
    },
    ambient: dimmed([0.96, 0.98, 1], 0.98),
    lamps: lampPair(blended(glow, WHITE, 0.65), blended(accent, WHITE, 0.65), 0.3),
    film: {
      exposure: 1.05,
      saturation: 1,
      contrast: 0.72,
      lift: [0.004, 0.004, 0.004],
      gain: [1.01, 1.01, 1],
      vignette: 0.16,
      bloom: 0.11,
      streak: 0.04,
      grain: 0.014,
    },
    glow: {
      ceiling: [0.6, 0.56, 0.5],
      horizon: blended([0.78, 0.7, 0.58], dimmed(room, 2), 0.25),
      floor: [0.16, 0.13, 0.1],
      softbox: dimmed([1, 0.95, 0.87], 5),
      tubes: [dimmed(WARM, 5), dimmed(blended(glow, WHITE, 0.5), 4), dimmed(WARM, 4)],
      sparks: dimmed(WARM, 2),
    },
    room: 2.3,
    bulbs: 0.5,
  }),
  // An evening: a warm pool of light on the table, the room in amber behind it.
  cinematic: (glow, accent, room) => ({
    key: {
      position: KEY_AT,
      color: dimmed([1, 0.78, 0.52], 1.8),
      inner: 0.9,
      outer: 0.5,
      softness: 0.1,
    },
    ambient: dimmed([1, 0.87, 0.74], 0.72),
    lamps: lampPair(blended(WARM, glow, 0.35), blended(WARM, accent, 0.35), 0.6),
    film: {
      exposure: 0.9,
      saturation: 1.03,
      contrast: 0.75,
      lift: [0, 0.002, 0.005],
      gain: [1.06, 1, 0.91],
      vignette: 0.5,
      bloom: 0.26,
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
    room: 1.1,
    bulbs: 1.15,
  }),
  // One lamp over the table, from behind; everything else is left to the dark.
  dramatic: (glow, accent, room) => ({
    key: {
      position: [-0.8, 1.1, 4.2],
      color: dimmed([1, 0.86, 0.68], 2.3),
      inner: 0.975,
      outer: 0.83,
      softness: 0.05,
    },
    ambient: dimmed([0.72, 0.82, 1], 0.14),
    lamps: [
      { position: [2.7, 1.9, 0.8], color: dimmed(blended(accent, WHITE, 0.2), 0.6), reach: 1.7 },
      { position: [-2.7, -1.9, 0.8], color: dimmed(glow, 0.12), reach: 1.5 },
    ],
    film: {
      exposure: 1.02,
      saturation: 0.9,
      contrast: 1.15,
      lift: [0, 0.0005, 0.003],
      gain: [1.03, 1, 0.98],
      vignette: 0.95,
      bloom: 0.42,
      streak: 0.22,
      grain: 0.034,
    },
    glow: {
      ceiling: [0.01, 0.01, 0.014],
      horizon: blended([0.05, 0.045, 0.05], room, 0.3),
      floor: [0.003, 0.003, 0.005],
      softbox: dimmed([1, 0.86, 0.66], 1.5),
      tubes: [dimmed([1, 0.86, 0.66], 7), dimmed(accent, 3)],
      sparks: dimmed(WARM, 4),
    },
    room: 0.26,
    bulbs: 0.5,
  }),
  // Tubes from both sides; what they do not reach is the colour of the night.
  neon: (glow, accent, room) => ({
    key: {
      position: KEY_AT,
      color: dimmed(blended([1, 0.9, 0.92], glow, 0.4), 0.85),
      inner: 0.84,
      outer: 0.38,
      softness: 0.1,
    },
    // The night takes its colour from the tubes, whatever they are.
    ambient: dimmed(blended(blended(glow, accent, 0.5), WHITE, 0.15), 0.56),
    lamps: lampPair(glow, accent, 2.3),
    film: {
      exposure: 0.95,
      saturation: 1.18,
      contrast: 0.75,
      lift: [0.002, 0.001, 0.005],
      gain: [1.01, 0.99, 1.02],
      vignette: 0.45,
      bloom: 0.46,
      streak: 0.45,
      grain: 0.024,
    },
    glow: {
      ceiling: [0.018, 0.012, 0.03],
      horizon: blended(dimmed(glow, 0.3), dimmed(room, 1.5), 0.5),
      floor: [0.012, 0.004, 0.02],
      softbox: dimmed(blended([1, 0.86, 0.8], glow, 0.35), 2.4),
      tubes: [dimmed(glow, 9), dimmed(accent, 8), dimmed(blended(glow, accent, 0.5), 7)],
      sparks: dimmed(blended(WARM, glow, 0.4), 8),
    },
    room: 1.25,
    bulbs: 1.3,
  }),
};
