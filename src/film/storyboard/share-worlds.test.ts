import { describe, expect, test } from 'vitest';
import type { World } from '#domain/order/look.ts';
import { STUDIO_SOURCE } from '#film/film-media.ts';
import { withWorlds, type WorldOrder } from '#film/storyboard/share-worlds.ts';
import type { Shot, ShotKind } from '#film/storyboard/storyboard.ts';

const FILMS: readonly (readonly ShotKind[])[] = [
  ['hero', 'endCard'],
  ['wide', 'hero', 'endCard'],
  ['wide', 'action', 'hero', 'endCard'],
  ['wide', 'detail', 'action', 'wide', 'hero', 'endCard'],
];

function filmOf(kinds: readonly ShotKind[], world: World, changes: Partial<WorldOrder> = {}) {
  const shots = kinds.map((kind, at): Shot => ({
    kind,
    firstFrame: at * 60,
    frameCount: 60,
    words: [],
    layout: 'middle',
    source: STUDIO_SOURCE,
  }));
  return withWorlds(shots, {
    preset: 'roulette',
    world,
    framesOfBoth: 0,
    subjects: [],
    ...changes,
  });
}

const worldsOf = (shots: readonly Shot[]) => shots.map((shot) => shot.world ?? null);

describe.each(FILMS)('a film of %s', (...kinds) => {
  test('shows an opening at its beginning alone, and ends on the game', () => {
    const [first, ...others] = worldsOf(filmOf(kinds, 'arrival'));
    expect(first).toBe(kinds[0] === 'hero' ? null : 'arrival');
    expect(others.every((world) => world === null)).toBe(true);
  });

  test.each(['dining', 'concert', 'suite'] as const)(
    'about %s shows the game for a third of its time at least',
    (world) => {
      const worlds = worldsOf(filmOf(kinds, world));
      expect(worlds.filter((one) => one === null).length / kinds.length).toBeGreaterThanOrEqual(
        1 / 3,
      );
      expect(worlds).toContain(world);
    },
  );
});

test('a dinner keeps the opening and the end card of its film', () => {
  const shots = filmOf(['wide', 'detail', 'action', 'wide', 'hero', 'endCard'], 'dining');
  expect(worldsOf(shots)).toEqual(['dining', 'dining', null, 'dining', null, 'dining']);
});

test('a shot list is followed, but for the hero shot', () => {
  const shots = filmOf(['wide', 'action', 'hero', 'endCard'], 'arrival', {
    subjects: ['wheel', 'champagne', 'stage', 'stage'],
  });
  expect(worldsOf(shots)).toEqual([null, 'dining', null, null]);
  expect(shots[0]?.subject).toBe('wheel');
});

describe('a first shot that is too short for a place and an event', () => {
  const shortOf = (kinds: readonly ShotKind[], world: World) =>
    worldsOf(filmOf(kinds, world, { framesOfBoth: 61 }));
  test('is left to the place, and the event is seen later', () =>
    expect(shortOf(['wide', 'hero', 'endCard'], 'dining')).toEqual([null, null, 'dining']));
  test('leaves the game its share', () =>
    expect(shortOf(['wide', 'detail', 'action', 'wide', 'hero', 'endCard'], 'dining')).toEqual([
      null,
      'dining',
      null,
      'dining',
      null,
      'dining',
    ]));
});
