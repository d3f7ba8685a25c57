import { createHash } from 'node:crypto';

import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';
import { readPrompts, type PromptFixture } from '#tests/fixtures/prompts/read-prompts.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Each seed with different controls, so that their effects are recorded as well. */
const TAKES: readonly Pick<FilmOrder, 'seed' | 'controls'>[] = [
  { seed: 5, controls: CONTROL_DEFAULTS },
  {
    seed: 20_261,
    controls: { ...CONTROL_DEFAULTS, lighting: 'neon', cameraMotion: 'dynamic', duration: 8 },
  },
  {
    seed: 3_000_000_007,
    controls: { ...CONTROL_DEFAULTS, lighting: 'dramatic', cameraMotion: 'static', duration: 30 },
  },
];

/**
 * The plans of all fixture prompts: a hash for each of three seeds, then a summary of the first.
 */
export function recordPlans(): string {
  return readPrompts()
    .map((prompt) => {
      const order = orderOf(prompt);
      const plans = TAKES.map((take) => planStoryboard({ ...order, ...take }));
      const [first] = plans;
      return [...plans.map(hashOf), first && summaryOf(first)].join(' ');
    })
    .join('\n');
}

/** A prompt is read once: its reading depends on neither seed nor controls. */
function orderOf({ prompt, preset }: PromptFixture): FilmOrder {
  return orderFromPrompt({
    prompt,
    preset,
    signature: 'House of Tests',
    markets: ['US', 'DE'],
    shortSidePixels: 720,
    seed: 0,
    controls: CONTROL_DEFAULTS,
  });
}

function hashOf(plan: Storyboard): string {
  return createHash('sha256').update(canonical(plan)).digest('hex').slice(0, 10);
}

/** Keys in alphabetical order, because the order in which a plan is built does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function summaryOf({ language, preset, words, look, shots }: Storyboard): string {
  const said = [
    words.headline,
    words.lines.map(({ kind, text }) => `${kind}: ${text}`).join(' + '),
    words.callToAction,
    words.signature,
  ];
  const seen = [look.mood, look.setting, look.occasion, look.music, look.pace, look.palette.felt];
  const kinds = shots.map(({ kind }) => kind.slice(0, 1)).join('');
  return [language, preset, ...said, ...seen, look.dressing.join(','), kinds]
    .map((part) => part ?? '')
    .join('|');
}
