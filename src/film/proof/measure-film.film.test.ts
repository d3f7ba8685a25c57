import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofProblems, type FilmProof } from '#domain/proof/film-proof.ts';
import type { Controls } from '#domain/order/controls.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { videoBitsPerSecond } from '#film/encode/bit-rate.ts';
import { chooseBackend } from '#film/encode/choose-backend.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { layOutFrame } from '#film/overlay/layout/frame-layout.ts';
import { layOutLegal } from '#film/overlay/legal/legal-layout.ts';
import { openOverlay } from '#film/overlay/overlay.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { measureFilm, requireProof } from '#film/proof/measure-film.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const FRAMES = 24;
const SHORT_SIDE = 360;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proof-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Wish extends Partial<Pick<FilmOrder, 'markets' | 'language'>> {
  readonly aspectRatio?: Controls['aspectRatio'];
}

function storyboardOf({ aspectRatio = '16:9', ...wish }: Wish = {}): Storyboard {
  const order = { ...exampleOrder({ fps: 24, aspectRatio }), ...wish, shortSidePixels: SHORT_SIDE };
  return { ...planStoryboard(order), frameCount: FRAMES };
}

/** Spoils a frame that has its words; `bare` is the same frame without them. */
type Tamper = (frame: Uint8Array, bare: Uint8Array, frameIndex: number) => void;

/** Encodes a second of a bright, busy picture with the film's words on it, spoilt. */
async function measureTampered(
  storyboard: Storyboard,
  name: string,
  tamper: Tamper,
): Promise<FilmProof> {
  const { size, controls } = storyboard;
  const path = join(folder, `${name}.mp4`);
  const encoder = (await chooseBackend()).videoFile(path);
  const { fps } = controls;
  await encoder.start({ size, fps, bitsPerSecond: videoBitsPerSecond({ size, fps }) });
  const overlay = openOverlay(storyboard);
  for (let index = 0; index < FRAMES; index += 1) {
    const bare = busyFrame(size, index);
    const frame = bare.slice();
    overlay.drawOver(frame, index);
    tamper(frame, bare, index);
    await encoder.encodeFrame(frame);
  }
  await encoder.finish();
  return (await measureFilm(path, storyboard)).proof;
}

/** Squares of 16 pixels, moving, from dark grey to white. */
function busyFrame({ width, height }: Storyboard['size'], frameIndex: number): Uint8Array {
  const frame = new Uint8Array(i420ByteLength({ width, height })).fill(128);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = (Math.floor((x + frameIndex) / 16) * 5 + Math.floor(y / 16) * 3) % 8;
      frame[y * width + x] = 60 + square * 24;
    }
  }
  return frame;
}

/** Calls back for every pixel of brightness in the strip of the legal lines. */
function overLegalStrip(storyboard: Storyboard, visit: (at: number, x: number, y: number) => void) {
  const [page] = layOutLegal(storyboard).pages;
  if (!page) throw new Error('the film has no legal lines');
  const { plate, text } = page;
  for (let y = plate.y; y < plate.y + plate.height; y += 1) {
    for (let x = text.x; x < text.x + text.width; x += 1)
      visit(y * storyboard.size.width + x, x, y);
  }
}

describe('a finished film', () => {
  it.each<[string, Wish]>([
    ['one line', { markets: ['US'] }],
    ['two lines, upright', { markets: ['US', 'GB'], aspectRatio: '9:16' }],
    ['Chinese', { markets: ['US'], language: 'zh' }],
    ['several markets, square', { markets: ['DE', 'MT'], aspectRatio: '1:1' }],
  ])('shows what it has to: %s', async (name, order) => {
    const proof = await measureTampered(storyboardOf(order), name, () => undefined);
    expect(proofProblems(proof)).toEqual([]);
    expect(proof.frameCount).toBe(FRAMES);
    for (const part of proof.parts) {
      expect(part).toMatchObject({ secondsShown: 1, secondsWanted: 1, isInSafeArea: true });
      expect(part.contrast).toBeGreaterThan(7);
    }
  });
});

it('takes the share of the picture that Malta asks for', async () => {
  const proof = await measureTampered(storyboardOf({ markets: ['MT'] }), 'Malta', () => undefined);
  const lines = proof.parts.find(({ part }) => part === 'legalLines');
  expect(lines?.pictureShare).toBeGreaterThanOrEqual(0.1);
  const small = proof.parts.map((part) => ({ ...part, pictureShare: 0.08 }));
  expect(proofProblems({ ...proof, parts: small }).join()).toContain('10.0% needed');
});

/** The picture without its words, in a part of the frame. */
function restore(frame: Uint8Array, bare: Uint8Array, part: Box) {
  const { width } = storyboardOf().size;
  for (let y = part.y; y < part.y + part.height; y += 1)
    frame.set(
      bare.subarray(y * width + part.x, y * width + part.x + part.width),
      y * width + part.x,
    );
}

