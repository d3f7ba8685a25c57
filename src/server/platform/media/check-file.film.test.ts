import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { fileTypeOf, kindOf } from '#domain/media/file-types.ts';
import { checkFile } from '#server/platform/media/check-file.ts';
import { readTables } from '#server/platform/media/rename-font.ts';
import { withCredentials } from '#tests/support/film/third-party-credentials.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'casinoreel-check-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FAMILY = 'CR 1b4e28ba-2fa1-41d2-883f-0016d3cca427 1';

/** Checks bytes like an upload, in a separate process. */
async function check(bytes: Uint8Array) {
  const work = mkdtempSync(join(folder, 'file-'));
  const path = join(work, 'original');
  writeFileSync(path, bytes);
  const type = fileTypeOf(bytes);
  if (typeof type === 'object') throw new Error(type.refused);
  const kind = kindOf(type, null);
  if (typeof kind === 'object') throw new Error(kind.refused);
  const file = { path, type, kind, fontFamily: FAMILY, folder: work };
  const result = await checkFile(file, new AbortController().signal);
  return { result, read: (name: string) => readFileSync(join(work, name)), work };
}

function clipMadeBy(name: string, options: readonly string[]): Buffer {
  const path = join(folder, name);
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options, path]);
  return readFileSync(path);
}

/** The first pixel of the first frame of an MP4, as ffmpeg reads BT.709. */
function firstPixel(path: string): number[] {
  const filter = ['-vf', 'crop=2:2:0:0,scale=in_color_matrix=bt709', '-frames:v', '1'];
  const raw = ['-pix_fmt', 'rgb24', '-f', 'rawvideo', '-'];
  return [...execFileSync('ffmpeg', ['-v', 'error', '-i', path, ...filter, ...raw]).subarray(0, 3)];
}

it('blocks every loader but three: SVG, TIFF and GIF reach no decoder', async () => {
  await import('#server/platform/media/open-sharp.ts');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(sharp(svg).metadata()).rejects.toThrow(/unsupported|not allowed|blocked/i);
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  await expect(sharp(gif).metadata()).rejects.toThrow(/unsupported|not allowed|blocked/i);
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
  expect((await sharp(await picture.png().toBuffer()).metadata()).format).toBe('png');
});

it('reads how a picture was made, and keeps none of its metadata', async () => {
  const picture = sharp({
    create: { width: 32, height: 32, channels: 4, background: '#c8102e80' },
  });
  const png = await picture
    .png()
    .withXmp(
      '<x:xmpmeta>cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</x:xmpmeta>',
    )
    .toBuffer();
  const { result, read } = await check(png);
  expect(result).toMatchObject({
    kind: 'ready',
    facts: { width: 32, hasAlpha: true, digitalSourceType: 'trainedAlgorithmicMedia' },
  });
  expect(read('picture.png').includes('adobe')).toBe(false);
});

it('keeps the hash and validity of content credentials, and nothing that they name', async () => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c8102e' } });
  const { bytes, store } = await withCredentials(await picture.jpeg().toBuffer(), 'image/jpeg');
  const { result, read } = await check(bytes);
  const sha256 = createHash('sha256').update(store).digest('hex');
  expect(result).toMatchObject({
    kind: 'ready',
    facts: {
      hasContentCredentials: true,
      credentials: { sha256, isIntact: true },
      digitalSourceType: 'digitalCapture',
    },
  });
  expect(read('picture.jpg').includes('c2pa')).toBe(false);
});

it('gives a font a unique family name, and returns its original one', async () => {
  const path = createRequire(import.meta.url).resolve(
    '@fontsource/cinzel/files/cinzel-latin-400-normal.woff2',
  );
  const { result, read } = await check(readFileSync(path));
  expect(result).toMatchObject({ kind: 'ready', facts: { fontName: 'Cinzel' } });
  const names = new Map(readTables(read('font.ttf'))).get('name') ?? Buffer.alloc(0);
  const text = Buffer.from(names.subarray(6 + 5 * 12))
    .swap16()
    .toString('utf16le');
  expect(text).toContain(FAMILY);
  expect(text).not.toContain('Cinzel');
});

