import { afterEach, expect, it, vi } from 'vitest';

import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { ProofSheetBody, VideoHistoryBody } from '#contracts/schemas/proof.ts';
import type { VerifyResponse } from '#contracts/schemas/verify.ts';
import { PROVEN_PARTS } from '#domain/proof/film-proof.ts';
import { FilmError } from '#film/film-error.ts';
import type { FilmMaker } from '#server/features/jobs/rendering/film-maker.ts';
import { createFakeFilmMaker, FAKE_FILM_SHA256 as SHA256 } from '#tests/support/fake-film-maker.ts';
import { addMember, signUpOperator } from '#tests/support/people.ts';
import { startRendering } from '#tests/support/start-rendering.ts';
import {
  balanceAndLedger,
  onPostgres,
  VIDEO_REQUEST,
  type Person,
} from '#tests/support/test-api.ts';

const UNTIL = { timeout: 50_000, interval: 50 };

const measuring = createFakeFilmMaker(0);

const failing = (error: FilmError): FilmMaker => ({ makeFilm: () => Promise.reject(error) });
const FAILURES = [
  new FilmError('labelsUnreadable', 'AI label: contrast 2.0, 4.5 needed'),
  new FilmError('flashes', 'The finished film flashes too fast. Flashes: 5 in one second.'),
];

