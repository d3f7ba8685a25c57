import type { Controls } from '#domain/controls.ts';
import type { PresetId } from '#domain/presets.ts';
import { toHex } from '#film/storyboard/look/oklch.ts';
import { seededFraction } from '#film/storyboard/seeded-choice.ts';
import type { Language, Look } from '#film/storyboard/storyboard.ts';

export interface LookOrder {
  readonly text: string;
  readonly language: Language;
  readonly preset: PresetId;
  readonly controls: Controls;
  readonly seed: number;
}

/** The look that the words ask for; the seed decides what they leave open. */
export function readLook({ seed }: LookOrder): Look {
  const hue = Math.floor(seededFraction(seed, 'hue') * 360);
  return {
    palette: {
      felt: toHex({ lightness: 0.36, chroma: 0.09, hue }),
      metal: toHex({ lightness: 0.8, chroma: 0.12, hue: 85 }),
      glow: toHex({ lightness: 0.72, chroma: 0.16, hue }),
      accent: toHex({ lightness: 0.7, chroma: 0.15, hue: hue + 60 }),
      room: toHex({ lightness: 0.15, chroma: 0.03, hue }),
    },
    mood: 'elegant',
    setting: 'mainFloor',
    occasion: null,
    music: 'lounge',
    pace: 'medium',
    dressing: [],
  };
}
