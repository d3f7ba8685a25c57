import type { Captions } from '#domain/order/captions.ts';
import type { Controls } from '#domain/order/controls.ts';
import type { PresetId } from '#domain/order/presets.ts';
import type { FrameSize } from '#film/frame-size.ts';
import type {
  Dressing,
  DiceColor,
  Landscape,
  Mood,
  MusicStyle,
  Occasion,
  Pace,
  Setting,
  Subject,
  World,
} from '#domain/order/look.ts';
import type { HexColor } from '#film/color/hex.ts';
import type { FilmBrand } from '#film/film-brand.ts';
import type { FilmShotSource } from '#film/film-media.ts';
import type { WordField, WordLayout, WordRole, Words } from '#domain/order/words.ts';
import type { Language } from '#domain/languages.ts';

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
  /** In the order of their importance, without repetition; may be empty. */
  readonly dressing: readonly Dressing[];
  /** The scenery round the house, where the prompt has one. */
  readonly landscape?: Landscape;
  /** The dice of a craps table, where the prompt says their colour. */
  readonly dice?: DiceColor;
}

/** What a camera sees instead of the table. */
export type Scenery = World | 'landscape';

export const SHOT_KINDS = ['wide', 'detail', 'action', 'hero', 'endCard'] as const;
export type ShotKind = (typeof SHOT_KINDS)[number];

/**
 * What the words of an end card stand on: a framed panel beside the game, the dimmed picture itself, a part of the
 * frame from edge to edge, a strip at its foot, a ticket or a medal.
 */
export type CardKind = 'framed' | 'bare' | 'split' | 'band' | 'ticket' | 'medal';

/** A piece of the order's words, to the letter. */
export interface ShotWords {
  readonly role: WordRole;
  readonly text: string;
}

export interface Shot {
  readonly kind: ShotKind;
  readonly firstFrame: number;
  readonly frameCount: number;
  /**
   * In reading order; beside the terms, which are small print, never more than can be read at 2.5 words
   * a second while they stand still.
   */
  readonly words: readonly ShotWords[];
  readonly layout: WordLayout;
  /** Who makes its picture; shots of the same photo or clip that follow one another show it without a cut. */
  readonly source: FilmShotSource;
  /** Whether this is what the films of the brand begin with: shown as it is, without the film's colours. */
  readonly isIntro?: boolean;
  /** Whether the studio draws it in place of a model whose clip is not there. */
  readonly standsForModel?: boolean;
  /** Where the studio films it; at the table where absent. */
  readonly world?: World;
  /** What the words of an end card stand on; a framed panel where absent. */
  readonly card?: CardKind;
  /** What the shot list wants to see in it. */
  readonly subject?: Subject;
}

/** Colours that were asked for and are not seen, in words for people. */
export interface ColorConflict {
  readonly asked: string;
  readonly used: string;
  readonly because: string;
}

/** What the law and the product put on every frame. */
export interface LegalLines {
  /** For instance `21+`. */
  readonly ageMark: string;
  /** Responsible-gambling lines of the film's markets, and who advertises; without repetition. */
  readonly responsibleGambling: readonly string[];
  /** For instance `AI-generated`. */
  readonly aiLabel: string;
  /** The share of the picture that the lines have to take, where a market asks for one. */
  readonly pictureShareMin?: number;
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
  /** Of the order; what a shot really shows is in its `words`. */
  readonly words: Words;
  /** What the film is too short to show, in the order of the words. */
  readonly leftOut: readonly WordField[];
  /** The last one is the end card, which carries signature, call to action and terms. */
  readonly shots: readonly Shot[];
  readonly legal: LegalLines;
  /** Whether roulette has a double zero, as in American houses. */
  readonly hasDoubleZero?: boolean;
  /** Whether a voice speaks the film's words. */
  readonly voiceOver: boolean;
  readonly captions: Captions;
  /** Whose marks the film bears. */
  readonly brand: FilmBrand | null;
  /** Which of the colours that were asked for gave way to others. */
  readonly colorConflicts: readonly ColorConflict[];
}
