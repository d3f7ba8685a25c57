import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { bell, filtered, lowCut } from '#film/sound/biquad.ts';
import { openBus, samplesOf, type SoundBus } from '#film/sound/sound-bus.ts';

/** Below, speakers of phones and halls only lose headroom. */
const RUMBLE_HERTZ = 32;
/** Where words and attacks are heard. */
const PRESENCE = bell(3_600, 2, 0.6);
/** Where many instruments pile up. */
const MUD = bell(260, -1, 0.8);

/** Clears the mix below and opens it where it is heard, in place. */
export function brighten({ left, right }: SoundBus): void {
  for (const channel of [left, right])
    for (const filter of [lowCut(RUMBLE_HERTZ), MUD, PRESENCE]) filtered(filter, channel);
}

const SIDE_SECONDS = 0.0113;
const SIDE_HERTZ = 280;

/**
 * Widens a sound, in place: what comes a moment later is added on the left and taken away on the right, so
 * that nothing of it is left or lost in mono. Low notes stay in the middle.
 */
export function widen({ left, right }: SoundBus, amount: number): void {
  const delay = samplesOf(SIDE_SECONDS);
  const side = new Float32Array(left.length);
  for (let index = delay; index < side.length; index += 1)
    side[index] = 0.5 * ((left[index - delay] ?? 0) + (right[index - delay] ?? 0));
  filtered(lowCut(SIDE_HERTZ), side);
  for (let index = 0; index < side.length; index += 1) {
    const part = amount * (side[index] ?? 0);
    left[index] = (left[index] ?? 0) + part;
    right[index] = (right[index] ?? 0) - part;
  }
}

/** Walls, table and ceiling: what comes back first, and to which ear. */
const REFLECTIONS: readonly (readonly [milliseconds: number, left: number, right: number])[] = [
  [7.1, 0.3, 0.1],
  [11.3, 0.08, 0.28],
  [17.9, 0.22, 0.12],
  [23.7, 0.1, 0.2],
  [31.1, 0.14, 0.06],
  [41.3, 0.05, 0.12],
];

/** Returns a sound as a room gives it back first; it tells how far away things are. */
export function earlyReflections({ left, right }: SoundBus): SoundBus {
  const room = openBus(left.length);
  for (const [milliseconds, toLeft, toRight] of REFLECTIONS) {
    const delay = samplesOf(milliseconds / 1_000);
    for (let index = delay; index < left.length; index += 1) {
      const dry = (left[index - delay] ?? 0) + (right[index - delay] ?? 0);
      room.left[index] = (room.left[index] ?? 0) + dry * toLeft;
      room.right[index] = (room.right[index] ?? 0) + dry * toRight;
    }
  }
  return room;
}

export interface Dip {
  readonly seconds: number;
  /** What is left of the level, 0 to 1. */
  readonly gain: number;
}

const DIP_BEFORE = 0.12;
const DIP_AFTER = 0.4;

/** Turns a sound down around moments at which something else is to be heard, in place. */
export function dip({ left, right }: SoundBus, dips: readonly Dip[]): void {
  for (const { seconds, gain } of dips) {
    const start = Math.max(0, samplesOf(seconds - DIP_BEFORE));
    const end = Math.min(left.length, samplesOf(seconds + DIP_AFTER));
    for (let index = start; index < end; index += 1) {
      const away = index / SAMPLE_RATE_HZ - seconds;
      const part = away < 0 ? 1 + away / DIP_BEFORE : 1 - away / DIP_AFTER;
      const level = 1 - (1 - gain) * Math.sin((part * Math.PI) / 2) ** 2;
      left[index] = (left[index] ?? 0) * level;
      right[index] = (right[index] ?? 0) * level;
    }
  }
}
