import type { Controls } from '#domain/order/controls.ts';
import type { PresetId } from '#domain/order/presets.ts';
import { sampleStoryboard } from '#film/studio/sample-storyboard.ts';
import type { Look, Storyboard } from '#film/storyboard/storyboard.ts';

/** A film that is reviewed. Its storyboard is made by hand, so that it stays as prompts are read anew. */
export interface ReviewBrief {
  readonly name: string;
  readonly preset: PresetId;
  readonly controls: Partial<Controls>;
  readonly look: Partial<Look>;
}

const REVIEW_SECONDS = 8;
const REVIEW_SHORT_SIDE = 360;

const CHRISTMAS = {
  felt: '#0f5132',
  metal: '#e8c06a',
  glow: '#d8362a',
  accent: '#2f9e5a',
  room: '#1d2a1c',
} as const;
const CHAMPAGNE = {
  felt: '#2b2418',
  metal: '#f0d9a0',
  glow: '#f4d48a',
  accent: '#ffe9b8',
  room: '#2a2012',
} as const;

export const REVIEW_BRIEFS: readonly ReviewBrief[] = [
  {
    name: 'roulette, elegant',
    preset: 'roulette',
    controls: { lighting: 'cinematic', cameraMotion: 'smooth' },
    look: { mood: 'elegant', music: 'jazz', pace: 'medium' },
  },
  {
    name: 'slots, neon',
    preset: 'slots',
    controls: { lighting: 'neon', cameraMotion: 'dynamic' },
    look: { mood: 'energetic', music: 'electronic', pace: 'fast' },
  },
  {
    name: 'blackjack, champagne',
    preset: 'blackjack',
    controls: { lighting: 'cinematic', cameraMotion: 'smooth' },
    look: { mood: 'luxurious', music: 'lounge', pace: 'slow', palette: CHAMPAGNE },
  },
  {
    name: 'poker, winter holidays',
    preset: 'poker',
    controls: { lighting: 'cinematic', cameraMotion: 'orbit' },
    look: {
      mood: 'festive',
      music: 'orchestral',
      pace: 'medium',
      occasion: 'winterHolidays',
      dressing: ['snow', 'stringLights'],
      palette: CHRISTMAS,
    },
  },
  {
    name: 'craps, bright and fun',
    preset: 'craps',
    controls: { lighting: 'bright', cameraMotion: 'dynamic' },
    look: { mood: 'playful', music: 'funk', pace: 'fast' },
  },
];

const LEGAL_LINES = ['Gambling problem? Call 1-800-GAMBLER.'] as const;

export interface ReviewOrder {
  readonly seed: number;
  readonly shortSidePixels?: number;
}

/** The storyboard of a review brief with the legal lines that every review film carries. */
export function storyboardOf(
  { preset, controls, look }: ReviewBrief,
  { seed, shortSidePixels = REVIEW_SHORT_SIDE }: ReviewOrder,
): Storyboard {
  const ordered = { duration: REVIEW_SECONDS, fps: 30 as const, ...controls };
  const film = sampleStoryboard({ preset, controls: ordered, look, seed, shortSidePixels });
  return { ...film, legal: { ...film.legal, responsibleGambling: LEGAL_LINES } };
}
