import type { PresetId } from '#domain/presets.ts';
import type { Mood } from '#domain/look.ts';
import type { Entrance } from '#film/overlay/title-style.ts';
import { pick, randomStream } from '#film/random.ts';
import type { WordRole } from '#domain/words.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { SUM } from '#film/storyboard/sum.ts';

/** What stands round all words of a shot, or behind the line that matters most. */
export type Decor = 'bulbs' | 'tubes' | 'frame' | 'bar';
export type MainPlate = 'tag' | 'ribbon';

/** How the words of a shot stand together. */
export interface Lockup {
  /** `split` sets the first line to the left and the last to the right. */
  readonly align: 'center' | 'start' | 'split';
  readonly decor: Decor | null;
  readonly plate: MainPlate | null;
  /** That of the film's lettering where it is null. */
  readonly entrance: Entrance | null;
  /** Whether sums count up to what they are; never beyond it. */
  readonly counts: boolean;
}

const STACKED = {
  align: 'center',
  decor: null,
  plate: null,
  entrance: null,
  counts: false,
} as const satisfies Lockup;

export const LOCKUPS = {
  stacked: STACKED,
  split: { ...STACKED, align: 'split', entrance: 'slide' },
  priceTag: { ...STACKED, plate: 'tag', entrance: 'slam' },
  counter: { ...STACKED, counts: true },
  marquee: { ...STACKED, decor: 'bulbs', entrance: 'drop' },
  neonSign: { ...STACKED, decor: 'tubes', entrance: 'flicker' },
  foil: { ...STACKED, plate: 'ribbon', entrance: 'unveil' },
  framed: { ...STACKED, decor: 'frame', entrance: 'unveil' },
  bar: { ...STACKED, align: 'start', decor: 'bar', entrance: 'slide' },
} as const satisfies Record<string, Lockup>;

export type LockupName = keyof typeof LOCKUPS;

const BY_MOOD: Record<Mood, readonly LockupName[]> = {
  elegant: ['framed', 'stacked', 'bar', 'split'],
  energetic: ['split', 'bar', 'marquee', 'stacked'],
  festive: ['marquee', 'foil', 'split', 'stacked'],
  intimate: ['framed', 'stacked', 'bar'],
  luxurious: ['framed', 'foil', 'stacked', 'split'],
  playful: ['marquee', 'neonSign', 'split', 'foil'],
  mysterious: ['neonSign', 'bar', 'stacked', 'framed'],
};
const BY_PRESET: Partial<Record<PresetId, readonly LockupName[]>> = {
  slots: ['marquee', 'neonSign'],
  craps: ['split'],
  poker: ['bar'],
  roulette: ['framed'],
  blackjack: ['foil'],
};
const OF_SUMS: readonly LockupName[] = ['priceTag', 'counter', 'priceTag', 'foil'];

/** Longer words stand plainly: they are read, not looked at. */
const LENGTH_MAX = 70;

/** What a line is counted as that others stand beside. */
export const MAIN_ROLES: readonly WordRole[] = ['headline', 'signature', 'offer'];

/** The lockup of a shot, by what its words say, the film's mood and preset, varied by the seed. */
export function chooseLockup({ look, preset, controls, seed }: Storyboard, shot: Shot): LockupName {
  const words = shot.words.filter(({ role }) => role !== 'terms');
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  if (shot.layout === 'side') return 'bar';
  if (shot.layout === 'low' || length > LENGTH_MAX) return 'stacked';
  const hasSum = words.some(({ role, text }) => role === 'offer' && SUM.test(text));
  const fitting = [
    ...BY_MOOD[look.mood],
    ...(BY_PRESET[preset] ?? []),
    ...(controls.lighting === 'neon' ? (['neonSign', 'neonSign'] as const) : []),
  ];
  return pick(randomStream(seed, `lockup ${shot.firstFrame}`), hasSum ? OF_SUMS : fitting);
}
