import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { LogoGround, LogoVariant } from '#domain/brands/brand.ts';
import type { MediaId } from '#domain/ids.ts';
import { chooseLogo, contrastOn } from '#film/brand/choose-logo.ts';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { BROAD, SMALL } from '#film/brand/paint-logo.ts';
import { rimOf } from '#film/brand/rim-of.ts';
import type { HexColor } from '#film/color/hex.ts';
import { lightRigFor } from '#film/studio/light/light-rig.ts';
import { logosUnder } from '#film/studio/light/luminance-under.ts';
import { SAMPLE_PALETTES } from '#film/studio/sample-storyboard.ts';

const logo = (variant: LogoVariant, ground: LogoGround, ...colors: HexColor[]): LoadedLogo => ({
  logo: { mediaId: 'x' as MediaId, sha256: '', variant, ground, width: 4, height: 4 },
  canvas: createCanvas(4, 4),
  rim: colors.map((color) => ({ color, share: 1 / colors.length })),
});
const FULL_DARK = logo('full', 'dark', '#fdf6e3');
const FULL_LIGHT = logo('full', 'light', '#2a1140');
const MARK_LIGHT = logo('mark', 'light', '#c1121f');
const ALL = [FULL_LIGHT, MARK_LIGHT, FULL_DARK];

test('takes the kind that suits the place, made for its ground', () => {
  expect(chooseLogo(ALL, { ground: '#10301f', variants: BROAD })).toEqual({
    loaded: FULL_DARK,
    plate: null,
  });
  expect(chooseLogo(ALL, { ground: '#f4eedd', variants: BROAD })).toEqual({
    loaded: FULL_LIGHT,
    plate: null,
  });
  expect(chooseLogo(ALL, { ground: '#f4eedd', variants: SMALL })?.loaded).toBe(MARK_LIGHT);
  expect(chooseLogo([], { ground: '#f4eedd', variants: SMALL })).toBeNull();
});

test('puts a plate under what could not be seen, and changes no logo', () => {
  for (const ground of ['#101010', '#701018', '#808080'] as const) {
    const chosen = chooseLogo([FULL_LIGHT], { ground, variants: BROAD });
    expect(chosen?.loaded).toBe(FULL_LIGHT);
    const under = chosen?.plate ?? ground;
    expect(contrastOn(under, FULL_LIGHT)).toBeGreaterThanOrEqual(3);
  }
});

test('puts a plate under what a bright place of the ground would swallow', () => {
  const middling = logo('full', 'light', '#e8412f');
  expect(chooseLogo([middling], { ground: '#1c1a1c', variants: BROAD })?.plate).toBeNull();
  expect(
    chooseLogo([middling], { ground: '#1c1a1c', variants: BROAD, brightest: '#767676' })?.plate,
  ).toBe('#131114');
  expect(
    chooseLogo([FULL_DARK], { ground: '#1c1a1c', variants: BROAD, brightest: '#767676' })?.plate,
  ).toBeNull();
});

test('puts a plate under what the light of a film makes as bright as its ground', () => {
  const white = logo('full', 'dark', '#ffffff');
  const chosenIn = (lighting: 'bright' | 'neon', ground: HexColor) => {
    const rig = lightRigFor(lighting, SAMPLE_PALETTES[lighting]);
    return chooseLogo(logosUnder(rig, [white]), { ground, variants: BROAD })?.plate;
  };
  const paleGreen = '#4f8a7d';
  expect(contrastOn(paleGreen, white)).toBeGreaterThan(3);
  expect(chosenIn('bright', paleGreen)).toBe('#131114');
  expect(chosenIn('neon', '#0f2c63')).toBeNull();
});

test('puts both colours of a logo on a plate between them', () => {
  const halves = logo('full', 'light', '#0b1f4b', '#ffffff');
  const plate = chooseLogo([halves], { ground: '#10301f', variants: BROAD })?.plate;
  expect(plate).toBe('#5f5b56');
  expect(contrastOn('#5f5b56', halves)).toBeGreaterThan(2);
});

test('reads what a logo shows to its ground along its outline, not within', () => {
  const canvas = createCanvas(60, 60);
  const p = canvas.getContext('2d');
  p.fillStyle = '#ffffff';
  p.fillRect(5, 5, 50, 50);
  p.fillStyle = '#000000';
  p.fillRect(12, 12, 36, 36);
  expect(rimOf(canvas)).toEqual([{ color: '#ffffff', share: 1 }]);
});
