import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';

const EXTENSIBLE = 0xfffe;
/** Where an extensible format says what it is. */
const SUBFORMAT_OFFSET = 24;

interface SampleFormat {
  readonly bytes: number;
  /** -1 to 1. */
  readonly read: (view: DataView, at: number) => number;
}

/** By `encoding/bits`: 1 is PCM, 3 is floating point. */
const SAMPLE_FORMATS: Readonly<Record<string, SampleFormat>> = {
  '1/8': { bytes: 1, read: (view, at) => view.getUint8(at) / 128 - 1 },
  '1/16': { bytes: 2, read: (view, at) => view.getInt16(at, true) / 2 ** 15 },
  '1/24': {
    bytes: 3,
    read: (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 2 ** 16) / 2 ** 23,
  },
  '1/32': { bytes: 4, read: (view, at) => view.getInt32(at, true) / 2 ** 31 },
  '3/32': { bytes: 4, read: (view, at) => view.getFloat32(at, true) },
  '3/64': { bytes: 8, read: (view, at) => view.getFloat64(at, true) },
};

interface WaveFormat {
  readonly channels: number;
  readonly rate: number;
  readonly samples: SampleFormat;
}

/**
 * The sound of a WAV file (PCM or floating point, any rate, any channels) as one channel of 48 kHz. Throws where
 * it is not one. Lengths that a streaming writer left open end with the file.
 */
export function readWave(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WAVE') throw new Error('Not a WAV file');
  let format: WaveFormat | null = null;
  for (let at = 12; at + 8 <= view.byteLength;) {
    const length = Math.min(view.getUint32(at + 4, true), view.byteLength - at - 8);
    const name = nameAt(view, at);
    if (name === 'fmt ') format = formatAt(view, at + 8);
    if (name === 'data' && format) {
      return resample(mono(view, { at: at + 8, length }, format), format.rate);
    }
    at += 8 + length + (length % 2);
  }
  throw new Error('A WAV file without sound');
}

function nameAt(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return '';
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

function formatAt(view: DataView, at: number): WaveFormat {
  const told = view.getUint16(at, true);
  const encoding = told === EXTENSIBLE ? view.getUint16(at + SUBFORMAT_OFFSET, true) : told;
  const bits = view.getUint16(at + 14, true);
  const samples = SAMPLE_FORMATS[`${encoding}/${bits}`];
  if (!samples) throw new Error(`A WAV file of ${bits} bits in encoding ${encoding}`);
  return {
    channels: Math.max(1, view.getUint16(at + 2, true)),
    rate: view.getUint32(at + 4, true),
    samples,
  };
}

function mono(
  view: DataView,
  { at, length }: { at: number; length: number },
  { channels, samples: { bytes, read } }: WaveFormat,
): Float32Array {
  const sound = new Float32Array(Math.floor(length / (bytes * channels)));
  for (let index = 0; index < sound.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      sum += read(view, at + bytes * (index * channels + channel));
    }
    sound[index] = sum / channels;
  }
  return sound;
}

/** Taps on each side of a sample; a voice needs no more. */
const REACH = 12;

/** Band-limited interpolation with a windowed sinc. */
function resample(sound: Float32Array, rate: number): Float32Array {
  if (rate === SAMPLE_RATE_HZ) return sound;
  const step = rate / SAMPLE_RATE_HZ;
  const cutoff = Math.min(1, 1 / step);
  const resampled = new Float32Array(Math.floor(sound.length / step));
  for (let index = 0; index < resampled.length; index += 1) {
    const center = index * step;
    const first = Math.ceil(center - REACH);
    let value = 0;
    for (let tap = first; tap < first + 2 * REACH; tap += 1) {
      const distance = tap - center;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / REACH);
      value += (sound[tap] ?? 0) * sinc(distance * cutoff) * window * cutoff;
    }
    resampled[index] = value;
  }
  return resampled;
}

function sinc(x: number): number {
  return Math.abs(x) < 1e-9 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}
