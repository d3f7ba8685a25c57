import { describe, expect, it, test } from 'vitest';
import { chooseFraming } from '#film/media/choose-framing.ts';
import { findSubject } from '#film/media/find-subject.ts';
import { i420ByteLength, rgbaToI420 } from '#film/picture/i420.ts';
import { planesOf, type Planes } from '#film/picture/planes.ts';

const LANDSCAPE = { width: 240, height: 160 };
const UPRIGHT = { width: 90, height: 160 };
type Color = readonly [number, number, number];

/** A landscape whose sky meets a sea, with things standing before it. */
function photoWith(
  things: readonly { x: number; y: number; size: number; color: Color }[],
): Planes {
  const { width, height } = LANDSCAPE;
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const ground: Color = y < height * 0.6 ? [140, 170, 210] : [40, 60, 90];
    const thing = things.find(
      (one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) < one.size,
    );
    rgba.set([...(thing?.color ?? ground), 255], at * 4);
  }
  const frame = new Uint8Array(i420ByteLength(LANDSCAPE));
  rgbaToI420(rgba, LANDSCAPE, frame);
  return planesOf(frame, LANDSCAPE);
}

describe('a landscape in an upright film', () => {
  it.each([48, 120, 190])('is cropped around what stands at %d', (x) => {
    const photo = photoWith([{ x, y: 80, size: 16, color: [220, 40, 30] }]);
    const { part, place } = chooseFraming(LANDSCAPE, UPRIGHT, findSubject(photo));
    expect(place).toEqual({ left: 0, top: 0, ...UPRIGHT });
    expect(part.width / part.height).toBeCloseTo(UPRIGHT.width / UPRIGHT.height);
    expect(part.left).toBeLessThanOrEqual(x - 16);
    expect(part.left + part.width).toBeGreaterThanOrEqual(x + 16);
    expect(part.left).toBeGreaterThanOrEqual(0);
    expect(part.left + part.width).toBeLessThanOrEqual(LANDSCAPE.width);
  });

  it('is shown as a band where a crop would lose half of its subject', () => {
    const photo = photoWith([
      { x: 40, y: 80, size: 18, color: [220, 40, 30] },
      { x: 200, y: 80, size: 18, color: [230, 200, 40] },
    ]);
    const { part, place } = chooseFraming(LANDSCAPE, UPRIGHT, findSubject(photo));
    expect(place.width).toBe(UPRIGHT.width);
    expect(place.height).toBeLessThan(UPRIGHT.height * 0.8);
    expect(part.left).toBeLessThanOrEqual(30);
    expect(part.left + part.width).toBeGreaterThanOrEqual(210);
    expect(part.width / part.height).toBeCloseTo(place.width / place.height, 1);
  });

  it('keeps its middle where nothing stands out', () => {
    const { part } = chooseFraming(LANDSCAPE, UPRIGHT, findSubject(photoWith([])));
    expect(part.left + part.width / 2).toBeCloseTo(LANDSCAPE.width / 2, -1);
  });
});

test('a point that somebody named is in the crop, whatever else there is', () => {
  const named = { focus: { x: 0.1, y: 0.5 }, width: 0, height: 0 };
  expect(chooseFraming(LANDSCAPE, UPRIGHT, named).part.left).toBe(0);
});

test('an upright photo in a wide film is cropped, or stands before its own blur', () => {
  const wide = { width: 160, height: 90 };
  const low = { focus: { x: 0.5, y: 0.9 }, width: 0.2, height: 0.2 };
  const crop = chooseFraming(UPRIGHT, wide, low).part;
  expect(crop.top + crop.height).toBe(UPRIGHT.height);
  const tall = { focus: { x: 0.5, y: 0.5 }, width: 0.3, height: 0.95 };
  const { place } = chooseFraming(UPRIGHT, wide, tall);
  expect(place.height).toBe(wide.height);
  expect(place.width).toBeLessThan(wide.width / 2);
});
