import type { AspectRatio, CrowdDensity } from '#domain/order/controls.ts';
import type { WordLine, Words } from '#domain/order/words.ts';
import type {
  DiceColor,
  Dressing,
  HueName,
  Landscape,
  MetalName,
  Mood,
  MusicStyle,
  Occasion,
  Pace,
  RoomName,
  Setting,
  Subject,
  ToneName,
  World,
} from '#domain/order/look.ts';
import type { Language } from '#domain/languages.ts';

/** What a text asks of a film: its words to the letter, and what is to be seen. What is null or empty it leaves open. */
export interface BriefReading {
  /** Whose rules it was read by; English where it is in a language that is not read. */
  readonly language: Language;
  /** The language it is written in, as an ISO 639 code; `und` where its letters do not tell. */
  readonly writtenIn: string;
  readonly words: ReadWords;
  readonly offered: OfferedWords;
  readonly look: LookWishes;
  readonly crowd: CrowdDensity | null;
  /** Whole seconds within the range of the control. */
  readonly duration: number | null;
  readonly aspectRatio: AspectRatio | null;
  /** What each shot shows, in the order of the text. */
  readonly shotNotes: readonly string[];
  readonly readFrom: readonly ReadFrom[];
  readonly corrections: readonly Correction[];
}

/** A word of a field that is probably misspelt, and how it is spelt. Offered, never applied unasked. */
export interface Correction {
  readonly field: ReadField;
  readonly from: string;
  readonly to: string;
}

/** The words of a text. `signature` is absent where the text names nobody, null where it wants nobody. */
export interface ReadWords extends Omit<Words, 'signature'> {
  readonly signature?: string | null;
}

/** Likely words of the text that are not sure enough to be shown unasked, letter by letter. */
export interface OfferedWords {
  readonly headlines: readonly string[];
  readonly callsToAction: readonly string[];
  readonly lines: readonly WordLine[];
}

export type ReadField =
  | 'headline'
  | `lines.${number}.text`
  | `lines.${number}.condition`
  | 'callToAction'
  | 'signature'
  | 'terms'
  | 'duration'
  | 'aspectRatio'
  | `shotNotes.${number}`;

/** Where a field was read: UTF-16 offsets in the text as it was sent, `end` excluded. */
export interface ReadFrom {
  readonly field: ReadField;
  readonly start: number;
  readonly end: number;
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
  /** What the text is about where that is an event and no game. */
  readonly world?: World | null;
  /** The scenery that it describes, and the time of the day. */
  readonly landscape?: Landscape | null;
  /** The colour of its dice. */
  readonly dice?: DiceColor | null;
  /** What its shot list asks to see, shot by shot. */
  readonly subjects?: readonly (Subject | null)[];
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
