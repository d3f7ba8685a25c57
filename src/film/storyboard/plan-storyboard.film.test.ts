import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_MARKETS } from '#domain/markets/markets.ts';
import {
  ASPECT_RATIOS,
  CAMERA_MOTIONS,
  CROWD_DENSITIES,
  LIGHTINGS,
} from '#domain/order/controls.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { LINE_KINDS, type Words } from '#domain/order/words.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { poseOf } from '#film/overlay/motion/motion.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { stillTimeOf } from '#film/storyboard/still-time.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { exampleOrder, NO_WISHES } from '#tests/support/film/example-order.ts';

const VOCABULARY = ['Friday', '$5,000', 'Jazz', 'until', 'noche', '9 pm', '周五之夜', 'at', 'gran'];

const sentences = (wordsMax: number) =>
  fc
    .array(fc.constantFrom(...VOCABULARY), { minLength: 1, maxLength: wordsMax })
    .map((parts) => parts.join(' '));
const optional = (wordsMax: number) => fc.option(sentences(wordsMax), { freq: 4 });

const allWords: fc.Arbitrary<Words> = fc.record({
  headline: optional(12),
  lines: fc.array(
    fc.record({
      kind: fc.constantFrom(...LINE_KINDS),
      text: fc.oneof(sentences(10), fc.constant(' ')),
      condition: optional(8),
    }),
    { maxLength: 6 },
  ),
  callToAction: optional(8),
  signature: optional(5),
  terms: optional(60),
});

const orders: fc.Arbitrary<FilmOrder> = fc.record({
  words: allWords,
  language: fc.constantFrom('en', 'es', 'zh'),
  look: fc.constant(NO_WISHES),
  crowd: fc.constant(null),
  preset: fc.constantFrom(...PRESET_IDS),
  controls: fc.record({
    aspectRatio: fc.constantFrom(...ASPECT_RATIOS),
    cameraMotion: fc.constantFrom(...CAMERA_MOTIONS),
    lighting: fc.constantFrom(...LIGHTINGS),
    crowdDensity: fc.constantFrom(...CROWD_DENSITIES),
    fps: fc.integer({ min: 24, max: 60 }),
    duration: fc.integer({ min: 5, max: 60 }),
  }),
  seed: fc.integer({ min: 0 }),
  markets: fc.constant(DEFAULT_MARKETS),
  shortSidePixels: fc.constantFrom(360, 720, 1080),
});

/** The rule as a reader would check it: 2.5 spaced words, or 5 ideographs, a second. */
function secondsToRead(text: string): number {
  const ideographs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const spaced = text.replace(/\p{Script=Han}/gu, ' ').split(/\s+/);
  return ideographs / 5 + spaced.filter((word) => /[\p{L}\p{N}]/u.test(word)).length / 2.5;
}

/** What was read before is read again in this part of the time. */
const RECALL = 0.4;

/** Frames of a shot in which its first and its last line both stand as they will stand. */
function stillFrames(shot: Shot, fps: number): number {
  const { frameCount } = shot;
  const shotSeconds = frameCount / fps;
  const still = stillTimeOf(shot, shotSeconds);
  const timing = { entrance: 'rise', hasSweep: false, shotSeconds, still } as const;
  const isStill = (frame: number, order: number) => {
    const { opacity, rise, scale } = poseOf({ ...timing, order, seconds: frame / fps });
    return opacity === 1 && rise === 0 && scale === 1;
  };
  return Array.from({ length: frameCount }, (_, frame) => frame).filter(
    (frame) => isStill(frame, 0) && isStill(frame, 1),
  ).length;
}

function spokenWordsOf({ words }: Shot) {
  return words.filter(({ role }) => role !== 'terms');
}

/** What is wrong with a plan, as sentences; empty for a sane one. */
function faultsOf(plan: Storyboard): string[] {
  const faults: string[] = [];
  const known = new Set<string>();
  let next = 0;
  for (const shot of plan.shots) {
    if (shot.firstFrame !== next) faults.push(`shot starts at ${shot.firstFrame}, not ${next}`);
    if (shot.frameCount <= 0) faults.push('empty shot');
    next += shot.frameCount;
    const needed = spokenWordsOf(shot).reduce((sum, { text }) => {
      const isRead = shot.kind === 'endCard' && known.has(text);
      return sum + secondsToRead(text) * (isRead ? RECALL : 1);
    }, 0);
    for (const { text } of shot.words) known.add(text);
    const still = stillFrames(shot, plan.controls.fps) / plan.controls.fps;
    if (needed > still + 1e-6) faults.push(`${needed} s of words stand still for ${still} s`);
    if (shot.words.some(({ text }) => text.trim() === '')) faults.push('empty words');
  }
  if (next !== plan.controls.fps * plan.controls.duration) faults.push(`${next} frames in all`);
  const last = plan.shots.findIndex(({ kind }) => kind === 'endCard');
  if (last !== plan.shots.length - 1) faults.push('the end card is not the last shot');
  return faults;
}

