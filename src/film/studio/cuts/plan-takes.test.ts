import { describe, expect, it } from 'vitest';
import { PACES } from '#domain/order/look.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { beatSecondsOf } from '#film/rhythm/beat-grid.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { sampleStoryboard } from '../sample-storyboard.ts';
import { planTakes, type Take } from './plan-takes.ts';
import { SUBJECT_TEMPLATES } from './subjects.ts';
import { TEMPLATES } from './templates.ts';

const films = [5, 10, 30].flatMap((duration) =>
  PACES.map((pace) =>
    cutOnBeats(sampleStoryboard({ preset: 'roulette', controls: { duration }, look: { pace } })),
  ),
);

it('takes begin on beats, fill the film and keep to its shots', () => {
  for (const film of films) {
    const beat = beatSecondsOf(film) * film.controls.fps;
    let next = 0;
    for (const { firstFrame, frameCount } of planTakes(film)) {
      expect(firstFrame).toBe(next);
      expect(frameCount / film.controls.fps).toBeGreaterThan(0.5);
      expect(Math.abs(firstFrame / beat - Math.round(firstFrame / beat)) * beat).toBeLessThan(1);
      next += frameCount;
    }
    expect(next).toBe(film.frameCount);
    const starts = planTakes(film).map(({ firstFrame }) => firstFrame);
    for (const { firstFrame } of film.shots) expect(starts).toContain(firstFrame);
  }
});

it('a fast film of ten seconds has seven to nine takes, a slow one fewer', () => {
  const countOf = (pace: (typeof PACES)[number], seed: number): number =>
    planTakes(cutOnBeats(sampleStoryboard({ preset: 'slots', seed, look: { pace } }))).length;
  expect(countOf('fast', 1)).toBeGreaterThanOrEqual(7);
  expect(countOf('fast', 1)).toBeLessThanOrEqual(9);
  expect(countOf('slow', 1)).toBeLessThan(countOf('fast', 1));
});

it('films each shot where the storyboard has it', () => {
  const film = sampleStoryboard({ preset: 'slots' });
  const shots = film.shots.map((shot) =>
    shot.kind === 'hero' ? shot : { ...shot, world: 'dining' as const },
  );
  const takes = planTakes(cutOnBeats({ ...film, shots }));
  expect(takes.some(({ kind }) => kind === 'hero')).toBe(true);
  for (const { kind, world } of takes) expect(world).toBe(kind === 'hero' ? null : 'dining');
});

it('shows what a shot list asks for, and goes on as ever where the preset has no such thing', () => {
  const film = cutOnBeats(sampleStoryboard({ preset: 'poker' }));
  const subjects = ['chips', 'cards', 'dice'] as const;
  const shots = film.shots.map((shot, index) => {
    const subject = subjects[index];
    return subject ? { ...shot, subject } : shot;
  });
  const takes = planTakes({ ...film, shots });
  subjects.slice(0, 2).forEach((subject, index) => {
    const from = shots[index]?.firstFrame ?? 0;
    const until = from + (shots[index]?.frameCount ?? 0);
    const ofShot = takes.filter(({ firstFrame }) => firstFrame >= from && firstFrame < until);
    expect(ofShot.length).toBeGreaterThan(0);
    for (const { kind, setUp } of ofShot)
      expect(SUBJECT_TEMPLATES.poker[subject]).toContainEqual({ kind, setUp });
  });
  expect(SUBJECT_TEMPLATES.poker.dice).toBeUndefined();
  expect(takes.map(({ firstFrame }) => firstFrame)).toEqual(
    planTakes(film).map(({ firstFrame }) => firstFrame),
  );
});

describe.each(PRESET_IDS)('%s', (preset) => {
  const takesOf = (seed: number): readonly Take[] =>
    planTakes(cutOnBeats(sampleStoryboard({ preset, seed, look: { pace: 'fast' } })));

  it('has at least twelve templates', () => {
    const { wide, detail, action, hero } = TEMPLATES[preset];
    expect(wide.length + detail.length + action.length + hero.length).toBeGreaterThanOrEqual(12);
  });

  it('opens on its hook and never repeats what was just seen', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const takes = takesOf(seed);
      expect(takes[0]).toMatchObject(TEMPLATES[preset].hook);
      for (const [k, take] of takes.slice(1).entries())
        expect([take.kind, take.setUp]).not.toEqual([takes[k]?.kind, takes[k]?.setUp]);
    }
  });

  it('shows the room where it is dressed', () => {
    for (const seed of [1, 2, 3]) {
      const film = sampleStoryboard({ preset, seed, look: { dressing: ['balloons'] } });
      const [, ...takes] = planTakes(cutOnBeats(film));
      for (const { setUp } of takes) expect(['high', 'macro']).not.toContain(setUp);
    }
  });

  it('ends its story with a hero shot that sees what stands in the room', () => {
    const { roomyHero } = TEMPLATES[preset];
    const film = sampleStoryboard({ preset, look: { dressing: ['pumpkins'] } });
    const hero = planTakes(cutOnBeats(film)).findLast(({ kind }) => kind === 'hero');
    expect(['high', 'macro']).not.toContain(hero?.setUp);
    expect(hero?.setUp).toBe(roomyHero ?? hero?.setUp);
  });

  it('shares less than half of its takes with another seed, on average', () => {
    const shares: number[] = [];
    for (let seed = 1; seed < 40; seed += 2) {
      const other = takesOf(seed + 1);
      const takes = takesOf(seed);
      const shared = takes.filter(({ setUp }, k) => other[k]?.setUp === setUp);
      shares.push(shared.length / takes.length);
    }
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.5);
  });
});
