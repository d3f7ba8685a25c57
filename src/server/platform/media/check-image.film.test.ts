import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';
import { expect, it } from 'vitest';

import { checkImage } from './check-image.ts';

function chunk(name: string, contents: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), contents]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(contents.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG of one bit a pixel whose header promises a size; all of it is black. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows))];
  return Buffer.concat([signature, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

const checked = (width: number, height: number) => check(pngOf(width, height), 'png');

async function check(file: Uint8Array, type: 'png' | 'svg') {
  const folder = await mkdtemp(join(tmpdir(), 'check-image-'));
  const path = join(folder, `given.${type}`);
  await writeFile(path, file);
  const kind = type === 'svg' ? 'logo' : 'image';
  return checkImage({ path, type, kind, fontFamily: '', folder });
}

it('says of a valid picture that is too large or too small that it is', async () => {
  await expect(checked(20_000, 20_000)).rejects.toThrow('The limit is 50 megapixels');
  await expect(checked(8, 8)).rejects.toThrow('too small');
});

it('refuses an SVG that draws nothing', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await expect(check(svg, 'svg')).rejects.toThrow('is empty or fully transparent');
});

it('refuses a PNG that is fully transparent, but not one with a single faint dot', async () => {
  const background = { r: 255, g: 255, b: 255, alpha: 0 };
  const blank = sharp({ create: { width: 64, height: 64, channels: 4, background } }).png();
  await expect(check(await blank.toBuffer(), 'png')).rejects.toThrow(
    'is empty or fully transparent',
  );
  const dot = {
    create: { width: 1, height: 1, channels: 4, background: { ...background, alpha: 0.1 } },
  } as const;
  const dotted = await blank.composite([{ input: dot, left: 40, top: 9 }]).toBuffer();
  expect(await check(dotted, 'png')).toMatchObject({ kind: 'ready' });
});

it('reads one of the largest size', async () => {
  expect(await checked(10_000, 5_000)).toMatchObject({ kind: 'ready' });
});
