import { expect, it } from 'vitest';

import { colorConflictNotes } from '#web/features/create-video/order/color-conflicts.ts';

it('says a reason once, with all the colours that it is about', () => {
  const because = 'The colors of the brand are fixed';
  const conflicts = [
    { asked: 'blue', used: 'the primary color of the brand (#e8c46a)', because },
    { asked: 'blue', used: 'the accent color of the brand (#f25c54)', because },
    { asked: 'silver', used: 'the accent color of the brand (#f25c54)', because },
    { asked: 'the usual colors of the occasion', used: 'red', because: 'Red was asked for' },
  ];
  expect(colorConflictNotes(conflicts)).toEqual([
    'Colors: the primary color of the brand (#e8c46a) and the accent color of the brand (#f25c54) instead of blue and silver. The colors of the brand are fixed.',
    'Colors: red instead of the usual colors of the occasion. Red was asked for.',
  ]);
});
