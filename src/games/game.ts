import type { CameraMotion, Lighting } from '#domain/order/controls.ts';
import type { PresetId } from '#domain/order/presets.ts';
import type { ColorScheme, Mood, Setting } from '#domain/order/look.ts';
import type { Language } from '#domain/languages.ts';

export type TitlePaint = 'gold' | 'neon' | 'block' | 'ivory' | 'marquee';

/**
 * Everything about a preset's game except its scene: plain data, so that any module can read it.
 */
export interface Game {
  readonly id: PresetId;
  readonly names: Record<Language, GameName>;
  /** The seed chooses one of these if the prompt names none. */
  readonly moods: readonly Mood[];
  readonly settings: readonly Setting[];
  readonly palettes: readonly ColorScheme[];
  /** The lettering that suits it, in addition to those that suit the mood. */
  readonly titlePaint: TitlePaint;
  readonly script: GameScript;
  /** How its example film on the landing page is shot; its prompt is marketing copy. */
  readonly example: {
    readonly camera: CameraMotion;
    readonly lighting: Lighting;
  };
}

export interface GameName {
  /** How a title names the game if the prompt does not. */
  readonly usual: string;
  /** How prompts mention it: a regular expression over folded text. */
  readonly mentions: string;
  /** How captions describe its sounds. */
  readonly heard: string;
}

/** What script assist builds captions and continuations from. */
export interface GameScript {
  readonly scene: SceneWords;
  readonly titles: readonly string[];
  /**
   * Sentences that complete a draft in its own language. They describe the picture and never make a
   * claim.
   */
  readonly continuations: Record<Language, readonly string[]>;
}

/** Building blocks of a caption. The phrases fit the sentence frames of the grammar. */
export interface SceneWords {
  /** Noun phrases without an article, used after "a": the object in the picture. */
  readonly subjects: readonly string[];
  /**
   * Sentences in the present tense about what happens. The result of a bet is never shown or
   * mentioned.
   */
  readonly actions: readonly string[];
  /** Used after "beside", "among", "next to". */
  readonly props: readonly string[];
  /** Places, with their preposition. */
  readonly places: readonly string[];
  /** Close-up details, as a clause with its verb. */
  readonly details: readonly string[];
}
