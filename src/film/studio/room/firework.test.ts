import { expect, it } from 'vitest';

import { burstAt } from './firework.ts';

it('a burst grows into its light, stays for a while and is gone before the next', () => {
  const frames = Array.from({ length: 90 }, (_, k) => burstAt(k / 30));
  const steps = frames.map(({ light }, k) => light - (frames[k - 1]?.light ?? 0));
  expect(Math.max(...steps)).toBeLessThan(0.15);
  expect(burstAt(0.5).light).toBe(1);
  expect(burstAt(1).light).toBe(1);
  expect(burstAt(1).size).toBeGreaterThan(0.9);
  expect(burstAt(2.4).light).toBeLessThan(0.05);
});
