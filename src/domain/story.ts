/**
 * A reading of a prompt that somebody else than our own reader made, a language model above all: the
 * words a film could show and names of what it should look like. Nothing in it is believed: the film
 * keeps what the prompt itself says (`checkStory`).
 */
export interface Story {
  readonly title: string;
  readonly offers: readonly string[];
  readonly when: readonly string[];
  readonly venue: string | null;
  readonly callToAction: string | null;
  readonly lines: readonly string[];
  readonly look: StoryLook;
}

/** Names out of the lists of the film's look; what is null or unknown is read from the prompt. */
export interface StoryLook {
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

/**
 * Names one piece of the film's words: `title`, or `offer`, `when` and `line` with a number from 0.
 * A list of them is the order in which the story tells them; the end card stays the last.
 */
export const WORD_KEY = /^(?:title|(?:offer|when|line)-\d{1,2})$/;
