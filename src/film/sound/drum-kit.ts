import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { between, type Random } from '#film/random.ts';
import { samplesOf } from '#film/sound/sound-bus.ts';
import { playSample } from '#film/sound/samples/play-sample.ts';
import type { SampleName } from '#film/sound/samples/sample-bank.ts';

interface RecordedDrum {
  readonly sample: SampleName;
  /** The note it was recorded at, or another to tune it. */
  readonly midi: number;
  readonly seconds: number;
  /** 1 is as loud as every recording is. */
  readonly gain: number;
  /** -1 left, 1 right, as the audience sees the band. */
  readonly pan: number;
}

const RECORDED = {
  kick: { sample: 'kick', midi: 36, seconds: 0.28, gain: 1.5, pan: 0 },
  softKick: { sample: 'softKick', midi: 36, seconds: 0.34, gain: 1.1, pan: 0 },
  snare: { sample: 'snare', midi: 38, seconds: 0.36, gain: 0.9, pan: 0.05 },
  powerSnare: { sample: 'powerSnare', midi: 38, seconds: 0.46, gain: 1, pan: 0.05 },
  sideStick: { sample: 'sideStick', midi: 37, seconds: 0.18, gain: 0.36, pan: 0.1 },
  brush: { sample: 'brush', midi: 38, seconds: 0.3, gain: 0.5, pan: 0.1 },
  hat: { sample: 'hat', midi: 42, seconds: 0.16, gain: 0.25, pan: 0.4 },
  openHat: { sample: 'openHat', midi: 46, seconds: 0.32, gain: 0.27, pan: 0.4 },
  ride: { sample: 'ride', midi: 51, seconds: 0.9, gain: 0.25, pan: -0.45 },
  crash: { sample: 'crash', midi: 49, seconds: 1.7, gain: 0.5, pan: -0.3 },
  highTom: { sample: 'highTom', midi: 48, seconds: 0.45, gain: 1.1, pan: 0.35 },
  lowTom: { sample: 'lowTom', midi: 43, seconds: 0.55, gain: 1.2, pan: -0.35 },
  conga: { sample: 'conga', midi: 63, seconds: 0.36, gain: 0.75, pan: 0.45 },
  slapConga: { sample: 'slapConga', midi: 62, seconds: 0.25, gain: 0.7, pan: 0.4 },
  lowConga: { sample: 'lowConga', midi: 64, seconds: 0.46, gain: 0.8, pan: 0.25 },
  shaker: { sample: 'shaker', midi: 82, seconds: 0.16, gain: 0.18, pan: -0.55 },
  tambourine: { sample: 'tambourine', midi: 54, seconds: 0.26, gain: 0.2, pan: -0.5 },
  cowbell: { sample: 'cowbell', midi: 56, seconds: 0.26, gain: 0.28, pan: -0.35 },
  claves: { sample: 'claves', midi: 75, seconds: 0.16, gain: 0.26, pan: 0.5 },
  timpani: { sample: 'timpani', midi: 40, seconds: 1.2, gain: 1.2, pan: -0.1 },
} as const satisfies Record<string, RecordedDrum>;

const MACHINE = {
  machineKick: { strike: machineKick, pan: 0 },
  clap: { strike: clap, pan: 0.05 },
  boom: { strike: boom, pan: 0 },
} as const;

export type Drum = keyof typeof RECORDED | keyof typeof MACHINE;

/** Returns one hit of a drum; no two are quite alike. */
export function strike(drum: Drum, random: Random): Float32Array {
  if (isMachine(drum)) return MACHINE[drum].strike(random);
  const { sample, midi, seconds, gain } = RECORDED[drum];
  const note = { midi: midi + between(random, -0.2, 0.2), seconds, velocity: 1 };
  const touch = { attack: 0.0005, release: 0.04, decay: 0, softness: 1 };
  const loud = gain * between(random, 0.92, 1.05);
  return playSample(sample, note, touch).map((value) => value * loud);
}

/** Where a drum stands between left (−1) and right (1). */
export function panOf(drum: Drum): number {
  return isMachine(drum) ? MACHINE[drum].pan : RECORDED[drum].pan;
}

function isMachine(drum: Drum): drum is keyof typeof MACHINE {
  return drum in MACHINE;
}

/** A sine whose pitch falls, and the click of it. */
function machineKick(random: Random): Float32Array {
  return falling({ seconds: 0.36, from: 190, to: 49, bend: 36, decay: 9, click: 0.3 }, random);
}

/** What is felt more than heard when the music drops. */
function boom(random: Random): Float32Array {
  return falling({ seconds: 1.3, from: 95, to: 38, bend: 9, decay: 2.6, click: 0.1 }, random);
}

interface Fall {
  readonly seconds: number;
  /** Hertz at the strike and at rest. */
  readonly from: number;
  readonly to: number;
  readonly bend: number;
  readonly decay: number;
  readonly click: number;
}

function falling({ seconds, from, to, bend, decay, click }: Fall, random: Random): Float32Array {
  const sound = new Float32Array(samplesOf(seconds));
  for (let index = 0; index < sound.length; index += 1) {
    const t = index / SAMPLE_RATE_HZ;
    const cycles = to * t + ((from - to) / bend) * (1 - Math.exp(-t * bend));
    const skin = Math.sin(2 * Math.PI * cycles) * Math.exp(-t * decay);
    const edge = click * (random() * 2 - 1) * Math.exp(-t * 300);
    sound[index] = 0.8 * (skin + edge) * Math.min(1, (sound.length - index) / 400);
  }
  return sound;
}

/** Seconds after the first at which hands meet, and how quickly each is gone. */
const HANDS = [
  [0, 90, 0.5],
  [0.011, 90, 0.55],
  [0.024, 20, 0.9],
] as const;

function clap(random: Random): Float32Array {
  const sound = new Float32Array(samplesOf(0.26));
  for (const [delay, decay, gain] of HANDS) {
    let bright = 0;
    let dull = 0;
    for (let index = samplesOf(delay); index < sound.length; index += 1) {
      bright += (random() * 2 - 1 - bright) * 0.6;
      dull += (bright - dull) * 0.12;
      const fall = Math.exp(-(index / SAMPLE_RATE_HZ - delay) * decay);
      const end = Math.min(1, (sound.length - index) / 200);
      sound[index] = (sound[index] ?? 0) + 0.5 * gain * (bright - dull) * fall * end;
    }
  }
  return sound;
}
