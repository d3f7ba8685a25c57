import { expect, it } from 'vitest';

import { judgePrompt } from '#policy/judge/judge-prompt.ts';
import { CATEGORY_EXAMPLES } from '#web/features/rules/texts.ts';

it.each(Object.entries(CATEGORY_EXAMPLES))(
  'finds %s in the example that Rules gives of it',
  (category, example = '') => {
    const { findings } = judgePrompt({ prompt: example.slice(1, -1) });
    expect(findings.map((finding) => finding.category)).toEqual([category]);
  },
);
