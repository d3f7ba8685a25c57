import { expect, it } from 'vitest';
import type { CameraPose } from '../camera/camera-pose.ts';
import { registerPropFonts } from '../props/fonts.ts';
import { openTinyStage } from '../tiny-stage.ts';
import {
  DIGITS,
  drumMaker,
  ORNAMENTS,
  positionOf,
  radiusFor,
  rollUpTo,
  SIGN_SHAPE,
  type Drum,
} from './counter-drums.ts';

const SIDE = 64;
const SIGN_HEIGHT = 0.5;
const PLACE = {
  at: [0, radiusFor(SIGN_HEIGHT), 0],
  width: SIGN_HEIGHT / SIGN_SHAPE,
  signHeight: SIGN_HEIGHT,
} as const;
const POSE: CameraPose = {
  eye: [0, -3, 0],
  target: [0, 0, 0],
  fieldOfView: 0.2,
  focus: [0, 0, 0],
  aperture: 0,
  roll: 0,
  lowering: 0,
};

/** Brightness of a few thousand places of what a drum shows. */
function shown(sign: string, turns: boolean): number[] {
  registerPropFonts();
  const { stage, render } = openTinyStage(SIDE);
  const lids = stage.material({ color: [0, 0, 0], roughness: 1 });
  const inks = { ink: '#ffffff', paper: '#101010' } as const;
  const drums = drumMaker(stage, DIGITS, { inks, lids });
  if (turns) drums.addDrum(PLACE).turn(positionOf(sign), 0);
  else drums.addSign(sign, PLACE);
  const at = render(POSE);
  return Array.from({ length: SIDE ** 2 }, (_, k) => at(k % SIDE, Math.floor(k / SIDE)).green);
}

it.each(['0', '2', '5', '7'])('a drum comes to rest on the %s that is asked for', (sign) => {
  const still = shown(sign, false);
  const gapTo = (other: readonly number[]) =>
    other.reduce((sum, value, k) => sum + Math.abs(value - (still[k] ?? 0)), 0) / other.length;
  expect(gapTo(shown(sign, true))).toBeLessThan(2);
  expect(gapTo(shown(sign === '7' ? '5' : '7', true))).toBeGreaterThan(6);
});

it.each(DIGITS.slice(0, 10))('a drum rolls up to %s and never shows a larger digit', (digit) => {
  const seen: string[] = [];
  const drumOf = (signs: readonly string[]): Drum => ({
    turn: (position) => seen.push(signs[(12 - (position % 12)) % 12] ?? ''),
    hide: () => undefined,
  });
  const rollUp = rollUpTo(digit, drumOf(DIGITS), drumOf(ORNAMENTS));
  for (let left = 24; left >= 0; left -= 1) rollUp(left, 0);
  const counted = seen.filter((sign) => /\d/u.test(sign));
  expect(counted).toEqual(DIGITS.slice(0, Number(digit) + 1));
  expect(seen.at(-1)).toBe(digit);
  expect(DIGITS.slice(10)).toEqual(ORNAMENTS.slice(10));
});
