import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { CheckResponseBody } from '#contracts/schemas/compliance.ts';

import { Findings, VerdictWords } from './verdict-words.tsx';

const NOTHING: CheckResponseBody = {
  decision: 'allow',
  findings: [],
  markets: [],
  policyVersion: '2026-11-28.4',
  judgedBy: ['local'],
};

const HELD = {
  category: 'brand',
  severity: 'flag',
  excerpt: '',
  message: 'The operator looks at the brand first.',
  suggestion: 'You do not need to do anything.',
} as const;

it('says of the words what the policy says of them; a new brand is not about words', () => {
  const { rerender } = render(
    <VerdictWords
      verdict={{ ...NOTHING, decision: 'flag', findings: [{ ...HELD, firstUseOf: 'a brand' }] }}
    />,
  );
  expect(screen.queryByRole('list')).toBeNull();
  const calm = document.body.textContent;
  rerender(<VerdictWords verdict={{ ...NOTHING, decision: 'flag', findings: [HELD] }} />);
  expect(screen.getByText(HELD.message)).toBeDefined();
  expect(document.body.textContent).not.toContain(calm);
});

it('offers to remove words that are refused, not those that a reviewer looks at', () => {
  const words = { ...HELD, category: 'guaranteed_win', excerpt: 'sure wins' } as const;
  const { rerender } = render(<Findings verdict={NOTHING} findings={[words]} />);
  expect(screen.queryByRole('button', { name: /^Remove these words/ })).toBeNull();
  rerender(<Findings verdict={NOTHING} findings={[{ ...words, severity: 'block' }]} />);
  screen.getByRole('button', { name: 'Remove these words: “sure wins”' });
});

it('names the rule of each finding, and what all is checked against', () => {
  const ofWords = { ...HELD, category: 'guaranteed_win' } as const;
  const ofMarket = { ...HELD, category: 'market', message: 'Not here.' } as const;
  const markets = [
    { code: 'US', name: 'United States', findings: [] },
    { code: 'GB', name: 'United Kingdom', findings: [ofMarket] },
  ] as unknown as CheckResponseBody['markets'];
  render(
    <>
      <VerdictWords verdict={{ ...NOTHING, markets }} />
      <Findings verdict={{ ...NOTHING, markets }} findings={[ofWords, ofMarket, HELD]} />
    </>,
  );
  expect(
    screen.getByText(/^United Kingdom .*, United States .* · version 2026-11-28.4$/),
  ).toBeDefined();
  const rules = screen.getAllByText(/^Rule: /).map(({ textContent }) => textContent);
  expect(rules).toEqual([
    'Rule: promises a win · advertising policy 2026-11-28.4',
    'Rule: market rules · United Kingdom',
    'Rule: brand rules',
  ]);
});
