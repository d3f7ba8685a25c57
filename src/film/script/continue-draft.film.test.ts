import { expect, test } from 'vitest';

import { judgePrompt } from '#policy/judge/judge-prompt.ts';
import { LIGHTINGS, CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';

import { continueDraft, readDraft } from './continue-draft.ts';

const DRAFTS = {
  en: 'Jazz night at the Silver Pine, Friday 9 pm',
  es: 'Noche de jazz en el Casino Mirador, viernes 21:00',
  fr: 'Soirée jazz au Casino du Lac, vendredi 21 h',
  de: 'Jazzabend im Spielsaal Alpenblick, Freitag 21 Uhr',
  it: 'Serata jazz al Casinò Belvedere, venerdì ore 21',
  pt: 'Noite de jazz no Cassino Atlântico, sexta às 21h',
  zh: '周五晚上九点，金龙大酒店爵士之夜',
};
const PRESSES = 10;

/** What comes of a draft; different presses often come to the same words. */
function continuationsOf(draft: string): ReadonlySet<string> {
  const reading = readDraft(draft);
  return new Set(
    PRESET_IDS.flatMap((preset) =>
      LIGHTINGS.flatMap((lighting) =>
        Array.from({ length: PRESSES }, (_, pressCount) => {
          const controls = { ...CONTROL_DEFAULTS, lighting };
          return continueDraft({ draft, preset, seed: 77, pressCount, controls }, reading);
        }),
      ),
    ),
  );
}

test.each(Object.entries(DRAFTS))('the judge stops no continuation in %s', (_language, draft) => {
  const stopped = [...continuationsOf(draft)].filter(
    (prompt) => judgePrompt({ prompt }).decision !== 'allow',
  );
  expect(stopped).toEqual([]);
});
