import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { filmOrderOf } from './film-order-of.ts';
import { enqueuedRenders } from '#tests/support/start-rendering.ts';
import { balanceAndLedger, onBothDatabases, VIDEO_REQUEST } from '#tests/support/test-api.ts';

onBothDatabases('creating videos', (api) => {
  const create = (token: string, headers = {}, body: unknown = VIDEO_REQUEST) =>
    api().call('POST', '/api/jobs', { token, body, headers });

  it('charges 50 credits, lists the job and enqueues its film', async () => {
    const { token, organizationId } = await api().signUp();
    const response = await create(token);
    expect(response.statusCode).toBe(201);
    const job = response.json<JobBody>();
    expect(job).toMatchObject({ status: 'queued', moderationStatus: 'pending', costCredits: 50 });
    expect(job.controlsJson).toEqual({
      aspectRatio: '16:9',
      cameraMotion: 'smooth',
      lighting: 'cinematic',
      crowdDensity: 'medium',
      fps: 30,
      duration: 15,
    });
    expect(await enqueuedRenders(api())).toContain(job.id);
    const { balance, ledger } = await balanceAndLedger(api().db, organizationId);
    expect([balance, ledger]).toEqual([0, 0]);
    const list = await api().call('GET', '/api/jobs', { token });
    expect(list.json<JobBody[]>().map(({ id }) => id)).toEqual([job.id]);
  });

  it('accepts voice-over and captions, and passes them to the film', async () => {
    const { token } = await api().signUp();
    const order = { voiceOver: true, captions: 'burned' };
    const job = (await create(token, {}, { ...VIDEO_REQUEST, ...order })).json<JobBody>();
    expect(job).toMatchObject({
      captionsUrl: null,
      controlsJson: { voiceOver: 'on', captions: 'burned' },
    });
    const [row] = await api()
      .db.select()
      .from(jobRows)
      .where(eq(jobRows.id, job.id as JobId));
    expect(row && filmOrderOf(row)).toMatchObject(order);
  });

  it('refuses a voice-over in a language without a voice, and charges nothing', async () => {
    const { token, organizationId } = await api().signUp();
    const prompt = 'Soirée roulette à la lueur des chandelles, vendredi à 21 h';
    const response = await create(token, {}, { ...VIDEO_REQUEST, prompt, voiceOver: true });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'voice_not_available' });
    expect(response.json<{ message: string }>().message).toContain('English only');
    expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({ balance: 50 });
    expect((await create(token, {}, { ...VIDEO_REQUEST, prompt })).statusCode).toBe(201);
  });

  it('checks the words like the prompt', async () => {
    const { token } = await api().signUp();
    const prompt = 'Roulette night with jazz. Dinner is guaranteed hot. Teams win a trophy.';
    expect((await create(token, {}, { ...VIDEO_REQUEST, prompt })).statusCode).toBe(201);
    const words = { headline: 'Guaranteed Win' };
    const response = await create(token, {}, { ...VIDEO_REQUEST, prompt, words });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'policy_blocked' });
  });

  it.each([
    [{ voiceOver: 'yes' }],
    [{ captions: 'everywhere' }],
    [{ words: 'Velvet Hour' }],
    [{ words: { headline: 1 } }],
    [{ look: { mood: 'unheard of' } }],
  ])('refuses %j', async (wrong) => {
    const { token } = await api().signUp();
    expect((await create(token, {}, { ...VIDEO_REQUEST, ...wrong })).statusCode).toBe(400);
  });

  describe('with words', () => {
    const WORDS = {
      headline: 'Velvet Hour',
      lines: [{ kind: 'offer', text: 'Dinner for two', condition: 'hotel guests only' }],
      callToAction: null,
      signature: 'Café Zoë',
      terms: 'One dinner per room.',
    };

    const ordered = async (body: object) => {
      const { token } = await api().signUp();
      const response = await create(token, {}, { ...VIDEO_REQUEST, ...body });
      if (response.statusCode !== 201) throw new Error(response.body);
      return response.json<JobBody>();
    };

    it('shows the exact words, in NFC, and returns them with what is left out', async () => {
      const job = await ordered({ words: { ...WORDS, signature: 'Café Zoë'.normalize('NFD') } });
      expect(job).toMatchObject({ words: WORDS, leftOut: [] });
      const short = await ordered({ words: { ...WORDS, callToAction: 'Book now' }, duration: 5 });
      expect(short.leftOut).toEqual(['callToAction']);
    });

    it("signs with the organization's name by default, but never with a default name", async () => {
      const { token } = await api().signUp();
      await api().call('PATCH', '/api/organization', { token, body: { name: 'Lucky Star' } });
      const { signature: _house, ...unsigned } = WORDS;
      const order = { ...VIDEO_REQUEST, words: unsigned };
      const job = (await create(token, {}, order)).json<JobBody>();
      expect(job.words.signature).toBe('Lucky Star');
      expect((await ordered({ words: unsigned })).words.signature).toBeNull();
      expect((await ordered({ words: { ...WORDS, signature: null } })).words.signature).toBeNull();
    });

    it.each([
      [{ headline: 'Velvet\u0007 Hour' }, /headline .*control/u],
      [{ headline: 'two\nlines' }, /headline .*line/u],
      [{ callToAction: 'Book \u202Enow' }, /call to action .*direction/u],
      [{ headline: 'ประเทศไทย' }, /headline .*cannot be shown/u],
      [{ signature: 'קזינו' }, /sign-off .*cannot be shown/u],
      [{ headline: '🎰🎲' }, /headline .*emoji/u],
      [{ headline: 'x'.repeat(121) }, /headline .*120/u],
      [{ terms: 'x'.repeat(501) }, /terms .*500/u],
      [{ lines: [{ kind: 'price', text: '5' }] }, /kind/u],
      [{ lines: Array.from({ length: 7 }, () => WORDS.lines[0]) }, /at most 6/u],
    ])('refuses %j with a message', async (wrong, sentence) => {
      const { token } = await api().signUp();
      const words = { ...WORDS, ...wrong };
      const response = await create(token, {}, { ...VIDEO_REQUEST, words });
      expect(response.statusCode).toBe(400);
      expect(response.json<{ message: string }>().message).toMatch(new RegExp(sentence, 'iu'));
    });

    it.each([
      ['title', 'words.headline'],
      ['offer', 'words.lines'],
      ['callToAction', 'words.callToAction'],
      ['wordOrder', 'words.lines'],
      ['story', 'words and look'],
    ])('refuses the former field %s and names the new one', async (field, instead) => {
      const { token } = await api().signUp();
      const response = await create(token, {}, { ...VIDEO_REQUEST, [field]: 'x' });
      expect(response.statusCode).toBe(400);
      expect(response.json<{ message: string }>().message).toContain(instead);
    });

    it.each([
      { headline: '18+ only' },
      { terms: 'Guests aged 18 and over.' },
      { lines: [{ kind: 'note', text: 'Need help? Call 0808 8020 133' }] },
      { headline: 'No AI, all real' },
    ])('blocks what contradicts the legal lines: %j', async (wrong) => {
      const { token } = await api().signUp();
      const response = await create(token, {}, { ...VIDEO_REQUEST, words: { ...WORDS, ...wrong } });
      expect(response.statusCode).toBe(422);
    });
  });

  it('accepts exactly 20 of 200 concurrent requests for 1,000 credits', async () => {
    const { token, organizationId } = await api().signUp({ credits: 1_000 });
    const responses = await Promise.all(Array.from({ length: 200 }, () => create(token)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 402)).toHaveLength(180);
    const { balance, ledger, entries, unfinished } = await balanceAndLedger(
      api().db,
      organizationId,
    );
    expect({ balance, ledger, unfinished }).toEqual({ balance: 0, ledger: 0, unfinished: 20 });
    expect(entries.filter(({ kind }) => kind === 'charge')).toHaveLength(20);
  });

  it('says how many credits are missing and stores nothing', async () => {
    const { token, organizationId } = await api().signUp({ credits: 49 });
    const response = await create(token);
    expect(response.statusCode).toBe(402);
    expect(response.json()).toEqual({
      message: 'You need 50 credits. Current balance: 49',
      code: 'insufficient_credits',
    });
    expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({
      balance: 49,
      unfinished: 0,
    });
  });

  it('sets the size of the film by plan', async () => {
    const { token, organizationId } = await api().signUp();
    await api()
      .db.update(organizations)
      .set({ plan: 'Professional' })
      .where(eq(organizations.id, organizationId));
    const { id } = (await create(token)).json<JobBody>();
    const [row] = await api()
      .db.select()
      .from(jobRows)
      .where(eq(jobRows.id, id as JobId));
    expect(row?.shortSidePixels).toBe(1080);
  });

  it('refuses more than 200 unfinished videos', async () => {
    const { token, organizationId } = await api().signUp();
    await api()
      .db.update(organizations)
      .set({ unfinishedVideos: 200 })
      .where(eq(organizations.id, organizationId));
    const response = await create(token);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('60');
    expect(response.json<{ code: string }>().code).toBe('too_many_unfinished_videos');
    expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({ balance: 50 });
  });

  describe('with an Idempotency-Key', () => {
    it('returns the same job for the same request and charges once', async () => {
      const { token, organizationId } = await api().signUp({ credits: 1_000 });
      const headers = { 'idempotency-key': randomUUID() };
      const responses = await Promise.all(Array.from({ length: 20 }, () => create(token, headers)));
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(responses.map((response) => response.json<JobBody>().id)).size).toBe(1);
      expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({
        balance: 950,
        ledger: 950,
      });
    });

    it('refuses another request with the same key', async () => {
      const { token } = await api().signUp({ credits: 1_000 });
      const headers = { 'idempotency-key': randomUUID() };
      expect((await create(token, headers)).statusCode).toBe(201);
      const other = await create(token, headers, { ...VIDEO_REQUEST, duration: 30 });
      expect(other.statusCode).toBe(409);
      expect(other.json<{ code: string }>().code).toBe('idempotency_conflict');
    });

    it('does not remember a request that was refused', async () => {
      const { token, organizationId } = await api().signUp({ credits: 10 });
      const headers = { 'idempotency-key': randomUUID() };
      expect((await create(token, headers)).statusCode).toBe(402);
      await api()
        .db.update(organizations)
        .set({ creditBalance: 50 })
        .where(eq(organizations.id, organizationId));
      expect((await create(token, headers)).statusCode).toBe(201);
    });

    it('refuses an invalid key', async () => {
      const { token } = await api().signUp();
      expect((await create(token, { 'idempotency-key': 'ä' })).statusCode).toBe(400);
    });
  });
});
