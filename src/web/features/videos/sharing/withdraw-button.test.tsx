import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { sharingRoutes } from '#contracts/routes/sharing.ts';
import type { ShareBody } from '#contracts/schemas/sharing.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { SharePanel } from './share-panel.tsx';

it('does not read the link again once it is withdrawn, while its dialog is still closing', async () => {
  const api = startFakeApi();
  const job = exampleJob(1, { shareUrl: 'http://localhost/v/abc', moderationStatus: 'approved' });
  const share: ShareBody = {
    url: 'http://localhost/v/abc',
    embedUrl: 'http://localhost/embed/abc',
    markets: ['US'],
    expiresAt: null,
    hasPassword: false,
    createdAt: '2026-11-27T00:00:00.000Z',
    views: [],
  };
  api.on(sharingRoutes.show, () => share);
  api.on(sharingRoutes.end, () => undefined);
  const { user } = renderScreen(<SharePanel job={job} onClose={() => undefined} />);

  const withdraw = await screen.findByRole('button', { name: 'Withdraw link' });
  expect(screen.getByLabelText('Public link')).toHaveProperty('value', 'localhost/v/abc');
  await user.click(withdraw);
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Share link withdrawn');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.bodiesOf(sharingRoutes.show)).toHaveLength(1);
});
