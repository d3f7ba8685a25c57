import { CONTROL_DEFAULTS, type Controls, type Lighting } from '#domain/order/controls.ts';
import type { PresetId } from '#domain/order/presets.ts';
import { NO_WORDS } from '#domain/order/words.ts';
import { STUDIO_SOURCE } from '#film/film-media.ts';
import { frameSizeOf } from '#film/frame-size.ts';
import type { Look, Palette, Shot, ShotKind, Storyboard } from '#film/storyboard/storyboard.ts';

export const SAMPLE_PALETTES: Record<Lighting, Palette> = {
  bright: {
    felt: '#0e6b45',
    metal: '#e8c06a',
    glow: '#ffb45a',
    accent: '#58b7e8',
    room: '#6a4a34',
  },
  cinematic: {
    felt: '#0c5a36',
    metal: '#e8c06a',
    glow: '#ff9a3c',
    accent: '#6ac2ff',
    room: '#3a2416',
  },
  dramatic: {
    felt: '#5a0f1c',
    metal: '#e0b464',
    glow: '#ff7a3c',
    accent: '#7aa2ff',
    room: '#1a1216',
  },
  neon: { felt: '#0f2c63', metal: '#f0c66a', glow: '#ff2a9d', accent: '#22d3ff', room: '#3a1050' },
};

export interface SampleOrder {
  readonly preset: PresetId;
  readonly controls?: Partial<Controls>;
  readonly seed?: number;
  readonly shortSidePixels?: number;
  readonly look?: Partial<Look>;
}

const SHARES: readonly (readonly [ShotKind, number])[] = [
  ['wide', 0.2],
  ['detail', 0.2],
  ['action', 0.26],
  ['hero', 0.18],
  ['endCard', 0.16],
];

/** A storyboard to try the studio with: for previews, measurements and tests. */
export function sampleStoryboard(order: SampleOrder): Storyboard {
  const controls: Controls = { ...CONTROL_DEFAULTS, duration: 10, ...order.controls };
  const frameCount = controls.fps * controls.duration;
  let firstFrame = 0;
  const shots = SHARES.map(([kind, share], k): Shot => {
    const frames =
      k === SHARES.length - 1 ? frameCount - firstFrame : Math.round(frameCount * share);
    const shot: Shot = {
      kind,
      firstFrame,
      frameCount: frames,
      words: [{ role: 'headline', text: 'Midnight Roulette' }],
      layout: 'middle',
      source: STUDIO_SOURCE,
    };
    firstFrame += frames;
    return shot;
  });
  return {
    preset: order.preset,
    controls,
    seed: order.seed ?? 1,
    language: 'en',
    size: frameSizeOf(controls.aspectRatio, order.shortSidePixels ?? 720),
    frameCount,
    look: {
      palette: SAMPLE_PALETTES[controls.lighting],
      mood: 'luxurious',
      setting: 'mainFloor',
      occasion: null,
      music: 'lounge',
      pace: 'medium',
      dressing: [],
      ...order.look,
    },
    shots,
    words: { ...NO_WORDS, headline: 'Midnight Roulette', signature: 'Grand Aurora' },
    leftOut: [],
    voiceOver: false,
    captions: 'off',
    brand: null,
    colorConflicts: [],
    legal: { ageMark: '21+', responsibleGambling: [], aiLabel: 'AI-generated' },
  };
}
