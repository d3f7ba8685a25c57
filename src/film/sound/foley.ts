import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import type { HitKind } from '#film/studio/presets/game-sound.ts';
import { between, type Random } from '#film/random.ts';
import { samplesOf } from '#film/sound/sound-bus.ts';

interface Foley {
  /** Makes the sound anew: no two are quite alike. */
  readonly strike: (random: Random) => Float32Array;
  readonly gain: number;
}

/** The sounds of things on a table; each begins at once unless it says otherwise. */
export const FOLEY: Record<HitKind, Foley> = {
  click: { strike: (random) => click(random, between(random, 2_200, 4_600), 0.035), gain: 0.45 },
  knock: { strike: knock, gain: 0.6 },
  clack: { strike: clack, gain: 0.36 },
  slide: { strike: (random) => slide(random, 0.36), gain: 0.5 },
  flick: { strike: flick, gain: 0.62 },
  thud: { strike: thud, gain: 0.7 },
  clunk: { strike: clunk, gain: 0.5 },
};

/** One symbol of a turning reel passing. */
export const reelTick = (random: Random): Float32Array => click(random, 900, 0.02);

function click(random: Random, hertz: number, seconds: number): Float32Array {
  return ring(
    seconds,
    (t) =>
      Math.sin(2 * Math.PI * hertz * t) * Math.exp(-t * 150) +
      0.5 * (random() * 2 - 1) * Math.exp(-t * 420),
  );
}

function knock(random: Random): Float32Array {
  const hertz = between(random, 520, 760);
  return ring(0.09, (t) => {
    const body = Math.sin(2 * Math.PI * hertz * t) * Math.exp(-t * 70);
    const edge = Math.sin(2 * Math.PI * hertz * 3.1 * t) * Math.exp(-t * 160);
    return 0.8 * body + 0.4 * edge + 0.4 * (random() * 2 - 1) * Math.exp(-t * 380);
  });
}

/** Two close tones and a tick. */
function clack(random: Random): Float32Array {
  const hertz = between(random, 2_900, 3_700);
  return ring(0.07, (t) => {
    const tones =
      Math.sin(2 * Math.PI * hertz * t) + 0.6 * Math.sin(2 * Math.PI * hertz * 1.47 * t);
    return 0.45 * tones * Math.exp(-t * 95) + 0.5 * (random() * 2 - 1) * Math.exp(-t * 500);
  });
}

function thud(random: Random): Float32Array {
  return ring(0.3, (t) => {
    const body = Math.sin(2 * Math.PI * (70 * t + 1.6 * (1 - Math.exp(-t * 40))));
    return 0.9 * body * Math.exp(-t * 16) + 0.5 * (random() * 2 - 1) * Math.exp(-t * 120);
  });
}

/** A spring that gives, then the catch. */
function clunk(random: Random): Float32Array {
  return ring(0.34, (t) => {
    const spring = Math.sin(2 * Math.PI * 210 * t) * Math.exp(-t * 34) * 0.35;
    const caught = t - 0.14;
    if (caught < 0) return spring + 0.12 * (random() * 2 - 1) * Math.exp(-t * 60);
    const metal = Math.sin(2 * Math.PI * 1_150 * caught) * Math.exp(-caught * 60) * 0.4;
    const body = Math.sin(2 * Math.PI * 130 * caught) * Math.exp(-caught * 26);
    return spring + metal + body + 0.4 * (random() * 2 - 1) * Math.exp(-caught * 200);
  });
}

function slide(random: Random, seconds: number): Float32Array {
  let soft = 0;
  let dull = 0;
  return ring(seconds, (t) => {
    soft += (random() * 2 - 1 - soft) * 0.5;
    dull += (soft - dull) * 0.16;
    return (soft - dull) * 0.6 * Math.sin(Math.PI * Math.min(1, t / seconds)) ** 0.7;
  });
}

/** A bend, and 0.09 s later the landing. */
function flick(random: Random): Float32Array {
  return ring(0.16, (t) => {
    const bend = Math.exp(-(((t - 0.02) / 0.012) ** 2)) * 0.5;
    const land = t > 0.09 ? Math.exp(-(t - 0.09) * 130) * 0.9 : 0;
    return (random() * 2 - 1) * (bend + land);
  });
}

function ring(seconds: number, voice: (t: number) => number): Float32Array {
  const sound = new Float32Array(samplesOf(seconds));
  for (let index = 0; index < sound.length; index += 1) {
    sound[index] = voice(index / SAMPLE_RATE_HZ) * Math.min(1, (sound.length - index) / 120);
  }
  return sound;
}
