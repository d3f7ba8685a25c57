import type { Lighting } from '#domain/order/controls.ts';
import type { FaceName } from '#film/overlay/fonts/font-library.ts';
import { pick, randomStream } from '#film/random.ts';
import type { TitlePaint } from '#games/game.ts';
import { findGame } from '#games/game-list.ts';
import type { Mood } from '#domain/order/look.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** How a piece of type comes in: see `poseOf`. */
export type Entrance = 'unveil' | 'flicker' | 'slam' | 'rise' | 'drop' | 'slide' | 'reveal';

export interface TitleStyle {
  readonly paint: TitlePaint;
  readonly face: FaceName;
  /** Of sums, and of dates and places that stand alone. */
  readonly figureFace: FaceName;
  /** Of what stands beside and around the rest. */
  readonly smallFace: FaceName;
  readonly entrance: Entrance;
  readonly tracking: number;
  /** Largest height of its capitals as a part of the frame's shorter side. */
  readonly capMax: number;
  /** Light runs over the letters once they stand. */
  readonly hasSweep: boolean;
}

export const TITLE_STYLES = {
  gold: {
    paint: 'gold',
    face: 'roman',
    figureFace: 'serif',
    smallFace: 'medium',
    entrance: 'reveal',
    tracking: 0,
    capMax: 0.145,
    hasSweep: true,
  },
  neon: {
    paint: 'neon',
    face: 'medium',
    figureFace: 'heavy',
    smallFace: 'medium',
    entrance: 'flicker',
    tracking: 0.02,
    capMax: 0.13,
    hasSweep: false,
  },
  block: {
    paint: 'block',
    face: 'poster',
    figureFace: 'poster',
    smallFace: 'poster',
    entrance: 'slam',
    tracking: 0.005,
    capMax: 0.175,
    hasSweep: true,
  },
  ivory: {
    paint: 'ivory',
    face: 'italic',
    figureFace: 'serif',
    smallFace: 'medium',
    entrance: 'reveal',
    tracking: 0,
    capMax: 0.14,
    hasSweep: false,
  },
  marquee: {
    paint: 'marquee',
    face: 'poster',
    figureFace: 'poster',
    smallFace: 'poster',
    entrance: 'drop',
    tracking: 0.01,
    capMax: 0.16,
    hasSweep: true,
  },
} as const satisfies Record<TitlePaint, TitleStyle>;

const BY_MOOD: Record<Mood, readonly TitlePaint[]> = {
  elegant: ['gold', 'ivory', 'gold'],
  energetic: ['block', 'marquee', 'neon'],
  festive: ['marquee', 'gold', 'block'],
  intimate: ['ivory', 'gold'],
  luxurious: ['gold', 'ivory'],
  playful: ['marquee', 'neon', 'block'],
  mysterious: ['ivory', 'neon'],
};

const BY_LIGHTING: Partial<Record<Lighting, TitlePaint>> = { neon: 'neon' };
/** Tubes are not lit by day. */
const UNSUITED: Partial<Record<Lighting, TitlePaint>> = { bright: 'neon' };

/** Faces that draw small letters as capitals, and the face that draws a text with small letters as it is. */
const WITH_SMALL_LETTERS: Partial<Record<FaceName, FaceName>> = { roman: 'serif' };

/** The face that draws `text` as it is spelt. */
export function faceFor(text: string, face: FaceName): FaceName {
  return /\p{Ll}/u.test(text) ? (WITH_SMALL_LETTERS[face] ?? face) : face;
}

/** The lettering of a film: mood first, coloured by the game and the light, varied by the seed. */
export function chooseTitleStyle({ look, preset, controls, seed }: Storyboard): TitleStyle {
  const byLight = BY_LIGHTING[controls.lighting];
  const candidates = [
    ...BY_MOOD[look.mood],
    findGame(preset).titlePaint,
    ...(byLight ? [byLight, byLight] : []),
  ].filter((paint) => paint !== UNSUITED[controls.lighting]);
  return TITLE_STYLES[pick(randomStream(seed, 'title style'), candidates)];
}
