import type { HueName, MetalName, RoomName, ToneName } from '#brief/look/color-words.ts';
import type { WordsByLanguage } from '#text/lexicon.ts';
import type { Dressing, Mood, MusicStyle, Pace, Setting } from '#film/storyboard/storyboard.ts';

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
