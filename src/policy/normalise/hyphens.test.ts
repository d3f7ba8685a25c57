import { expect, it } from 'vitest';

import { judgePrompt } from '../judge/judge-prompt.ts';
import { normalise } from './normalise.ts';

it.each([
  ['guar-anteed win', 'guaranteed win'],
  ['a guaran-\nteed win', 'a guaranteed win'],
  ['Ge-winn', 'gewinn'],
  ['ga-rantizado', 'garantizado'],
  ['guar-an-teed', 'guaranteed'],
  ['g-uaranteed', 'guaranteed'],
  ['guaran–teed', 'guaranteed'],
  ['guaran - teed', 'guaranteed'],
  ['guaran/teed', 'guaranteed'],
  ['guaran\nteed', 'guaranteed'],
  ['guaran teed', 'guaranteed'],
  ['guaran  teed', 'guaranteed'],
  ['gua ran teed win', 'guaranteed win'],
  ['guar an teed', 'guaranteed'],
  ['gu ar an teed', 'guaranteed'],
])('joins a word that a sign or a blank parts: %s', (original, text) => {
  expect(normalise(original).text).toBe(text);
});

it.each([
  'risk-free',
  'Freispiel-Trick',
  'all-in',
  'porte-clés',
  '21-Punkte',
  'state-of-the-art',
  'rock-n-roll',
  'free - spins',
])('leaves compounds parted: %s', (original) => {
  expect(normalise(original).text).toContain('-');
});

it.each([
  'and/or',
  'win/win',
  'over due',
  'in come',
  'in come on',
  'poker\nnight',
  'guar, an teed',
])('leaves words apart: %s', (text) => {
  expect(normalise(text).text).toBe(text);
});

it.each([
  'A guaran-teed win for everyone',
  'Un premio garan-tizado para todos',
  'Un gain garan-ti pour tous',
  'Ein garan-tierter Gewinn für alle',
  'Una vincita garan-tita per tutti',
  'Um ganho garan-tido para todos',
])('judges the joined word: %s', (prompt) => {
  expect(judgePrompt({ prompt }).decision).not.toBe('allow');
});