/** The fields whose text a film shows, each once, in the order in which they are first seen. */
function toldIn({ shots, words }: Storyboard): string[] {
  const told = new Set<string>();
  for (const { role, text } of shots.flatMap((shot) => shot.words)) {
    if (role === 'headline' || role === 'callToAction' || role === 'signature' || role === 'terms')
      told.add(text === words[role] ? role : `invented ${role}: ${text}`);
    else if (role !== 'condition') told.add(`${role}: ${text}`);
  }
  return [...told];
}

const run = (property: fc.IPropertyWithHooks<[FilmOrder]>) => fc.assert(property, { numRuns: 300 });

const plans = new Map<string, Storyboard>();
/** The plan of an order. With a fixed seed all properties try the same orders, so each is planned once. */
function planOf(order: FilmOrder): Storyboard {
  const key = JSON.stringify(order);
  const plan = plans.get(key) ?? planStoryboard(order);
  plans.set(key, plan);
  return plan;
}

describe('the film of any order', () => {
  test('is filled exactly, with words that can be read while they stand still', () => {
    run(
      fc.property(orders, (order) => {
        expect(faultsOf(planOf(order))).toEqual([]);
      }),
    );
  });

  test('leaves the headline its time where silent shots are rounded up to whole frames', () => {
    const plan = planStoryboard({
      ...exampleOrder({ cameraMotion: 'dynamic', fps: 26, duration: 10 }),
      words: {
        headline: 'Friday Friday 周五之夜 Friday',
        lines: [],
        callToAction: 'Friday 周五之夜 周五之夜 Friday Friday Friday 周五之夜',
        signature: '9 pm',
        terms: null,
      },
    });
    expect(faultsOf(plan)).toEqual([]);
  });

  test('shows each part of the words to the letter, or lists it as left out', () => {
    run(
      fc.property(orders, (order) => {
        const plan = planOf(order);
        const { headline, lines, callToAction, signature, terms } = order.words;
        const isGiven = (text: string | null) => text !== null && text.trim() !== '';
        const given = new Set([
          ...(isGiven(headline) ? ['headline'] : []),
          ...lines.flatMap(({ kind, text }, index) =>
            isGiven(text) && !plan.leftOut.includes(`lines.${index}`) ? [`${kind}: ${text}`] : [],
          ),
          ...(isGiven(callToAction) ? ['callToAction'] : []),
          ...(isGiven(signature) ? ['signature'] : []),
          ...(isGiven(terms) ? ['terms'] : []),
        ]);
        for (const field of plan.leftOut) given.delete(field);
        expect(plan.leftOut).not.toContain('terms');
        expect(toldIn(plan).toSorted()).toEqual([...given].toSorted());
      }),
    );
  });

  test('tells headline and lines in their order', () => {
    run(
      fc.property(orders, (order) => {
        const { headline, lines } = order.words;
        const story = planOf(order).shots.slice(0, -1);
        const told = [...new Set(story.flatMap(spokenWordsOf).map(({ text }) => text))];
        const texts = [headline, ...lines.flatMap(({ text, condition }) => [text, condition])];
        // Texts that are there twice say nothing of the order.
        const unique = texts.filter((text, at) => texts.indexOf(text) === at && text !== null);
        const once = unique.filter((text) => texts.lastIndexOf(text) === texts.indexOf(text));
        const rank = told.map((text) => once.indexOf(text)).filter((at) => at >= 0);
        expect(rank).toEqual(rank.toSorted((a, b) => a - b));
      }),
    );
  });

  test('never parts a line from its condition', () => {
    run(
      fc.property(orders, (order) => {
        for (const { words } of planOf(order).shots) {
          words.forEach(({ role, text }, at) => {
            const line = order.words.lines.find((one) => one.kind === role && one.text === text);
            if (!line) return;
            const conditions = order.words.lines
              .filter((one) => one.kind === role && one.text === text)
              .map(({ condition }) => condition);
            const next = words[at + 1];
            expect(conditions).toContain(next?.role === 'condition' ? next.text : null);
          });
        }
      }),
    );
  });

  test('shows an offer with the terms, and the terms at the end', () => {
    run(
      fc.property(orders, (order) => {
        const { terms } = order.words;
        fc.pre(terms !== null && terms.trim() !== '');
        const { shots } = planOf(order);
        const withOffer = shots.filter(({ words }) => words.some(({ role }) => role === 'offer'));
        for (const { words } of [...withOffer, ...shots.slice(-1)])
          expect(words.at(-1)).toEqual({ role: 'terms', text: terms });
      }),
    );
  });

  test('leaves a call to action still for at least 2.5 seconds', () => {
    run(
      fc.property(orders, (order) => {
        const { shots, controls } = planOf(order);
        for (const shot of shots.filter(({ words }) => words.some(isCall)))
          expect(stillFrames(shot, controls.fps) / controls.fps).toBeGreaterThanOrEqual(2.5);
      }),
    );
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

function isCall({ role }: { readonly role: string }): boolean {
  return role === 'callToAction';
}
