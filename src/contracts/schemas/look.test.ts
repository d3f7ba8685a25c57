import { expect, it, test } from 'vitest';

import { lookWishesSchema } from '#contracts/schemas/look.ts';

const messageFor = (landscape: unknown): string | undefined =>
  lookWishesSchema.safeParse({ landscape }).error?.issues[0]?.message;

it.each([
  [{ kind: 'lake', time: 'dawn' }],
  [{ kind: 'lake', time: 'dawn', weather: 'fog', position: 'end' }],
  [{ kind: 'mountains', time: 'dawn', isSnowCovered: true }],
  ['none'],
  [null],
  [undefined],
])('the landscape %j is accepted', (landscape) => expect(messageFor(landscape)).toBeUndefined());

test.each([
  [{ kind: 'moon', time: 'dawn' }, /^Unknown landscape: use one of sea, /],
  [{ kind: 'lake', time: 'noon' }, /^Unknown time of day: use one of dawn, /],
  [{ kind: 'lake', time: 'dawn', weather: 'hail' }, /^Unknown weather: use one of clear, rain, /],
  [{ kind: 'lake', time: 'dawn', position: 'middle' }, /^Unknown position: use one of start, end$/],
  [{ kind: 'lake', time: 'dawn', hour: 5 }, /^Unknown field in landscape: hour$/],
  ['lake', /must be an object with a kind and a time, or none$/],
])('what is wrong with the landscape %j is said', (landscape, message) =>
  expect(messageFor(landscape)).toMatch(message),
);
