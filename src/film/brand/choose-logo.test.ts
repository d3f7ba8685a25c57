import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { LogoGround, LogoVariant } from '#domain/brands/brand.ts';
import { contrastRatio } from '#domain/brands/palette-contrast.ts';
import type { MediaId } from '#domain/ids.ts';
import { chooseLogo } from '#film/brand/choose-logo.ts';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { BROAD, SMALL } from '#film/brand/paint-logo.ts';
import type { HexColor } from '#film/color/hex.ts';

const logo = (variant: LogoVariant, ground: LogoGround, color: HexColor): LoadedLogo => ({
  logo: { mediaId: 'x' as MediaId, sha256: '', variant, ground, width: 4, height: 4 },
  canvas: createCanvas(4, 4),
  color,
});
const FULL_DARK = logo('full', 'dark', '#fdf6e3');
const FULL_LIGHT = logo('full', 'light', '#2a1140');
const MARK_LIGHT = logo('mark', 'light', '#c1121f');
const ALL = [FULL_LIGHT, MARK_LIGHT, FULL_DARK];

test('takes the kind that suits the place, made for its ground', () => {
  expect(chooseLogo(ALL, '#10301f', BROAD)).toEqual({ loaded: FULL_DARK, plate: null });
  expect(chooseLogo(ALL, '#f4eedd', BROAD)).toEqual({ loaded: FULL_LIGHT, plate: null });
  expect(chooseLogo(ALL, '#f4eedd', SMALL)?.loaded).toBe(MARK_LIGHT);
  expect(chooseLogo([], '#f4eedd', SMALL)).toBeNull();
});

test('puts a plate under what could not be seen, and changes no logo', () => {
  for (const ground of ['#101010', '#701018', '#808080'] as const) {
    const chosen = chooseLogo([FULL_LIGHT], ground, BROAD);
    expect(chosen?.loaded).toBe(FULL_LIGHT);
    const under = chosen?.plate ?? ground;
    expect(contrastRatio(FULL_LIGHT.color, under)).toBeGreaterThanOrEqual(3);
  }
});

test('puts a plate under what a bright place of the ground would swallow', () => {
  const middling = logo('full', 'light', '#e8412f');
  expect(chooseLogo([middling], '#1c1a1c', BROAD)?.plate).toBeNull();
  expect(chooseLogo([middling], '#1c1a1c', BROAD, '#767676')?.plate).toBe('#131114');
  expect(chooseLogo([FULL_DARK], '#1c1a1c', BROAD, '#767676')?.plate).toBeNull();
});
