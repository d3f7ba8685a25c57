import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { EXAMPLE_SHEET } from '#web/testing/example-sheet.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { VideoChecks, VideoFindings } from './video-checks.tsx';

const newFile = (firstUseOf: string) =>
  ({
    category: 'media',
    severity: 'flag',
    excerpt: '',
    message: '“lobby.jpg” is new',
    suggestion: '',
    firstUseOf,
  }) as const;

it('tells two new files of one name apart', () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  renderScreen(<VideoFindings findings={[newFile('1'), newFile('2')]} />);
  expect(screen.getAllByText('“lobby.jpg” is new')).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

it('tells of the words what the policy found, and of each line whether it can be read', () => {
  const [label] = EXAMPLE_SHEET.proof.parts;
  const text = 'Call 1-800-MY-RESET. Help: 0808 8020 133';
  const parts = label ? [{ ...label, part: 'legalLines', text } as const] : [];
  const proof = { ...EXAMPLE_SHEET.proof, parts };
  const { unmount } = renderScreen(<VideoChecks sheet={{ ...EXAMPLE_SHEET, proof }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'WordsNo findings',
    'Call 1-800-MY-RESET.Readable for all 5.0 s',
    'Help: 0808 8020 133Readable for all 5.0 s',
  ]);
  unmount();
  renderScreen(<VideoChecks sheet={{ ...EXAMPLE_SHEET, findings: [newFile('1')] }} />);
  expect(screen.getByText('1 finding, reviewed')).toBeDefined();
});