onPostgres('proof', (api) => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  });

  /** A finished job of `person`, made by `filmMaker`. */
  async function order(person: Person, filmMaker: FilmMaker): Promise<JobBody> {
    const { token } = person;
    const created = await api().call('POST', '/api/jobs', {
      token,
      body: { ...VIDEO_REQUEST, words: { headline: 'Velvet Hour' } },
    });
    const { id } = created.json<JobBody>();
    const rendering = await startRendering(api(), filmMaker);
    stops.push(() => rendering.stop());
    const look = async () =>
      (await api().call('POST', `/api/jobs/${id}/check-status`, { token })).json<JobBody>();
    await vi.waitFor(
      async () => expect(['ready', 'failed']).toContain((await look()).status),
      UNTIL,
    );
    return look();
  }

  it('is shown on a sheet for the organization, as JSON and PDF, with the audit entries', async () => {
    const person = await api().signUp();
    const { token } = person;
    const { id } = await order(person, measuring);
    const body = { reason: 'misleading_bonus', note: 'The terms stand on the card.' };
    await api().call('POST', `/api/moderation/${id}/approve`, { token, body });
    const response = await api().call('GET', `/api/jobs/${id}/proof`, { token });
    const sheet = response.json<ProofSheetBody>();
    expect(sheet).toMatchObject({ jobId: id, markets: ['US'], film: { sha256: SHA256 } });
    expect(sheet.orderedBy).toBe(person.user.username);
    expect(sheet.proof.parts.map(({ part }) => part)).toEqual([...PROVEN_PARTS]);
    const audit = await api().call('GET', '/api/audit', { token });
    const hashes = new Map(
      audit.json<AuditEventBody[]>().map(({ action, hash }) => [action, hash]),
    );
    expect(sheet.decisions.map(({ kind, by, hash }) => [kind, by, hash])).toEqual([
      ['created', null, hashes.get('video.signed')],
      ['approved', person.user.username, hashes.get('video.approved')],
    ]);
    const note = 'Bonus without its conditions: The terms stand on the card.';
    expect(sheet.decisions.map((decision) => decision.note)).toEqual([null, note]);
    const [headline] = sheet.onScreen;
    expect(headline).toMatchObject({ role: 'headline', text: 'Velvet Hour', startSeconds: 0 });
    expect(headline?.endSeconds).toBeGreaterThan(1);
    const paper = await api().call('GET', `/api/jobs/${id}/proof.pdf`, { token });
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    const stranger = await api().signUp();
    for (const path of ['proof', 'proof.pdf']) {
      const refused = await api().call('GET', `/api/jobs/${id}/${path}`, stranger);
      expect(refused.statusCode).toBe(404);
    }
    const operator = await signUpOperator(api());
    const reviewed = await api().call('GET', `/api/jobs/${id}/proof`, { token: operator.token });
    expect(reviewed.json<ProofSheetBody>().decisions).toHaveLength(2);
  });

  it('has a history from the order on, with why it was held and who released it', async () => {
    const operator = await signUpOperator(api());
    const person = await api().signUp();
    const created = await api().call('POST', '/api/jobs', {
      token: person.token,
      body: { ...VIDEO_REQUEST, prompt: 'A hundred free spins for new players tonight.' },
    });
    const { id, moderationStatus, isOperators } = created.json<JobBody>();
    expect([moderationStatus, isOperators]).toEqual(['flagged', true]);
    const read = (reader: Person) => api().call('GET', `/api/jobs/${id}/history`, reader);
    const held = (await read(person)).json<VideoHistoryBody>();
    expect(held).toMatchObject({ wasHeld: true, events: [] });
    expect(held.findings.map(({ severity }) => severity)).toContain('flag');

    await api().call('POST', `/api/moderation/${id}/approve`, operator);
    expect((await read(person)).json()).toMatchObject({
      wasHeld: true,
      findings: held.findings,
      events: [{ kind: 'released', by: operator.user.username }],
    });
    const stranger = await api().signUp();
    expect((await read(stranger)).statusCode).toBe(404);
  });

  it("is visible to the operator’s reviewers of other organizations' videos", async () => {
    const person = await api().signUp();
    const { id } = await order(person, measuring);
    const operator = await signUpOperator(api());
    const read = (reader: Person) => api().call('GET', `/api/jobs/${id}/proof`, reader);
    expect((await read(operator)).json()).toMatchObject({ jobId: id, film: { sha256: SHA256 } });
    const viewer = await addMember(api(), operator, 'viewer');
    expect((await read(viewer)).statusCode).toBe(404);
  });

  it('is available to anyone who has the file, and nothing else is', async () => {
    const person = await api().signUp();
    const { token } = person;
    const { id } = await order(person, measuring);
    const ask = async (sha256: string) =>
      (await api().call('POST', '/api/verify', { body: { sha256 } })).json<VerifyResponse>();
    expect(await ask('0'.repeat(64))).toEqual({
      isKnown: false,
      createdAt: null,
      digitalSourceType: null,
      isApproved: false,
    });
    expect(await ask(SHA256.toUpperCase())).toMatchObject({ isKnown: true, isApproved: false });
    await api().call('POST', `/api/moderation/${id}/approve`, { token });
    expect(await ask(SHA256)).toMatchObject({ isApproved: true });
    await api().call('DELETE', `/api/jobs/${id}`, { token });
    const later = await ask(SHA256);
    expect(later).toMatchObject({ isKnown: true, digitalSourceType: 'algorithmicMedia' });
    const wrong = await api().call('POST', '/api/verify', { body: { sha256: 'short' } });
    expect(wrong.statusCode).toBe(400);
    const roots = await api().call('GET', '/api/verify/roots');
    expect(roots.json<string[]>()[0]).toContain('BEGIN CERTIFICATE');
  });

  it('has a sample that browsers and proxies keep for an hour', async () => {
    const { statusCode, headers } = await api().call('GET', '/api/verify/sample');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  });

  it.each(FAILURES)(
    'that fails by $reason fails the job, reports why, and refunds',
    async (error) => {
      const person = await api().signUp();
      const job = await order(person, failing(error));
      expect(job).toMatchObject({ status: 'failed', error: error.message });
      expect(await balanceAndLedger(api().db, person.organizationId)).toMatchObject({
        balance: 50,
      });
      const missing = await api().call('GET', `/api/jobs/${job.id}/proof`, person);
      expect(missing.statusCode).toBe(404);
    },
  );
});
