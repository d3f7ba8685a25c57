import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { undrawnCharacterIn } from '#domain/order/drawn-characters.ts';
import { FACE_NAMES, fontFor, type FaceName } from '#film/overlay/fonts/font-library.ts';

const SIZE = 40;

/** One of each kind of writing, and emoji that other fonts list without having them. */
const WRITTEN = ['a', 'Ž', 'Ж', 'ع', '夜', '5', '🎉', '🎰', '✨', '⭐', '🏆', '🇺🇸', '👩‍🍳', '❤️'];

function pixelsOf(face: FaceName, text: string): string {
  const canvas = createCanvas(2 * SIZE, 2 * SIZE);
  const context = canvas.getContext('2d');
  context.font = fontFor(face, SIZE, text);
  context.fillText(text, SIZE / 4, 1.4 * SIZE);
  return Buffer.from(context.getImageData(0, 0, 2 * SIZE, 2 * SIZE).data).toString('base64');
}

describe('the faces of words on screen', () => {
  it.each(WRITTEN)('have %s among the characters that an order may use', (text) => {
    expect(undrawnCharacterIn(text)).toBeNull();
  });

  it.each(FACE_NAMES)('draw every kind of writing: %s', (face) => {
    const blank = pixelsOf(face, ' ');
    const pictures = WRITTEN.map((text) => pixelsOf(face, text));

    expect(pictures).not.toContain(blank);
    // A box for what is missing would stand for several.
    expect(new Set(pictures).size).toBe(WRITTEN.length);
  });
});
