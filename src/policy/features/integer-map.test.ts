import { describe, expect, it } from 'vitest';

import { IntegerMap } from './integer-map.ts';

describe('the map of 32-bit keys', () => {
  it('keeps what a map keeps, beyond its first size and for keys that crowd', () => {
    const map = new IntegerMap();
    const keys = Array.from({ length: 9_000 }, (_, index) =>
      index % 3 === 0 ? index : Math.imul(index, index % 3 === 1 ? -65_536 : 0x9e3779b1),
    );
    const expected = new Map<number, number>();
    keys.forEach((key, value) => {
      map.set(key, value);
      expected.set(key, value);
    });
    expect(expected.size).toBeGreaterThan(8_000);
    for (const key of [...keys, -1, 123_456_789]) expect(map.get(key)).toBe(expected.get(key));
  });

  it('knows the key and the value 0', () => {
    const map = new IntegerMap();
    expect(map.get(0)).toBeUndefined();
    map.set(0, 0);
    expect(map.get(0)).toBe(0);
  });
});
