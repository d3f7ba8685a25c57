import { once } from 'node:events';
import type { Readable } from 'node:stream';

import { expect, it, vi } from 'vitest';

import { HOUR_MS } from '#domain/durations.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import { addMember, signUpOperator } from '#tests/support/people.ts';
import { renderJob } from '#tests/support/rendered-jobs.ts';
import { onBothDatabases, type Person } from '#tests/support/test-api.ts';

onBothDatabases('notifications', (api) => {
  const listOf = async ({ token }: Person) =>
    (await api().call('GET', '/api/notifications', { token })).json<NotificationBody[]>();
  const kindsOf = async (person: Person) => (await listOf(person)).map(({ kind }) => kind);
  const choose = (person: Person, choices: unknown) =>
    api().call('PUT', '/api/notifications/settings', {
      token: person.token,
      body: { choices },
    });
  const emailsTo = (person: Person) =>
    api().mailer.sent.filter(({ to }) => to === person.user.email);
  const follow = (person: Person) => api().follow('/api/notifications/stream', person.token);

  /** Collects everything a stream sends from now on. */
  function hearing(stream: Readable) {
    let heard = '';
    stream.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
    });
    return {
      until: (text: string) => vi.waitFor(() => expect(heard).toContain(text), { timeout: 50_000 }),
      all: () => heard,
    };
  }

  it('tell an author that a video is ready, and reviewers that it waits', async () => {
    const owner = await api().signUp({ credits: 200 });
    const [admin, creator, viewer] = [
      await addMember(api(), owner, 'admin'),
      await addMember(api(), owner, 'creator'),
      await addMember(api(), owner, 'viewer'),
    ];
    await renderJob(api(), creator);
    expect(await kindsOf(creator)).toEqual(['ready']);
    expect(await kindsOf(owner)).toEqual(['awaiting_review']);
    expect(await kindsOf(admin)).toEqual(['awaiting_review']);
    expect(await kindsOf(viewer)).toEqual([]);
  });

  it('tell the operator about a video that waits for it', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 200 });
    const body = {
      preset: 'slots',
      prompt: 'Hurry, last chance tonight, the offer ends at midnight!',
    };
    const answer = await api().call('POST', '/api/jobs', { token: owner.token, body });
    expect(answer.json()).toMatchObject({ moderationStatus: 'flagged' });
    const [news] = await listOf(operator);
    expect(news).toMatchObject({
      kind: 'awaiting_review',
      jobId: answer.json<{ id: string }>().id,
    });
  });

  it('tell the inviter that an invited person has joined', async () => {
    const owner = await api().signUp();
    const email = `guest-${owner.user.username}@example.test`;
    const invitation = await api().call('POST', '/api/team/invite', {
      token: owner.token,
      body: { email, role: 'viewer' },
    });
    const inviteToken = new URL(
      invitation.json<{ inviteUrl: string }>().inviteUrl,
    ).searchParams.get('invite');
    await api().call('POST', '/api/auth/register', {
      body: {
        username: `g_${owner.user.username}`,
        email,
        password: 'a long enough one',
        inviteToken,
      },
    });
    expect(await listOf(owner)).toMatchObject([
      { kind: 'invitation_taken', prompt: `g_${owner.user.username}`, jobId: null },
    ]);
  });

  it("respect each user's choices", async () => {
    const owner = await api().signUp({ credits: 400 });
    const creator = await addMember(api(), owner, 'creator');
    await choose(creator, [{ kind: 'ready', inApp: false, email: true }]);
    const settings = await choose(owner, [{ kind: 'awaiting_review', inApp: false, email: false }]);
    expect(settings.json()).toContainEqual({ kind: 'awaiting_review', inApp: false, email: false });
    expect(settings.json()).toContainEqual({ kind: 'approved', inApp: true, email: true });
    await renderJob(api(), creator);
    await api().runTasks();
    expect([await kindsOf(owner), await kindsOf(creator)]).toEqual([[], []]);
    expect(emailsTo(owner)).toEqual([]);
    expect(emailsTo(creator)).toMatchObject([{ subject: 'Your video is ready – awaiting review' }]);
  });

  it('are emailed at once, and those within the next hour together', async () => {
    const owner = await api().signUp({ credits: 400 });
    const creator = await addMember(api(), owner, 'creator');
    for (const _ of [1, 2, 3]) {
      await renderJob(api(), creator);
      await api().runTasks();
    }
    expect(emailsTo(owner).map(({ subject }) => subject)).toEqual([
      'A video is awaiting your review',
    ]);
    api().clock.advance(HOUR_MS);
    await api().runTasks();
    expect(emailsTo(owner).map(({ subject }) => subject)).toEqual([
      'A video is awaiting your review',
      '2 notifications from CasinoReel',
    ]);
  });

  it('arrive in an open stream, which ends with its session', async () => {
    const owner = await api().signUp({ credits: 200 });
    const creator = await addMember(api(), owner, 'creator');
    const { statusCode, stream } = await follow(owner);
    expect(statusCode).toBe(200);
    const ended = once(stream, 'end');
    const heard = hearing(stream);
    const jobId = await renderJob(api(), creator);
    await heard.until('event: notification');
    expect(heard.all()).toContain(jobId);
    await api().call('POST', '/api/auth/logout', { token: owner.token });
    await ended;
    expect(heard.all()).toContain('event: ended');
  });

  it('are streamed only to their recipient, and not to API keys', async () => {
    const owner = await api().signUp({ credits: 200 });
    const other = await api().signUp();
    const { stream } = await follow(other);
    const heard = hearing(stream);
    await renderJob(api(), await addMember(api(), owner, 'creator'));
    await heard.until('retry');
    expect(heard.all()).not.toContain('event:');
    stream.destroy();
    const key = await api().call('POST', '/api/developers/keys', {
      token: owner.token,
      body: { name: 'A program', scopes: ['workspace:read'] },
    });
    const secret = key.json<{ key: string }>().key;
    const answer = await api().call('GET', '/api/notifications/stream', { token: secret });
    expect(answer.statusCode).toBe(403);
  });
});