it.each([
  ['cmap', 'no letters'],
  ['glyf', 'could not be loaded'],
  ['maxp', 'seems to be damaged'],
])('refuses a font whose table %s is empty, with a message', async (table, sentence) => {
  const path = createRequire(import.meta.url).resolve(
    '@fontsource/cinzel/files/cinzel-latin-400-normal.woff2',
  );
  const font = await subsetFont(readFileSync(path), 'Casino 21', { targetFormat: 'truetype' });
  new Map(readTables(font)).get(table)?.fill(0);
  const { result } = await check(font);
  expect(result).toMatchObject({ kind: 'refused', sentence: expect.stringContaining(sentence) });
});

const RED = ['-f', 'lavfi', '-i', 'color=c=0xcc2010:size=320x180:rate=30:duration=0.5'];

it.each([
  ['BT.601', ['-vf', 'scale=out_color_matrix=bt601', '-colorspace', 'smpte170m']],
  ['BT.709', ['-vf', 'scale=out_color_matrix=bt709', '-colorspace', 'bt709']],
])('keeps the colours of %s clips, in BT.709', async (_name, options) => {
  const clip = clipMadeBy('red.mp4', [...RED, ...options, '-pix_fmt', 'yuv420p']);
  const { result, work } = await check(clip);
  expect(result).toMatchObject({ kind: 'ready', facts: { framesPerSecond: 30, hasSound: false } });
  const [red = 0, green = 0, blue = 0] = firstPixel(join(work, 'clip.mp4'));
  expect(Math.abs(red - 0xcc) + Math.abs(green - 0x20) + Math.abs(blue - 0x10)).toBeLessThan(12);
});

it('rotates clips upright, halves those larger than films, and removes their location', async () => {
  const made = ['-f', 'lavfi', '-i', 'testsrc2=size=2560x1440:rate=24:duration=0.25'];
  const plain = clipMadeBy('plain.mov', [...made, '-pix_fmt', 'yuv420p']);
  writeFileSync(join(folder, 'plain.mov'), plain);
  const copied = ['-i', join(folder, 'plain.mov'), '-c', 'copy', '-movflags', 'use_metadata_tags'];
  const turned = clipMadeBy('turned.mov', [
    ...copied,
    '-metadata:s:v:0',
    'rotate=90',
    '-metadata',
    'com.apple.quicktime.location.ISO6709=+51.5-000.1/',
  ]);
  expect(turned.includes('+51.5-000.1/')).toBe(true);
  const { result, read } = await check(turned);
  expect(result).toMatchObject({ kind: 'ready', facts: { width: 1080, height: 1920 } });
  expect(read('clip.mp4').includes('+51.5-000.1/')).toBe(false);
});

it.each([
  ['mono', '1'],
  ['stereo', '2'],
])('re-encodes uncompressed %s sound', async (_name, channels) => {
  const sine = ['-f', 'lavfi', '-i', 'sine=frequency=330:sample_rate=48000:duration=0.5'];
  const options = ['-c:v', 'libx264', '-c:a', 'pcm_s16le', '-ac', channels];
  const { result, work } = await check(clipMadeBy('pcm.mov', [...RED, ...sine, ...options]));
  expect(result).toMatchObject({ kind: 'ready', facts: { hasSound: true } });
  const measured = ['-i', join(work, 'clip.mp4'), '-af', 'volumedetect', '-f', 'null', '-'];
  const { stderr } = spawnSync('ffmpeg', measured, { encoding: 'utf8' });
  // ffmpeg's sine is 18 dB below full scale, and 3 dB less when spread over two channels.
  const loudest = Number(/max_volume: (-?[\d.]+) dB/.exec(stderr)?.[1]);
  expect(loudest).toBeGreaterThan(-22);
  expect(loudest).toBeLessThan(-17);
});

