import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { WORLDS } from '#domain/order/look.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import type { BrandId, MediaId } from '#domain/ids.ts';
import { loadLogos } from '#film/brand/load-logos.ts';
import { rimOf } from '#film/brand/rim-of.ts';
import type { FilmBrand } from '#film/film-brand.ts';
import type { MediaFiles } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { layOutMarks } from '#film/overlay/layout/logos-layout.ts';
import { chooseTitleStyle } from '#film/overlay/type/title-style.ts';
import { layOutFrame } from '#film/overlay/layout/frame-layout.ts';
import { bottomOf, contains, overlaps, safeArea } from '#film/overlay/layout/safe-area.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import { openMarks } from '#film/marks/marks-layer.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { openLogoMeter } from '#film/proof/measure-logos.ts';
import { findSceneLogos } from '#film/proof/find-scene-logos.ts';
import { renderFilm } from '#film/render/render-film.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { settledFrameOf } from '#film/storyboard/settled-frame.ts';
import { openStudioPicture } from '#film/studio/studio-picture.ts';
import { exampleOrder, NO_WISHES } from '#tests/support/film/example-order.ts';

const LOGO = { width: 240, height: 160 };
let folder = '';
let mediaFiles: MediaFiles = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-film-'));
  const canvas = createCanvas(LOGO.width, LOGO.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdf6e3';
  context.fillRect(20, 20, 200, 120);
  context.fillStyle = '#ff8a3c';
  context.fillRect(60, 50, 120, 60);
  const path = join(folder, 'logo.png');
  await writeFile(path, canvas.toBuffer('image/png'));
  mediaFiles = { ['logo' as MediaId]: path };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const BRAND: FilmBrand = {
  id: 'brand' as BrandId,
  version: 1,
  palette: { primary: '#3a1d6e', accent: '#ff8a3c', ground: '#120a1f' },
  isPaletteLocked: false,
  logos: [
    {
      mediaId: 'logo' as MediaId,
      sha256: 'ab'.repeat(32),
      variant: 'mark',
      ground: 'dark',
      ...LOGO,
    },
  ],
  endCard: null,
  hasWatermark: true,
};
const orderOf = (changes: Partial<FilmOrder> = {}): FilmOrder => ({
  ...exampleOrder(),
  brand: BRAND,
  ...changes,
});

describe.each(PRESET_IDS)('the logo on things of %s', (preset) => {
  it.each(['16:9', '9:16'] as const)(
    'is seen in two shots of %s, broad in one',
    async (aspectRatio) => {
      const order = orderOf({
        preset,
        controls: exampleOrder({ duration: 10, aspectRatio }).controls,
      });
      const film = planStoryboard(order);
      const found = await findSceneLogos(film, await loadLogos(BRAND, mediaFiles));
      expect(new Set(found.map(({ frameIndex }) => frameIndex)).size).toBeGreaterThanOrEqual(2);
      expect(Math.max(...found.map(({ widthShare }) => widthShare))).toBeGreaterThan(0.08);
    },
  );
});

test.each(WORLDS)('the logo is seen in two shots of a film of the %s', async (world) => {
  const controls = exampleOrder({ duration: 10 }).controls;
  const film = planStoryboard(orderOf({ controls, look: { ...NO_WISHES, world } }));
  const found = await findSceneLogos(film, await loadLogos(BRAND, mediaFiles));
  const frames = new Set(found.map(({ frameIndex }) => frameIndex));
  expect(frames.size).toBeGreaterThanOrEqual(2);
});

test.each(['16:9', '9:16', '1:1'] as const)(
  'laid over %s films it keeps its clear space from words, label and edge',
  (aspectRatio) => {
    const film = planStoryboard(
      orderOf({ controls: { ...exampleOrder().controls, aspectRatio }, shortSidePixels: 360 }),
    );
    const endCard = film.shots.at(-1);
    const [sign, corner] = layOutMarks(film);
    if (!endCard || !sign || !corner) throw new Error('no marks');
    const { lines } = layOutWords(film, endCard, chooseTitleStyle(film));
    expect(lines.length).toBeGreaterThan(0);
    for (const { box } of lines) {
      expect(box.y - (sign.box.y + sign.box.height)).toBeGreaterThanOrEqual(sign.clearSpace - 1);
    }
    const label = layOutFrame(film).label.plate;
    for (const { box } of [sign, corner]) {
      expect(contains(safeArea(film.size), box)).toBe(true);
      expect(overlaps(box, label)).toBe(false);
    }
    expect(corner.endFrame).toBe(sign.firstFrame);
  },
);

test.each(['16:9', '9:16', '1:1'] as const)(
  'in %s the logo that signs keeps clear of the ribbon that the words stand on',
  (aspectRatio) => {
    const { controls } = exampleOrder({ aspectRatio });
    const films = Array.from({ length: 12 }, (_, seed) =>
      planStoryboard(orderOf({ preset: 'blackjack', seed, controls })),
    );
    const ribbons = films.flatMap((film) => {
      const [sign] = layOutMarks(film);
      const endCard = film.shots.at(-1);
      if (!sign || !endCard) throw new Error('The film is not signed');
      const { plates } = layOutWords(film, endCard, chooseTitleStyle(film));
      return plates.map(({ box }) => ({ top: box.y, foot: bottomOf(sign.box) + sign.clearSpace }));
    });
    expect(ribbons.length).toBeGreaterThan(0);
    for (const { top, foot } of ribbons) expect(foot).toBeLessThanOrEqual(top + 1);
  },
);

test('without a logo of its brand a film has no marks, and its words their room', () => {
  const bare = planStoryboard(orderOf({ brand: { ...BRAND, logos: [] } }));
  expect(layOutMarks(bare)).toEqual([]);
});

/** Bands as thick as letters are. */
function bandsOf(color: string): Canvas {
  const canvas = createCanvas(240, 80);
  const p = canvas.getContext('2d');
  p.fillStyle = color;
  for (let x = 0; x < 240; x += 24) p.fillRect(x, 0, 10, 80);
  return canvas;
}

test.each([
  ['poker', '#ffffff', { primary: '#8fd0c0', ground: '#ffffff' }],
  ['poker', '#c8102e', { primary: '#3a1d6e', ground: '#c8102e' }],
  ['blackjack', '#ffffff', { primary: '#ffffff', ground: '#ffffff' }],
] as const)('on a bright %s table a logo in %s stands out', async (preset, color, palette) => {
  const { controls } = exampleOrder({ duration: 10, fps: 24, lighting: 'bright' });
  const brand = { ...BRAND, palette };
  const film = planStoryboard(orderOf({ preset, brand, controls, shortSidePixels: 360 }));
  const canvas = bandsOf(color);
  const logos = BRAND.logos.map((logo) => ({ logo, canvas, rim: rimOf(canvas) }));
  const meter = await openLogoMeter(film, logos);
  const picture = openStudioPicture(film, { logos });
  const frame = new Uint8Array(i420ByteLength(film.size));
  for (const shot of cutOnBeats(film).shots) {
    await picture.renderFrame(settledFrameOf(shot), frame);
    meter.look({ bytes: frame, stride: film.size.width }, settledFrameOf(shot));
  }
  const scene = meter.proofs().find(({ place }) => place === 'scene');
  expect(scene?.shots).toBeGreaterThanOrEqual(2);
  expect(scene?.widthShare).toBeGreaterThanOrEqual(0.08);
  expect(scene?.contrast).toBeGreaterThanOrEqual(3);
});

test('a finished film is measured for its logo', async () => {
  const { controls } = exampleOrder({ fps: 24 });
  const film = await renderFilm(orderOf({ controls, shortSidePixels: 160 }), {
    workFolder: join(folder, 'work'),
    outputFolder: join(folder, 'out'),
    mediaFiles,
  });
  const proofs = new Map(film.proof.logos?.map((logo) => [logo.place, logo]));
  expect([...proofs.keys()].toSorted()).toEqual(['endCard', 'scene', 'watermark']);
  const sign = proofs.get('endCard');
  expect(sign?.contrast).toBeGreaterThanOrEqual(3);
  expect(sign?.clearSpacePixels).toBe(sign?.clearSpaceWantedPixels);
  expect(proofs.get('watermark')?.contrast).toBeGreaterThanOrEqual(3);
  expect(proofs.get('scene')?.contrast).toBeGreaterThanOrEqual(3);
});

test('words that come too near to a laid-over logo are found in the pixels', async () => {
  const film = planStoryboard(orderOf({ shortSidePixels: 360 }));
  const logos = await loadLogos(BRAND, mediaFiles);
  const [sign] = layOutMarks(film);
  if (!sign) throw new Error('no sign');
  const { width, height } = film.size;
  const frameIndex = film.frameCount - (film.frameCount % 10 || 10);
  const meter = await openLogoMeter(film, logos);
  // The least of all frames that the meter has looked at.
  const measured = (spoil: (frame: Uint8Array) => void) => {
    const frame = new Uint8Array(i420ByteLength(film.size)).fill(40);
    openMarks(film, logos).drawOver(frame, frameIndex);
    spoil(frame);
    meter.look({ bytes: frame, stride: width }, frameIndex);
    return meter.proofs().find(({ place }) => place === 'endCard')?.clearSpacePixels ?? 0;
  };
  const free = measured(() => undefined);
  expect(free).toBe(sign.clearSpace);
  const near = measured((frame) => {
    const foot = sign.box.y + sign.box.height + 6;
    for (let x = 0; x < width; x += 4) {
      for (let y = foot; y < Math.min(height, foot + 20); y += 1) frame[y * width + x] = 230;
    }
  });
  expect(near).toBeLessThan(7);
});
