import type { Controls } from '#domain/controls.ts';
import type { PresetId } from '#domain/presets.ts';
import type { FrameSize } from '#film/frame-size.ts';

/** The languages prompts are read in and films speak. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

export const MOODS = [
  'elegant',
  'energetic',
  'festive',
  'intimate',
  'luxurious',
  'playful',
  'mysterious',
] as const;
export type Mood = (typeof MOODS)[number];

export const SETTINGS = [
  'mainFloor',
  'highLimitRoom',
  'lounge',
  'rooftop',
  'beachfront',
  'theatre',
  'riverboat',
] as const;
export type Setting = (typeof SETTINGS)[number];

export const OCCASIONS = [
  'newYear',
  'ladiesNight',
  'valentines',
  'halloween',
  'winterHolidays',
  'lunarNewYear',
  'summer',
  'anniversary',
  'grandOpening',
  'tournament',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const MUSIC_STYLES = [
  'lounge',
  'jazz',
  'electronic',
  'orchestral',
  'latin',
  'rock',
  'funk',
] as const;
export type MusicStyle = (typeof MUSIC_STYLES)[number];

export const PACES = ['slow', 'medium', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** An sRGB colour, `#rrggbb`. */
export type HexColor = `#${string}`;

/** The colours that dress the room, the table and the type. */
export interface Palette {
  /** Table cloth and large surfaces. */
  readonly felt: HexColor;
  /** Metal and type. */
  readonly metal: HexColor;
  /** Coloured light. */
  readonly glow: HexColor;
  /** A second coloured light that goes with `glow`. */
  readonly accent: HexColor;
  /** The room behind. */
  readonly room: HexColor;
}

/** What the words of the prompt ask of the picture and the sound. */
export interface Look {
  readonly palette: Palette;
  readonly mood: Mood;
  readonly setting: Setting;
  readonly occasion: Occasion | null;
  readonly music: MusicStyle;
  readonly pace: Pace;
}

export const SHOT_KINDS = ['wide', 'detail', 'action', 'hero', 'endCard'] as const;
export type ShotKind = (typeof SHOT_KINDS)[number];

/** Which words of the film a shot carries. */
export type WordRole = 'title' | 'offer' | 'when' | 'venue' | 'callToAction' | 'line';

export interface ShotWords {
  readonly role: WordRole;
  readonly text: string;
}

export interface Shot {
  readonly kind: ShotKind;
  readonly firstFrame: number;
  readonly frameCount: number;
  /** In reading order; never more than can be read at 2.5 words a second while the shot lasts. */
  readonly words: readonly ShotWords[];
}

/** What the law and the product put on every frame. */
export interface LegalLines {
  /** For instance `21+`. */
  readonly ageMark: string;
  /** Responsible-gambling lines of the film's markets, without repetition. */
  readonly responsibleGambling: readonly string[];
  /** For instance `AI-generated`. */
  readonly aiLabel: string;
}

/** The plan of a film: a pure function of its order. Shots fill `frameCount` exactly, in order. */
export interface Storyboard {
  readonly preset: PresetId;
  readonly controls: Controls;
  readonly seed: number;
  readonly language: Language;
  readonly size: FrameSize;
  readonly frameCount: number;
  readonly look: Look;
  /** The last one is the end card. */
  readonly shots: readonly Shot[];
  readonly organizationName: string;
  readonly legal: LegalLines;
}
