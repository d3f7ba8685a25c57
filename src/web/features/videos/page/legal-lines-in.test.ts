import { expect, it } from 'vitest';

import { legalLinesIn } from './legal-lines-in.ts';

const US = 'Gambling problem? Call 1-800-MY-RESET or your state helpline.';
const GB = 'Gamble responsibly. National Gambling Helpline: 0808 8020 133';

it.each([
  ['of two markets', `${US} ${GB}`, [US, GB]],
  ['without a number at its end', `${US} Have fun.`, [US, 'Have fun.']],
  ['of one market', GB, [GB]],
  ['that is empty', '', []],
])('takes a text %s apart', (_, text, lines) => {
  expect(legalLinesIn(text)).toEqual(lines);
});
