import { expect, it } from 'vitest';

import type { LedgerEntryBody } from '#contracts/schemas/credits.ts';
import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { addMember } from '#tests/support/people.ts';
import { renderJob } from '#tests/support/rendered-jobs.ts';
import { onPostgres } from '#tests/support/test-api.ts';

const PROMPT = 'Hi team, for the long weekend we want a quiet evening at the wheel.';

onPostgres('the title of a video', (api) => {
  it('is its headline, or its label, in notifications, emails, ledger and dashboard', async () => {
    const owner = await api().signUp({ credits: 200 });
    const creator = await addMember(api(), owner, 'creator');
    const { token } = creator;
    const read = async <Body>(path: string) =>
      (await api().call('GET', path, { token })).json<Body>();
    const titles = async () => [
      (await read<NotificationBody[]>('/api/notifications')).find(({ kind }) => kind === 'rejected')
        ?.title,
      (await read<LedgerEntryBody[]>('/api/credits/ledger')).find(({ kind }) => kind === 'charge')
        ?.title,
      (await read<DashboardStats>('/api/dashboard/stats')).recentActivity[0]?.title,
    ];
    const words = { headline: 'Autumn Lights Weekend' };
    const id = await renderJob(api(), creator, { prompt: PROMPT, words });
    await api().call('POST', `/api/moderation/${id}/reject`, { token: owner.token });
    expect(await titles()).toEqual(Array(3).fill('Autumn Lights Weekend'));
    await api().runTasks();
    const { text = '' } = api().mailer.sent.find(({ to }) => to === creator.user.email) ?? {};
    expect(text).toContain('“Autumn Lights Weekend”');
    expect(text).not.toContain('Hi team');

    await api().call('PATCH', `/api/jobs/${id}`, { token, body: { title: 'For Jonas' } });
    expect(await titles()).toEqual(Array(3).fill('For Jonas'));
  });
});
