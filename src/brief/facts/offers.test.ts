import { expect, test } from 'vitest';

import { isOfAge } from '#brief/facts/offers.ts';
import { openBrief } from '#brief/open-brief.ts';

function speaksOfAge(prompt: string): boolean {
  return isOfAge(openBrief(prompt).facts, { start: 0, end: prompt.length });
}

test.each([
  'Eintritt für Kinder frei',
  'Schulkinder zahlen nichts',
  'Fußballkinder zahlen nichts',
  'kids eat free',
])('speaks of age: %s', (prompt) => expect(speaksOfAge(prompt)).toBe(true));

test.each(['Two-for-one Manhattans', 'Eintritt frei', '免费入场'])('does not: %s', (prompt) =>
  expect(speaksOfAge(prompt)).toBe(false),
);
