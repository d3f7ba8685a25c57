import { expect, it } from 'vitest';

import { containsAddress } from '#domain/addresses-in-text.ts';

it.each([
  'Claim at evil.com',
  'https://evil',
  'EVIL.COM',
  'evil.com/login?a=b',
  'a@b.example',
  'mailto:someone',
  'evil\u3002com',
  'evil\uFF0Ecom',
  'ev\u200Bil.\u200Bcom',
  'казино.рф',
  'win.xn--p1ai',
  'ｅｖｉｌ．ｃｏｍ',
  'http://10.0.0.1',
  'see 192.168.0.1 now',
  'e\u0301vil.e\u0301u',
])('finds the address in %j', (text) => {
  expect(containsAddress(text)).toBe(true);
});

it.each([
  'Golden Nugget',
  "St. George's Casino & Hotel",
  'Casino Barrière S.A.',
  'Grand Royal d.o.o.',
  'No.1 Casino',
  'Mr. Green',
  'M & S Gaming Co., Ltd.',
  'Club 21 @ Night',
  'Est. 1.9.1998',
  '7.5 Stars',
  'Win... Again',
  "ann_1's Organization",
  'نادي الذهب 👩‍💼',
])('finds none in %j', (text) => {
  expect(containsAddress(text)).toBe(false);
});
