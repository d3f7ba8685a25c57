import type { CrowdDensity } from '#domain/controls.ts';
import type { PresetId } from '#domain/presets.ts';
import { cleanText } from '#text/clean-text.ts';
import { promptLanguage } from '#brief/prompt-language.ts';
import { findAddresses } from '#brief/reading/addresses.ts';
import { foldText } from '#text/fold-text.ts';
import { readChinese } from '#brief/reading/read-chinese.ts';
import { readSpaced } from '#brief/reading/read-spaced.ts';
import { takeOut } from '#text/spans.ts';
import { findNegations } from '#text/negations.ts';
import { findExclusions, spelledOutIn, withoutExcluded } from '#brief/reading/exclusions.ts';
import { readPeople } from '#brief/look/people.ts';
import type { FilmWords } from '#domain/film-words.ts';
import type { Language } from '#text/language.ts';

/** What a prompt says, apart from what it shows. */
export interface Reading {
  readonly language: Language;
  /** The prompt without what it does not want, the venue's name and addresses: what to show. */
  readonly scene: string;
  /** `title` is empty where the prompt has no words for one. */
  readonly words: FilmWords;
  /** The words of a film without those that the prompt asks to leave out of the picture. */
  readonly shown: (words: FilmWords) => FilmWords;
  /** Whether somebody signs the film; `no text on screen` asks for nobody. */
  readonly isSigned: boolean;
  /** How many people the prompt sees; null where it does not say. */
  readonly people: CrowdDensity | null;
}

/** Reads the words of a marketer's sentence. */
export function readPrompt(prompt: string, preset: PresetId): Reading {
  const text = cleanText(prompt);
  const language = promptLanguage(text);
  const words = language === 'zh' ? readChinese(text, preset) : readSpaced(text, language, preset);
  const people = readPeople(foldText(text), language);
  const exclusions = findExclusions(text, language);
  return {
    language,
    scene: sceneOf(text, language, words.venue),
    words,
    shown: (said) => withoutExcluded(said, exclusions, spelledOutIn(text, language)),
    isSigned: !exclusions.has('house'),
    people,
  };
}

function sceneOf(text: string, language: Language, venue: string | null): string {
  const folded = foldText(text);
  const wanted = takeOut(text, [...findNegations(folded, language), ...findAddresses(folded)]);
  return venue === null ? wanted : wanted.replaceAll(venue, ' ');
}
