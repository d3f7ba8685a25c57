import { createCanvas, type Canvas } from '@napi-rs/canvas';

import { CAMERA_MOTIONS, CROWD_DENSITIES, LIGHTINGS } from '#domain/order/controls.ts';
import { PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import { openFilmPicture } from '#film/media/film-picture.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';
import { canvasOfFrame } from '#film/picture/canvas-of-frame.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';

const SHAPES = ['16:9', '16:9', '9:16', '1:1'] as const;
const WRITERS = ['fillText', 'strokeText'] as const;

/**
 * Frames of the studio without any writing, not even on cloths and machines: one of each shot of a
 * film of every game.
 */
export async function letterlessFrames(seed: number): Promise<readonly Canvas[]> {
  const painter = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as object;
  const kept = WRITERS.map(
    (name) => [name, Object.getOwnPropertyDescriptor(painter, name) ?? {}] as const,
  );
  for (const name of WRITERS) {
    Object.defineProperty(painter, name, { value: () => undefined, configurable: true });
  }
  const frames: Canvas[] = [];
  for (const preset of PRESET_IDS) frames.push(...(await framesOf(preset, seed)));
  for (const [name, descriptor] of kept) Object.defineProperty(painter, name, descriptor);
  return frames;
}

async function framesOf(preset: PresetId, seed: number): Promise<Canvas[]> {
  const pick = <T>(options: readonly [T, ...T[]], step: number) =>
    options[(seed * step) % options.length] ?? options[0];
  const order = orderFromPrompt({
    preset,
    prompt: '',
    signature: null,
    controls: {
      aspectRatio: pick(SHAPES, 1),
      cameraMotion: pick(CAMERA_MOTIONS, 1),
      lighting: pick(LIGHTINGS, 3),
      crowdDensity: pick(CROWD_DENSITIES, 1),
      fps: 24,
      duration: 15,
    },
    seed,
    shortSidePixels: 704,
    markets: ['US'],
  });
  const storyboard = planStoryboard(order);
  const picture = openFilmPicture(storyboard, { modelPicture: null, mediaFiles: {} });
  const frames: Canvas[] = [];
  for (const { firstFrame, frameCount } of storyboard.shots) {
    const frame = new Uint8Array(i420ByteLength(storyboard.size));
    await picture.renderFrame(firstFrame + Math.floor(frameCount * 0.6), frame);
    frames.push(canvasOfFrame(frame, storyboard.size));
  }
  picture.close();
  return frames;
}
