import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { sharingRoutes } from '#contracts/routes/sharing.ts';
import type { ShareBody } from '#contracts/schemas/sharing.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { SharePanel } from './share-panel.tsx';

const URL = 'http://localhost/v/abc';
const JOB = exampleJob(1, { moderationStatus: 'approved', markets: ['US', 'GB'] });
const SHARE: ShareBody = {
  url: URL,
  embedUrl: 'http://localhost/embed/abc',
  markets: ['US', 'GB'],
  expiresAt: null,
  hasPassword: false,
  createdAt: '2026-05-02T12:00:00.000Z',
  views: [],
};

const open = (shareUrl: string | null) =>
  renderScreen(<SharePanel job={{ ...JOB, shareUrl }} onClose={() => undefined} />);

it('says before a video goes live who will see it', () => {
  startFakeApi();
  open(null);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Asks for age 21+',
    'Shown only in United Kingdom, United States',
    'Shows the local helpline',
  ]);
  expect(screen.getByRole('button', { name: 'Create link' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Withdraw link' })).toBeNull();
});

it('sums up the access of a live video, and saves it once something is changed', async () => {
  const api = startFakeApi();
  let share = SHARE;
  api.on(sharingRoutes.show, () => share);
  api.on(sharingRoutes.share, () => {
    share = { ...SHARE, hasPassword: true };
    return share;
  });
  api.on(jobRoutes.checkStatus, () => JOB);
  const { user } = open(URL);
  await screen.findByText('United Kingdom, United States · no expiry · no password');

  const save = () => screen.getByRole('button', { name: 'Save changes' });
  expect(save()).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Password'), 'open sesame');
  await user.click(save());
  await screen.findByText('Share link changed');
  await screen.findByText('United Kingdom, United States · no expiry · with password');
  expect(api.bodiesOf(sharingRoutes.share)).toEqual([
    { markets: ['US', 'GB'], expiresAt: null, password: 'open sesame' },
  ]);
  expect(save()).toHaveProperty('disabled', true);
});
