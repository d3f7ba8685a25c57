import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';

/** A stereo track under construction. */
export interface SoundBus {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** A silent stereo bus of `sampleCount` samples. */
export function openBus(sampleCount: number): SoundBus {
  return { left: new Float32Array(sampleCount), right: new Float32Array(sampleCount) };
}

export interface Placement {
  readonly seconds: number;
  readonly gain: number;
  /** -1 left, 0 middle, 1 right. */
  readonly pan: number;
}

/** Adds a mono sound to a track; what falls outside the track is lost. Equal-power panning. */
export function addSound(
  bus: SoundBus,
  sound: Float32Array,
  { seconds, gain, pan }: Placement,
): void {
  const start = Math.round(seconds * SAMPLE_RATE_HZ);
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
  const leftGain = gain * Math.cos(angle) * Math.SQRT2;
  const rightGain = gain * Math.sin(angle) * Math.SQRT2;
  const from = Math.max(0, -start);
  const until = Math.min(sound.length, bus.left.length - start);
  for (let index = from; index < until; index += 1) {
    const value = sound[index] ?? 0;
    bus.left[start + index] = (bus.left[start + index] ?? 0) + value * leftGain;
    bus.right[start + index] = (bus.right[start + index] ?? 0) + value * rightGain;
  }
}

/** Adds a bus to another, scaled by `gain`. */
export function addBus(into: SoundBus, from: SoundBus, gain: number): void {
  addScaled(into.left, from.left, gain);
  addScaled(into.right, from.right, gain);
}

function addScaled(into: Float32Array, from: Float32Array, gain: number): void {
  for (let index = 0; index < into.length; index += 1) {
    into[index] = (into[index] ?? 0) + (from[index] ?? 0) * gain;
  }
}

/** How many samples seconds take. */
export function samplesOf(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE_HZ);
}

/** The frequency of a MIDI note in hertz, A4 at 440. */
export function frequencyOf(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}
