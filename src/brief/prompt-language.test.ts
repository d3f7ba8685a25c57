import { expect, test } from 'vitest';

import { promptLanguage } from '#brief/prompt-language.ts';

test.each([
  ['Earn 5x points on Tuesdays (excludes video poker). Members only.', 'en'],
  ['Members earn double points on video poker, Thursdays', 'en'],
  ['Un video de póker con luces, solo para socios', 'es'],
])('%s is in %s', (prompt, language) => expect(promptLanguage(prompt)).toBe(language));
