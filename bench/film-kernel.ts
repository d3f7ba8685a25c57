/**
 * Milliseconds per frame of the studio's picture, step by step, on one core: `node
 * bench/film-kernel.ts [--preset roulette] [--size 720] [--lighting cinematic] [--frames 20]`.
 */
import { parseArgs } from 'node:util';
import { LIGHTINGS } from '#domain/order/controls.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { pictureSizeFor } from '#film/studio/quality.ts';
import { sampleStoryboard } from '#film/studio/sample-storyboard.ts';
import { openStudioPicture } from '#film/studio/studio-picture.ts';
import type { FrameStep } from '#film/studio/studio-picture.ts';

const { values } = parseArgs({
  options: {
    preset: { type: 'string', default: 'roulette' },
    size: { type: 'string', default: '720' },
    lighting: { type: 'string', default: 'cinematic' },
    frames: { type: 'string', default: '20' },
  },
});

const STEPS: readonly FrameStep[] = ['room', 'trace', 'edges', 'lens', 'bloom', 'grade', 'print'];
const preset = PRESET_IDS.find((id) => id === values.preset) ?? 'roulette';
const lighting = LIGHTINGS.find((name) => name === values.lighting) ?? 'cinematic';
const frames = Number(values.frames);

const storyboard = sampleStoryboard({
  preset,
  shortSidePixels: Number(values.size),
  controls: { lighting, duration: 10 },
});
let last = 0;
const spent = new Map<FrameStep, number>();
const opened = performance.now();
const picture = openStudioPicture(storyboard, {
  observe(step) {
    const now = performance.now();
    spent.set(step, (spent.get(step) ?? 0) + now - last);
    last = now;
  },
});
const openMs = performance.now() - opened;
const { width, height } = storyboard.size;
const element = pictureSizeFor(storyboard.size);
const frame = new Uint8Array((width * height * 3) / 2);

async function render(index: number): Promise<number> {
  const cpu = process.threadCpuUsage();
  last = performance.now();
  await picture.renderFrame(index, frame);
  const { user, system } = process.threadCpuUsage(cpu);
  return (user + system) / 1000;
}

for (let k = 0; k < 3; k++) await render(k * 40);
console.log(
  `${preset}, ${lighting}, ${width}×${height}, picture ${element.width}×${element.height}`,
);
console.log(`opened in ${openMs.toFixed(0)} ms`);
console.log(['shot', ...STEPS, 'CPU ms'].map((cell) => cell.padStart(8)).join(''));
for (const shot of storyboard.shots) {
  spent.clear();
  let total = 0;
  for (let k = 0; k < frames; k++) {
    total += await render(shot.firstFrame + Math.floor((k * (shot.frameCount - 1)) / frames));
  }
  const cells = STEPS.map((step) => ((spent.get(step) ?? 0) / frames).toFixed(1));
  console.log(
    [shot.kind, ...cells, (total / frames).toFixed(1)].map((cell) => cell.padStart(8)).join(''),
  );
}
