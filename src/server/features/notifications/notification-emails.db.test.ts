import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { MediaId } from '#domain/ids.ts';
import { media } from '#server/platform/database/schema/media.ts';
import { tasks } from '#server/platform/database/schema/tasks.ts';
import { claimTask } from '#server/platform/tasks/task-store.ts';
import { addOwnFile, FULL_RIGHTS, photoOf } from '#tests/support/media/own-files.ts';
import { addMember } from '#tests/support/people.ts';
import { renderJob } from '#tests/support/rendered-jobs.ts';
import { onPostgres } from '#tests/support/test-api.ts';

onPostgres('emails of notifications', (api) => {
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
    expect(text).toContain('“A golden night at the wheel”');
    expect(text).toContain('Use our green.');
  });

  it('leave out text with a web address, so that nobody can mail links to strangers', async () => {
    const prompt = 'A golden night at the wheel, see evil.example';
    const text = await emailAbout(prompt, 'Pay at https://evil.example/now');
    expect(text).toContain('/videos');
    expect(text).not.toContain('evil');
  });

  it('name files whose rights end, with their last day, once', async () => {
    const owner = await api().signUp({ credits: 200 });
    const { token } = owner;
    const validUntil = new Date(api().clock.now().getTime() + 29 * DAY_MS);
    const day = validUntil.toISOString().slice(0, 10);
    for (const name of ['Atrium.jpg', 'Pay at evil.example.mov']) {
      const file = await photoOf('#804020');
      const id = await addOwnFile(api(), owner, {
        file,
        rights: { ...FULL_RIGHTS, validUntil: day },
      });
      await api()
        .db.update(media)
        .set({ name })
        .where(eq(media.id, id as MediaId));
    }
    const task = { key: 'watch-media-rights', attempt: 1, signal: new AbortController().signal };
    await api().services.watchRights.run(task);

    // Two emails are due, but not at once: the first one covers what the second would have said.
    const now = api().clock.now();
    expect(await claimTask(api().db, 'send-email', { now })).not.toBeNull();
    expect(await claimTask(api().db, 'send-email', { now })).toBeNull();
    await api().db.update(tasks).set({ leaseToken: null, leaseExpiresAt: null });

    await api().runTasks();
    const sent = api().mailer.sent.filter(({ to }) => to === owner.user.email);
    expect(sent).toHaveLength(1);
    const text = sent[0]?.text ?? '';
    const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(text).toContain('“Atrium”');
    expect(text).toContain(`They expire on ${words.format(validUntil)}.`);
    expect(text).not.toContain('evil');
    const response = await api().call('GET', '/api/notifications', { token });
    const shown = response.json<NotificationBody[]>().map(({ prompt }) => prompt);
    expect(shown.toSorted()).toEqual(['Atrium.jpg', 'Pay at evil.example.mov']);
  });
});
