import type { FilmWords } from '#domain/film-words.ts';
import { findPreset, type PresetId } from '#domain/presets.ts';
import type { Story } from '#domain/story.ts';
import type { Brief } from '#brief/brief.ts';
import { checkStory } from '#brief/check-story.ts';
import { readLook } from '#brief/look/read-look.ts';
import { readPrompt, type Reading } from '#brief/reading/read-prompt.ts';
import { cleanText, typeset } from '#text/clean-text.ts';

/** The prose of an order. */
export interface WrittenOrder {
  readonly prompt: string;
  readonly preset: PresetId;
  /** The words on screen where the user edited them. */
  readonly title?: string;
  readonly offer?: string;
  readonly callToAction?: string;
  /** A model's reading of the prompt; what the prompt does not say is not believed. */
  readonly story?: Story;
}

/** Reads what an order asks for. Pure: the same order gives the same brief, whatever its words. */
export function readBriefOfOrder(order: WrittenOrder): Brief {
  const own = readPrompt(order.prompt, order.preset);
  const story = order.story && checkStory(order.story, order.prompt, own);
  const { language, scene, isSigned, people } = own;
  const words = chooseWords(order, story ? { ...own, words: story.words } : own);
  const asked = story?.look ?? {};
  return {
    language,
    words,
    isSigned,
    crowd: people,
    look: readLook({ scene, venue: words.venue, language, asked }),
  };
}

/**
 * The words of the prompt, with those in their place that the user edited. What the prompt asks to
 * leave out comes back only by the user's own hand.
 */
function chooseWords(order: WrittenOrder, { words: said, shown }: Reading): FilmWords {
  const offer = edited(order.offer);
  const presetName = findPreset(order.preset)?.name ?? order.preset;
  const words = shown({ ...said, title: said.title === '' ? presetName : said.title });
  return {
    ...words,
    title: edited(order.title) ?? words.title,
    offers: offer === undefined ? words.offers : [offer],
    callToAction: edited(order.callToAction) ?? words.callToAction,
  };
}

function edited(text: string | undefined): string | undefined {
  const shown = typeset(cleanText(text ?? ''));
  return shown === '' ? undefined : shown;
}
