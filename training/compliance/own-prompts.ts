import { PRESET_IDS } from '#domain/presets.ts';
import { continueDraft } from '#film/script/continue-draft.ts';
import { writeScript } from '#film/script/write-script.ts';
import { PROMPTS_DE } from '#tests/fixtures/prompts/prompts-de.ts';
import { PROMPTS_EN_MORE } from '#tests/fixtures/prompts/prompts-en-more.ts';
import { PROMPTS_EN } from '#tests/fixtures/prompts/prompts-en.ts';
import { PROMPTS_ES } from '#tests/fixtures/prompts/prompts-es.ts';
import { PROMPTS_FR } from '#tests/fixtures/prompts/prompts-fr.ts';
import { PROMPTS_IT } from '#tests/fixtures/prompts/prompts-it.ts';
import { PROMPTS_PT } from '#tests/fixtures/prompts/prompts-pt.ts';
import { PROMPTS_ZH } from '#tests/fixtures/prompts/prompts-zh.ts';
import type { Example } from './corpus.ts';

const FIXTURES = {
  de: PROMPTS_DE,
  en: [...PROMPTS_EN, ...PROMPTS_EN_MORE],
  es: PROMPTS_ES,
  fr: PROMPTS_FR,
  it: PROMPTS_IT,
  pt: PROMPTS_PT,
  zh: PROMPTS_ZH,
} as const;

const CAPTIONS_PER_PRESET = 120;
/** How often a draft is continued for each preset and language. */
const CONTINUATIONS_PER_PRESET = 24;
const LANGUAGES = Object.keys(FIXTURES) as (keyof typeof FIXTURES)[];

/**
 * What marketers ask for on an ordinary day: the prompts that the storyboard is tested with, and the
 * captions of our own script writer. Scenes, places and dates are what a judge sees most, and what
 * it must not stop.
 */
export function readOwnPrompts(): Example[] {
  const prompts = LANGUAGES.flatMap((language) =>
    FIXTURES[language].map(({ prompt }, index) =>
      harmless(prompt, language, `storyboard/${language}/${index}`),
    ),
  );
  const captions = PRESET_IDS.flatMap((preset) =>
    Array.from({ length: CAPTIONS_PER_PRESET }, (_, seed) =>
      harmless(
        writeScript({ preset, seed, pressCount: 0 }).prompt,
        'en',
        `caption/${preset}/${seed}`,
      ),
    ),
  );
  return [...prompts, ...captions, ...readContinuations()];
}

/** The sentences that the script writer adds to a draft, in every language. */
function readContinuations(): Example[] {
  return LANGUAGES.flatMap((language) =>
    PRESET_IDS.flatMap((preset) =>
      Array.from({ length: CONTINUATIONS_PER_PRESET }, (_, pressCount) => {
        const draft = FIXTURES[language][pressCount]?.prompt ?? '';
        const text = continueDraft({ draft, preset, seed: pressCount, pressCount });
        const unit = `continuation/${language}/${preset}/${pressCount}`;
        return harmless(text.slice(draft.length).replace(/^[.。]?\s*/u, ''), language, unit);
      }),
    ),
  );
}

function harmless(text: string, language: Example['language'], unit: string): Example {
  return { text, language, decision: 'allow', categories: [], kind: 'benign', unit };
}
