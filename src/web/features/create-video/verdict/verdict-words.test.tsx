import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { CheckResponseBody } from '#contracts/schemas/compliance.ts';

import { renderScreen } from '#web/testing/render-screen.tsx';

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
  const { unmount } = renderScreen(
    <VerdictWords
      verdict={{ ...NOTHING, decision: 'flag', findings: [{ ...HELD, firstUseOf: 'a brand' }] }}
    />,
  );
  expect(screen.queryByRole('list', { name: 'Findings' })).toBeNull();
  const calm = document.body.textContent;
  unmount();
  renderScreen(<VerdictWords verdict={{ ...NOTHING, decision: 'flag', findings: [HELD] }} />);
  expect(screen.getByText(HELD.message)).toBeDefined();
  expect(document.body.textContent).not.toContain(calm);
});

it('offers to remove words that are refused, not those that a reviewer looks at', () => {
  const words = { ...HELD, category: 'guaranteed_win', excerpt: 'sure wins' } as const;
  const { unmount } = renderScreen(<Findings verdict={NOTHING} findings={[words]} />);
  expect(screen.queryByRole('button', { name: /^Remove these words/ })).toBeNull();
  unmount();
  renderScreen(<Findings verdict={NOTHING} findings={[{ ...words, severity: 'block' }]} />);
  screen.getByRole('button', { name: 'Remove these words: “sure wins”' });
});

it('names the rule of each finding, and the policy once; its rules are for those who may see them', () => {
  const ofWords = { ...HELD, category: 'guaranteed_win' } as const;
  const ofMarket = { ...HELD, category: 'market', message: 'Not here.' } as const;
  const markets = [
    { code: 'US', name: 'United States', findings: [] },
    { code: 'GB', name: 'United Kingdom', findings: [ofMarket] },
  ] as unknown as CheckResponseBody['markets'];
  const findings = (
    <Findings verdict={{ ...NOTHING, markets }} findings={[ofWords, ofMarket, HELD]} />
  );
  const { unmount } = renderScreen(findings);
  expect(screen.getAllByText('2026-11-28.4')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'See the rules' })).toHaveProperty('pathname', '/rules');
  const rules = screen.getAllByText(/^Rule: /).map(({ textContent }) => textContent);
  expect(rules).toEqual([
    'Rule: promises a win',
    'Rule: market rules · United Kingdom',
    'Rule: brand rules',
  ]);
  unmount();
  renderScreen(findings, { role: 'creator' });
  expect(screen.queryByRole('link', { name: 'See the rules' })).toBeNull();
});

it('names the markets of a video that passes in short, and the rules with a press', () => {
  const markets = [{ code: 'US', findings: [] }] as unknown as CheckResponseBody['markets'];
  renderScreen(<VerdictWords verdict={{ ...NOTHING, markets }} />);
  const short = screen.getByText('United States');
  expect(short.closest('details')?.textContent).toContain('United States (general; AGA code)');
  expect(short.closest('details')).toHaveProperty('open', false);
});
