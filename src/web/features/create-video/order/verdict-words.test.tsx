import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Findings, VerdictWords } from './verdict-words.tsx';

const HELD = {
  category: 'brand',
  severity: 'flag',
  excerpt: '',
  message: 'The operator looks at the brand first.',
  suggestion: 'You do not need to do anything.',
} as const;

it('says of the words what the policy says of them; a new brand is not about words', () => {
  const { rerender } = render(
    <VerdictWords verdict={{ decision: 'flag', findings: [{ ...HELD, firstUseOf: 'a brand' }] }} />,
  );
  expect(screen.queryByRole('list')).toBeNull();
  const calm = document.body.textContent;
  rerender(<VerdictWords verdict={{ decision: 'flag', findings: [HELD] }} />);
  expect(screen.getByText(HELD.message)).toBeDefined();
  expect(document.body.textContent).not.toContain(calm);
});

it('offers to remove words that are refused, not those that a reviewer looks at', () => {
  const words = { ...HELD, category: 'guaranteed_win', excerpt: 'sure wins' } as const;
  const { rerender } = render(<Findings findings={[words]} />);
  expect(screen.queryByRole('button', { name: /^Remove these words/ })).toBeNull();
  rerender(<Findings findings={[{ ...words, severity: 'block' }]} />);
  screen.getByRole('button', { name: 'Remove these words: “sure wins”' });
});
