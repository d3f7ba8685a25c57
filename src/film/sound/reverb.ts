import type { SoundBus } from '#film/sound/sound-bus.ts';

/** Delays in samples at 48 kHz with no common factor, so that echoes do not pile up. */
const COMBS = [1_557, 1_613, 1_493, 1_423, 1_277, 1_361];
const ALLPASSES = [223, 557, 443];
/** The right ear's delays differ: that is what makes a room wide. */
const RIGHT_OFFSET = 23;
const FEEDBACK = 0.82;
const DAMPING = 0.42;

/** The room's answer to a sound, wet only (after M. R. Schroeder, 1962). */
export function reverberate(dry: SoundBus): SoundBus {
  return {
    left: reverberateChannel(dry.left, 0),
    right: reverberateChannel(dry.right, RIGHT_OFFSET),
  };
}

function reverberateChannel(dry: Float32Array, offset: number): Float32Array {
  const wet = new Float32Array(dry.length);
  for (const delay of COMBS) addComb(dry, wet, delay + offset);
  for (const delay of ALLPASSES) passThrough(wet, delay + offset);
  return wet;
}

function addComb(dry: Float32Array, wet: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let soft = 0;
  let at = 0;
  for (let index = 0; index < dry.length; index += 1) {
    const echo = line[at] ?? 0;
    soft += (echo - soft) * (1 - DAMPING);
    line[at] = (dry[index] ?? 0) + soft * FEEDBACK;
    at = at + 1 === delay ? 0 : at + 1;
    wet[index] = (wet[index] ?? 0) + echo / COMBS.length;
  }
}

function passThrough(sound: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let at = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const echo = line[at] ?? 0;
    const value = (sound[index] ?? 0) + echo * 0.5;
    line[at] = value;
    at = at + 1 === delay ? 0 : at + 1;
    sound[index] = echo - value * 0.5;
  }
}
