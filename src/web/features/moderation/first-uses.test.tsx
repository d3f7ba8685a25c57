import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { FirstUses } from './first-uses.tsx';

it('shows each new file with its picture, and a new brand by its name', () => {
  renderScreen(
    <FirstUses
      uses={[
        { kind: 'brand', id: '1', name: 'Golden Nugget', previewUrl: null },
        { kind: 'image', id: '2', name: 'lobby.jpg', previewUrl: '/media/lobby.webp' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'New brandGolden NuggetSee the brand',
    'New photolobby.jpg',
  ]);
  const picture = screen.getByRole('img', { name: 'lobby.jpg' });
  expect(picture.getAttribute('src')).toBe('/media/lobby.webp');
});

it('says nothing where nothing is new', () => {
  renderScreen(<FirstUses uses={[]} />);
  expect(screen.queryByRole('list', { name: 'New in this video' })).toBeNull();
  expect(screen.queryByText('New in this video')).toBeNull();
});
