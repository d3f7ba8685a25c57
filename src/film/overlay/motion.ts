import type { Entrance } from '#film/overlay/title-style.ts';

/** How a line of type stands at one moment. */
export interface Pose {
  /** 0 to 1. */
  readonly opacity: number;
  /** Offset from its place, in parts of the line's height. */
  readonly rise: number;
  readonly scale: number;
  /** The part that is unveiled, from its leading edge; 1 is all. */
  readonly unveiled: number;
  /** Where a band of light stands: 0 before the line, 1 after it; null where there is none. */
  readonly sweep: number | null;
}

export interface LineTiming {
  /** Seconds since the shot began. */
  readonly seconds: number;
  readonly shotSeconds: number;
  /** Place among the lines of the shot; later lines come in later. */
  readonly order: number;
  readonly entrance: Entrance;
  readonly hasSweep: boolean;
  /** The last shot keeps its words to the end. */
  readonly staysToEnd: boolean;
}

const STAGGER_SECONDS = 0.16;
const EXIT_SECONDS = 0.35;
const SWEEP_SECONDS = 0.9;
const ENTRANCE_SECONDS: Record<Entrance, number> = {
  unveil: 0.75,
  flicker: 0.8,
  slam: 0.42,
  rise: 0.7,
  drop: 0.65,
};
/** No more of a shot than this is spent on leaving. */
const EXIT_PART_MAX = 0.14;
/** No more of a shot than this passes before its words stand. */
const ENTRANCE_PART_MAX = 0.3;

const AT_REST: Pose = { opacity: 1, rise: 0, scale: 1, unveiled: 1, sweep: null };

/** The pose of a line at a moment of its shot; a pure function, so frames come in any order. */
export function poseOf(timing: LineTiming): Pose {
  const duration = Math.min(
    ENTRANCE_SECONDS[timing.entrance],
    timing.shotSeconds * ENTRANCE_PART_MAX,
  );
  const stagger = Math.min(STAGGER_SECONDS, timing.shotSeconds * 0.05);
  const since = timing.seconds - timing.order * stagger;
  if (since <= 0) return { ...AT_REST, opacity: 0 };
  const left = timing.shotSeconds - timing.seconds;
  const exit = Math.min(EXIT_SECONDS, timing.shotSeconds * EXIT_PART_MAX);
  if (!timing.staysToEnd && left < exit) {
    const gone = 1 - Math.max(0, left) / exit;
    return { ...AT_REST, opacity: (1 - gone) ** 1.5, rise: -0.12 * gone * gone };
  }
  if (since < duration) return ENTER[timing.entrance](since / duration);
  return { ...AT_REST, sweep: timing.hasSweep ? sweepAt(since - duration) : null };
}

function sweepAt(seconds: number): number | null {
  return seconds < SWEEP_SECONDS ? seconds / SWEEP_SECONDS : null;
}

const ENTER: Record<Entrance, (t: number) => Pose> = {
  unveil: (t) => ({
    ...AT_REST,
    opacity: Math.min(1, t * 3),
    unveiled: easeOut(t),
    scale: 1 + 0.05 * (1 - easeOut(t)),
  }),
  // A tube that strikes twice before it holds.
  flicker: (t) => ({
    ...AT_REST,
    opacity:
      t < 0.12 ? 0.75 : t < 0.26 ? 0.1 : t < 0.38 ? 0.9 : t < 0.5 ? 0.25 : 0.6 + 0.8 * (t - 0.5),
  }),
  slam: (t) => ({
    ...AT_REST,
    opacity: Math.min(1, t * 2.5),
    scale: 1 + 0.7 * (1 - easeOutBack(t)),
  }),
  rise: (t) => ({ ...AT_REST, opacity: easeOut(t), rise: 0.45 * (1 - easeOut(t)) }),
  drop: (t) => ({
    ...AT_REST,
    opacity: Math.min(1, t * 2.5),
    rise: -0.9 * (1 - easeOutBack(t)),
    scale: 1,
  }),
};

function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

function easeOutBack(t: number): number {
  return 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;
}
