import { expect, test } from 'vitest';

import { simplify } from '#text/simplify.ts';

test('traditional characters are read as simplified ones, index by index', () => {
  expect(simplify('週五晚上8點，會員入場免費')).toBe('周五晚上8点，会员入场免费');
  expect(simplify('俱乐部 Casino 🎰')).toBe('俱乐部 Casino 🎰');
});
