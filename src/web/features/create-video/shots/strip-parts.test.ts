import { describe, expect, it } from 'vitest';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { CardLine } from '#web/features/create-video/words/card-words.ts';
import { lineAfterDrop, stripParts } from './strip-parts.ts';

const DINNER: CardLine = { id: 'a', kind: 'offer', text: 'Dinner for two', condition: 'guests' };
const FRIDAY: CardLine = { id: 'b', kind: 'when', text: 'Friday 9 pm', condition: '' };
const BAR: CardLine = { id: 'c', kind: 'where', text: 'The bar', condition: '' };
const LINES = [DINNER, FRIDAY, BAR];

const said = (role: string, text: string) => ({ role, text });
const SHOTS = [
  [said('headline', 'Velvet Hour')],
  [said('offer', 'Dinner for two'), said('condition', 'guests')],
  [said('when', 'Friday 9 pm')],
  [said('offer', 'Dinner for two'), said('condition', 'guests')],
  [said('callToAction', 'Reserve a table')],
];
const FILM = {
  shots: SHOTS.map((words) => ({ words })),
  words: { lines: LINES },
  leftOut: ['lines.2'],
} as unknown as StoryboardBody;

describe('the parts of the strip', () => {
  it('name the line that each of them is, where it is told first', () => {
    expect(stripParts(FILM, LINES)).toEqual([
      [said('headline', 'Velvet Hour')],
      [{ ...said('offer', 'Dinner for two'), line: 0 }, said('condition', 'guests')],
      [{ ...said('when', 'Friday 9 pm'), line: 1 }],
      [said('offer', 'Dinner for two'), said('condition', 'guests')],
      [said('callToAction', 'Reserve a table')],
    ]);
  });

  it('follow the card before the film is planned anew', () => {
    const [, first, second] = stripParts(FILM, [FRIDAY, DINNER, BAR]);
    expect(first).toEqual([{ ...said('when', 'Friday 9 pm'), line: 0 }]);
    expect(second).toEqual([
      { ...said('offer', 'Dinner for two'), line: 1 },
      said('condition', 'guests'),
    ]);
  });

  it('cannot be moved while the card says something else', () => {
    const parts = stripParts(FILM, [{ ...DINNER, text: 'Dinner for four' }, FRIDAY, BAR]);
    expect(parts.flat().some(({ line }) => line !== undefined)).toBe(false);
    expect(parts[1]).toEqual([said('offer', 'Dinner for two'), said('condition', 'guests')]);
  });
});

describe('a line that is dropped on a shot', () => {
  const parts = stripParts(FILM, LINES);
  it.each([
    ['takes the place of the line there', 0, 2, 1],
    ['and of one before it', 1, 1, 0],
    ['goes past the last line before the end', 0, 4, 1],
    ['goes before the first line at the headline', 1, 0, 0],
    ['stays where it was', 1, 2, 1],
  ])('%s', (_, from, shot, to) => {
    expect(lineAfterDrop(parts, from, shot)).toBe(to);
  });
});
