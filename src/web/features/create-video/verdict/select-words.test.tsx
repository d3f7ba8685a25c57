import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { removeAllWords, removeWords, selectRefused } from './select-words.ts';

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

it.each([
  ['Free spins, guaranteed wins and dinner', 'Free spins, and dinner'],
  ['Dinner with guaranteed wins.', 'Dinner with.'],
  ['guaranteed wins tonight', 'tonight'],
  ['guaranteed wins: dinner for two', 'dinner for two'],
])('takes refused words out of “%s”', (before, after) => {
  render(<textarea defaultValue={before} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const seen: string[] = [];
  field.addEventListener('input', () => seen.push(field.value));
  removeWords(finding('guaranteed wins', 'block'));
  expect(seen).toEqual([after]);
});

it('takes all refused words out at once, also where they overlap', () => {
  render(<textarea defaultValue="Guaranteed wins: pay off your debts with one risk-free spin." />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const excerpts = ['Guaranteed wins', 'wins: pay off your debts', 'risk-free'];
  removeAllWords(excerpts.map((excerpt) => finding(excerpt, 'block')));
  expect(field.value).toBe('with one spin.');
});
