import type { CrowdDensity } from '#domain/controls.ts';
import type { FilmWords } from '#domain/film-words.ts';
import type {
  Dressing,
  HueName,
  MetalName,
  Mood,
  MusicStyle,
  Occasion,
  Pace,
  RoomName,
  Setting,
  ToneName,
} from '#domain/look.ts';
import type { Language } from '#text/language.ts';

/**
 * What an order asks a film to say and to show: all that was read from its prose, and no prose. What is
 * null or empty was left open.
 */
export interface Brief {
  readonly language: Language;
  readonly words: FilmWords;
  /** Whether somebody signs the film; `no text on screen` asks for nobody. */
  readonly isSigned: boolean;
  readonly crowd: CrowdDensity | null;
  readonly look: LookWishes;
}

export interface LookWishes {
  readonly occasion: Occasion | null;
  readonly setting: Setting | null;
  readonly mood: Mood | null;
  readonly music: MusicStyle | null;
  readonly pace: Pace | null;
  readonly dressing: readonly Dressing[];
  /** Whether `dressing` is all there shall be, whatever occasion and place would add. */
  readonly isDressed: boolean;
  readonly colors: ColorWishes;
}

export interface ColorWishes {
  readonly hues: readonly HueName[];
  readonly metal: MetalName | null;
  readonly room: RoomName | null;
  readonly tone: ToneName | null;
  /** The colours of the world that the words belong to, for want of others. */
  readonly suggested: SuggestedColors | null;
}

export interface SuggestedColors {
  readonly hues?: readonly HueName[];
  readonly metal?: MetalName;
  readonly room?: RoomName;
  readonly tone?: ToneName;
}
