import { describe, expect, it } from 'vitest';

import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { settledFrameOf } from '#film/storyboard/settled-frame.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Shot } from '#film/storyboard/storyboard.ts';
import { planTakes } from '#film/studio/cuts/plan-takes.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';
import { choosePosterFrame } from './choose-poster-frame.ts';

const film = planStoryboard(exampleOrder({ duration: 15 }));
const bare: readonly Shot[] = film.shots.map((shot) => ({ ...shot, words: [] }));
const hero = bare.findIndex(({ kind }) => kind === 'hero');
const [words = []] = film.shots.map((shot) => shot.words).filter(({ length }) => length > 0);
const headline = words.map((word) => ({ ...word, role: 'headline' as const }));
const notes = words.map((word) => ({ ...word, role: 'offer' as const }));

/** The film with these words in the shots with these numbers, and no others. */
const posterOf = (said: Record<number, Shot['words']>) => {
  const shots = bare.map((shot, at) => ({ ...shot, words: said[at] ?? [] }));
  const frame = choosePosterFrame({ ...film, shots });
  return shots.findIndex((shot) => settledFrameOf(shot) === frame);
};

describe('the poster frame', () => {
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
      const frame = choosePosterFrame(plan);
      expect(takes.findLast(({ firstFrame }) => firstFrame <= frame)?.world).toBeNull();
      const shot = plan.shots.findLast(({ firstFrame }) => firstFrame <= frame);
      expect(shot?.kind).not.toBe('endCard');
      // In shorter ones its shot is too short for the game.
      const isTitled = shot?.words.some(({ role }) => role === 'headline') ?? false;
      expect(isTitled || duration < 10).toBe(true);
    }
  });

  it('shows the hero shot of a film without words', () => {
    expect(posterOf({})).toBe(hero);
  });
});
