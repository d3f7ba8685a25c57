import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { proofRoutes } from '#contracts/routes/proof.ts';
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
  await screen.findByText('no expiry · no password');

  const save = () => screen.getByRole('button', { name: 'Save changes' });
  expect(save()).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Password'), 'open sesame');
  await user.click(save());
  await screen.findByText('Share link changed');
  await screen.findByText('no expiry · with password');
  expect(api.bodiesOf(sharingRoutes.share)).toEqual([
    { markets: ['US', 'GB'], expiresAt: null, password: 'open sesame' },
  ]);
  expect(save()).toHaveProperty('disabled', true);
});

it('says who approved the video, and that they had ordered it, and leads to the proof sheet', async () => {
  const api = startFakeApi();
  const approved = { at: '2026-05-02T12:00:00.000Z', kind: 'approved', note: null } as const;
  api.on(proofRoutes.history, () => ({
    findings: [],
    wasHeld: false,
    events: [{ ...approved, by: JOB.author }],
  }));
  open(null);
  expect(await screen.findByText(`Approved by ${JOB.author}, who also ordered it`)).toBeDefined();
  const sheet = screen.getByRole('link', { name: 'Proof sheet' });
  expect(sheet.getAttribute('href')).toBe(`/videos/${JOB.id}/proof`);
});

it('hands the link to another app where a touch screen can', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(pointer: coarse)',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const api = startFakeApi();
  api.on(sharingRoutes.show, () => SHARE);
  const { user } = open(URL);
  await user.click(await screen.findByRole('button', { name: 'Send…' }));
  expect(share).toHaveBeenCalledWith({ url: URL });
});
