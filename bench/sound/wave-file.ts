import { SAMPLE_RATE_HZ, type StereoSound } from '#film/stereo-sound.ts';

const HEADER_BYTES = 44;
const FRAME_BYTES = 4;

/** Returns a sound as a 16-bit WAVE file. */
export function waveFile({ left, right }: StereoSound): Buffer {
  const dataBytes = left.length * FRAME_BYTES;
  const file = Buffer.alloc(HEADER_BYTES + dataBytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + dataBytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(SAMPLE_RATE_HZ, 24);
  file.writeUInt32LE(SAMPLE_RATE_HZ * FRAME_BYTES, 28);
  file.writeUInt16LE(FRAME_BYTES, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(dataBytes, 40);
  for (let index = 0; index < left.length; index += 1) {
    const at = HEADER_BYTES + index * FRAME_BYTES;
    file.writeInt16LE(Math.round((left[index] ?? 0) * 32_767), at);
    file.writeInt16LE(Math.round((right[index] ?? 0) * 32_767), at + 2);
  }
  return file;
}
