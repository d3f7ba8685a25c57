import type { Lighting } from '#domain/order/controls.ts';
import type { PresetId } from '#domain/order/presets.ts';
import type { ShotKind } from '#film/storyboard/storyboard.ts';
import { sampleStoryboard } from '../sample-storyboard.ts';
import { openStudioPicture } from '../studio-picture.ts';

/** A frame that must keep its look. */
export interface GoldenFrame {
  readonly preset: PresetId;
  readonly shot: ShotKind;
  readonly lighting: Lighting;
}

export const GOLDEN_FRAMES: readonly GoldenFrame[] = [
  { preset: 'roulette', shot: 'wide', lighting: 'bright' },
  { preset: 'roulette', shot: 'detail', lighting: 'cinematic' },
  { preset: 'roulette', shot: 'action', lighting: 'dramatic' },
  { preset: 'roulette', shot: 'hero', lighting: 'neon' },
  { preset: 'roulette', shot: 'endCard', lighting: 'cinematic' },
  { preset: 'slots', shot: 'wide', lighting: 'cinematic' },
  { preset: 'slots', shot: 'action', lighting: 'bright' },
  { preset: 'slots', shot: 'hero', lighting: 'neon' },
  { preset: 'blackjack', shot: 'wide', lighting: 'neon' },
  { preset: 'blackjack', shot: 'hero', lighting: 'cinematic' },
  { preset: 'poker', shot: 'detail', lighting: 'bright' },
  { preset: 'poker', shot: 'hero', lighting: 'dramatic' },
  { preset: 'craps', shot: 'wide', lighting: 'neon' },
  { preset: 'craps', shot: 'hero', lighting: 'cinematic' },
];

export const goldenName = ({ preset, shot, lighting }: GoldenFrame): string =>
  `${preset}-${shot}-${lighting}`;

export const goldenFile = (name: string): URL => new URL(`${name}.generated.json`, import.meta.url);

/** A very small picture: brightness and the two colour differences, row by row. */
export interface Thumbnail {
  readonly width: number;
  readonly height: number;
  readonly values: readonly number[];
}

const SHORT_SIDE = 180;
const CELL = 10;

/** Renders a golden frame and averages it over cells of 10 by 10 pixels, as eyes from far away do. */
export async function renderThumbnail({ preset, shot, lighting }: GoldenFrame): Promise<Thumbnail> {
  const storyboard = sampleStoryboard({
    preset,
    shortSidePixels: SHORT_SIDE,
    seed: 7,
    controls: { lighting },
  });
  const at = storyboard.shots.find(({ kind }) => kind === shot);
  if (at === undefined) throw new Error(`no ${shot} shot`);
  const { width, height } = storyboard.size;
  const frame = new Uint8Array((width * height * 3) / 2);
  const picture = openStudioPicture(storyboard);
  await picture.renderFrame(at.firstFrame + (at.frameCount >> 1), frame);
  picture.close();
  const planes = [
    averaged(frame.subarray(0, width * height), width, CELL),
    averaged(frame.subarray(width * height, width * height * 1.25), width / 2, CELL / 2),
    averaged(frame.subarray(width * height * 1.25), width / 2, CELL / 2),
  ];
  return {
    width: Math.floor(width / CELL),
    height: Math.floor(height / CELL),
    values: planes.flat(),
  };
}

function averaged(plane: Uint8Array, width: number, cell: number): number[] {
  const across = Math.floor(width / cell);
  const down = Math.floor(plane.length / width / cell);
  return Array.from({ length: across * down }, (_, k) => {
    let sum = 0;
    for (let y = 0; y < cell; y++) {
      for (let x = 0; x < cell; x++) {
        sum += plane[(Math.floor(k / across) * cell + y) * width + (k % across) * cell + x] ?? 0;
      }
    }
    return Math.round(sum / cell ** 2);
  });
}
