import { expect, test } from 'vitest';
import { readBrief } from '#brief/read-brief.ts';
import { readSubjects } from '#brief/look/read-subjects.ts';

test('a note asks for what it names first, and for nothing where it names nothing known', () => {
  expect(
    readSubjects(['chips stacking', 'The river card turns over the pot', 'a slow smile'], 'en'),
  ).toEqual(['chips', 'cards', null]);
  expect(readSubjects(['la bola cae', 'copas de champán'], 'es')).toEqual(['ball', 'champagne']);
});

test('the shot list of a brief is part of its look', () => {
  const { look } = readBrief(
    'Shot 1 – chips stacking\nShot 2 – river card turns. Super: "THE FELT IS CALLING"',
  );
  expect(look.subjects).toEqual(['chips', 'cards']);
});
