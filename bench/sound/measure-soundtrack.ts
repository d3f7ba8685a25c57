import { SAMPLE_RATE_HZ, type StereoSound } from '#film/stereo-sound.ts';
import { integratedLoudness } from '#film/sound/loudness.ts';
import { truePeakDecibels } from '#film/sound/true-peak.ts';
import { HOP, spectraOf, WINDOW } from './spectrum.ts';

export interface SoundReading {
  readonly lufs: number;
  /** dBTP. */
  readonly truePeak: number;
  /** Loudness of the first second and of its first half, relative to the whole, in LU. */
  readonly firstSecondLu: number;
  readonly firstHalfSecondLu: number;
  /** Share of the power between 2 and 6 kHz. */
  readonly presence: number;
  /** Of left and right: 1 is mono, 0 is uncorrelated. */
  readonly correlation: number;
  /** Times of note onsets, in seconds. */
  readonly onsets: readonly number[];
  /** Features every eighth of a second: strength of onsets and of the twelve notes. */
  readonly outline: readonly Float64Array[];
}

export function measureSoundtrack(sound: StereoSound): SoundReading {
  const mono = sound.left.map((value, index) => (value + (sound.right[index] ?? 0)) / 2);
  const spectra = spectraOf(mono);
  const flux = fluxOf(spectra);
  const lufs = integratedLoudness(sound);
  const startLu = (seconds: number): number => integratedLoudness(startOf(sound, seconds)) - lufs;
  return {
    lufs,
    truePeak: truePeakDecibels(sound),
    firstSecondLu: startLu(1),
    firstHalfSecondLu: startLu(0.5),
    presence: shareOf(spectra, 2_000, 6_000),
    correlation: correlationOf(sound.left, sound.right),
    onsets: peaksOf(flux),
    outline: outlineOf(spectra, flux),
  };
}

/** Returns the similarity of two soundtracks over time: 1 is the same music. */
export function likenessOf(a: SoundReading, b: SoundReading): number {
  const flat = ({ outline }: SoundReading): Float64Array =>
    Float64Array.from(outline.flatMap((values) => [...values]));
  return correlationOf(flat(a), flat(b));
}

function startOf({ left, right }: StereoSound, seconds: number): StereoSound {
  const end = seconds * SAMPLE_RATE_HZ;
  return { left: left.subarray(0, end), right: right.subarray(0, end) };
}

const HERTZ_A_BIN = SAMPLE_RATE_HZ / WINDOW;

function shareOf(spectra: readonly Float32Array[], from: number, to: number): number {
  let inside = 0;
  let all = 0;
  for (const powers of spectra) {
    powers.forEach((power, bin) => {
      const hertz = bin * HERTZ_A_BIN;
      if (hertz >= from && hertz < to) inside += power;
      all += power;
    });
  }
  return inside / all;
}

function correlationOf(a: Float32Array | Float64Array, b: Float32Array | Float64Array): number {
  const meanA = meanOf(a);
  const meanB = meanOf(b);
  let [ab, aa, bb] = [0, 0, 0];
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const x = (a[index] ?? 0) - meanA;
    const y = (b[index] ?? 0) - meanB;
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb);
}

function meanOf(values: Iterable<number> & { readonly length: number }): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/**
 * The average increase in loudness of the frequencies from each window to the next, in decibels.
 */
function fluxOf(spectra: readonly Float32Array[]): number[] {
  return spectra.map((powers, index) => {
    const before = spectra[index - 1];
    let rise = 0;
    powers.forEach((power, bin) => {
      rise += Math.max(0, decibels(power) - decibels(before?.[bin] ?? 0));
    });
    return rise / powers.length;
  });
}

const decibels = (power: number): number => 10 * Math.log10(power + 1e-3);

const AROUND = 8;
const ABOVE_AROUND_DB = 1.2;

/** Windows that rise more than their neighbours, and clearly more than usual. */
function peaksOf(flux: readonly number[]): number[] {
  return flux.flatMap((rise, index) => {
    const around = flux.slice(Math.max(0, index - AROUND), index + AROUND + 1);
    const usual = around.reduce((sum, value) => sum + value, 0) / around.length;
    const nearest = flux.slice(Math.max(0, index - 3), index + 4);
    const isPeak = rise >= Math.max(...nearest) && rise > usual + ABOVE_AROUND_DB;
    return isPeak ? [(index * HOP) / SAMPLE_RATE_HZ] : [];
  });
}

const MOMENT = Math.round(SAMPLE_RATE_HZ / 8 / HOP);

function outlineOf(spectra: readonly Float32Array[], flux: readonly number[]): Float64Array[] {
  const moments: Float64Array[] = [];
  for (let start = 0; start + MOMENT <= spectra.length; start += MOMENT) {
    const notes = notesOf(spectra.slice(start, start + MOMENT));
    const strongest = Math.max(...flux.slice(start, start + MOMENT)) / 10;
    moments.push(Float64Array.from([...notes, strongest]));
  }
  return moments;
}

/** Strength of each of the twelve notes in all octaves; the strongest is 1. */
function notesOf(spectra: readonly Float32Array[]): number[] {
  const notes = Array.from({ length: 12 }, () => 0);
  for (const powers of spectra) {
    for (let bin = 5; bin * HERTZ_A_BIN < 2_000; bin += 1) {
      const note = Math.round(12 * Math.log2((bin * HERTZ_A_BIN) / 440) + 69) % 12;
      notes[note] = (notes[note] ?? 0) + Math.sqrt(powers[bin] ?? 0);
    }
  }
  const strongest = Math.max(...notes, 1e-9);
  return notes.map((strength) => strength / strongest);
}
