import type { Lighting } from '#domain/controls.ts';
import type { FaceName } from '#film/overlay/font-library.ts';
import { pick, randomStream } from '#film/random.ts';
import type { TitlePaint } from '#games/game.ts';
import { findGame } from '#games/game-list.ts';
import type { Mood } from '#domain/look.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** How a piece of type comes in: see `poseOf`. */
export type Entrance = 'unveil' | 'flicker' | 'slam' | 'rise' | 'drop' | 'slide';

export interface TitleStyle {
  readonly paint: TitlePaint;
  readonly face: FaceName;
  readonly entrance: Entrance;
  readonly tracking: number;
  /** Largest type size as a part of the frame's shorter side. */
  readonly sizeMax: number;
  /** Light runs over the letters once they stand. */
  readonly hasSweep: boolean;
}

export const TITLE_STYLES = {
  gold: {
    paint: 'gold',
    face: 'roman',
    entrance: 'unveil',
    tracking: 0.02,
    sizeMax: 0.15,
    hasSweep: true,
  },
  neon: {
    paint: 'neon',
    face: 'heavy',
    entrance: 'flicker',
    tracking: 0.05,
    sizeMax: 0.13,
    hasSweep: false,
  },
  block: {
    paint: 'block',
    face: 'poster',
    entrance: 'slam',
    tracking: 0.02,
    sizeMax: 0.2,
    hasSweep: true,
  },
  ivory: {
    paint: 'ivory',
    face: 'italic',
    entrance: 'rise',
    tracking: 0,
    sizeMax: 0.15,
    hasSweep: false,
  },
  marquee: {
    paint: 'marquee',
    face: 'heavy',
    entrance: 'drop',
    tracking: 0.01,
    sizeMax: 0.135,
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

/** Faces that draw small letters as capitals, and the face that draws a text with small letters as it is. */
const WITH_SMALL_LETTERS: Partial<Record<FaceName, FaceName>> = { roman: 'serif', poster: 'heavy' };

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
  ];
  return TITLE_STYLES[pick(randomStream(seed, 'title style'), candidates)];
}
