/**
 * `npm run bench:flashes -- --preset slots --seeds 40 --fps 60 --duration 15`: draws a film of each
 * seed in a style drawn from it, at 160 × 90, and prints how often it flashes and when. `--first`
 * is the first seed; without `--preset`, all presets are drawn.
 */
import { parseArgs } from 'node:util';
import {
  ASPECT_RATIOS,
  CAMERA_MOTIONS,
  CROWD_DENSITIES,
  LIGHTINGS,
  type Controls,
} from '#domain/order/controls.ts';
import { MOODS, MUSIC_STYLES, OCCASIONS, PACES } from '#domain/order/look.ts';
import { PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import { PROOF_RULES } from '#domain/proof/film-proof.ts';
import type { FilmOrder } from '#film/film-order.ts';
import { pick, randomStream } from '#film/random.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { NO_WISHES } from '#tests/support/film/example-order.ts';
import { measureFlashes, type FlashReading } from './film-review/measure-flashes.ts';
import { SAMPLE_WORDS } from './sample-order.ts';

const { values } = parseArgs({
  options: {
    preset: { type: 'string', default: '' },
    seeds: { type: 'string', default: '10' },
    first: { type: 'string', default: '1' },
    fps: { type: 'string', default: '60' },
    duration: { type: 'string', default: '15' },
  },
});
const [seeds, first] = [Number(values.seeds), Number(values.first)];
const timing = { fps: Number(values.fps), duration: Number(values.duration) };
const presets = PRESET_IDS.filter((id) => values.preset === '' || id === values.preset);

/** An order in a style that follows from its seed. */
function orderOf(preset: PresetId, seed: number): FilmOrder {
  const random = randomStream(seed, `flashes of ${preset}`);
  const controls: Controls = {
    ...timing,
    aspectRatio: pick(random, ASPECT_RATIOS),
    cameraMotion: pick(random, CAMERA_MOTIONS),
    crowdDensity: pick(random, CROWD_DENSITIES),
    lighting: pick(random, LIGHTINGS),
  };
  const look = {
    ...NO_WISHES,
    mood: pick(random, MOODS),
    music: pick(random, MUSIC_STYLES),
    pace: pick(random, PACES),
    occasion: pick(random, [null, ...OCCASIONS]),
  };
  return {
    preset,
    seed,
    controls,
    look,
    words: SAMPLE_WORDS,
    language: 'en',
    crowd: null,
    markets: ['US'],
    shortSidePixels: 90,
  };
}

function rowOf({ seed, preset, controls, look, shots }: Storyboard, reading: FlashReading): string {
  const { generalPerSecond, redPerSecond, worstFrame } = reading;
  const { aspectRatio, lighting, cameraMotion, fps } = controls;
  const shot = shots.findLast(({ firstFrame }) => firstFrame <= worstFrame);
  const style = [aspectRatio, lighting, cameraMotion, look.mood, look.pace, look.occasion ?? '–'];
  const worst = `${(worstFrame / fps).toFixed(2)} s, ${shot?.kind}`;
  return [preset, seed, ...style, generalPerSecond, redPerSecond, worst].join(' | ');
}

const tally = new Map<string, number>();
for (const preset of presets)
  for (let seed = first; seed < first + seeds; seed += 1) {
    const storyboard = planStoryboard(orderOf(preset, seed));
    const reading = await measureFlashes(storyboard);
    console.log(`| ${rowOf(storyboard, reading)} |`);
    const kind = `${preset}: ${reading.generalPerSecond} flashes, ${reading.redPerSecond} red`;
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
    const { flashesPerSecondMax, redFlashesPerSecondMax } = PROOF_RULES;
    if (
      reading.generalPerSecond > flashesPerSecondMax ||
      reading.redPerSecond > redFlashesPerSecondMax
    )
      process.exitCode = 1;
  }
for (const [kind, films] of tally) console.log(`${kind}: ${films} films`);
