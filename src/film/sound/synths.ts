import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { frequencyOf, samplesOf } from '#film/sound/sound-bus.ts';

interface SynthNote {
  readonly midi: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly velocity: number;
}

interface SawShape {
  /** Semitones that each oscillator is out of tune. */
  readonly voices: readonly number[];
  /** Seconds. */
  readonly attack: number;
  readonly release: number;
  /** Parts of the way to the next sample that the filter goes: at rest, and more at the start. */
  readonly cutoff: number;
  readonly sweep: number;
  readonly sweepDecay: number;
  readonly gain: number;
}

/** Saws through a filter that closes, as in the synthesizers of dance music. */
export const SYNTHS = {
  synthBass: {
    voices: [0, 0.04],
    attack: 0.004,
    release: 0.05,
    cutoff: 0.03,
    sweep: 0.13,
    sweepDecay: 14,
    gain: 0.42,
  },
  pad: {
    voices: [-0.12, -0.04, 0.05, 0.11],
    attack: 0.12,
    release: 0.5,
    cutoff: 0.16,
    sweep: 0.04,
    sweepDecay: 0.6,
    gain: 0.13,
  },
  lead: {
    voices: [-0.11, 0.01, 0.12],
    attack: 0.005,
    release: 0.12,
    cutoff: 0.26,
    sweep: 0.22,
    sweepDecay: 6,
    gain: 0.16,
  },
  pluck: {
    voices: [-0.05, 0.06],
    attack: 0.002,
    release: 0.18,
    cutoff: 0.07,
    sweep: 0.42,
    sweepDecay: 18,
    gain: 0.3,
  },
} as const satisfies Record<string, SawShape>;
export type Synth = keyof typeof SYNTHS;

/** Plays one note of a synthesizer: mono, with its release at the end. */
export function playSynth(synth: Synth, { midi, seconds, velocity }: SynthNote): Float32Array {
  const shape: SawShape = SYNTHS[synth];
  const sound = new Float32Array(samplesOf(seconds + shape.release));
  const held = samplesOf(seconds);
  const released = Math.max(1, sound.length - held);
  const steps = shape.voices.map((tuning) => frequencyOf(midi + tuning) / SAMPLE_RATE_HZ);
  const phases = shape.voices.map((_, k) => (k * 0.37) % 1);
  let first = 0;
  let second = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const t = index / SAMPLE_RATE_HZ;
    let wave = 0;
    for (let k = 0; k < steps.length; k += 1) {
      const step = steps[k] ?? 0;
      const phase = ((phases[k] ?? 0) + step) % 1;
      phases[k] = phase;
      wave += 2 * phase - 1 - softening(phase, step);
    }
    const open = 2 * (shape.cutoff + shape.sweep * velocity * Math.exp(-t * shape.sweepDecay));
    first += (wave - first) * open;
    second += (first - second) * open;
    const fall = index < held ? 1 : (1 - (index - held) / released) ** 2;
    sound[index] = shape.gain * velocity * second * Math.min(1, t / shape.attack) * fall;
  }
  return sound;
}

/** Rounds the edge of a saw, so that no overtone folds back (V. Välimäki and A. Huovilainen, 2007). */
function softening(phase: number, step: number): number {
  if (phase < step) return 2 * (phase / step) - (phase / step) ** 2 - 1;
  if (phase > 1 - step) return ((phase - 1) / step) ** 2 + 2 * ((phase - 1) / step) + 1;
  return 0;
}
