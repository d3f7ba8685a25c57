import type { LookWishes } from '#brief/brief.ts';
import type { Controls } from '#domain/order/controls.ts';
import type { Words } from '#domain/order/words.ts';
import { NO_WISHES } from '#tests/support/film/example-order.ts';

const CONTROLS: Controls = {
  fps: 30,
  duration: 15,
  aspectRatio: '16:9',
  cameraMotion: 'smooth',
  lighting: 'neon',
  crowdDensity: 'light',
};

export const SAMPLE_WORDS: Words = {
  headline: 'Roulette night',
  lines: [{ kind: 'when', text: 'Every Friday at 8 p.m.', condition: null }],
  callToAction: 'Reserve your seat',
  signature: 'Bench Casino',
  terms: null,
};

/**
 * What the jobs of a benchmark have in common, as SQL columns and values; `n` numbers and dates
 * them.
 */
export const SAMPLE_ORDER = {
  columns:
    'prompt, preset, controls, markets, words, left_out, language, look, seed, short_side_pixels, cost_credits',
  values: `'A prompt of usual length for a roulette night, number ' || n, 'roulette', ${json(CONTROLS)},
    '["US"]', ${json(SAMPLE_WORDS)}, '[]', 'en', ${json(NO_WISHES)}, n, 720, 50`,
} as const;

function json(value: Controls | Words | LookWishes): string {
  return `'${JSON.stringify(value)}'`;
}
