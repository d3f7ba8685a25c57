import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { FirstUses } from './first-uses.tsx';

it('shows each new file with its picture, and a new brand by its name', () => {
  renderScreen(
    <FirstUses
      uses={[
        { kind: 'brand', id: '1', name: 'Golden Nugget', previewUrl: null, reviewedAt: null },
        {
          kind: 'image',
          id: '2',
          name: 'lobby.jpg',
          previewUrl: '/media/lobby.webp',
          reviewedAt: null,
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
  const brand = { kind: 'brand', id: '1', name: 'Golden Nugget', reviewedAt } as const;
  renderScreen(<FirstUses uses={[{ ...brand, previewUrl: '/media/logo.webp' }]} />);
  expect(screen.getByRole('listitem').textContent).toContain('Approved just now');
  expect(screen.getByRole('img', { name: 'Golden Nugget' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'View the brand' })).toBeNull();
  expect(screen.getByText(/^Everything that was new/)).toBeDefined();
});

it('says nothing where nothing is new', () => {
  renderScreen(<FirstUses uses={[]} />);
  expect(screen.queryByRole('list', { name: 'New in this video' })).toBeNull();
  expect(screen.queryByText('New in this video')).toBeNull();
});
