import type {
  Dressing,
  HueName,
  MetalName,
  Mood,
  MusicStyle,
  Pace,
  RoomName,
  Setting,
  ToneName,
} from '#domain/look.ts';
import type { WordsByLanguage } from '#text/lexicon.ts';

/**
 * A world that many words belong to (`rodeo`, `Rennpferd`, `牛仔`), and how it looks and sounds. It fills
 * what the prompt does not say in so many words: a prompt about cowboys names neither leather nor lamps.
 */
export interface Theme {
  readonly words: WordsByLanguage;
  readonly hues?: readonly HueName[];
  readonly metal?: MetalName;
  readonly room?: RoomName;
  readonly tone?: ToneName;
  readonly mood?: Mood;
  readonly setting?: Setting;
  readonly music?: MusicStyle;
  readonly pace?: Pace;
  readonly dressing?: readonly Dressing[];
}
