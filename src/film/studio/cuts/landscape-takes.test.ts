import { expect, it } from 'vitest';
import type { MediaId } from '#domain/ids.ts';
import type { World } from '#domain/order/look.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { studioInPlaceOfModel, withModelShots } from '#film/clips/model-shots.ts';
import type { FilmShotSource } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';
import { planTakes, type Take } from './plan-takes.ts';

const PHOTO: FilmShotSource = {
  source: 'media',
  media: {
    mediaId: 'photo' as MediaId,
    kind: 'image',
    sha256: 'cd'.repeat(32),
    width: 1280,
    height: 720,
    seconds: null,
    sourceType: null,
  },
};
const STUDIO: FilmShotSource = { source: 'studio' };

/** Which shots of the story are own photos. */
const SOURCES: Record<string, (index: number) => FilmShotSource> = {
  studio: () => STUDIO,
  'a photo first': (index) => (index === 0 ? PHOTO : STUDIO),
  'a photo second': (index) => (index === 1 ? PHOTO : STUDIO),
  'photos but for the first': (index) => (index === 0 ? STUDIO : PHOTO),
};

interface Wishes {
  readonly preset?: FilmOrder['preset'];
  readonly duration?: number;
  readonly pace?: 'slow' | 'medium' | 'fast';
  readonly world?: World;
  readonly source?: (index: number) => FilmShotSource;
  readonly landscape?: Storyboard['look']['landscape'];
}

const LAKE = { kind: 'lake', time: 'dusk' } as const;

function filmOf({ preset = 'roulette', duration = 10, pace, world, source, ...rest }: Wishes) {
  const { landscape = LAKE } = rest;
  const order = exampleOrder({ duration });
  const look = { ...order.look, pace: pace ?? null, landscape, ...(world && { world }) };
  const film: FilmOrder = { ...order, preset, look };
  if (source === undefined) return cutOnBeats(planStoryboard(film));
  const shots = planStoryboard(film).shots.map((shot, index) =>
    shot.kind === 'endCard' ? STUDIO : source(index),
  );
  return cutOnBeats(planStoryboard({ ...film, shots }));
}

const without = (film: Storyboard): Storyboard => {
  const { landscape: _, ...look } = film.look;
  return { ...film, look };
};

const shotOf = ({ shots }: Storyboard, { firstFrame }: Take): Shot | undefined =>
  shots.findLast((shot) => shot.firstFrame <= firstFrame);

/** Frames of the story that show the game. */
const gameFrames = (film: Storyboard): number =>
  planTakes(film)
    .filter(({ kind, world }) => kind !== 'endCard' && world === null)
    .filter((take) => shotOf(film, take)?.source.source === 'studio')
    .reduce((sum, { frameCount }) => sum + frameCount, 0);

const landscapesOf = (film: Storyboard): readonly Take[] =>
  planTakes(film).filter(({ world }) => world === 'landscape');

it.each(PRESET_IDS)(
  '%s is seen for half of the story, a third where its first shot is short, or as long as without a landscape',
  (preset) => {
    let shown = 0;
    for (const source of Object.values(SOURCES))
      for (const world of [undefined, 'dining', 'dawn'] as const)
        for (const pace of ['slow', 'medium', 'fast'] as const)
          for (const duration of [5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 60]) {
            const film = filmOf({ preset, duration, pace, source, ...(world && { world }) });
            const story = film.shots.at(-1)?.firstFrame ?? 0;
            const isShort = (film.shots[0]?.frameCount ?? 0) <= 2.2 * film.controls.fps;
            const least = Math.min(story / (isShort ? 3 : 2), gameFrames(without(film)));
            expect(gameFrames(film)).toBeGreaterThanOrEqual(least - 1);
            const landscapes = landscapesOf(film);
            expect(landscapes.length === 0 || gameFrames(film) > 0).toBe(true);
            for (const { frameCount } of landscapes)
              expect(frameCount / film.controls.fps).toBeGreaterThan(0.85);
            shown += landscapes.length;
          }
    expect(shown).toBeGreaterThan(100);
  },
);

