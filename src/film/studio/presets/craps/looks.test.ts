import { expect, it } from 'vitest';
import { randomStream } from '#film/random.ts';
import { pickCrapsLook } from './looks.ts';

it('gives the dice the colour that is asked, and leaves the rest of the table', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { dice, ...table } = pickCrapsLook(randomStream(seed, 'look'), 'red');
    const { dice: _, ...usual } = pickCrapsLook(randomStream(seed, 'look'));
    expect(dice.body).toBe('#c20d20');
    expect(table).toEqual(usual);
  }
});
