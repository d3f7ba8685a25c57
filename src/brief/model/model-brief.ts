import type { Words } from '#domain/order/words.ts';

/** A reading of a text by a language model, in the schema that it is asked for. Nothing in it is believed unseen. */
export interface ModelBrief {
  readonly words: Words;
  /** Null leaves the look to our own reader. */
  readonly look: ModelLook | null;
  readonly duration: number | null;
  readonly aspectRatio: string | null;
  readonly shotNotes: readonly string[];
}

/** Names out of the lists of the film's look; unknown ones count as null. */
export interface ModelLook {
  readonly mood: string | null;
  readonly setting: string | null;
  readonly occasion: string | null;
  readonly music: string | null;
  readonly pace: string | null;
  readonly dressing: readonly string[];
  /** Colours of cloth and light, the first before the second. */
  readonly hues: readonly string[];
  readonly metal: string | null;
}