describe('a film whose words were tampered with does not pass', () => {
  const storyboard = storyboardOf();

  it.each<[string, Tamper, RegExp]>([
    [
      'the legal line is missing',
      (frame, bare) =>
        overLegalStrip(storyboard, (at) => {
          frame[at] = bare[at] ?? 0;
        }),
      /^Responsible gambling lines: readable for 0\.0 of 1\.0 seconds$/,
    ],
    [
      'the legal line is covered by its plate',
      (frame) =>
        overLegalStrip(storyboard, (at) => {
          frame[at] = 24;
        }),
      /^Responsible gambling lines: readable for 0\.0/,
    ],
    [
      'the legal line is faint',
      (frame) =>
        overLegalStrip(storyboard, (at) => {
          frame[at] = 40 + (frame[at] ?? 0) * 0.2;
        }),
      /^Responsible gambling lines: contrast \d\.\d, 4\.5 needed$/,
    ],
    [
      'the legal line is shrunk to half',
      (frame) => shrinkStrip(storyboard, frame),
      /^Responsible gambling lines: readable for 0\.0/,
    ],
    [
      'the legal line is gone for half the film',
      (frame, bare, index) => {
        if (index % 2 === 0) return;
        overLegalStrip(storyboard, (at) => {
          frame[at] = bare[at] ?? 0;
        });
      },
      /^Responsible gambling lines: readable for 0\.5 of 1\.0 seconds$/,
    ],
    [
      'the AI label is missing',
      (frame, bare) => restore(frame, bare, layOutFrame(storyboard).label.plate),
      /^AI label: readable for 0\.0 of 1\.0 seconds$/,
    ],
  ])('%s', async (name, tamper, complaint) => {
    const proof = await measureTampered(storyboard, name, tamper);
    const complaints = proofProblems(proof);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(complaint);
    expect(() => requireProof(proof)).toThrow('The finished film does not show what it has to');
  });
});

describe('a film that flashes', () => {
  const storyboard = storyboardOf();
  const lumaBytes = storyboard.size.width * storyboard.size.height;
  /** A band of the frame that no label stands on, brighter and darker `perSecond` times. */
  const blink =
    (perSecond: number): Tamper =>
    (frame, _bare, index) => {
      const isDark = Math.floor((index * perSecond * 2) / FRAMES) % 2 === 1;
      frame.fill(isDark ? 16 : 235, Math.floor(lumaBytes * 0.3), Math.floor(lumaBytes * 0.7));
    };

  it('five times a second does not pass, and says why', async () => {
    const proof = await measureTampered(storyboard, 'flashing', blink(5));
    expect(proof.flashes).toEqual({ generalPerSecond: 4, redPerSecond: 0 });
    const passing = Promise.resolve(proof).then(requireProof);
    await expect(passing).rejects.toMatchObject({
      reason: 'flashes',
      message:
        'The finished film flashes too fast. Flashes: 4 in one second over a quarter of the frame, 3 allowed.',
    });
  });

  it('three times a second passes, and one that does not flash', async () => {
    const proof = await measureTampered(storyboard, 'blinking', blink(3));
    expect(proof.flashes?.generalPerSecond).toBe(2);
    expect(() => requireProof(proof)).not.toThrow();
    const calm = await measureTampered(storyboard, 'calm', () => undefined);
    expect(calm.flashes).toEqual({ generalPerSecond: 0, redPerSecond: 0 });
  });

  it('red is measured in its colour', async () => {
    const proof = await measureTampered(storyboard, 'red', (frame, _bare, index) => {
      if (Math.floor((index * 4) / FRAMES) % 2 === 0) return;
      const [from, to] = [Math.floor(lumaBytes * 0.3), Math.floor(lumaBytes * 0.7)];
      frame.fill(70, from, to);
      frame.fill(100, lumaBytes + from / 4, lumaBytes + to / 4);
      frame.fill(235, lumaBytes * 1.25 + from / 4, lumaBytes * 1.25 + to / 4);
    });
    expect(proof.flashes?.redPerSecond).toBe(1);
    expect(proofProblems(proof)).toEqual([
      'Red flashes: 1 in one second over a quarter of the frame, none allowed',
    ]);
  });
});

/** Draws the strip again at half its size, in its own corner. */
function shrinkStrip(storyboard: Storyboard, frame: Uint8Array): void {
  const { width } = storyboard.size;
  const places: { at: number; x: number; y: number }[] = [];
  overLegalStrip(storyboard, (at, x, y) => places.push({ at, x, y }));
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const original = frame.slice();
  const strip = new Set(places.map(({ at }) => at));
  for (const { at, x, y } of places) {
    const from = (top + (y - top) * 2) * width + left + (x - left) * 2;
    frame[at] = strip.has(from) ? (original[from] ?? 0) : 24;
  }
}
