import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { VideoFindings } from './video-checks.tsx';

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
