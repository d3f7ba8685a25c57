import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import type { Random } from '#film/random.ts';
import { frequencyOf, samplesOf } from '#film/sound/sound-bus.ts';

export type Instrument =
  | 'uprightBass'
  | 'synthBass'
  | 'electricPiano'
  | 'pad'
  | 'strings'
  | 'brass'
  | 'guitar'
  | 'nylonGuitar'
  | 'bell'
  | 'lead';

export interface Note {
  readonly midi: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly velocity: number;
}

/** One note of an instrument, with its release after `seconds`. */
export function play(instrument: Instrument, note: Note, random: Random): Float32Array {
  return VOICES[instrument](note, random);
}

type Voice = (note: Note, random: Random) => Float32Array;

const VOICES: Record<Instrument, Voice> = {
  uprightBass: (note, random) =>
    plucked(note, random, { damping: 0.35, sustain: 0.9965, body: 0.9 }),
  nylonGuitar: (note, random) =>
    plucked(note, random, { damping: 0.5, sustain: 0.9955, body: 0.5 }),
  synthBass: (note) =>
    filteredSaw(note, {
      voices: [0],
      attack: 0.004,
      release: 0.05,
      cutoff: 0.018,
      sweep: 0.11,
      sweepDecay: 14,
      gain: 0.75,
    }),
  pad: (note) =>
    filteredSaw(note, {
      voices: [-0.07, 0.06],
      attack: 0.35,
      release: 0.6,
      cutoff: 0.03,
      sweep: 0.015,
      sweepDecay: 0.6,
      gain: 0.22,
    }),
  strings: (note) =>
    filteredSaw(note, {
      voices: [-0.09, 0, 0.08],
      attack: 0.12,
      release: 0.35,
      cutoff: 0.1,
      sweep: 0.03,
      sweepDecay: 1.2,
      gain: 0.17,
    }),
  brass: (note) =>
    filteredSaw(note, {
      voices: [-0.05, 0.05],
      attack: 0.035,
      release: 0.09,
      cutoff: 0.06,
      sweep: 0.3,
      sweepDecay: 5,
      gain: 0.26,
    }),
  guitar: driven,
  electricPiano,
  bell,
  lead: (note) =>
    filteredSaw(note, {
      voices: [-0.04, 0.05],
      attack: 0.008,
      release: 0.12,
      cutoff: 0.08,
      sweep: 0.22,
      sweepDecay: 7,
      gain: 0.22,
    }),
};

/** Two operators, as in the tine pianos of hotel lounges: the tine speaks first, the bar sings on. */
function electricPiano({ midi, seconds, velocity }: Note): Float32Array {
  const frequency = frequencyOf(midi);
  return shaped(seconds, 0.25, (t) => {
    const tine = 0.5 * velocity * Math.sin(2 * Math.PI * frequency * 14 * t) * Math.exp(-t * 22);
    const bar = 1.1 * velocity * Math.sin(2 * Math.PI * frequency * t) * Math.exp(-t * 2.6);
    const tone = Math.sin(2 * Math.PI * frequency * t + bar + tine);
    return 0.34 * velocity * tone * Math.min(1, t * 400) * Math.exp(-t * 1.5);
  });
}

function bell({ midi, seconds, velocity }: Note): Float32Array {
  const frequency = frequencyOf(midi);
  return shaped(seconds, 1.2, (t) => {
    const strike = Math.sin(2 * Math.PI * frequency * 3.53 * t) * 1.4 * Math.exp(-t * 6);
    return 0.22 * velocity * Math.sin(2 * Math.PI * frequency * t + strike) * Math.exp(-t * 3.2);
  });
}

/** A power-chord string into an amplifier that has had enough. */
function driven(note: Note): Float32Array {
  const frequency = frequencyOf(note.midi);
  let dull = 0;
  return shaped(note.seconds, 0.08, (t) => {
    let wave = 0;
    for (const ratio of [1, 1.4983, 2]) wave += saw(frequency * ratio * t);
    const loud = Math.tanh(wave * 2.4 * (0.6 + 0.4 * Math.exp(-t * 4)));
    dull += (loud - dull) * 0.28;
    return 0.22 * note.velocity * dull * Math.min(1, t * 300);
  });
}

interface PluckShape {
  readonly damping: number;
  readonly sustain: number;
  readonly body: number;
}

/** Loss of highs in each round of a string, and the delay in samples that this filter adds. */
const STRING_FILTER = 0.72;
const STRING_FILTER_DELAY = (1 - STRING_FILTER) / STRING_FILTER;

/** A string of Karplus and Strong: a burst of noise in a delay line that loses its highs. */
function plucked(
  { midi, seconds, velocity }: Note,
  random: Random,
  shape: PluckShape,
): Float32Array {
  const period = SAMPLE_RATE_HZ / frequencyOf(midi) - STRING_FILTER_DELAY;
  const line = new Float32Array(Math.ceil(period));
  let soft = 0;
  for (let index = 0; index < line.length; index += 1) {
    soft += (random() * 2 - 1 - soft) * shape.damping;
    line[index] = soft;
  }
  // Whole samples alone would put high notes out of tune: the rest is read between two samples.
  const rest = line.length - period;
  let at = 0;
  let loop = 0;
  let body = 0;
  return shaped(seconds, 0.12, (t) => {
    const following = at + 1 === line.length ? 0 : at + 1;
    const value = (line[at] ?? 0) * (1 - rest) + (line[following] ?? 0) * rest;
    loop += (value - loop) * STRING_FILTER;
    line[at] = loop * shape.sustain;
    at = following;
    body += (value - body) * 0.12;
    return 1.5 * velocity * (body * shape.body + value * (1 - shape.body)) * Math.min(1, t * 500);
  });
}

interface SawShape {
  /** Semitones that each oscillator is out of tune. */
  readonly voices: readonly number[];
  /** Seconds. */
  readonly attack: number;
  /** Seconds. */
  readonly release: number;
  readonly cutoff: number;
  readonly sweep: number;
  readonly sweepDecay: number;
  readonly gain: number;
}

function filteredSaw({ midi, seconds, velocity }: Note, shape: SawShape): Float32Array {
  const frequencies = shape.voices.map((cents) => frequencyOf(midi + cents));
  let first = 0;
  let second = 0;
  return shaped(seconds, shape.release, (t) => {
    let wave = 0;
    for (let index = 0; index < frequencies.length; index += 1) {
      wave += saw((frequencies[index] ?? 0) * t + index * 0.37);
    }
    const open = shape.cutoff + shape.sweep * velocity * Math.exp(-t * shape.sweepDecay);
    first += (wave - first) * open * 2;
    second += (first - second) * open * 2;
    return shape.gain * velocity * second * Math.min(1, t / shape.attack);
  });
}

function saw(cycles: number): number {
  return 2 * (cycles - Math.floor(cycles)) - 1;
}

/** Samples of a voice, held for `seconds` and then released. */
function shaped(seconds: number, release: number, voice: (t: number) => number): Float32Array {
  const sound = new Float32Array(samplesOf(seconds + release));
  const held = samplesOf(seconds);
  const releaseSamples = Math.max(1, sound.length - held);
  for (let index = 0; index < sound.length; index += 1) {
    const fade = index < held ? 1 : (1 - (index - held) / releaseSamples) ** 2;
    sound[index] = voice(index / SAMPLE_RATE_HZ) * fade;
  }
  return sound;
}
