import { expect, test } from 'vitest';

import { ASPECT_RATIOS } from '#domain/order/controls.ts';
import { isOpen } from '#domain/markets/market-status.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { frameSizeOf } from '#film/frame-size.ts';
import { layOutLegal } from '#film/overlay/legal/legal-layout.ts';
import { legalLines } from '#film/storyboard/legal-lines.ts';
import { setsOnOneFilm } from '#film/storyboard/legal-room.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const FIVE_SECONDS = 5;
const PAIRS = MARKET_CODES.filter((code) => isOpen(code, 'online')).flatMap((one, at, open) =>
  open.slice(at + 1).map((other) => [one, other]),
);

test.each(ASPECT_RATIOS)('markets that are kept together share a page of %s', (aspectRatio) => {
  const plan = planStoryboard({
    ...exampleOrder(),
    controls: { ...CONTROL_DEFAULTS, aspectRatio },
    shortSidePixels: 720,
  });
  const size = frameSizeOf(aspectRatio, 720);
  for (const markets of PAIRS) {
    const order = { markets, language: 'en' } as const;
    const sets = setsOnOneFilm(order, { aspectRatio, duration: FIVE_SECONDS });
    if (sets.length > 1) continue;
    const { pages } = layOutLegal({ ...plan, size, legal: legalLines(order) });
    expect([markets, pages.length]).toEqual([markets, 1]);
  }
});
