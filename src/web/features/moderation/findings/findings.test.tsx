import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { Findings } from './findings.tsx';

it('shows a finding marked within its sentence, what to write instead and its rule', () => {
  const finding = {
    category: 'misleading_bonus',
    severity: 'flag',
    excerpt: 'free spins',
    message: 'A bonus needs its conditions.',
    basis: 'N.J.A.C. 13:69C-14.2(d)',
    suggestion: 'Say the conditions.',
  } as const;
  const text = 'Silver light. A hundred free spins for all! Open till four.';
  renderScreen(<Findings findings={[finding]} texts={[text]} />);
  const findings = screen.getByRole('list', { name: 'Findings' });
  expect(findings.textContent).toContain('Bonus without its conditions');
  const quote = findings.querySelector('blockquote');
  expect(quote?.textContent).toBe('A hundred free spins for all!');
  expect(quote?.querySelector('mark')?.textContent).toBe('free spins');
  expect(findings.textContent).toContain('Instead: Say the conditions.');
  expect(findings.textContent).toContain(
    'Applies: policy rule “Bonus without its conditions” · N.J.A.C. 13:69C-14.2(d)',
  );
  expect(within(findings).getByRole('link').getAttribute('href')).toBe('/rules');
});
