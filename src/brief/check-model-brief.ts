import type { BriefReading } from '#brief/brief.ts';
import type { AspectRatio } from '#domain/controls.ts';
import type { StoryLook } from '#domain/story.ts';
import type { Words } from '#domain/words.ts';

/** A reading of a text by a language model: the schema that it is asked for. Nothing in it is believed unseen. */
export interface ModelBrief {
  readonly words: Words;
  readonly look: StoryLook;
  readonly duration: number | null;
  readonly aspectRatio: AspectRatio | null;
  readonly shotNotes: readonly string[];
}

/** A piece of words that the text spells otherwise than the model: shown as written, offered as spelt. */
export interface SpellingSuggestion {
  readonly written: string;
  readonly suggested: string;
}

export interface CheckedBrief extends BriefReading {
  readonly spelling: readonly SpellingSuggestion[];
}
