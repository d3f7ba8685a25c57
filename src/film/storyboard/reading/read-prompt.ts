import { cleanText, typeset } from '#film/storyboard/reading/clean-text.ts';
import { detectLanguage } from '#film/storyboard/reading/language.ts';
import type { FilmWords, Language } from '#film/storyboard/storyboard.ts';

/** What a prompt says, apart from what it shows. */
export interface Reading {
  readonly language: Language;
  /** The prompt without mark-up and control characters. */
  readonly text: string;
  /** `title` is empty where the prompt has no words for one. */
  readonly words: FilmWords;
}

/** Reads the words of a marketer's sentence. */
export function readPrompt(prompt: string): Reading {
  const text = cleanText(prompt);
  const quoted = /["“«„「]([^"”»“」]{2,60})["”»“」]/u.exec(text)?.[1];
  return {
    language: detectLanguage(text),
    text,
    words: {
      title: typeset(quoted ?? ''),
      offers: [],
      when: [],
      venue: null,
      callToAction: null,
      lines: [],
    },
  };
}
