import { describe, expect, it } from 'vitest';

import { readWave } from './wave-sound.ts';

type Write = (view: DataView, at: number, value: number) => void;

/** A WAV file of 48 kHz with one channel. */
function wave(
  encoding: number,
  bits: number,
  samples: readonly number[],
  write: Write,
): Uint8Array {
  const isExtensible = encoding === 0xfffe;
  const head = isExtensible ? 40 : 16;
  const bytes = (bits / 8) * samples.length;
  const view = new DataView(new ArrayBuffer(28 + head + bytes));
  const name = (at: number, text: string) =>
    Buffer.from(text).forEach((byte, index) => view.setUint8(at + index, byte));
  name(0, 'RIFF');
  name(8, 'WAVEfmt ');
  view.setUint32(16, head, true);
  view.setUint16(20, encoding, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 48_000, true);
  view.setUint16(34, bits, true);
  if (isExtensible) view.setUint16(44, 3, true);
  name(20 + head, 'data');
  view.setUint32(24 + head, bytes, true);
  samples.forEach((value, index) => write(view, 28 + head + (index * bits) / 8, value));
  return new Uint8Array(view.buffer);
}

const SOUND = [0, 0.5, -0.5, 0.25];
const FORMATS: readonly (readonly [string, number, number, Write])[] = [
  ['16-bit PCM', 1, 16, (view, at, value) => view.setInt16(at, value * 2 ** 15, true)],
  ['32-bit PCM', 1, 32, (view, at, value) => view.setInt32(at, value * 2 ** 31, true)],
  [
    '24-bit PCM',
    1,
    24,
    (view, at, value) => {
      view.setUint16(at, (value * 2 ** 23) & 0xffff, true);
      view.setInt8(at + 2, Math.floor((value * 2 ** 23) / 2 ** 16));
    },
  ],
  ['32-bit float', 3, 32, (view, at, value) => view.setFloat32(at, value, true)],
  ['32-bit float, extensible', 0xfffe, 32, (view, at, value) => view.setFloat32(at, value, true)],
  ['64-bit float', 3, 64, (view, at, value) => view.setFloat64(at, value, true)],
];

describe('a WAV file', () => {
  it.each(FORMATS)('of %s is read', (_name, encoding, bits, write) => {
    const read = readWave(wave(encoding, bits, SOUND, write));
    SOUND.forEach((value, index) => expect(read[index]).toBeCloseTo(value, 3));
  });

  it('in another encoding is named', () => {
    expect(() => readWave(wave(7, 8, [0], (view, at) => view.setUint8(at, 0)))).toThrow(
      '8 bits in encoding 7',
    );
  });
});
