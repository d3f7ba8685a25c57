import type { CameraMotion, Lighting } from '#domain/controls.ts';
import type { PresetId } from '#domain/presets.ts';
import type { ColorScheme, Mood, Setting } from '#domain/look.ts';
import type { Language } from '#text/language.ts';

export type TitlePaint = 'gold' | 'neon' | 'block' | 'ivory' | 'marquee';

/** What is known of a preset's game beside its scene: plain data, so that it can be read anywhere. */
export interface Game {
  readonly id: PresetId;
  readonly names: Record<Language, GameName>;
  /** The seed chooses among these where the prompt is silent. */
  readonly moods: readonly Mood[];
  readonly settings: readonly Setting[];
  readonly palettes: readonly ColorScheme[];
  /** The lettering that suits it, beside those that suit the mood. */
  readonly titlePaint: TitlePaint;
  readonly script: GameScript;
  /** The film of it on the landing page. */
  readonly example: {
    readonly prompt: string;
    readonly camera: CameraMotion;
    readonly lighting: Lighting;
  };
}

export interface GameName {
  /** How a title names the game where the prompt does not. */
  readonly usual: string;
  /** How prompts name it: a regular expression over folded text. */
  readonly mentions: string;
  /** How captions describe what is heard of it. */
  readonly heard: string;
}

/** What script assist makes captions and continuations from. */
export interface GameScript {
  readonly scene: SceneWords;
  readonly titles: readonly string[];
  /** Sentences that finish a draft in its own language. They add picture, never a claim. */
  readonly continuations: Record<Language, readonly string[]>;
}

/** What a caption can be made of. Phrases fit the sentence frames of the grammar. */
export interface SceneWords {
  /** Noun phrases without article that follow "a": the thing in the picture. */
  readonly subjects: readonly string[];
  /** Sentences in the present tense about what happens. No result of a bet is ever shown or named. */
  readonly actions: readonly string[];
  /** Follow "beside", "among", "next to". */
  readonly props: readonly string[];
  /** Where it is, with the preposition. */
  readonly places: readonly string[];
  /** Close-up details, as a clause with its verb. */
  readonly details: readonly string[];
}
