import { expect, it } from 'vitest';

import { addMember } from '#tests/support/people.ts';
import { renderJob } from '#tests/support/rendered-jobs.ts';
import { onBothDatabases } from '#tests/support/test-api.ts';

onBothDatabases('emails of notifications', (api) => {
  async function emailAbout(prompt: string, note: string): Promise<string> {
    const owner = await api().signUp({ credits: 200 });
    const creator = await addMember(api(), owner, 'creator');
    const jobId = await renderJob(api(), creator, { prompt });
    const body = { reason: 'brand', note };
    const path = `/api/moderation/${jobId}/reject`;
    await api().call('POST', path, { token: owner.token, body });
    await api().runTasks();
    return api().mailer.sent.find(({ to }) => to === creator.user.email)?.text ?? '';
  }

  it('repeat prompt and reason', async () => {
    const text = await emailAbout('A golden night at the wheel', 'Use our green.');
    expect(text).toContain('"A golden night at the wheel"');
    expect(text).toContain('Use our green.');
  });

  it('leave out what holds a web address: nobody mails a stranger a link through us', async () => {
    const prompt = 'A golden night at the wheel, see evil.example';
    const text = await emailAbout(prompt, 'Pay at https://evil.example/now');
    expect(text).toContain('/videos');
    expect(text).not.toContain('evil');
  });
});
