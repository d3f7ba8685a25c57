import { expect, it } from 'vitest';

import { proofSections } from '#domain/proof/proof-sheet.ts';
import { EXAMPLE_SHEET as SHEET } from '#web/testing/example-sheet.ts';

import { plainAnswers } from './plain-answers.ts';

it('answers each check of the sheet in plain words', () => {
  expect(plainAnswers(SHEET)).toEqual([
    '“AI-generated” can be read for all 5.0 seconds required.',
    '“21+” can be read for 3.0 of the 5.0 seconds required.',
    'Nothing flashes.',
  ]);
  const measured = proofSections(SHEET).filter(({ topic }) => ['label', 'flashes'].includes(topic));
  expect(measured).toHaveLength(plainAnswers(SHEET).length);
});
