import { expect, it } from 'vitest';

import { sentenceAround } from './sentence-around.ts';

const PROMPT = 'Silver light on the reels. A hundred free spins for new players! Open till four.';

it.each([
  ['free spins', 'A hundred free spins for new players!'],
  ['players! Open', 'A hundred free spins for new players! Open till four.'],
  ['Play free', 'Play free'],
  ['elsewhere', 'elsewhere'],
])('finds the sentence around “%s”', (excerpt, sentence) => {
  expect(sentenceAround([PROMPT, 'Play free'], excerpt)).toBe(sentence);
});
