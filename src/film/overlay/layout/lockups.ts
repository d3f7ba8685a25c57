import type { PresetId } from '#domain/order/presets.ts';
import type { Mood } from '#domain/order/look.ts';
import type { RowFit } from '#film/overlay/type/choose-rows.ts';
import { chooseTitleStyle, type Entrance } from '#film/overlay/type/title-style.ts';
import { pick, randomStream } from '#film/random.ts';
import type { TitlePaint } from '#games/game.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { SUM } from '#film/storyboard/sum.ts';

/** What stands above and below the words of a shot, beside them, or round them. */
export type Decor = 'bulbs' | 'tubes' | 'deco' | 'bar';

/** Round words, for what adorns them; parts of the shorter side. */
export const DECOR_ROOM: Record<Decor, { readonly x: number; readonly y: number }> = {
  bulbs: { x: 0.02, y: 0.06 },
  deco: { x: 0, y: 0.07 },
  tubes: { x: 0.07, y: 0.06 },
  bar: { x: 0.06, y: 0 },
};

/** How the words of a shot stand together. */
export interface Lockup {
  /** `split` sets the first row to the left and the last to the right. */
  readonly align: 'center' | 'start' | 'split';
  readonly fit: RowFit;
  /** Of the width of a frame that is not tall. */
  readonly columnShare: number;
  /** Where the words stand in a frame that is not tall: 0 at the top of their zone, 1 at its foot. */
  readonly anchor: number;
  readonly decor: Decor | null;
  /** Whether the sum, or else the whole offer, stands on metal. */
  readonly hasSlab: boolean;
  /** Whether what is said of a sum stands beside it, where the frame is wide enough. */
  readonly isBeside: boolean;
  /** That of the film's lettering where it is null. */
  readonly entrance: Entrance | null;
  /** Whether sums count up to what they are; never beyond it. */
  readonly counts: boolean;
}

const CENTERED: Lockup = {
  align: 'center',
  fit: 'even',
  columnShare: 1,
  anchor: 0.06,
  decor: null,
  hasSlab: false,
  isBeside: false,
  entrance: null,
  counts: false,
};
/** Along the edge where reading starts, beside the game. */
const ASIDE: Lockup = { ...CENTERED, align: 'start', columnShare: 0.6, anchor: 0.3 };

export const LOCKUPS = {
  centered: CENTERED,
  poster: { ...ASIDE, fit: 'locked', entrance: 'reveal' },
  axis: { ...CENTERED, fit: 'locked' },
  stagger: { ...CENTERED, align: 'split', entrance: 'slide' },
  sidebar: { ...ASIDE, decor: 'bar' },
  deco: { ...CENTERED, decor: 'deco', entrance: 'reveal' },
  marquee: { ...CENTERED, fit: 'locked', decor: 'bulbs', entrance: 'drop' },
  neonSign: { ...CENTERED, decor: 'tubes', entrance: 'flicker' },
  figure: { ...CENTERED, entrance: 'slam' },
  beside: { ...CENTERED, isBeside: true, entrance: 'slam' },
  counter: { ...ASIDE, counts: true, entrance: 'rise' },
  slab: { ...ASIDE, hasSlab: true, entrance: 'slide' },
} as const satisfies Record<string, Lockup>;

export type LockupName = keyof typeof LOCKUPS;

const BY_PAINT: Record<TitlePaint, readonly LockupName[]> = {
  gold: ['deco', 'centered', 'axis', 'sidebar'],
  ivory: ['centered', 'sidebar', 'deco', 'stagger'],
  block: ['poster', 'axis', 'stagger', 'poster'],
  marquee: ['marquee', 'axis', 'poster'],
  neon: ['neonSign', 'stagger', 'centered'],
};
const BY_MOOD: Partial<Record<Mood, readonly LockupName[]>> = {
  elegant: ['deco'],
  energetic: ['poster', 'stagger'],
  festive: ['marquee'],
  playful: ['stagger', 'marquee'],
};
const BY_PRESET: Partial<Record<PresetId, readonly LockupName[]>> = {
  slots: ['marquee'],
  craps: ['stagger'],
  poker: ['poster'],
};
const OF_SUMS: readonly LockupName[] = ['figure', 'slab', 'counter', 'beside'];

/** Words of an end card stand on one axis. */
const OF_END_CARDS: Record<TitlePaint, LockupName> = {
  gold: 'centered',
  ivory: 'centered',
  block: 'axis',
  marquee: 'axis',
  neon: 'centered',
};
/** A framed panel is adorned as the lettering asks. */
const OF_FRAMED: Record<TitlePaint, LockupName> = {
  gold: 'centered',
  ivory: 'centered',
  block: 'axis',
  marquee: 'marquee',
  neon: 'neonSign',
};

/** Longer words stand plainly: they are read, not looked at. */
const LENGTH_MAX = 80;

/**
 * The lockup of a shot, by what its words say and the film's lettering, mood and preset, varied by the seed. Shots
 * that follow one another differ where they can.
 */
export function chooseLockup(storyboard: Storyboard, shot: Shot): LockupName {
  const { shots } = storyboard;
  const at = shots.findIndex(({ firstFrame }) => firstFrame === shot.firstFrame);
  let last: LockupName | null = null;
  for (const before of shots.slice(0, Math.max(0, at))) {
    if (before.words.length > 0) last = lockupAfter(last, storyboard, before);
  }
  return lockupAfter(last, storyboard, shot);
}

function lockupAfter(last: LockupName | null, storyboard: Storyboard, shot: Shot): LockupName {
  const { look, preset, seed, size } = storyboard;
  const words = shot.words.filter(({ role }) => role !== 'terms');
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  const { paint } = chooseTitleStyle(storyboard);
  if (shot.kind === 'endCard') {
    const isFramed = (shot.card ?? 'framed') === 'framed';
    if (isFramed && preset === 'slots' && paint !== 'neon') return 'marquee';
    return (isFramed ? OF_FRAMED : OF_END_CARDS)[paint];
  }
  if (shot.layout === 'side') return 'sidebar';
  if (shot.layout === 'low' || length > LENGTH_MAX) return 'centered';
  const hasSum = words.some(({ role, text }) => role === 'offer' && SUM.test(text));
  const fitting = hasSum
    ? OF_SUMS.filter((name) => name !== 'beside' || size.width > size.height)
    : [...BY_PAINT[paint], ...(BY_MOOD[look.mood] ?? []), ...(BY_PRESET[preset] ?? [])];
  const others = fitting.filter((name) => name !== last);
  return pick(randomStream(seed, `lockup ${shot.firstFrame}`), others);
}
