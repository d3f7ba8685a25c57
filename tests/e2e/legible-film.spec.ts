import { expect, test } from '@playwright/test';

import { CONTROL_DEFAULTS, type AspectRatio } from '#domain/order/controls.ts';
import type { PresetId } from '#domain/order/presets.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { layOutFrame } from '#film/overlay/layout/frame-layout.ts';
import { bottomOf, rightOf } from '#film/overlay/layout/safe-area.ts';
import { chooseTitleStyle } from '#film/overlay/type/title-style.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import type { ShotKind, Storyboard } from '#film/storyboard/storyboard.ts';
import { NO_WISHES } from '#tests/support/film/example-order.ts';
import {
  mirrored,
  readPart,
  readTitle,
  readWords,
  stillOf,
  type Still,
} from '#tests/e2e/support/read-frame.ts';

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

for (const [aspect, seed] of [
  ['16:9', 7],
  ['9:16', 8],
  ['16:9', 21],
  ['9:16', 21],
] as const) {
  test(`title, AI label, age and helpline can be read in take ${seed} in ${aspect}`, async () => {
    await expectLegible(await stillOf({ ...orderOf('roulette', aspect), seed }, 'wide'));
  });
}

async function expectLegible({ storyboard, canvas }: Still): Promise<void> {
  const { label, legal } = layOutFrame(storyboard);
  const [page] = legal.pages;
  if (!page) throw new Error('the film has no legal lines');
  expect(await readTitle(canvas, wordsOf(storyboard, 'wide'))).toMatch(/GOLDEN.*SUMMER.*NIGHT/iu);
  expect(await readPart(canvas, label.plate)).toMatch(/A[Il]-generated/u);
  const lines = await readPart(canvas, page.text);
  expect(lines).toContain('Gambling problem?');
  expect(lines).toContain('1-800-MY-RESET');
  expect(await readPart(canvas, insideOf(page.badge))).toContain('21+');

  const backwards = await readWords(mirrored(canvas));
  expect(backwards).not.toMatch(/GOLDEN|Gambling problem/iu);
}

/** The box around all words of a shot. */
function wordsOf(storyboard: Storyboard, kind: ShotKind): Box {
  const shot = storyboard.shots.find((candidate) => candidate.kind === kind);
  if (!shot) throw new Error(`the film has no ${kind} shot`);
  const { lines } = layOutWords(storyboard, shot, chooseTitleStyle(storyboard));
  const x = Math.min(...lines.map(({ box }) => box.x));
  const y = Math.min(...lines.map(({ box }) => box.y));
  const width = Math.max(...lines.map(({ box }) => rightOf(box))) - x;
  return { x, y, width, height: Math.max(...lines.map(({ box }) => bottomOf(box))) - y };
}

/** The inner area of the age mark. */
function insideOf({ x, y, width, height }: Box): Box {
  return { x: x + width * 0.1, y: y + height * 0.14, width: width * 0.8, height: height * 0.72 };
}

test('the end card says who invites, below its labels', async () => {
  const { storyboard, canvas } = await stillOf(orderOf('slots', '16:9'), 'endCard');
  const { label, legal } = layOutFrame(storyboard);
  expect(await readTitle(canvas, wordsOf(storyboard, 'endCard'))).toMatch(/MERIDIAN/iu);
  expect(await readPart(canvas, label.plate)).toMatch(/A[Il]-generated/u);
  const [page] = legal.pages;
  expect(page && (await readPart(canvas, page.text))).toContain('Gambling problem?');
});
