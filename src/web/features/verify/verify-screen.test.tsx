import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { VerifyScreen } from './verify-screen.tsx';

/** Chooses the signed sample, which is downloaded so. */
async function chooseSample(respond: () => Promise<Response>) {
  const download = vi.fn<typeof fetch>(respond);
  vi.stubGlobal('fetch', download);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { user } = renderScreen(<VerifyScreen />, { role: null });
  await user.click(screen.getByRole('button', { name: /^A signed video/ }));
  expect(download).toHaveBeenCalledWith('/api/verify/sample', expect.anything());
}

it('names the sample that it reads by its file', async () => {
  await chooseSample(() => new Promise(() => undefined));
  expect(await screen.findByText('Reading signed-sample.mp4')).toBeDefined();
});

it('says that a sample could not be read', async () => {
  await chooseSample(() => Promise.resolve(new Response(null, { status: 404 })));
  expect((await screen.findByRole('alert')).textContent).toBe('This file could not be read.');
});

it('says that the site was not reached for a sample', async () => {
  await chooseSample(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await screen.findByRole('alert')).textContent).toMatch(/connection/);
});
