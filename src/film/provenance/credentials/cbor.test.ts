import { expect, test } from 'vitest';
import { encodeCbor, tagCbor, type CborValue } from '#film/provenance/credentials/cbor.ts';

// Values and encodings of RFC 8949, appendix A.
test.each<[CborValue, string]>([
  [0, '00'],
  [23, '17'],
  [24, '1818'],
  [100, '1864'],
  [1000, '1903e8'],
  [1_000_000, '1a000f4240'],
  [-1, '20'],
  [-100, '3863'],
  [null, 'f6'],
  ['', '60'],
  ['IETF', '6449455446'],
  ['水', '63e6b0b4'],
  [Uint8Array.of(1, 2, 3, 4), '4401020304'],
  [[1, [2, 3], [4, 5]], '8301820203820405'],
  [
    new Map([
      [1, 2],
      [3, 4],
    ]),
    'a201020304',
  ],
  [['a', new Map([['b', 'c']])], '826161a161626163'],
])('%j is encoded as %s', (value, hex) => {
  expect(encodeCbor(value).toString('hex')).toBe(hex);
});

test('a tag goes before what it tags', () => {
  expect(tagCbor(18, encodeCbor([])).toString('hex')).toBe('d280');
});

test('fractions are refused', () => {
  expect(() => encodeCbor(1.5)).toThrow(RangeError);
});
