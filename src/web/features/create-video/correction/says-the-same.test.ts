import { expect, it } from 'vitest';

import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { initialValues } from '#web/features/create-video/create-form.ts';
import { withEdit, withReading } from '#web/features/create-video/words/words-card.ts';

import { saysTheSame } from './says-the-same.ts';

it('compares the words, the settings and the take', () => {
  const words = { headline: 'River', lines: [], callToAction: null, signature: null, terms: null };
  const copy = { preset: 'poker', prompt: 'The river card lands', words, brandId: null };
  const rejected = { ...initialValues({ ...copy, controlsJson: CONTROL_DEFAULTS }), seed: 3 };
  const read = { language: 'en', words: { ...words, headline: 'The river card' } };
  const card = withReading(rejected.card, read);
  const same = { ...rejected, card, prompt: `${copy.prompt} `, pictureShots: 4 };
  expect(saysTheSame(same, rejected)).toBe(true);
  expect(saysTheSame({ ...same, card: withEdit(card, { headline: '' }) }, rejected)).toBe(false);
  expect(saysTheSame({ ...same, lighting: 'neon' }, rejected)).toBe(false);
  expect(saysTheSame({ ...same, seed: 4 }, rejected)).toBe(false);
});
