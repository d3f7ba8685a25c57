import { expect, test } from 'vitest';

import { loadNetwork, networkScore, packNetwork } from '#brief/ranking/network.ts';

test('adds the units whose inputs outweigh their bias', () => {
  const network = loadNetwork({ bias: -1, units: ['2 0 -1 3', '0 1 -1 5'] });
  expect(networkScore(network, [1, 0])).toBeCloseTo(2);
  expect(networkScore(network, [0, 3])).toBeCloseTo(9);
  expect(networkScore(network, [0, 0])).toBeCloseTo(-1);
});

test('a packed network gives the same scores', () => {
  const learnt = { bias: 0.5, units: ['0.25 -0.5 0.125 1.5', '-1 2 0 -0.75'] };
  expect(packNetwork(loadNetwork(learnt))).toEqual(learnt);
});
