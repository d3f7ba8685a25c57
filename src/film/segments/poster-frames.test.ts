import { describe, expect, it } from 'vitest';

import { PRESET_IDS } from '#domain/order/presets.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { fadeAt } from '#film/rhythm/fade-out.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { stillTimeOf } from '#film/storyboard/still-time.ts';
import type { Shot } from '#film/storyboard/storyboard.ts';
import { leakAt, whipAt } from '#film/studio/cuts/joints.ts';
import { planTakes } from '#film/studio/cuts/plan-takes.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';
import { posterFramesOf } from './poster-frames.ts';

const film = planStoryboard(exampleOrder({ duration: 15 }));
const bare: readonly Shot[] = film.shots.map((shot) => ({ ...shot, words: [] }));
const hero = bare.findIndex(({ kind }) => kind === 'hero');
const [words = []] = film.shots.map((shot) => shot.words).filter(({ length }) => length > 0);
const headline = words.map((word) => ({ ...word, role: 'headline' as const }));
const notes = words.map((word) => ({ ...word, role: 'offer' as const }));

/** The film with these words in the shots with these numbers, and no others. */
const posterOf = (said: Record<number, Shot['words']>) => {
  const shots = bare.map((shot, at) => ({ ...shot, words: said[at] ?? [] }));
  const frames = posterFramesOf({ ...film, shots });
  const shown = new Set(
    frames.map((frame) => shots.findLastIndex(({ firstFrame }) => firstFrame <= frame)),
  );
  expect(shown.size).toBe(1);
  return [...shown][0];
};

describe('the frames that may be the poster', () => {
  it('shows the headline, over the hero shot if it stands there', () => {
    expect(posterOf({ [hero]: headline, 0: headline })).toBe(hero);
    expect(posterOf({ 0: headline, [hero]: notes })).toBe(0);
  });

  it('shows other words where there is no headline, except those of the end card', () => {
    expect(posterOf({ 0: notes })).toBe(0);
    expect(posterOf({ [bare.length - 1]: notes })).toBe(hero);
  });

  it('shows the game with the headline where the film opens on a landscape, or without it', () => {
    for (const duration of [5, 6, 8, 10, 12, 15, 30, 60]) {
      const order = exampleOrder({ duration });
      const landscape = { kind: 'lake', time: 'dusk' } as const;
      const plan = planStoryboard({ ...order, look: { ...order.look, landscape } });
      const takes = planTakes(cutOnBeats(plan));
      expect(takes[0]?.world).toBe('landscape');
      for (const frame of posterFramesOf(plan)) {
        expect(takes.findLast(({ firstFrame }) => firstFrame <= frame)?.world).toBeNull();
        const shot = plan.shots.findLast(({ firstFrame }) => firstFrame <= frame);
        expect(shot?.kind).not.toBe('endCard');
        // In shorter ones its shot is too short for the game.
        const isTitled = shot?.words.some(({ role }) => role === 'headline') ?? false;
        expect(isTitled || duration < 10).toBe(true);
      }
    }
  });

  it('shows the hero shot of a film without words', () => {
    expect(posterOf({})).toBe(hero);
  });

  it('are those of words at rest, outside whips, leaks, fades and pulls of the focus', () => {
    const orders = PRESET_IDS.flatMap((preset) =>
      [1, 2, 3, 4].map((seed) => ({ ...exampleOrder({ duration: 8 }), preset, seed })),
    );
    for (const order of orders) {
      const plan = planStoryboard({ ...order, look: { ...order.look, pace: 'fast' } });
      const { fps } = plan.controls;
      const takes = planTakes(cutOnBeats(plan));
      const frames = posterFramesOf(plan);
      expect(frames.length).toBeGreaterThan(1);
      for (const frame of frames) {
        expect(whipAt(takes, frame, fps).angle).toBe(0);
        expect(leakAt(takes, frame, fps)).toBeNull();
        expect(fadeAt(plan, frame)).toBe(1);
        const shot = plan.shots.findLast(({ firstFrame }) => firstFrame <= frame);
        if (shot === undefined) throw new Error('each frame is of a shot');
        const { from, until } = stillTimeOf(shot, shot.frameCount / fps);
        const seconds = (frame - shot.firstFrame) / fps;
        expect(seconds >= from && seconds < until).toBe(true);
      }
    }
  });
});