it('tone-maps HLG to the colours of films', async () => {
  // In HLG, 75 % is reference white, which is as bright as white elsewhere.
  const white = ['-f', 'lavfi', '-i', 'color=c=0xbfbfbf:size=320x180:rate=25:duration=0.4'];
  const hlg = 'colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc:log-level=none';
  const options = ['-c:v', 'libx265', '-x265-params', hlg, '-tag:v', 'hvc1'];
  const clip = clipMadeBy('hlg.mp4', [...white, ...options, '-pix_fmt', 'yuv420p10le']);
  const { result, work } = await check(clip);
  expect(result).toMatchObject({ kind: 'ready', facts: { width: 320 } });
  for (const value of firstPixel(join(work, 'clip.mp4'))) expect(value).toBeGreaterThan(225);
});

it('gives clips with a variable frame rate a constant one, and keeps their length', async () => {
  const made = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=30:duration=2'];
  const gaps = ['-vf', 'select=lt(n\\,15)+not(mod(n\\,4))', '-vsync', 'vfr', '-pix_fmt', 'yuv420p'];
  const { result, work } = await check(clipMadeBy('gaps.mp4', [...made, ...gaps]));
  if (result.kind !== 'ready') throw new Error(result.sentence);
  const { framesPerSecond = 0, seconds = 0 } = result.facts;
  expect(Math.abs(seconds - 2)).toBeLessThan(0.15);
  const listed = ['-i', join(work, 'clip.mp4'), '-map', '0:v', '-c', 'copy', '-f', 'framecrc', '-'];
  const lines = execFileSync('ffmpeg', ['-v', 'error', ...listed], { encoding: 'utf8' }).split(
    '\n',
  );
  const frames = lines.filter((line) => line.startsWith('0,'));
  const durations = new Set(frames.map((line) => line.split(',')[3]));
  expect(frames).toHaveLength(Math.round(seconds * framesPerSecond));
  expect(durations.size).toBe(1);
});

const SOUND = ['-f', 'lavfi', '-i', 'sine=duration=0.5'];
it.each([
  ['MPEG-4 part 2', 'mp4', ['-c:v', 'mpeg4']],
  ['Motion JPEG', 'mov', ['-c:v', 'mjpeg']],
  ['ProRes', 'mov', ['-c:v', 'prores_ks']],
  ['Apple Lossless', 'mov', ['-c:v', 'libx264', '-c:a', 'alac']],
  ['Vorbis', 'webm', ['-c:v', 'libvpx', '-c:a', 'libvorbis']],
])('refuses %s with a message', async (name, ending, codecs) => {
  const clip = clipMadeBy(`other.${ending}`, [...RED, ...SOUND, ...codecs]);
  const { result } = await check(clip);
  expect(result).toMatchObject({ kind: 'refused', sentence: expect.stringContaining(name) });
});

const PICTURE = await sharp({
  create: { width: 64, height: 48, channels: 3, background: '#204060' },
})
  .png()
  .toBuffer();
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** The parts of the program that run in the checking process. */
const PROGRAM = ['src/server/platform/media', 'src/domain', 'src/film', 'package.json'];

/** Checks a picture with a copy of the program whose packages are elsewhere, or unusable. */
function checkElsewhere(packages: string): string {
  const home = mkdtempSync(join(folder, 'home-'));
  for (const part of PROGRAM) {
    mkdirSync(dirname(join(home, part)), { recursive: true });
    cpSync(join(ROOT, part), join(home, part), { recursive: true });
  }
  symlinkSync(packages, join(home, 'node_modules'));
  const path = join(home, 'original');
  writeFileSync(path, PICTURE);
  const file = { path, type: 'png', kind: 'image', fontFamily: FAMILY, folder: home };
  const script = join(home, 'check.mjs');
  writeFileSync(
    script,
    `import { checkFile } from './src/server/platform/media/check-file.ts';
    const result = await checkFile(${JSON.stringify(file)}, new AbortController().signal).catch((error) => error.message);
    console.log(result.kind ?? result);`,
  );
  return execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim();
}

it("reads files if the program's packages are elsewhere, and refuses none if they are missing", () => {
  expect(checkElsewhere(realpathSync(join(ROOT, 'node_modules')))).toBe('ready');
  expect(checkElsewhere(folder)).toMatch(/could not load its program/);
});
