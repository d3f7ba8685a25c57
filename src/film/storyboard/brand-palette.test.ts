import { describe, expect, it } from 'vitest';
import type { ColorWishes } from '#brief/brief.ts';
import type { BrandId } from '#domain/ids.ts';
import { fromHex, toHex } from '#film/color/oklch.ts';
import type { FilmBrand } from '#film/film-brand.ts';
import { brandPalette } from '#film/storyboard/brand-palette.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

const UNBRANDED: Palette = {
  felt: '#0c5a36',
  metal: '#e8c06a',
  glow: '#ff9a3c',
  accent: '#6ac2ff',
  room: '#1a1216',
};
const OPEN: ColorWishes = { hues: [], metal: null, room: null, tone: null, suggested: null };
const BRAND: FilmBrand = {
  id: 'brand' as BrandId,
  version: 1,
  palette: { primary: '#4b1d7a', accent: '#ff7a3c', ground: '#1a0d2b' },
  isPaletteLocked: false,
  logos: [],
  endCard: null,
  hasWatermark: false,
};
const LOCKED = { ...BRAND, isPaletteLocked: true };

describe('the colours of a branded film', () => {
  it('are the brand’s where nothing else is asked for', () => {
    const { palette, colorConflicts } = brandPalette(UNBRANDED, BRAND, {
      colors: { ...OPEN, suggested: { hues: ['green'] } },
      occasion: null,
    });
    expect(palette).toMatchObject({ felt: '#4b1d7a', glow: '#ff7a3c', room: '#1a0d2b' });
    expect(colorConflicts).toEqual([]);
  });

  it('give way to the words of the order, and tell so once', () => {
    const wishes = { colors: { ...OPEN, hues: ['red'] as const }, occasion: null };
    const { palette, colorConflicts } = brandPalette(UNBRANDED, BRAND, wishes);
    expect(palette).toMatchObject({ felt: UNBRANDED.felt, room: '#1a0d2b' });
    expect(colorConflicts).toEqual([
      {
        asked: 'the primary and accent colors of the brand (#4b1d7a, #ff7a3c)',
        used: 'red',
        because: 'The video asks for its own colors',
      },
    ]);
  });

  it('stay where the brand has locked them, and tell what was asked for', () => {
    const wishes = {
      colors: { ...OPEN, hues: ['red'] as const, metal: 'gold' as const },
      occasion: null,
    };
    const { palette, colorConflicts } = brandPalette(UNBRANDED, LOCKED, wishes);
    expect(palette.felt).toBe('#4b1d7a');
    expect(colorConflicts.map(({ asked, because }) => [asked, because])).toEqual(
      ['red', 'gold'].map((asked) => [asked, 'The colors of the brand are fixed']),
    );
  });

  it('come before those of an occasion', () => {
    const { palette, colorConflicts } = brandPalette(UNBRANDED, BRAND, {
      colors: OPEN,
      occasion: 'halloween',
    });
    expect(palette.felt).toBe('#4b1d7a');
    expect(colorConflicts).toMatchObject([{ asked: 'the usual colors of the occasion' }]);
  });

  it('can do the work of cloth, light and room: hue stays, lightness gives way', () => {
    const pale = { ...BRAND, palette: { primary: '#ffd6e8', ground: '#ffffff' } };
    const { palette } = brandPalette(UNBRANDED, pale, { colors: OPEN, occasion: null });
    expect(fromHex(palette.felt).lightness).toBeLessThan(0.52);
    expect(Math.abs(fromHex(palette.felt).hue - fromHex('#ffd6e8').hue)).toBeLessThan(4);
    expect(fromHex(palette.room).lightness).toBeLessThan(0.32);
    expect(palette.metal).toBe(UNBRANDED.metal);
  });
});

it.each(['#4b1d7a', '#ff7a3c', '#808080', '#0a84ff'] as const)(
  '%s comes back as it went',
  (color) => {
    expect(toHex(fromHex(color))).toBe(color);
  },
);
