import { describe, expect, it } from 'vitest';

import { orderedShots, ownShotsFrom, withMaker, withMovedShot, withOwnShot } from './own-shots.ts';

const CHIPS = { mediaId: 'a', name: 'chips.jpg' };
const BAR = { mediaId: 'b', name: 'bar.mp4' };
const STUDIO = { source: 'studio' };
const CHIPS_ORDERED = { source: 'media', mediaId: 'a' };
const BAR_ORDERED = { source: 'media', mediaId: 'b' };

describe('own shots', () => {
  it('take a place, and give it back', () => {
    const shots = withOwnShot([], 2, CHIPS);
    expect(shots).toEqual([null, null, CHIPS]);
    expect(withOwnShot(shots, 2, null)).toEqual([null, null, null]);
  });

  it('change places with what is there', () => {
    expect(withMovedShot([CHIPS, BAR], 0, 1)).toEqual([BAR, CHIPS]);
    expect(withMovedShot([CHIPS], 0, 2)).toEqual([null, null, CHIPS]);
    expect(withMovedShot([CHIPS], 0, -1)).toEqual([CHIPS]);
  });

  it('are ordered up to the last one', () => {
    expect(orderedShots([], 4)).toBeUndefined();
    expect(orderedShots([null, null], 4)).toBeUndefined();
    expect(orderedShots([null, CHIPS, null], 4)).toEqual([STUDIO, CHIPS_ORDERED]);
  });

  it('name a shot of the studio where others remain: files alone are the whole film', () => {
    expect(orderedShots([CHIPS], 4)).toEqual([CHIPS_ORDERED, STUDIO]);
    expect(orderedShots([CHIPS, BAR], 2)).toEqual([CHIPS_ORDERED, BAR_ORDERED]);
  });

  it('begin with those of a draft or of a copied video', () => {
    expect(ownShotsFrom([{ source: 'media', mediaId: 'a' }, { source: 'studio' }])).toEqual([
      { mediaId: 'a', name: '' },
      null,
    ]);
    expect(ownShotsFrom([CHIPS, null])).toEqual([CHIPS, null]);
    expect(ownShotsFrom('x')).toEqual([]);
    expect(ownShotsFrom([{ source: 'model' }, 'model', 'studio'])).toEqual([
      'model',
      'model',
      'studio',
    ]);
  });

  it('may begin the clip of a model', () => {
    const begins = { ...CHIPS, beginsClip: true };
    const ordered = [{ source: 'model', mediaId: 'a' }];
    expect(orderedShots([begins], 4)).toEqual(ordered);
    expect(ownShotsFrom([{ source: 'model', mediaId: 'a' }, begins])).toEqual([
      { mediaId: 'a', name: '', beginsClip: true },
      begins,
    ]);
  });

  it('are a model’s where it is chosen, and the studio’s where it takes a model’s place', () => {
    expect(orderedShots([null, 'model', null], 4)).toEqual([STUDIO, { source: 'model' }]);
    expect(orderedShots(['studio'], 4)).toEqual([STUDIO]);
    const filled = withMaker([null, CHIPS], 'model', 3);
    expect(filled).toEqual(['model', CHIPS, 'model']);
    expect(orderedShots(filled, 3)).toEqual([
      { source: 'model' },
      CHIPS_ORDERED,
      { source: 'model' },
    ]);
  });
});
