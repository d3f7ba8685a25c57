import { expect, it } from 'vitest';

import { NO_WORDS } from '#domain/order/words.ts';
import { missingEssentials } from '#web/features/create-video/word-checks/missing-essentials.ts';

const WORDS = {
  ...NO_WORDS,
  headline: 'Velvet Hour',
  lines: [{ kind: 'when', text: 'Friday 9 pm', condition: null } as const],
  callToAction: 'Book now',
  signature: 'Grand Aurora',
};

function shot(durationSeconds: number, text?: string) {
  const words = text === undefined ? [] : [{ role: 'headline', text }];
  return {
    kind: 'hero',
    startSeconds: 0,
    durationSeconds,
    words,
    layout: 'middle',
    source: 'studio',
  } as const;
}

const FILM = { words: WORDS, leftOut: [], durationSeconds: 10, shots: [shot(10, 'Velvet Hour')] };

const notesOf = (...film: Parameters<typeof missingEssentials>) =>
  missingEssentials(...film).map(({ note }) => note);

it('nothing is said of a film that has what it needs', () => {
  expect(notesOf(FILM, 'online')).toEqual([]);
});

it('what is missing on screen is said', () => {
  expect(notesOf({ ...FILM, words: { ...NO_WORDS, lines: [] } }, 'online')).toEqual([
    'No headline: the first text on screen is “Velvet Hour”',
    'No date on screen',
    'No call to action on screen',
    'No sign-off: the video ends without a name',
  ]);
});

it('a film without text has no headline either', () => {
  const film = { ...FILM, words: { ...WORDS, headline: ' ' }, shots: [shot(10)] };
  expect(notesOf(film, 'online')[0]).toBe('No headline: the video shows no text');
});

it('a venue needs its place', () => {
  expect(notesOf(FILM, 'venue')).toEqual(['No venue on screen']);
});

it('what does not fit is named once, with a longer film as the remedy', () => {
  const leftOut = ['lines.0', 'callToAction'];
  expect(missingEssentials({ ...FILM, leftOut }, 'online')).toEqual([
    {
      note: 'Does not fit in 10 seconds: when, call to action',
      remedy: 'makeLonger',
    },
  ]);
});

it('the brand end card that does not fit is named', () => {
  expect(missingEssentials({ ...FILM, leftOut: ['endCard'] }, 'online')).toMatchObject([
    { note: 'Does not fit in 10 seconds: brand end card' },
  ]);
});

it('words that leave most of the film empty are said', () => {
  const shots = [shot(5, 'Velvet Hour'), shot(25)];
  expect(notesOf({ ...FILM, durationSeconds: 30, shots }, 'online')).toEqual([
    'Your text fills 5 of 30 seconds',
  ]);
});

it('a call for tonight to a film about another day is said, with another call as the remedy', () => {
  const words = { ...WORDS, callToAction: 'Join us tonight' };
  expect(missingEssentials({ ...FILM, words }, 'online')).toEqual([
    { note: '“Join us tonight” does not match “Friday 9 pm”', remedy: 'callToAction' },
  ]);
});
