import { expect, it } from 'vitest';

import { verdictOf } from './verdict.ts';

const unknown = { isKnown: false, isApproved: false };

it.each([
  ['trusted', unknown, 'Signed here and unchanged', 'good'],
  ['valid', unknown, 'Signed by someone else', 'open'],
  ['invalid', unknown, 'Changed since it was signed', 'bad'],
  ['none', unknown, 'No signature', 'none'],
  ['trusted', { isKnown: true, isApproved: true }, 'Made here and unchanged', 'good'],
  ['trusted', { isKnown: true, isApproved: false }, 'Made here and unchanged', 'open'],
] as const)('a file that reads as %s, with %j, is: %s', (validation, record, title, tone) => {
  expect(verdictOf(validation, record)).toMatchObject({ title, tone });
});
