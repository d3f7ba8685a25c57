import type { Mood } from '#domain/order/look.ts';
import type { LightRig } from './light-rig.ts';

/** How the film is developed: factors of what its lighting asks for. */
interface FilmLook {
  readonly exposure: number;
  readonly saturation: number;
  readonly contrast: number;
  readonly vignette: number;
  readonly bloom: number;
  readonly room: number;
}

/** `vivid` is bright to the corners, `velvet` dark round a pool of light. */
const FILM_LOOKS = {
  classic: { exposure: 1, saturation: 1, contrast: 1, vignette: 1, bloom: 1, room: 1 },
  vivid: { exposure: 1.2, saturation: 1.1, contrast: 0.95, vignette: 0.6, bloom: 0.9, room: 1.25 },
  velvet: {
    exposure: 0.97,
    saturation: 0.92,
    contrast: 1.12,
    vignette: 1.25,
    bloom: 1.2,
    room: 0.8,
  },
} as const satisfies Record<string, FilmLook>;

const BY_MOOD: Record<Mood, keyof typeof FILM_LOOKS> = {
  elegant: 'classic',
  luxurious: 'classic',
  energetic: 'vivid',
  festive: 'vivid',
  playful: 'vivid',
  intimate: 'velvet',
  mysterious: 'velvet',
};

/** A brighter room burns out. */
const ROOM_MAX = 2.3;

/** The light of a film in the film look of its mood. */
export function inLookOf(mood: Mood, rig: LightRig): LightRig {
  const look = FILM_LOOKS[BY_MOOD[mood]];
  const { film } = rig;
  return {
    ...rig,
    room: Math.min(rig.room * look.room, ROOM_MAX),
    film: {
      ...film,
      exposure: film.exposure * look.exposure,
      saturation: film.saturation * look.saturation,
      contrast: film.contrast * look.contrast,
      vignette: film.vignette * look.vignette,
      bloom: film.bloom * look.bloom,
    },
  };
}
