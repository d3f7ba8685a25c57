import { describe, expect, it } from 'vitest';

import { judgePrompt } from '#policy/judge/judge-prompt.ts';
import { readPrompts } from '#tests/fixtures/prompts/read-prompts.ts';

/** The judge is not trained on these prompts; they are what marketers really order. */
describe('the judge', () => {
  it('decides on orders as expected', () => {
    const judged = readPrompts().filter(({ verdict }) => verdict);
    const wrong = judged.filter(
      ({ prompt, verdict }) => judgePrompt({ prompt }).decision !== verdict,
    );
    expect(wrong.map(({ prompt }) => prompt)).toEqual([]);
    expect(judged.length).toBeGreaterThan(80);
  });
});
