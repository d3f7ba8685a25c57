import { expect, test } from 'vitest';
import { readPeople } from '#brief/look/people.ts';
import { foldText } from '#text/fold-text.ts';
import type { Language } from '#domain/languages.ts';

const SAID: readonly (readonly [Language, string, string | null])[] = [
  ['en', 'no people in the room', 'none'],
  ['en', 'three players at one table', 'light'],
  ['en', 'a jam-packed floor', 'busy'],
  ['en', 'a full house beats a flush', null],
  ['es', 'sala vacía, sin gente', 'none'],
  ['es', 'lleno hasta la bandera', 'busy'],
  ['fr', 'pas un chat dans la salle', 'none'],
  ['fr', 'quelques joueurs seulement', 'light'],
  ['de', 'menschenleerer Saal', 'none'],
  ['de', 'die Bude voll', 'busy'],
  ['it', 'una manciata di ospiti', 'light'],
  ['it', 'sala gremita', 'busy'],
  ['pt', 'ninguém por perto', 'none'],
  ['pt', 'casa cheia', 'busy'],
  ['zh', '空荡荡的大厅', 'none'],
  ['zh', '座无虚席', 'busy'],
];

test.each(SAID)('%s: %s', (language, words, people) => {
  expect(readPeople(foldText(words), language)).toBe(people);
});
