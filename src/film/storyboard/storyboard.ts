import type { Captions } from '#domain/captions.ts';
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

/**
 * Things that dress the room because the prompt, or its occasion, asks for them:
 * - `confetti`: paper or foil in the air
 * - `fireworks`: over the skyline or behind the windows, where the room has any
 * - `candles`: small warm flames on the tables
 * - `flowers`: bouquets and petals, roses above all
 * - `palms`: palm trees or tropical leaves
 * - `stage`: an empty, lit stage with a microphone
 * - `saxophone`: an instrument of the band; comes with jazz
 * - `champagne`: filled flutes standing on a table, nobody drinking
 * - `balloons`: metallic, in the palette's colours
 * - `lanterns`: red paper lanterns
 * - `pumpkins`: carved and lit
 * - `snow`: falling outside
 * - `stringLights`: warm bulbs on wires
 * - `curtains`: velvet drapes
 * - `chandelier`: crystal, above the table
 * - `neonSigns`: glowing tubes, without letters
 * - `skyline`: a city at night beyond glass
 * - `water`: sea, pool or river, moving
 * - `discoBall`: a mirror ball and its light spots
 * - `trophy`: a cup on a plinth
 * - `redCarpet`: runner and velvet rope
 */
export const DRESSINGS = [
  'confetti',
  'fireworks',
  'candles',
  'flowers',
  'palms',
  'stage',
  'saxophone',
  'champagne',
  'balloons',
  'lanterns',
  'pumpkins',
  'snow',
  'stringLights',
  'curtains',
  'chandelier',
  'neonSigns',
  'skyline',
  'water',
  'discoBall',
  'trophy',
  'redCarpet',
] as const;
export type Dressing = (typeof DRESSINGS)[number];

/** What the words of the prompt ask of the picture and the sound. */
export interface Look {
  readonly palette: Palette;
  readonly mood: Mood;
  readonly setting: Setting;
  readonly occasion: Occasion | null;
  readonly music: MusicStyle;
  readonly pace: Pace;
  /** In the order of their importance, without repetition; may be empty. */
  readonly dressing: readonly Dressing[];
}

export const SHOT_KINDS = ['wide', 'detail', 'action', 'hero', 'endCard'] as const;
export type ShotKind = (typeof SHOT_KINDS)[number];

/** Which words of the film a shot carries. */
export type WordRole = 'title' | 'offer' | 'when' | 'venue' | 'callToAction' | 'line';

export interface ShotWords {
  readonly role: WordRole;
  readonly text: string;
  /** What an order names these words by, where their place is the user's to choose. */
  readonly key?: string;
}

export interface Shot {
  readonly kind: ShotKind;
  readonly firstFrame: number;
  readonly frameCount: number;
  /** In reading order; never more than can be read at 2.5 words a second while the shot lasts. */
  readonly words: readonly ShotWords[];
}

/**
 * What the film says, as read from the prompt or edited by the user. Offers and dates are literal
 * parts of the prompt. `null` and empty lists where the prompt says nothing.
 */
export interface FilmWords {
  readonly title: string;
  readonly offers: readonly string[];
  readonly when: readonly string[];
  readonly venue: string | null;
  readonly callToAction: string | null;
  /** Further words that the user put in quotation marks. */
  readonly lines: readonly string[];
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
  /** Everything the film could say; what a shot really shows is in its `words`. */
  readonly words: FilmWords;
  /**
   * The last one is the end card. Its `venue` words sign it: the venue of the prompt, or else
   * `organizationName`, which is therefore not to be drawn a second time.
   */
  readonly shots: readonly Shot[];
  readonly organizationName: string;
  readonly legal: LegalLines;
  /** Whether a voice speaks the film's words. */
  readonly voiceOver: boolean;
  readonly captions: Captions;
}
