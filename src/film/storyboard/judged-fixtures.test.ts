import { describe, expect, it } from 'vitest';
import { judgePrompt } from '#policy/judge-prompt.ts';
import { BRIEFS_DE } from '#tests/fixtures/prompts/briefs-de.ts';
import { BRIEFS_EN } from '#tests/fixtures/prompts/briefs-en.ts';
import { BRIEFS_ES } from '#tests/fixtures/prompts/briefs-es.ts';
import { BRIEFS_FR } from '#tests/fixtures/prompts/briefs-fr.ts';
import { BRIEFS_IT } from '#tests/fixtures/prompts/briefs-it.ts';
import { BRIEFS_PT } from '#tests/fixtures/prompts/briefs-pt.ts';
import { BRIEFS_ZH } from '#tests/fixtures/prompts/briefs-zh.ts';

const BRIEFS = [BRIEFS_DE, BRIEFS_EN, BRIEFS_ES, BRIEFS_FR, BRIEFS_IT, BRIEFS_PT, BRIEFS_ZH];

/** The judge is not trained on these briefs; they are what marketers really order. */
describe('the judge', () => {
  it('stops no brief of the storyboard', () => {
    const stopped = BRIEFS.flat().filter(
      ({ prompt }) => judgePrompt({ prompt }).decision !== 'allow',
    );
    expect(stopped.map(({ prompt }) => prompt)).toEqual([]);
  });
});
