// `npm run stills`: draws the presets' pictures for the web with the studio, in public/presets.
// Preset names after the command select pictures.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createCanvas, type Canvas } from '@napi-rs/canvas';

import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import { canvasOfFrame } from '#film/picture/canvas-of-frame.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { settledFrameOf } from '#film/storyboard/settled-frame.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { ShotKind } from '#film/storyboard/storyboard.ts';
import { openStudioPicture } from '#film/studio/studio-picture.ts';
import { STILL_WIDTHS } from '#web/art/still-widths.ts';

const FOLDER = join(import.meta.dirname, '..', 'public', 'presets');
const SHORT_SIDE_PIXELS = 480;
const AVIF = { quality: 52, speed: 2 } as const;
const BYTES_MAX = 40_000;
const SEED = 11;
/** Before the last spin reels rest on different symbols: no picture of the shop shows a win. */
const SHOTS: Partial<Record<PresetId, ShotKind>> = { slots: 'action' };

async function draw(preset: PresetId): Promise<void> {
  const order = orderFromPrompt({
    preset,
    prompt: 'An evening at the casino',
    controls: { ...CONTROL_DEFAULTS, cameraMotion: 'static', crowdDensity: 'none' },
    seed: SEED,
    signature: null,
    markets: ['US'],
    shortSidePixels: SHORT_SIDE_PIXELS,
  });
  const storyboard = planStoryboard(order);
  const kind = SHOTS[preset] ?? 'hero';
  const shot = storyboard.shots.find((one) => one.kind === kind);
  if (shot === undefined) throw new Error(`the film of ${preset} has no ${kind} shot`);
  // Without words, the picture needs no darker area behind them.
  const bare = { ...storyboard, shots: storyboard.shots.map((one) => ({ ...one, words: [] })) };
  const frame = new Uint8Array(i420ByteLength(storyboard.size));
  await openStudioPicture(bare).renderFrame(settledFrameOf(shot), frame);
  const drawn = canvasOfFrame(frame, storyboard.size);
  for (const width of STILL_WIDTHS) {
    const still = await scaledTo(drawn, width).encode('avif', AVIF);
    console.log(`${preset} ${width}: ${Math.round(still.length / 1_000)} kB`);
    if (still.length > BYTES_MAX) throw new Error(`${preset} has more than ${BYTES_MAX} bytes`);
    await writeFile(join(FOLDER, `${preset}-${width}.avif`), still);
  }
}

function scaledTo(drawn: Canvas, width: number): Canvas {
  const scaled = createCanvas(width, Math.round((drawn.height * width) / drawn.width));
  const context = scaled.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawn, 0, 0, scaled.width, scaled.height);
  return scaled;
}

const wanted = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
for (const preset of PRESET_IDS) {
  if (wanted.length > 0 && !wanted.includes(preset)) continue;
  // oxlint-disable-next-line no-await-in-loop -- each scene is thrown away before the next is built
  await draw(preset);
}
