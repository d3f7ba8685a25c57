import { expect, it } from 'vitest';

import { cardFrom } from '#web/features/create-video/words/words-card.ts';

import { fieldsToCorrect, partsInNote } from './fields-in-note.ts';

const WORDS = {
  headline: 'Autumn Lights',
  lines: [
    { kind: 'when', text: 'Saturday 8 PM', condition: null },
    { kind: 'offer', text: 'Free entry', condition: 'before ten' },
  ],
  callToAction: 'Book your table',
  signature: 'Grand Aurora',
  terms: null,
};

it.each([
  ['Quality: The title is hard to read.', ['headline']],
  ['Bonus without its conditions', ['terms', 'lines.1']],
  ['The date has passed', ['lines.0']],
  ['“saturday 8 pm” is a Sunday in our calendar', ['lines.0']],
  ['Please sign as grand aurora Las Vegas', ['signature']],
  ['The sign-off names another casino', ['signature']],
  ['Quality', []],
  ['The picture is too dark', []],
])('finds in “%s” %j', (note, fields) => {
  expect(fieldsToCorrect(note, { words: WORDS }, cardFrom(WORDS))).toEqual(fields);
});

it('forgets a field once it says something else', () => {
  const corrected = cardFrom({ ...WORDS, headline: 'Autumn lights, large' });
  expect(fieldsToCorrect('The title is hard to read.', { words: WORDS }, corrected)).toEqual([]);
});

it('means no empty field besides the headline, unless the note asks for it', () => {
  const words = { ...WORDS, headline: null, callToAction: null };
  const fieldsIn = (note: string) => fieldsToCorrect(note, { words }, cardFrom(words));
  expect(fieldsIn('The title is hard to read.')).toEqual(['headline']);
  expect(fieldsIn('The call to action is hard to read.')).toEqual([]);
  expect(fieldsIn('There is no call to action')).toEqual(['callToAction']);
});

it('finds nothing without a note or without words', () => {
  expect(fieldsToCorrect(undefined, { words: WORDS }, cardFrom(WORDS))).toEqual([]);
  expect(fieldsToCorrect('Too dark', undefined, cardFrom(undefined))).toEqual([]);
});

it('names the parts of the card that a note is about, whatever was changed since', () => {
  const partsIn = (note?: string) => partsInNote(note, { words: WORDS });
  expect(partsIn('Bonus without its conditions')).toEqual(['lines', 'terms']);
  expect(partsIn('The picture is too dark')).toEqual([]);
  expect(partsIn()).toEqual([]);
});
