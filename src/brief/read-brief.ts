import type { PresetId } from '#domain/presets.ts';
import type { BriefReading } from '#brief/brief.ts';
import { readLook } from '#brief/look/read-look.ts';
import { readPeople } from '#brief/look/people.ts';
import { promptLanguage } from '#brief/prompt-language.ts';
import { foldText } from '#text/fold-text.ts';
import { findNegations } from '#text/negations.ts';
import { takeOut } from '#text/spans.ts';

/** Reads what a text asks of a film. Pure: the same text gives the same reading. */
export function readBrief(prompt: string, _preset: PresetId | null): BriefReading {
  const language = promptLanguage(prompt);
  const folded = foldText(prompt);
  const scene = takeOut(prompt, findNegations(folded, language));
  return {
    language,
    words: { headline: null, lines: [], callToAction: null, terms: null },
    look: readLook({ scene, venue: null, language, asked: {} }),
    crowd: readPeople(folded, language),
    duration: null,
    aspectRatio: null,
    shotNotes: [],
    readFrom: [],
  };
}
