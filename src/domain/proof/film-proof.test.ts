import { describe, expect, it } from 'vitest';

import { proofProblems, type FilmProof, type PartProof } from './film-proof.ts';

const GOOD = {
  text: 'words',
  secondsShown: 5,
  secondsWanted: 5,
  textHeightPixels: 30,
  contrast: 12,
  isInSafeArea: true,
} as const;

function proofWith(change: Partial<PartProof>): FilmProof {
  return {
    rulesVersion: 1,
    width: 1280,
    height: 720,
    framesPerSecond: 24,
    frameCount: 120,
    parts: [
      { ...GOOD, part: 'aiLabel' },
      { ...GOOD, part: 'ageMark' },
      { ...GOOD, part: 'legalLines', ...change },
    ],
  };
}

const NAME = 'Responsible gambling lines';

describe('the rules for finished frames', () => {
  it.each<[string, Partial<PartProof>, string[]]>([
    ['all is well', {}, []],
    ['a frame in a hundred is spoilt', { secondsShown: 4.95 }, []],
    ['it is one pixel too low', { textHeightPixels: 27.9 }, []],
    ['it is too low', { textHeightPixels: 27 }, [`${NAME}: 27 pixels high, 28.8 needed`]],
    ['it is too faint', { contrast: 4.4 }, [`${NAME}: contrast 4.4, 4.5 needed`]],
    ['it is too short', { secondsShown: 4 }, [`${NAME}: readable for 4.0 of 5.0 seconds`]],
    ['it is at the edge', { isInSafeArea: false }, [`${NAME}: too close to the edge of the frame`]],
    ['it never comes', { secondsShown: 0, secondsWanted: 0 }, [`${NAME}: is never shown`]],
    ['no words are wanted', { text: '', secondsShown: 0, secondsWanted: 0 }, []],
  ])('%s', (_, change, complaints) => {
    expect(proofProblems(proofWith(change))).toEqual(complaints);
  });

  it.each<[string, FilmProof['flashes'], number]>([
    ['was made before flashes were measured', undefined, 0],
    ['is calm', { generalPerSecond: 0, redPerSecond: 0 }, 0],
    ['flashes as often as it may', { generalPerSecond: 3, redPerSecond: 0 }, 0],
    ['flashes more often', { generalPerSecond: 4, redPerSecond: 0 }, 1],
    ['flashes in red', { generalPerSecond: 1, redPerSecond: 1 }, 1],
    ['does both', { generalPerSecond: 4, redPerSecond: 4 }, 2],
  ])('are met by a film that %s', (_, flashes, count) => {
    const complaints = proofProblems({ ...proofWith({}), flashes });
    expect(complaints).toHaveLength(count);
    for (const complaint of complaints) expect(complaint).toMatch(/flashes: \d in one second/i);
  });

  it('require every part', () => {
    const proof = proofWith({});
    const parts = proof.parts.filter(({ part }) => part !== 'ageMark');
    expect(proofProblems({ ...proof, parts })).toEqual(['Age mark: not found']);
  });
});
