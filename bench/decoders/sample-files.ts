import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';

import type { FileType } from '#domain/media/file-types.ts';
import type { MediaKind } from '#domain/media/media.ts';

/** A file that a customer might upload. */
export interface SampleFile {
  readonly what: string;
  readonly path: string;
  readonly type: FileType;
  readonly kind: MediaKind;
}

interface ClipRow {
  readonly what: string;
  readonly type: FileType;
  /** For ffmpeg, after its two inputs. */
  readonly options: readonly string[];
}

const SIZE = '1920x1080';
const RATE = 30;
const SECONDS = 2;
const NO_SOUND = ['-an'];
const FAST_VP9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8'];
const FAST_AV1 = ['-c:v', 'libsvtav1', '-preset', '10', '-crf', '40'];
const H264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'];
const SMALL_H264 = [...H264, '-vf', 'scale=640:360'];

const CLIPS: readonly ClipRow[] = [
  { what: 'H.264', type: 'mp4', options: [...H264, ...NO_SOUND] },
  {
    what: 'HEVC',
    type: 'mp4',
    options: ['-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1', ...NO_SOUND],
  },
  {
    what: 'HEVC, 10 bit, HLG',
    type: 'mov',
    options: [
      '-c:v',
      'libx265',
      '-preset',
      'ultrafast',
      '-tag:v',
      'hvc1',
      '-pix_fmt',
      'yuv420p10le',
      '-color_primaries',
      'bt2020',
      '-color_trc',
      'arib-std-b67',
      '-colorspace',
      'bt2020nc',
      ...NO_SOUND,
    ],
  },
  { what: 'VP9', type: 'webm', options: [...FAST_VP9, '-pix_fmt', 'yuv420p', ...NO_SOUND] },
  {
    what: 'VP9, 10 bit',
    type: 'webm',
    options: [...FAST_VP9, '-pix_fmt', 'yuv420p10le', ...NO_SOUND],
  },
  { what: 'AV1', type: 'mp4', options: [...FAST_AV1, '-pix_fmt', 'yuv420p', ...NO_SOUND] },
  {
    what: 'AV1, 10 bit',
    type: 'mp4',
    options: [...FAST_AV1, '-pix_fmt', 'yuv420p10le', ...NO_SOUND],
  },
  {
    what: 'VP8',
    type: 'webm',
    options: ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', ...NO_SOUND],
  },
  { what: 'H.264 of 360 lines, silent', type: 'mp4', options: [...SMALL_H264, ...NO_SOUND] },
  { what: 'the same with AAC', type: 'mp4', options: [...SMALL_H264, '-c:a', 'aac'] },
  { what: 'the same with Opus', type: 'mp4', options: [...SMALL_H264, '-c:a', 'libopus'] },
  { what: 'the same with MP3', type: 'mp4', options: [...SMALL_H264, '-c:a', 'libmp3lame'] },
  { what: 'the same with AC-3', type: 'mp4', options: [...SMALL_H264, '-c:a', 'ac3'] },
  { what: 'the same with PCM', type: 'mov', options: [...SMALL_H264, '-c:a', 'pcm_s16le'] },
];

/** Writes two-second clips to a folder, one for each decoder, each on demand. Needs ffmpeg. */
export function* makeClips(folder: string): Generator<SampleFile> {
  const inputs = [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=size=${SIZE}:rate=${RATE}:duration=${SECONDS}`,
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=330:sample_rate=48000:duration=${SECONDS}`,
  ];
  for (const [index, { what, type, options }] of CLIPS.entries()) {
    const path = join(folder, `clip-${index}.${type}`);
    const args = ['-loglevel', 'error', '-y', ...inputs, '-shortest', ...options, path];
    const { status, stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`ffmpeg made no ${what}: ${stderr}`);
    yield { what, path, type, kind: 'clip' };
  }
}

/** Writes a 24-megapixel picture in each format, a logo and a font to a folder. */
export async function makeStills(folder: string): Promise<SampleFile[]> {
  const picture = sharp(paintedPicture(), { raw: { ...PAINTED, channels: 4 } })
    .removeAlpha()
    .resize(PICTURE);
  const pathOf = (name: string) => join(folder, name);
  await picture.clone().jpeg({ quality: 90 }).toFile(pathOf('photo.jpeg'));
  await picture.clone().png({ compressionLevel: 3 }).toFile(pathOf('photo.png'));
  await picture.clone().webp({ effort: 1 }).toFile(pathOf('photo.webp'));
  writeFileSync(pathOf('logo.svg'), LOGO);
  const require = createRequire(import.meta.url);
  return [
    { what: 'JPEG, 24 MP', path: pathOf('photo.jpeg'), type: 'jpeg', kind: 'image' },
    { what: 'PNG, 24 MP', path: pathOf('photo.png'), type: 'png', kind: 'image' },
    { what: 'WebP, 24 MP', path: pathOf('photo.webp'), type: 'webp', kind: 'image' },
    { what: 'SVG logo', path: pathOf('logo.svg'), type: 'svg', kind: 'logo' },
    {
      what: 'WOFF2 font, Noto Sans Arabic',
      path: require.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-800-normal.woff2'),
      type: 'woff2',
      kind: 'font',
    },
  ];
}

const PICTURE = { width: 6000, height: 4000 };
const PAINTED = { width: 1500, height: 1000 };
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 160"><circle cx="80" cy="80" r="70" fill="#ffcc33"/><path d="M180 30h200v40H180zM180 90h140v40H180z" fill="#7a1030"/></svg>';

/** With edges and gradients, like a photo. */
function paintedPicture(): Uint8Array {
  const { width, height } = PAINTED;
  const context = createCanvas(width, height).getContext('2d');
  for (let step = 0; step < 90; step += 1) {
    const [x, y] = [(step * 997) % width, (step * 577) % height];
    const gradient = context.createRadialGradient(x, y, 4, x, y, 220);
    gradient.addColorStop(0, `hsl(${step * 17} 70% 55%)`);
    gradient.addColorStop(1, 'transparent');
    context.fillStyle = gradient;
    context.fillRect(x - 220, y - 220, 440, 440);
  }
  const { data } = context.getImageData(0, 0, width, height);
  return new Uint8Array(data.buffer, data.byteOffset, data.length);
}
