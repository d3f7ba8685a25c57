import { describe, expect, test } from 'vitest';
import { ASPECT_RATIOS } from '#domain/order/controls.ts';
import { layOutFrame } from '#film/overlay/layout/frame-layout.ts';
import { layOutLegal } from '#film/overlay/legal/legal-layout.ts';
import { openOverlay } from '#film/overlay/overlay.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { chooseTitleStyle, TITLE_STYLES } from '#film/overlay/type/title-style.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { MOODS } from '#domain/order/look.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';

const WHITE = 235;
const GREY = 128;

function whiteFrame({ size }: Storyboard): Uint8Array {
  return new Uint8Array(i420ByteLength(size)).fill(GREY).fill(WHITE, 0, size.width * size.height);
}

/** Relative luminance after WCAG of a limited-range luma sample. */
function luminanceOf(luma: number): number {
  const value = Math.max(0, Math.min(1, (luma - 16) / 219));
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Luma inside a box, darkest first. */
function lumaIn(frame: Uint8Array, { size }: Storyboard, box: Box): number[] {
  const samples: number[] = [];
  for (let y = Math.ceil(box.y); y < box.y + box.height; y += 1) {
    for (let x = Math.ceil(box.x); x < box.x + box.width; x += 1) {
      samples.push(frame[y * size.width + x] ?? 0);
    }
  }
  return samples.sort((a, b) => a - b);
}

/** Contrast between the ground (a low quantile) and the lettering (a high one). */
function contrastIn(frame: Uint8Array, storyboard: Storyboard, box: Box): number {
  const luma = lumaIn(frame, storyboard, box);
  const at = (part: number) => luminanceOf(luma[Math.floor(luma.length * part)] ?? 0);
  return (at(0.97) + 0.05) / (at(0.3) + 0.05);
}

describe.each(ASPECT_RATIOS)('overlay in %s', (aspectRatio) => {
  const storyboard = exampleStoryboard({ controls: { aspectRatio }, shortSidePixels: 360 });
  const overlay = openOverlay(storyboard);
  const drawn = (frameIndex: number) => {
    const frame = whiteFrame(storyboard);
    overlay.drawOver(frame, frameIndex);
    return frame;
  };

  test('label and legal lines are legible on every frame over white', () => {
    const label = layOutFrame(storyboard).label.plate;
    const legal = layOutLegal(storyboard).pages[0]?.plate;
    for (let index = 0; index < storyboard.frameCount; index += 10) {
      const frame = drawn(index);
      expect(contrastIn(frame, storyboard, label)).toBeGreaterThan(7);
      expect(legal && contrastIn(frame, storyboard, legal)).toBeGreaterThan(7);
    }
  });

  test('frames do not depend on which were drawn before', () => {
    const last = storyboard.frameCount - 1;
    const forwards = [10, 80, last].map(drawn);
    const other = openOverlay(storyboard);
    const backwards = [last, 80, 10].map((index) => {
      const frame = whiteFrame(storyboard);
      other.drawOver(frame, index);
      return frame;
    });
    expect(backwards.toReversed().map(checksum)).toEqual(forwards.map(checksum));
  });
});

/** A film of every title style, found by trying seeds. */
function filmsByStyle(): Map<string, Storyboard> {
  const films = new Map<string, Storyboard>();
  for (let seed = 1; seed < 60; seed += 1) {
    const mood = MOODS[seed % MOODS.length] ?? 'festive';
    const film = exampleStoryboard({ seed, look: { mood }, shortSidePixels: 360 });
    films.set(chooseTitleStyle(film).paint, film);
  }
  return films;
}

test('words of every title style reach 4.5 : 1 at rest over white', () => {
  const films = filmsByStyle();
  expect([...films.keys()].toSorted()).toEqual(Object.keys(TITLE_STYLES).toSorted());
  for (const film of films.values()) {
    const style = chooseTitleStyle(film);
    const overlay = openOverlay(film);
    for (const shot of film.shots) {
      const frame = whiteFrame(film);
      overlay.drawOver(frame, shot.firstFrame + Math.floor(shot.frameCount * 0.7));
      const { lines } = layOutWords(film, shot, style);
      for (const { box, manner } of lines.filter((line) => line.manner !== 'plated')) {
        expect({
          style: style.paint,
          manner,
          contrast: contrastIn(frame, film, box) > 4.5,
        }).toEqual({
          style: style.paint,
          manner,
          contrast: true,
        });
      }
    }
  }
});

function checksum(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte, index) => (sum + byte * ((index % 251) + 1)) % 4_294_967_291, 0);
}
