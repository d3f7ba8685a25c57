import { afterEach, beforeEach, expect, it } from 'vitest';

import type { NotificationBody } from '#contracts/schemas/notification.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type {
  NewWebhookBody,
  WebhookBody,
  WebhookDeliveryBody,
} from '#contracts/schemas/developers.ts';
import { HOUR_MS } from '#domain/durations.ts';
import type { JobId } from '#domain/ids.ts';
import { errorOf } from '#tests/support/people.ts';
import { onPostgres, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';
import {
  isSignedWith,
  startWebhookReceiver,
  type Received,
  type WebhookReceiver,
} from '#tests/support/webhook-receiver.ts';

const WEBHOOKS = '/api/developers/webhooks';
const EVERY_EVENT = ['job.ready', 'job.failed', 'job.approved', 'job.rejected'];

onPostgres(
  'webhooks',
  (api) => {
    let receiver: WebhookReceiver | undefined;
    const present = (): WebhookReceiver => {
      if (!receiver) throw new Error('No receiver');
      return receiver;
    };
    beforeEach(async () => {
      receiver = await startWebhookReceiver();
    });
    afterEach(() => receiver?.close());

    const call = (
      person: Person,
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      path: string,
      body?: unknown,
    ) => api().call(method, path, { token: person.token, ...(body !== undefined && { body }) });
    async function setUp(person: Person, events = EVERY_EVENT): Promise<NewWebhookBody> {
      const response = await call(person, 'POST', WEBHOOKS, { url: present().url, events });
      expect(response.statusCode).toBe(201);
      return response.json();
    }
    const createJob = async (person: Person) =>
      (await call(person, 'POST', '/api/jobs', VIDEO_REQUEST)).json<JobBody>().id as JobId;
    const deliver = () => api().runTasks();
    const deliveriesOf = async (person: Person, { id }: WebhookBody) =>
      (await call(person, 'GET', `${WEBHOOKS}/${id}/deliveries`)).json<WebhookDeliveryBody[]>();
    const eventsIn = (received: readonly Received[]) =>
      received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

    it('report events of a video, signed, without user-written text', async () => {
      const owner = await api().signUp({ credits: 100 });
      const { secret, ...webhook } = await setUp(owner);
      const rejected = await createJob(owner);
      await call(owner, 'POST', `/api/moderation/${rejected}/reject`, {});
      await createJob(owner);
      await deliver();
      expect(eventsIn(present().received)).toEqual(['job.rejected', 'job.failed']);
      const [first] = present().received;
      if (!first) throw new Error('Nothing came');
      expect(isSignedWith(secret, first)).toBe(true);
      expect(isSignedWith('whsec_AAAA', first)).toBe(false);
      expect(JSON.parse(first.body)).toMatchObject({
        type: 'job.rejected',
        data: { job: { id: rejected, status: 'failed', moderationStatus: 'rejected' } },
      });
      expect(first.body).not.toContain(VIDEO_REQUEST.prompt);
      const ids = present().received.map(({ headers }) => headers['webhook-id']);
      const listed = await deliveriesOf(owner, webhook);
      expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(ids));
      expect(listed).toMatchObject([{ status: 'delivered' }, { status: 'delivered', attempts: 1 }]);
      await deliver();
      expect(present().received).toHaveLength(2);
    });

    it('report only subscribed events, and nothing about other organizations', async () => {
      const owner = await api().signUp();
      const stranger = await api().signUp();
      const webhook = await setUp(owner, ['job.approved']);
      for (const person of [owner, stranger]) {
        await api().services.jobs.fail(await createJob(person), 'For a test');
      }
      await deliver();
      expect(present().received).toEqual([]);
      for (const [method, path] of [
        ['PATCH', ''],
        ['DELETE', ''],
        ['POST', '/secret'],
        ['POST', '/test'],
        ['GET', '/deliveries'],
      ] as const) {
        const at = `${WEBHOOKS}/${webhook.id}${path}`;
        const response = await call(stranger, method, at, method === 'GET' ? undefined : {});
        expect([method, path, response.statusCode]).toEqual([method, path, 404]);
      }
    });

    it('retry failures with the same id, and reset the count after a success', async () => {
      const owner = await api().signUp();
      const webhook = await setUp(owner);
      present().respondWith(500);
      await api().services.jobs.fail(await createJob(owner), 'For a test');
      await deliver();
      await deliver();
      expect(await deliveriesOf(owner, webhook)).toMatchObject([
        {
          status: 'pending',
          attempts: 1,
          responseStatus: 500,
          problem: 'The endpoint responded with status 500',
        },
      ]);
      present().respondWith(200);
      api().clock.advance(10_000);
      await deliver();
      const [first, second] = present().received.map(({ headers }) => headers['webhook-id']);
      expect(second).toBe(first);
      expect(await deliveriesOf(owner, webhook)).toMatchObject([
        { status: 'delivered', attempts: 2 },
      ]);
      const [found] = (await call(owner, 'GET', WEBHOOKS)).json<WebhookBody[]>();
      expect(found).toMatchObject({ isEnabled: true, failuresInARow: 0 });
    });

    it('follow no redirect', async () => {
      const owner = await api().signUp();
      const webhook = await setUp(owner);
      present().respondWith(302);
      const response = await call(owner, 'POST', `${WEBHOOKS}/${webhook.id}/test`);
      expect(response.json()).toMatchObject({ status: 'failed', responseStatus: 302 });
    });

    it('are disabled after failing for more than a day, with a reason', async () => {
      const owner = await api().signUp();
      const webhook = await setUp(owner);
      present().respondWith(503);
      await api().services.jobs.fail(await createJob(owner), 'For a test');
      for (let hours = 0; hours < 60; hours += 1) {
        await deliver();
        api().clock.advance(HOUR_MS);
      }
      const [found] = (await call(owner, 'GET', WEBHOOKS)).json<WebhookBody[]>();
      expect(found).toMatchObject({
        isEnabled: false,
        disabledReason: expect.stringMatching(
          /failed attempts in a row.*responded with status 503/,
        ),
      });
      expect(await deliveriesOf(owner, webhook)).toMatchObject([{ status: 'failed' }]);
      const audit = (await call(owner, 'GET', '/api/audit')).json<{ action: string }[]>();
      expect(audit.map(({ action }) => action)).toContain('webhook.disabled');
      const news = (await call(owner, 'GET', '/api/notifications')).json<NotificationBody[]>();
      expect(news.filter(({ kind }) => kind === 'webhook_off')).toMatchObject([
        { title: webhook.url },
      ]);
      const path = `${WEBHOOKS}/${webhook.id}`;
      const again = await call(owner, 'PATCH', path, { isEnabled: true });
      expect(again.json()).toMatchObject({ isEnabled: true, disabledReason: null });
    });

    it('also sign with the old secret for a day after a renewal', async () => {
      const owner = await api().signUp();
      const { id, secret } = await setUp(owner);
      const path = `${WEBHOOKS}/${id}`;
      const renewed = (await call(owner, 'POST', `${path}/secret`)).json<NewWebhookBody>();
      expect(renewed.secret).not.toBe(secret);
      const test = await call(owner, 'POST', `${path}/test`);
      expect(test.json()).toMatchObject({ event: 'webhook.test', status: 'delivered' });
      const [both] = present().received;
      expect(both && [isSignedWith(secret, both), isSignedWith(renewed.secret, both)]).toEqual([
        true,
        true,
      ]);
      api().clock.advance(25 * HOUR_MS);
      await call(owner, 'POST', `${path}/test`);
      const [, one] = present().received;
      expect(one && [isSignedWith(secret, one), isSignedWith(renewed.secret, one)]).toEqual([
        false,
        true,
      ]);
      expect(JSON.stringify((await call(owner, 'GET', WEBHOOKS)).json())).not.toContain('whsec_');
    });

    it('need a URL without a password, and are limited to ten', async () => {
      const owner = await api().signUp();
      for (const [url, message] of [
        ['ftp://example.com', 'Please enter an http or https address'],
        ['javascript:alert(1)', 'Please enter an http or https address'],
        ['https://me:mine@example.com', 'Remove the username and password from the URL'],
      ] as const) {
        const response = await call(owner, 'POST', WEBHOOKS, { url, events: EVERY_EVENT });
        expect(errorOf(response)).toMatchObject({ status: 400, message });
      }
      for (let made = 0; made < 10; made += 1) await setUp(owner);
      const body = { url: present().url, events: EVERY_EVENT };
      expect(errorOf(await call(owner, 'POST', WEBHOOKS, body)).status).toBe(409);
    });

    it('are deleted with their pending deliveries', async () => {
      const owner = await api().signUp();
      const { id } = await setUp(owner);
      await api().services.jobs.fail(await createJob(owner), 'For a test');
      expect((await call(owner, 'DELETE', `${WEBHOOKS}/${id}`)).statusCode).toBe(204);
      await deliver();
      expect(present().received).toEqual([]);
      expect((await call(owner, 'GET', WEBHOOKS)).json()).toEqual([]);
    });
  },
  { OUTBOUND_ALLOW: '127.0.0.1' },
);

