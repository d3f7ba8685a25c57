/**
 * Prints the plan of a film: `node scripts/plan-film.ts "prompt" --preset poker --duration 15
 * --seed 1`.
 */
import { parseArgs } from 'node:util';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';
import { findPreset } from '#domain/presets.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preset: { type: 'string', default: 'roulette' },
    duration: { type: 'string', default: '15' },
    seed: { type: 'string', default: '1' },
  },
});
const preset = findPreset(values.preset);
if (!preset) throw new Error(`No preset ${values.preset}`);

const order = orderFromPrompt({
  prompt: positionals.join(' '),
  preset: preset.id,
  controls: { ...CONTROL_DEFAULTS, duration: Number(values.duration) },
  seed: Number(values.seed),
  signature: 'Grand Lagoon Casino',
  markets: ['US'],
  shortSidePixels: 720,
});
const plan = planStoryboard(order);
console.log(
  JSON.stringify(
    { language: plan.language, words: plan.words, leftOut: plan.leftOut, look: plan.look },
    null,
    2,
  ),
);
for (const { kind, frameCount, words } of plan.shots) {
  const said = words.map(({ role, text }) => `${role}: ${text}`).join(' | ');
  console.log(`${(frameCount / plan.controls.fps).toFixed(1)} s  ${kind.padEnd(8)} ${said}`);
}
console.log(plan.legal);
