import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { mediaRoutes } from '#contracts/routes/media.ts';
import type { MediaBody } from '#contracts/schemas/media.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { MediaPicker } from './media-picker.tsx';

function file(name: string, changes: object = {}): MediaBody {
  return {
    id: name,
    name,
    kind: 'image',
    state: 'ready',
    isUsable: true,
    bytes: 2_000,
    facts: {},
    rights: {},
    previewUrl: null,
    ...changes,
  } as unknown as MediaBody;
}

const FILES = [
  file('sign.png', { facts: { hasAlpha: true } }),
  file('bar.jpg'),
  file('guests.jpg', { isUsable: false, rights: null }),
  file('film.mp4', { kind: 'clip' }),
];

const shown = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/\..*/, ''));

it('shows photos that may be used, logos after them; the others and a search on request', async () => {
  startFakeApi().on(mediaRoutes.list, () => FILES);
  const { user } = renderScreen(
    <MediaPicker open kind="image" onOpenChange={() => undefined} onTake={() => undefined} />,
  );
  await screen.findByText('bar.jpg');
  expect(shown()).toEqual(['bar', 'sign']);
  await user.type(screen.getByRole('searchbox', { name: 'Search files by name' }), 'guest');
  screen.getByText(/^No file matches/);
});
