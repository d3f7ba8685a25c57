import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ASPECT_RATIOS,
  CAMERA_MOTIONS,
  CONTROL_DEFAULTS,
  CROWD_DENSITIES,
  LIGHTINGS,
} from '#domain/controls.ts';
import { DEFAULT_MARKETS } from '#domain/markets/markets.ts';
import { PRESET_IDS } from '#domain/presets.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const orders: fc.Arbitrary<FilmOrder> = fc.record(
  {
    prompt: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 2_000 }),
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc
        .array(
          fc.constantFrom(
            'Friday',
            '$5,000',
            'at',
            '"',
            'noche',
            '9',
            'pm',
            '。',
            '周五',
            'Book',
            'the',
          ),
          {
            maxLength: 60,
          },
        )
        .map((words) => words.join(' ')),
    ),
    preset: fc.constantFrom(...PRESET_IDS),
    controls: fc.record({
      aspectRatio: fc.constantFrom(...ASPECT_RATIOS),
      cameraMotion: fc.constantFrom(...CAMERA_MOTIONS),
      lighting: fc.constantFrom(...LIGHTINGS),
      crowdDensity: fc.constantFrom(...CROWD_DENSITIES),
      fps: fc.integer({ min: 24, max: 60 }),
      duration: fc.integer({ min: 5, max: 60 }),
    }),
    seed: fc.integer(),
    title: fc.string({ unit: 'grapheme', maxLength: 120 }),
    offer: fc.string({ unit: 'grapheme', maxLength: 120 }),
    callToAction: fc.string({ unit: 'grapheme', maxLength: 120 }),
    organizationName: fc.string({ unit: 'grapheme', minLength: 2, maxLength: 80 }),
    markets: fc.constant(DEFAULT_MARKETS),
    shortSidePixels: fc.constantFrom(360, 720, 1080),
  },
  {
    requiredKeys: [
      'prompt',
      'preset',
      'controls',
      'seed',
      'organizationName',
      'markets',
      'shortSidePixels',
    ],
  },
);

/** The rule as a reader would check it: 2.5 spaced words, or 5 ideographs, a second. */
function secondsToRead(text: string): number {
  const ideographs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text
    .replace(/\p{Script=Han}/gu, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return ideographs > 0 ? ideographs / 5 : words.length / 2.5;
}

/** What is wrong with a plan, as sentences; empty for a sane one. */
function faultsOf(plan: Storyboard): string[] {
  const faults: string[] = [];
  let next = 0;
  for (const shot of plan.shots) {
    if (shot.firstFrame !== next) faults.push(`shot starts at ${shot.firstFrame}, not ${next}`);
    if (shot.frameCount <= 0) faults.push('empty shot');
    next += shot.frameCount;
    const needed = shot.words.reduce((sum, { text }) => sum + secondsToRead(text), 0);
    if (needed > shot.frameCount / plan.controls.fps + 1e-6) faults.push('words too fast');
    for (const { text } of shot.words) {
      if (UNSHOWABLE.test(text)) faults.push(`unshowable: ${text}`);
      if (text.trim() === '') faults.push('empty words');
    }
  }
  if (next !== plan.controls.fps * plan.controls.duration) faults.push(`${next} frames in all`);
  if (plan.shots.findIndex(({ kind }) => kind === 'endCard') !== plan.shots.length - 1) {
    faults.push('the end card is not the last shot');
  }
  return faults;
}

const UNSHOWABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069<>]/u;

describe('planStoryboard', () => {
  test('any order gives shots that fill the film exactly, with words that can be read', () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(faultsOf(planStoryboard(order))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('a film of no house is signed by nobody, and its last shot still says something', () => {
    const endCardOf = (prompt: string) => {
      const order: FilmOrder = {
        prompt,
        preset: 'roulette',
        controls: CONTROL_DEFAULTS,
        seed: 1,
        organizationName: '',
        markets: DEFAULT_MARKETS,
        shortSidePixels: 720,
      };
      return planStoryboard(order)
        .shots.at(-1)
        ?.words.map(({ role }) => role);
    };
    expect(endCardOf('A golden Friday night. Book your table now!')).toEqual([
      'when',
      'callToAction',
    ]);
    expect(endCardOf('A quiet night of roulette, golden light')).toEqual(['title']);
  });

  test('the same order gives the same plan', () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(planStoryboard(order)).toEqual(planStoryboard({ ...order }));
      }),
      { numRuns: 50 },
    );
  });
});