onPostgres(
  'webhooks of a public site',
  (api) => {
    it('are never sent into the server’s own network, and require https', async () => {
      const { token } = await api().signUp();
      const set = (url: string) =>
        api().call('POST', WEBHOOKS, { token, body: { url, events: ['job.ready'] } });
      expect(errorOf(await set('http://example.com'))).toMatchObject({
        status: 400,
        message: 'Please enter an https address',
      });
      for (const host of ['127.0.0.1', '0x7f.1', '169.254.169.254', '[::ffff:10.0.0.1]']) {
        expect([host, errorOf(await set(`https://${host}/`))]).toMatchObject([
          host,
          { status: 400, message: 'Please enter an address on the public internet' },
        ]);
      }
      // Where a name leads is only known when it is called.
      const { id } = (await set('https://localhost/')).json<{ id: string }>();
      const changed = { token, body: { url: 'https://10.0.0.1/' } };
      expect((await api().call('PATCH', `${WEBHOOKS}/${id}`, changed)).statusCode).toBe(400);
      const response = await api().call('POST', `${WEBHOOKS}/${id}/test`, { token });
      expect(response.json()).toMatchObject({
        status: 'failed',
        problem: 'The address is not on the public internet',
      });
    });
  },
  { PUBLIC_URL: 'https://videos.example.com' },
);
