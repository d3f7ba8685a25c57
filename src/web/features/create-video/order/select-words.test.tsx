import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { selectRefused } from './select-words.ts';

const finding = (excerpt: string, severity: 'flag' | 'block') => ({
  category: 'guaranteed_win' as const,
  severity,
  excerpt,
  message: '',
  suggestion: '',
});

it('selects the first refused words that stand in a field', () => {
  render(
    <>
      <textarea defaultValue="A calm evening without unguaranteed wins" />
      <textarea defaultValue="Free spins, guaranteed wins" />
    </>,
  );
  const findings = [
    finding('Free spins', 'flag'),
    finding('', 'block'),
    finding('spoken only', 'block'),
    finding('guaranteed wins', 'block'),
  ];
  expect(selectRefused({ decision: 'block', findings })).toBe(true);
  const field = document.activeElement as HTMLTextAreaElement;
  const { selectionStart, selectionEnd } = field;
  expect(field.value.slice(selectionStart, selectionEnd)).toBe('guaranteed wins');
  expect(selectRefused({ decision: 'block', findings: findings.slice(0, 3) })).toBe(false);
});
