import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { EXAMPLE_SHEET } from '#web/testing/example-sheet.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { ProofSheetCards } from './proof-sheet-cards.tsx';

it('keeps helplines on one line, and everything else as it is to be copied', () => {
  const jobId = '10000000-0000-4000-8000-000000000001';
  renderScreen(
    <ProofSheetCards sheet={{ ...EXAMPLE_SHEET, jobId, policyVersion: '2026-05-01' }} />,
  );
  const text = document.body.textContent;
  expect(text).toContain(jobId);
  expect(text).toContain('2026-05-01');
  const markets = screen.getByRole('region', { name: 'Markets' });
  expect(markets.querySelector('.whitespace-nowrap')?.textContent).toMatch(/^1-800/);
});

it('says who ordered the video, and that they approved it themselves', () => {
  const at = '2026-05-02T12:00:00.000Z';
  const decision = {
    at,
    kind: 'approved',
    what: 'Approved a video',
    by: 'dealer',
    note: 'Terms checked.',
    hash: 'a',
  } as const;
  renderScreen(<ProofSheetCards sheet={{ ...EXAMPLE_SHEET, decisions: [decision] }} />);
  expect(screen.getByText('Ordered by dealer')).toBeDefined();
  const own = screen.getByText('Approved by dealer, who also ordered it');
  expect(own.querySelector('svg')).not.toBeNull();
  expect(screen.getByText('Terms checked.')).toBeDefined();
});

it('says what was found in the words, and who overrode it', () => {
  const finding = {
    category: 'misleading_bonus',
    severity: 'flag',
    excerpt: 'free spins',
    message: 'A bonus needs its conditions.',
    suggestion: '',
  } as const;
  const at = '2026-05-02T12:00:00.000Z';
  const released = { at, kind: 'released', what: 'Approved', by: 'olive', note: null, hash: 'a' };
  const { unmount } = renderScreen(<ProofSheetCards sheet={EXAMPLE_SHEET} />);
  expect(screen.getByText('No findings · policy 1')).toBeDefined();
  unmount();
  renderScreen(
    <ProofSheetCards
      sheet={{
        ...EXAMPLE_SHEET,
        findings: [finding],
        decisions: [{ ...released, kind: 'released' }],
      }}
    />,
  );
  expect(screen.getByText('1 finding, overridden by olive · policy 1')).toBeDefined();
  const checks = screen.getByRole('region', { name: 'What was checked' });
  expect(checks.textContent).toContain('free spins');
});
