import { describe, expect, test } from 'vitest';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';
import { colorFamily } from '#tests/fixtures/prompts/color-family.ts';
import type { PromptFixture } from '#tests/fixtures/prompts/prompt-fixture.ts';
import { BRIEFS_EN } from '#tests/fixtures/prompts/briefs-en.ts';
import { BRIEFS_ES } from '#tests/fixtures/prompts/briefs-es.ts';
import { BRIEFS_FR } from '#tests/fixtures/prompts/briefs-fr.ts';
import { BRIEFS_DE } from '#tests/fixtures/prompts/briefs-de.ts';
import { BRIEFS_IT } from '#tests/fixtures/prompts/briefs-it.ts';
import { BRIEFS_PT } from '#tests/fixtures/prompts/briefs-pt.ts';
import { BRIEFS_ZH } from '#tests/fixtures/prompts/briefs-zh.ts';
import { PROMPTS_DE } from '#tests/fixtures/prompts/prompts-de.ts';
import { PROMPTS_EN_MORE } from '#tests/fixtures/prompts/prompts-en-more.ts';
import { PROMPTS_EN } from '#tests/fixtures/prompts/prompts-en.ts';
import { PROMPTS_ES } from '#tests/fixtures/prompts/prompts-es.ts';
import { PROMPTS_FR } from '#tests/fixtures/prompts/prompts-fr.ts';
import { PROMPTS_IT } from '#tests/fixtures/prompts/prompts-it.ts';
import { PROMPTS_PT } from '#tests/fixtures/prompts/prompts-pt.ts';
import { PROMPTS_ZH } from '#tests/fixtures/prompts/prompts-zh.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import type { Language } from '#text/language.ts';

const FIXTURES: readonly (readonly [Language, readonly PromptFixture[]])[] = [
  ['en', [...PROMPTS_EN, ...PROMPTS_EN_MORE, ...BRIEFS_EN]],
  ['es', [...PROMPTS_ES, ...BRIEFS_ES]],
  ['fr', [...PROMPTS_FR, ...BRIEFS_FR]],
  ['de', [...PROMPTS_DE, ...BRIEFS_DE]],
  ['it', [...PROMPTS_IT, ...BRIEFS_IT]],
  ['pt', [...PROMPTS_PT, ...BRIEFS_PT]],
  ['zh', [...PROMPTS_ZH, ...BRIEFS_ZH]],
];
/** A seed that none of the expectations was made with. */
const SEED = 20_261;

function planOf({ prompt, preset }: PromptFixture): Storyboard {
  return planStoryboard({
    prompt,
    preset,
    controls: CONTROL_DEFAULTS,
    seed: SEED,
    organizationName: 'House of Tests',
    markets: ['US'],
    shortSidePixels: 720,
  });
}

/** The plan's key parts, in the shape of a fixture. */
function keyPartsOf({ words, look }: Storyboard, wanted: PromptFixture) {
  const seen = {
    felt: colorFamily(look.palette.felt),
    mood: look.mood,
    setting: look.setting,
    music: look.music,
    pace: look.pace,
    dressing: look.dressing,
  };
  const asked = Object.entries(seen).filter(([part]) => wanted.look && part in wanted.look);
  return {
    title: words.title,
    offers: words.offers,
    when: words.when,
    venue: words.venue,
    callToAction: words.callToAction,
    occasion: look.occasion,
    look: Object.fromEntries(asked),
  };
}

describe.each(FIXTURES)('a prompt in %s', (language, fixtures) => {
  test.each(fixtures)('$prompt', (wanted) => {
    const plan = planOf(wanted);
    expect(plan.language).toBe(language);
    expect(keyPartsOf(plan, wanted)).toEqual({
      title: wanted.title,
      offers: wanted.offers ?? [],
      when: wanted.when ?? [],
      venue: wanted.venue ?? null,
      callToAction: wanted.callToAction ?? null,
      occasion: wanted.occasion ?? null,
      look: wanted.look ?? {},
    });
  });
});
