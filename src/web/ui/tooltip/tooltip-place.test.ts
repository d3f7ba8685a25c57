import { expect, test } from 'vitest';

import { placeTooltip } from '#web/ui/tooltip/tooltip-place.ts';

const room = { width: 1000, height: 800 };
const size = { width: 100, height: 30 };

test.each([
  ['above', { left: 500, top: 400, width: 40, height: 40 }, 'top', { left: 470, top: 364 }],
  ['below', { left: 500, top: 400, width: 40, height: 40 }, 'bottom', { left: 470, top: 446 }],
  ['at the right', { left: 0, top: 400, width: 48, height: 40 }, 'right', { left: 54, top: 405 }],
  [
    'below where there is no room above',
    { left: 500, top: 10, width: 40, height: 40 },
    'top',
    { left: 470, top: 56 },
  ],
  [
    'inside the window',
    { left: 970, top: 400, width: 20, height: 20 },
    'bottom',
    { left: 892, top: 426 },
  ],
] as const)('stands %s', (_, anchor, side, place) => {
  expect(placeTooltip(anchor, { side, size, room })).toEqual(place);
});
