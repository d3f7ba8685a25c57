import { expect, test } from '@playwright/test';

import { CONTROL_DEFAULTS, type AspectRatio } from '#domain/controls.ts';
import type { PresetId } from '#domain/presets.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { layOutLegal } from '#film/overlay/legal-layout.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { NO_WISHES } from '#tests/support/film/example-order.ts';
import { mirrored, readPart, readWords, stillOf } from '#tests/e2e/support/read-frame.ts';

const orderOf = (preset: PresetId, aspectRatio: AspectRatio): FilmOrder => ({
  preset,
  words: {
    headline: 'Golden Summer Night',
    lines: [{ kind: 'when', text: 'Friday 9 PM', condition: null }],
    callToAction: 'Reserve your table',
    signature: 'The Grand Meridian',
    terms: null,
  },
  language: 'en',
  look: NO_WISHES,
  crowd: null,
  controls: { ...CONTROL_DEFAULTS, aspectRatio, lighting: 'neon' },
  seed: 7,
  markets: ['US'],
  shortSidePixels: 720,
});

/** What is inside the badge's ring. */
function insideOfBadge(storyboard: Storyboard) {
  const { badge, pages } = layOutLegal(storyboard);
  const plate = pages[0]?.plate ?? badge;
  const [width, height] = [badge.width * 0.7, badge.height * 0.5];
  return {
    x: badge.x + (badge.width - width) / 2,
    y: plate.y + (plate.height - height) / 2,
    width,
    height,
  };
}

for (const aspect of ['16:9', '9:16'] as const) {
  test(`title, AI label, age and helpline are read off a film in ${aspect}`, async () => {
    const { storyboard, canvas } = await stillOf(orderOf('roulette', aspect), 'wide');
    const words = await readWords(canvas);
    expect(words).toMatch(/GOLDEN.*SUMMER.*NIGHT/iu);
    expect(words).toMatch(/A[Il]-generated/u);
    expect(words).toContain('Gambling problem?');
    expect(words).toContain('1-800-MY-RESET');
    expect(await readPart(canvas, insideOfBadge(storyboard))).toContain('21+');

    const backwards = await readWords(mirrored(canvas));
    expect(backwards).not.toMatch(/GOLDEN|Gambling problem/iu);
  });
}

test('the end card says who invites, under its labels', async () => {
  const words = await readWords((await stillOf(orderOf('slots', '16:9'), 'endCard')).canvas);
  expect(words).toMatch(/MERIDIAN/iu);
  expect(words).toMatch(/A[Il]-generated/u);
  expect(words).toContain('Gambling problem?');
});
