import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import type { Random } from '#film/random.ts';
import { samplesOf } from '#film/sound/sound-bus.ts';

export const DRUMS = [
  'kick',
  'softKick',
  'snare',
  'brush',
  'clap',
  'hat',
  'openHat',
  'ride',
  'conga',
  'lowConga',
  'shaker',
  'timpani',
  'crash',
] as const;
export type Drum = (typeof DRUMS)[number];

/** One hit of a drum. */
export function strike(drum: Drum, random: Random): Float32Array {
  switch (drum) {
    case 'kick':
      return tuned(
        0.4,
        { from: 150, to: 47, bend: 34, decay: 8.5, gain: 0.95, click: 0.25 },
        random,
      );
    case 'softKick':
      return tuned(0.3, { from: 95, to: 52, bend: 28, decay: 11, gain: 0.5, click: 0.04 }, random);
    case 'snare':
      return mixed(
        noise(0.22, { low: 0.5, high: 0.09, decay: 18, gain: 0.5 }, random),
        tuned(0.16, { from: 260, to: 185, bend: 40, decay: 26, gain: 0.4, click: 0 }, random),
      );
    case 'brush':
      return noise(0.26, { low: 0.42, high: 0.14, decay: 13, gain: 0.26, attack: 0.02 }, random);
    case 'clap':
      return clap(random);
    case 'hat':
      return noise(0.07, { low: 1, high: 0.75, decay: 62, gain: 0.3 }, random);
    case 'openHat':
      return noise(0.3, { low: 1, high: 0.7, decay: 12, gain: 0.24 }, random);
    case 'ride':
      return ride(random);
    case 'conga':
      return tuned(
        0.28,
        { from: 330, to: 300, bend: 60, decay: 17, gain: 0.5, click: 0.2 },
        random,
      );
    case 'lowConga':
      return tuned(
        0.34,
        { from: 225, to: 200, bend: 60, decay: 13, gain: 0.55, click: 0.15 },
        random,
      );
    case 'shaker':
      return noise(0.09, { low: 1, high: 0.6, decay: 34, gain: 0.2, attack: 0.025 }, random);
    case 'timpani':
      return tuned(1.4, { from: 92, to: 82, bend: 20, decay: 2.8, gain: 0.7, click: 0.06 }, random);
    case 'crash':
      return noise(1.9, { low: 1, high: 0.55, decay: 2.3, gain: 0.3 }, random);
  }
}

interface Tuning {
  /** Hertz at the strike and at rest. */
  readonly from: number;
  readonly to: number;
  readonly bend: number;
  readonly decay: number;
  readonly gain: number;
  readonly click: number;
}

/** A skin: a sine whose pitch falls after the strike, with a little noise in front. */
function tuned(
  seconds: number,
  { from, to, bend, decay, gain, click }: Tuning,
  random: Random,
): Float32Array {
  const sound = new Float32Array(samplesOf(seconds));
  for (let index = 0; index < sound.length; index += 1) {
    const t = index / SAMPLE_RATE_HZ;
    const cycles = to * t + ((from - to) / bend) * (1 - Math.exp(-t * bend));
    const skin = Math.sin(2 * Math.PI * cycles) * Math.exp(-t * decay);
    const stick = click * (random() * 2 - 1) * Math.exp(-t * 220);
    sound[index] = gain * (skin + stick) * Math.min(1, (sound.length - index) / 200);
  }
  return sound;
}

interface NoiseShape {
  /** One-pole coefficients: what stays below `low` and above `high` is heard. */
  readonly low: number;
  readonly high: number;
  readonly decay: number;
  readonly gain: number;
  readonly attack?: number;
}

function noise(seconds: number, shape: NoiseShape, random: Random): Float32Array {
  const sound = new Float32Array(samplesOf(seconds));
  let bright = 0;
  let dull = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const t = index / SAMPLE_RATE_HZ;
    bright += (random() * 2 - 1 - bright) * shape.low;
    dull += (bright - dull) * shape.high;
    const rise = shape.attack ? Math.min(1, t / shape.attack) : 1;
    const fall = Math.exp(-t * shape.decay) * Math.min(1, (sound.length - index) / 200);
    sound[index] = shape.gain * (bright - dull) * rise * fall;
  }
  return sound;
}

function clap(random: Random): Float32Array {
  const sound = new Float32Array(samplesOf(0.26));
  for (const [delay, gain] of [
    [0, 0.5],
    [0.011, 0.55],
    [0.024, 0.9],
  ] as const) {
    const hand = noise(
      0.2,
      { low: 0.5, high: 0.12, decay: delay === 0.024 ? 20 : 90, gain },
      random,
    );
    const start = samplesOf(delay);
    for (let index = 0; index < hand.length; index += 1) {
      sound[start + index] = (sound[start + index] ?? 0) + (hand[index] ?? 0) * 0.6;
    }
  }
  return sound;
}

/** Metal: partials in no simple ratio, over a breath of noise. */
function ride(random: Random): Float32Array {
  const sound = noise(0.75, { low: 1, high: 0.72, decay: 7, gain: 0.1 }, random);
  for (const partial of [3_140, 4_270, 5_480, 6_930, 8_210]) {
    for (let index = 0; index < sound.length; index += 1) {
      const t = index / SAMPLE_RATE_HZ;
      const ping = Math.sin(2 * Math.PI * partial * t) * Math.exp(-t * (9 + partial / 900));
      sound[index] = (sound[index] ?? 0) + 0.035 * ping;
    }
  }
  return sound;
}

function mixed(a: Float32Array, b: Float32Array): Float32Array {
  const long = a.length >= b.length ? a : b;
  const short = long === a ? b : a;
  return long.map((value, index) => value + (short[index] ?? 0));
}
