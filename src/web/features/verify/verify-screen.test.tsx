import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { VerifyScreen } from './verify-screen.tsx';

/** Chooses the example of poker, which is downloaded so. */
async function chooseExample(respond: () => Promise<Response>) {
  const download = vi.fn<typeof fetch>(respond);
  vi.stubGlobal('fetch', download);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { user } = renderScreen(<VerifyScreen />, { role: null });
  await user.click(screen.getByRole('button', { name: 'Poker' }));
  expect(download).toHaveBeenCalledWith('/examples/poker.mp4');
}

it('names the example that it reads by its file', async () => {
  await chooseExample(() => new Promise(() => undefined));
  expect(await screen.findByText('Reading poker.mp4')).toBeDefined();
});

it('says that an example could not be read', async () => {
  await chooseExample(() => Promise.resolve(new Response(null, { status: 404 })));
  expect((await screen.findByRole('alert')).textContent).toBe('This file could not be read.');
});

it('says that the site was not reached for an example', async () => {
  await chooseExample(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await screen.findByRole('alert')).textContent).toMatch(/connection/);
});
