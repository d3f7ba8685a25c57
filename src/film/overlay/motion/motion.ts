import type { Entrance } from '#film/overlay/type/title-style.ts';
import type { StillTime } from '#film/storyboard/still-time.ts';

/** How a piece of type stands at one moment. */
export interface Pose {
  /** 0 to 1. */
  readonly opacity: number;
  /** Offsets from its place, in parts of the line's height. */
  readonly rise: number;
  readonly shift: number;
  readonly scale: number;
  /** Whether it is cut off at the foot of its line, from below which it comes. */
  readonly isMasked: boolean;
  /** Where a band of light stands: 0 before the line, 1 after it; null where there is none. */
  readonly sweep: number | null;
}

export interface LineTiming {
  /** Seconds since the shot began. */
  readonly seconds: number;
  readonly shotSeconds: number;
  /** 0 for what comes in first, 1 for what comes in last. */
  readonly order: number;
  readonly entrance: Entrance;
  readonly hasSweep: boolean;
  /** When all words of the shot stand still. */
  readonly still: StillTime;
}

const SWEEP_SECONDS = 0.8;
/** Of the time in which all words come in, what one piece takes; the rest is between first and last. */
const PIECE_PART = 0.5;

const AT_REST: Pose = {
  opacity: 1,
  rise: 0,
  shift: 0,
  scale: 1,
  isMasked: false,
  sweep: null,
};

/** The pose of a piece at a moment of its shot; a pure function, so frames come in any order. */
export function poseOf(timing: LineTiming): Pose {
  const { seconds, shotSeconds, still } = timing;
  const duration = still.from * PIECE_PART;
  const since = seconds - timing.order * (still.from - duration);
  if (since <= 0) return { ...AT_REST, opacity: 0 };
  if (seconds > still.until) {
    const gone = Math.min(1, (seconds - still.until) / (shotSeconds - still.until));
    return { ...AT_REST, opacity: (1 - gone) ** 1.5, rise: -0.12 * gone * gone };
  }
  if (since < duration) return ENTER[timing.entrance](since / duration);
  return { ...AT_REST, sweep: timing.hasSweep ? sweepAt(seconds - still.from) : null };
}

/** A film's steps of time: words land on them. Seconds. */
export interface BeatSteps {
  readonly shotStart: number;
  readonly step: number;
}

/** The order with which a piece lands on the last step before it would; as it was where there is none. */
export function orderOnBeat(
  order: number,
  still: StillTime,
  { shotStart, step }: BeatSteps,
): number {
  const duration = still.from * PIECE_PART;
  const spare = still.from - duration;
  const landing = shotStart + duration + order * spare;
  const onStep = Math.floor(landing / step + 1e-6) * step - shotStart;
  return onStep < duration || spare <= 0 ? order : (onStep - duration) / spare;
}

function sweepAt(seconds: number): number | null {
  return seconds >= 0 && seconds < SWEEP_SECONDS ? seconds / SWEEP_SECONDS : null;
}

const ENTER: Record<Entrance, (t: number) => Pose> = {
  unveil: (t) => ({
    ...AT_REST,
    opacity: easeOut(t),
    shift: 0.12 * (1 - easeOut(t)),
    scale: 1 + 0.12 * (1 - easeOut(t)),
  }),
  reveal: (t) => ({
    ...AT_REST,
    opacity: Math.min(1, t * 4),
    rise: 0.95 * (1 - easeOut(t)),
    isMasked: true,
  }),
  slide: (t) => ({ ...AT_REST, opacity: Math.min(1, t * 2), shift: -0.9 * (1 - easeOut(t)) }),
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
  drop: (t) => ({ ...AT_REST, opacity: Math.min(1, t * 2.5), rise: -0.9 * (1 - easeOutBack(t)) }),
};

function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

function easeOutBack(t: number): number {
  return 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;
}