it('a film of the studio alone opens on its landscape at any length', () => {
  for (const preset of PRESET_IDS)
    for (let duration = 5; duration <= 60; duration += 1)
      expect(landscapesOf(filmOf({ preset, duration }))[0]?.firstFrame).toBe(0);
});

it('a shot that is too short for both shows what a shot list or a world wants in it', () => {
  const film = filmOf({ duration: 5 });
  const [first, ...others] = film.shots;
  if (first === undefined) throw new Error('a film has shots');
  const opensOn = (shot: Shot) => planTakes({ ...film, shots: [shot, ...others] })[0]?.world;
  expect(planTakes(film)[0]).toMatchObject({ world: 'landscape', frameCount: first.frameCount });
  expect(opensOn({ ...first, subject: 'chips' })).toBeNull();
  expect(opensOn({ ...first, world: 'dining' })).toBe('dining');
});

it('the end card shows the landscape where the film could not open on it', () => {
  const film = filmOf({ duration: 6 });
  const [first, ...others] = film.shots;
  if (first === undefined) throw new Error('a film has shots');
  const shots = [{ ...first, kind: 'hero' as const }, ...others];
  expect(landscapesOf({ ...film, shots }).map(({ kind }) => kind)).toEqual(['endCard']);
});

it('a longer one shows it after the landscape', () => {
  const film = filmOf({ duration: 15 });
  const shots = film.shots.map((shot, k) =>
    k === 0 ? { ...shot, subject: 'chips' as const } : shot,
  );
  const [opening, after] = planTakes({ ...film, shots });
  expect(opening?.world).toBe('landscape');
  expect(after).toMatchObject({ world: null, firstFrame: opening?.frameCount });
  expect(after && shotOf(film, after)).toBe(film.shots[0]);
});

it('shows what a shot list wants instead of the landscape between', () => {
  const film = filmOf({ duration: 30 });
  const shots = film.shots.map((shot) => ({ ...shot, subject: 'chips' as const }));
  const between = (takes: readonly Take[]) =>
    takes.filter(
      ({ kind, world, firstFrame }) => firstFrame > 0 && kind !== 'endCard' && world !== null,
    );
  expect(between(planTakes(film))).toHaveLength(1);
  expect(between(planTakes({ ...film, shots }))).toHaveLength(0);
});

it('is never what a clip of a model begins with', () => {
  const film = studioInPlaceOfModel(withModelShots(filmOf({ duration: 30 })));
  expect(landscapesOf(film)).toEqual([]);
  expect(planTakes(film)).toEqual(planTakes(without(film)));
});

const LAST = { ...LAKE, position: 'end' } as const;

it.each(PRESET_IDS)('%s opens on the game where its landscape comes last', (preset) => {
  for (const duration of [6, 8, 10, 15, 30]) {
    const film = filmOf({ preset, duration, landscape: LAST });
    const takes = planTakes(film);
    expect(takes[0]?.world).toBeNull();
    expect(takes.find(({ kind }) => kind === 'hero')?.world).toBeNull();
    expect(takes.at(-1)).toMatchObject({ kind: 'endCard', world: 'landscape' });
    expect(gameFrames(film)).toBeGreaterThanOrEqual((film.shots.at(-1)?.firstFrame ?? 0) / 2 - 1);
  }
});

it.each(PRESET_IDS)(
  '%s shows it before its end card where its last shot is long enough',
  (preset) => {
    for (const duration of [15, 30]) {
      const film = filmOf({ preset, duration, landscape: LAST });
      const takes = planTakes(film);
      const closing = takes.at(-2);
      expect(landscapesOf(film)).toEqual(takes.slice(-2));
      expect((closing?.frameCount ?? 0) / film.controls.fps).toBeGreaterThan(0.85);
    }
  },
);
