import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrandId } from '#domain/ids.ts';
import type { FilmBrand, FilmFont } from '#film/film-brand.ts';
import { brandFaceFor, loadBrandFonts } from '#film/overlay/fonts/brand-fonts.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import { chooseTitleStyle } from '#film/overlay/type/title-style.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { brandFont } from '#tests/support/film/brand-font.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ,.:-';
const SERIF = 'playfair-display/files/playfair-display-latin-400-normal.woff2';
const PLAIN = 'montserrat/files/montserrat-latin-500-normal.woff2';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-fonts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const brandWith = (fonts: readonly FilmFont[]): FilmBrand => ({
  id: 'brand' as BrandId,
  version: 1,
  palette: {},
  isPaletteLocked: false,
  logos: [],
  endCard: null,
  hasWatermark: false,
  fonts,
});

test('words are set in the font of their role where it has every letter', async () => {
  const headline = await brandFont(folder, { role: 'headline', face: SERIF, letters: LATIN });
  const text = await brandFont(folder, { role: 'text', face: PLAIN, letters: 'abc' });
  const brand = brandWith([headline.font, text.font]);
  const files = { [headline.font.mediaId]: headline.path, [text.font.mediaId]: text.path };
  await loadBrandFonts(brand, files);
  const film = planStoryboard({ ...exampleOrder({ duration: 10 }), brand });
  const style = chooseTitleStyle(film);
  const faces = new Map(
    film.shots.flatMap((shot) =>
      layOutWords(film, shot, style).lines.map(({ role, type }) => [role, type.face] as const),
    ),
  );
  expect(faces.get('headline')).toBe(`brand-${headline.font.sha256}`);
  expect(faces.get('signature')).toBe(`brand-${headline.font.sha256}`);
  // It has three letters only: the film's own face speaks.
  expect(faces.get('when')).not.toContain('brand-');
  expect(brandFaceFor('cab', 'text', brand)).toBe(`brand-${text.font.sha256}`);
});

test('a text with one digit needs all of them: sums count up', async () => {
  const { font, path } = await brandFont(folder, { role: 'text', face: PLAIN, letters: 'Win 5' });
  const brand = brandWith([font]);
  await loadBrandFonts(brand, { [font.mediaId]: path });
  expect(brandFaceFor('Win', 'text', brand)).not.toBeNull();
  expect(brandFaceFor('Win 5', 'text', brand)).toBeNull();
});

test('no film is laid out without the fonts of its brand', async () => {
  const { font } = await brandFont(folder, { role: 'text', face: PLAIN, letters: 'xyz' });
  const brand = brandWith([font]);
  expect(() => brandFaceFor('xyz', 'text', brand)).toThrow('not loaded');
  await expect(loadBrandFonts(brand, {})).rejects.toThrow('missing');
});

test('a process that draws for many brands forgets the fonts of the first', async () => {
  const made = [];
  for (const letters of Array.from('abcdefghij')) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as previews come
    const { font, path } = await brandFont(folder, { role: 'text', face: SERIF, letters });
    const brand = brandWith([font]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await loadBrandFonts(brand, { [font.mediaId]: path });
    made.push({ letters, font, brand });
  }
  const [first, latest] = [made[0], made.at(-1)];
  expect(GlobalFonts.has(`brand-${first?.font.sha256}`)).toBe(false);
  expect(brandFaceFor('j', 'text', latest?.brand ?? null)).not.toBeNull();
});
