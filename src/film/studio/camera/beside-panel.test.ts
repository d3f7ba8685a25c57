import { expect, it } from 'vitest';
import { frameSizeOf } from '#film/frame-size.ts';
import { SHARE_BESIDE_PANEL } from '#film/storyboard/beside-panel.ts';
import { sampleStoryboard } from '../sample-storyboard.ts';
import { besidePanel } from './beside-panel.ts';
import type { CameraPose } from './camera-pose.ts';
import { projectionOf } from './projection.ts';

const POSE: CameraPose = {
  eye: [0.4, -2.5, 0.9],
  target: [0, 0, 0.1],
  fieldOfView: 0.6,
  focus: [0, -0.4, 0.1],
  aperture: 0.05,
  roll: 0,
  lowering: 0.1,
};
const { shots } = sampleStoryboard({ preset: 'roulette' });
const endCard = shots.find(({ kind }) => kind === 'endCard');
const hero = shots.find(({ kind }) => kind === 'hero');

it('the game stands in the middle of what the panel of a wide end card leaves', () => {
  const size = frameSizeOf('16:9', 360);
  const pose = endCard && besidePanel(POSE, endCard, size);
  expect(pose?.aperture).toBeLessThan(POSE.aperture / 2);
  const at = pose && projectionOf(pose, size.width, size.height).project(POSE.target);
  expect((at?.x ?? 0) / size.width).toBeCloseTo(1 - SHARE_BESIDE_PANEL / 2, 1);
});

it('other shots and other frames keep their cameras', () => {
  expect(hero && besidePanel(POSE, hero, frameSizeOf('16:9', 360))).toBe(POSE);
  for (const shape of ['9:16', '1:1'] as const)
    expect(endCard && besidePanel(POSE, endCard, frameSizeOf(shape, 360))).toBe(POSE);
  const silent = endCard && { ...endCard, words: [] };
  expect(silent && besidePanel(POSE, silent, frameSizeOf('16:9', 360))).toBe(POSE);
});
