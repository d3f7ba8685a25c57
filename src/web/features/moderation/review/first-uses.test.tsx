import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { FirstUses } from './first-uses.tsx';

const UNDECIDED = { decision: null, reviewedAt: null } as const;

it('shows each new file with its picture, and a new brand by its name', () => {
  renderScreen(
    <FirstUses
      uses={[
        { ...UNDECIDED, kind: 'brand', id: '1', name: 'Golden Nugget', previewUrl: null },
        {
          ...UNDECIDED,
          kind: 'image',
          id: '2',
          name: 'lobby.jpg',
          previewUrl: '/media/lobby.webp',
        },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'New brandGolden NuggetView the brand',
    'New photolobby.jpg',
  ]);
  const picture = screen.getByRole('img', { name: 'lobby.jpg' });
  expect(picture.getAttribute('src')).toBe('/media/lobby.webp');
});

it('says what was approved since the video was held', () => {
  const reviewedAt = new Date().toISOString();
  const brand = {
    kind: 'brand',
    id: '1',
    name: 'Golden Nugget',
    decision: 'approved',
    reviewedAt,
  } as const;
  renderScreen(<FirstUses uses={[{ ...brand, previewUrl: '/media/logo.webp' }]} />);
  expect(screen.getByRole('listitem').textContent).toContain('Approved just now');
  expect(screen.getByRole('img', { name: 'Golden Nugget' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'View the brand' })).toBeNull();
  expect(screen.getByText(/^Everything that was new/)).toBeDefined();
});

it('does not call a rejected brand approved', () => {
  const reviewedAt = new Date().toISOString();
  const brand = { kind: 'brand', id: '1', name: 'Golden Nugget', previewUrl: null } as const;
  renderScreen(<FirstUses uses={[{ ...brand, decision: 'rejected', reviewedAt }]} />);
  expect(screen.getByRole('listitem').textContent).toBe('Rejected just nowGolden Nugget');
  expect(screen.getByText(/^The brand was rejected\. Reject this video too/)).toBeDefined();
  expect(screen.queryByText(/^Everything that was new/)).toBeNull();
});

it('says nothing where nothing is new', () => {
  renderScreen(<FirstUses uses={[]} />);
  expect(screen.queryByRole('list', { name: 'New in this video' })).toBeNull();
  expect(screen.queryByText('New in this video')).toBeNull();
});
