import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { makeFonts } from './make-fonts.ts';

const FONT = 'Headings under test';
const folder = mkdtempSync(join(tmpdir(), 'fonts-'));

beforeAll(async () => {
  await makeFonts(folder);
  GlobalFonts.registerFromPath(join(folder, 'headings.woff2'), FONT);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** How much closer two letters of a heading stand, in thousandths of its size. */
function kerningOf(pair: string): number {
  const context = createCanvas(10, 10).getContext('2d');
  context.font = `1000px "${FONT}"`;
  const widthOf = (text: string) => context.measureText(text).width;
  return Math.round(
    widthOf(pair) - Array.from(pair).reduce((sum, letter) => sum + widthOf(letter), 0),
  );
}

it.each([
  ['We', -61],
  ['Wo', -61],
  ['Wa', -59],
  ['Vo', -122],
  ['AV', -134],
  ['He', 0],
])('kerns %s', (pair, kerning) => {
  expect(Math.abs(kerningOf(pair) - kerning)).toBeLessThan(2);
});
