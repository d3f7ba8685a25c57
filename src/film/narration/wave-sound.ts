import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';

const PCM = 1;
const EXTENSIBLE = 0xfffe;
const FULL_SCALE = 32_768;

/**
 * The sound of a WAV file (16-bit PCM, any rate, any channels) as one channel of 48 kHz. Throws where
 * it is not one. Lengths that a streaming writer left open end with the file.
 */
export function readWave(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WAVE') throw new Error('Not a WAV file');
  let format = { channels: 1, rate: 16_000 };
  for (let at = 12; at + 8 <= view.byteLength;) {
    const length = Math.min(view.getUint32(at + 4, true), view.byteLength - at - 8);
    const name = nameAt(view, at);
    if (name === 'fmt ') format = formatAt(view, at + 8);
    if (name === 'data') return resample(mono(view, at + 8, length, format.channels), format.rate);
    at += 8 + length + (length % 2);
  }
  throw new Error('A WAV file without sound');
}

function nameAt(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return '';
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

function formatAt(view: DataView, at: number): { channels: number; rate: number } {
  const encoding = view.getUint16(at, true);
  const bits = view.getUint16(at + 14, true);
  if ((encoding !== PCM && encoding !== EXTENSIBLE) || bits !== 16) {
    throw new Error('A WAV file that is not 16-bit PCM');
  }
  return {
    channels: Math.max(1, view.getUint16(at + 2, true)),
    rate: view.getUint32(at + 4, true),
  };
}

function mono(view: DataView, at: number, length: number, channels: number): Float32Array {
  const sound = new Float32Array(Math.floor(length / (2 * channels)));
  for (let index = 0; index < sound.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      sum += view.getInt16(at + 2 * (index * channels + channel), true);
    }
    sound[index] = sum / channels / FULL_SCALE;
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
