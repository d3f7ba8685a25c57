import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';

import type { AppealBody } from '#contracts/schemas/appeal.ts';
import type { ErrorBody } from '#contracts/schemas/error-body.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { CustomRulesBody } from '#contracts/schemas/rules.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import type { PreviewBody } from '#contracts/schemas/storyboard.ts';
import type { JobId } from '#domain/ids.ts';
import { appeals } from '#server/platform/database/schema/appeals.ts';
import { jobReviews } from '#server/platform/database/schema/jobs.ts';
import { signUpOperator } from '#tests/support/people.ts';
import { onBothDatabases, VIDEO_REQUEST } from '#tests/support/test-api.ts';

const REFUSED = 'Quit your job and play roulette, it pays your rent.';
const FLOOR = 'Every guest is guaranteed to win the jackpot tonight.';
const REASON = 'It is a scene of a comedy about a man who is plainly wrong.';

onBothDatabases('appeals', (api) => {
  const order = (token: string, body: object) =>
    api().call('POST', '/api/jobs', { token, body: { ...VIDEO_REQUEST, ...body } });
  const appeal = (token: string, body: object, reason = REASON) =>
    api().call('POST', '/api/compliance/appeals', {
      token,
      body: { order: { ...VIDEO_REQUEST, ...body }, reason },
    });
  const decide = (token: string, id: string, decision: string, note?: string) =>
    api().call('POST', `/api/moderation/appeals/${id}/decide`, { token, body: { decision, note } });

  /** On a busy machine, the drawing process may take longer to start than a request waits. */
  const previewed = (token: string, body: object) =>
    vi.waitFor(
      async () => {
        const preview = { ...VIDEO_REQUEST, ...body, stills: [] };
        const sent = { token, body: preview };
        const response = await api().call('POST', '/api/storyboard/preview', sent);
        if (response.statusCode !== 200) throw new Error(response.body);
        return response.json<PreviewBody>().verdict.decision;
      },
      { timeout: 60_000, interval: 500 },
    );

  it('let the operator allow exactly one order, whose film only the operator approves', async () => {
    const operator = await signUpOperator(api());
    const { token } = await api().signUp({ credits: 100 });
    const body = { prompt: REFUSED };
    expect((await order(token, body)).statusCode).toBe(422);
    const made = await appeal(token, body);
    expect(made.statusCode).toBe(201);
    const { id, status, text } = made.json<AppealBody>();
    expect([status, text]).toEqual(['waiting', expect.stringContaining('Quit your job')]);
    expect((await appeal(token, body)).json<AppealBody>().id).toBe(id);
    const news = await api().call('GET', '/api/notifications', { token: operator.token });
    const told = news.json<NotificationBody[]>().filter(({ kind }) => kind === 'appeal_waiting');
    expect(told.map(({ title }) => title)).toEqual([REFUSED]);
    const waiting = await api().call('GET', '/api/moderation/appeals', { token: operator.token });
    expect(waiting.json<AppealBody[]>()).toContainEqual(
      expect.objectContaining({ id, reason: REASON }),
    );
    expect((await order(token, body)).statusCode).toBe(422);
    expect(await previewed(token, body)).toBe('block');
    const decided = (await decide(operator.token, id, 'allow')).json<AppealBody>();
    expect(decided).toMatchObject({ status: 'allowed' });
    const days =
      (Date.parse(decided.expiresAt ?? '') - Date.parse(decided.decidedAt ?? '')) / 864e5;
    expect(days).toBe(30);
    expect((await decide(operator.token, id, 'uphold')).statusCode).toBe(409);
    const later = await api().call('GET', '/api/notifications', { token: operator.token });
    const about = later.json<NotificationBody[]>().filter(({ title }) => title === REFUSED);
    expect(about).toMatchObject([{ kind: 'appeal_waiting', isRead: true }]);

    expect(await previewed(token, body)).toBe('allow');
    expect(await previewed(token, { prompt: `${REFUSED}!` })).toBe('block');
    const job = (await order(token, body)).json<JobBody>();
    expect(job.moderationStatus).toBe('pending');
    const [review] = await api()
      .db.select()
      .from(jobReviews)
      .where(eq(jobReviews.jobId, job.id as JobId));
    expect(review).toMatchObject({ needsOperator: true });
    expect(review?.findings.some(({ severity }) => severity === 'block')).toBe(true);
    for (const other of [{ prompt: `${REFUSED}!` }, { ...body, markets: ['GB'] }])
      expect((await order(token, other)).statusCode).toBe(422);
    const stranger = await api().signUp();
    expect((await order(stranger.token, body)).statusCode).toBe(422);
    await api()
      .db.update(appeals)
      .set({ expiresAt: new Date(0) })
      .where(eq(appeals.id, id));
    expect((await order(token, body)).statusCode).toBe(422);
    const expired = await api().call('GET', '/api/compliance/appeals', { token });
    expect(expired.json<AppealBody[]>()).toMatchObject([{ status: 'expired', expiresAt: null }]);
  });

  it.each([
    { duration: 20 },
    { fps: 24 },
    { aspectRatio: '1:1' },
    { shapes: ['16:9', '1:1'] },
    { cameraMotion: 'orbit' },
    { lighting: 'neon' },
    { crowdDensity: 'busy' },
    { voiceOver: true },
    { captions: 'burned' },
    { advertises: 'venue' },
    { seed: 8 },
    { seed: undefined },
    { look: { mood: 'elegant' } },
    { words: { headline: 'Roulette pays your rent' } },
  ])('allow one order, but not with %j', async (change) => {
    const operator = await signUpOperator(api());
    const { token } = await api().signUp({ credits: 200 });
    const body = { prompt: REFUSED, seed: 7 };
    const { id } = (await appeal(token, body)).json<AppealBody>();
    await decide(operator.token, id, 'allow');
    expect((await order(token, { ...body, ...change })).statusCode).toBe(422);
    expect((await order(token, body)).statusCode).toBe(201);
  });

  it('name the author, show the settings they apply to, and store the reason for the decision', async () => {
    const operator = await signUpOperator(api());
    const { token, user } = await api().signUp();
    const body = { prompt: REFUSED, shapes: ['9:16', '1:1'], lighting: 'neon', voiceOver: true };
    const { id } = (await appeal(token, body)).json<AppealBody>();
    const waiting = await api().call('GET', '/api/moderation/appeals', { token: operator.token });
    expect(waiting.json<AppealBody[]>().find((one) => one.id === id)).toMatchObject({
      author: user.username,
      decisionNote: null,
      order: {
        prompt: REFUSED,
        preset: VIDEO_REQUEST.preset,
        advertises: 'online',
        brand: null,
        controlsJson: { aspectRatio: '9:16, 1:1', lighting: 'neon', voiceOver: 'on' },
      },
    });
    await decide(operator.token, id, 'uphold', 'Income is never promised.');
    const own = await api().call('GET', '/api/compliance/appeals', { token });
    expect(own.json<AppealBody[]>()[0]).toMatchObject({
      decisionNote: 'Income is never promised.',
    });
    const told = await api().call('GET', '/api/notifications', { token });
    expect(told.json<NotificationBody[]>()).toMatchObject([
      { kind: 'appeal_refused', title: REFUSED, reason: 'Income is never promised.' },
    ]);
  });

  it('allow any seed if none was requested', async () => {
    const operator = await signUpOperator(api());
    const { token } = await api().signUp({ credits: 200 });
    const { id } = (await appeal(token, { prompt: REFUSED })).json<AppealBody>();
    await decide(operator.token, id, 'allow');
    for (const seed of [7, undefined])
      expect((await order(token, { prompt: REFUSED, seed })).statusCode).toBe(201);
  });

  it('allow nothing if the refusal is upheld', async () => {
    const operator = await signUpOperator(api());
    const { token } = await api().signUp();
    const { id } = (await appeal(token, { prompt: REFUSED })).json<AppealBody>();
    expect((await decide(operator.token, id, 'uphold')).json()).toMatchObject({
      status: 'upheld',
      expiresAt: null,
    });
    expect((await order(token, { prompt: REFUSED })).statusCode).toBe(422);
    const own = await api().call('GET', '/api/compliance/appeals', { token });
    expect(own.json<AppealBody[]>().map(({ status }) => status)).toEqual(['upheld']);
  });

  describe('and rules that are published later', () => {
    const TERM = {
      phrase: 'roulette',
      language: 'any',
      category: 'urgency',
      severity: 'block',
      reason: 'Our tables are closed',
    } as const;
    const publish = async (token: string, terms: readonly object[]) => {
      const rules = { terms, allowedTerms: [], allowedBrands: [], severities: [] };
      const current = await api().call('GET', '/api/rules', { token });
      const body = { rules, basedOn: current.json<CustomRulesBody>().number };
      expect((await api().call('POST', '/api/rules', { token, body })).statusCode).toBe(201);
    };
    const statuses = async (token: string) =>
      (await api().call('GET', '/api/compliance/appeals', { token }))
        .json<AppealBody[]>()
        .map(({ status }) => status);
    const body = { prompt: REFUSED };

    it('stay allowed if the rules find nothing new', async () => {
      const operator = await signUpOperator(api());
      const { token } = await api().signUp({ credits: 200 });
      const { id } = (await appeal(token, body)).json<AppealBody>();
      await publish(token, [{ ...TERM, phrase: 'velvet' }]);
      expect((await decide(operator.token, id, 'allow')).statusCode).toBe(200);
      expect((await order(token, body)).statusCode).toBe(201);
      await publish(token, []);
      expect(await previewed(token, body)).toBe('allow');
      expect((await order(token, body)).json<JobBody>().moderationStatus).toBe('pending');
      expect(await statuses(token)).toEqual(['allowed']);
    });

    it('do not cover what the rules find in addition, until an appeal about that is allowed', async () => {
      const operator = await signUpOperator(api());
      const { token } = await api().signUp({ credits: 300 });
      const first = (await appeal(token, body)).json<AppealBody>();
      await decide(operator.token, first.id, 'allow');
      await publish(token, [{ ...TERM, severity: 'flag' }]);
      expect(await previewed(token, body)).toBe('flag');
      expect((await order(token, body)).json<JobBody>().moderationStatus).toBe('flagged');
      await publish(token, [TERM]);
      expect(await previewed(token, body)).toBe('block');
      const refused = await order(token, body);
      expect([refused.statusCode, refused.json<ErrorBody>().findings]).toEqual([
        422,
        [expect.objectContaining({ category: 'urgency', excerpt: 'roulette' })],
      ]);
      const second = (await appeal(token, body)).json<AppealBody>();
      await decide(operator.token, second.id, 'allow');
      expect((await order(token, body)).json<JobBody>().moderationStatus).toBe('pending');
    });
  });

  describe('under an earlier version of the policy', () => {
    const age = (id: string) =>
      api()
        .db.update(appeals)
        .set({ policyVersion: '2020-01-01.1', orderHash: `of an earlier policy ${id}` })
        .where(eq(appeals.id, id));
    const listed = async (token: string) =>
      (await api().call('GET', '/api/compliance/appeals', { token })).json<AppealBody[]>();

    it('are expired if they were allowed', async () => {
      const operator = await signUpOperator(api());
      const { token } = await api().signUp();
      const { id } = (await appeal(token, { prompt: REFUSED })).json<AppealBody>();
      await decide(operator.token, id, 'allow');
      await age(id);
      expect(await listed(token)).toMatchObject([{ status: 'expired', expiresAt: null }]);
      expect((await order(token, { prompt: REFUSED })).statusCode).toBe(422);
    });

    it('can be upheld, but no longer allowed', async () => {
      const operator = await signUpOperator(api());
      const { token } = await api().signUp();
      const { id } = (await appeal(token, { prompt: REFUSED })).json<AppealBody>();
      await age(id);
      const refused = await decide(operator.token, id, 'allow');
      expect([refused.statusCode, refused.json<ErrorBody>().message]).toEqual([
        409,
        expect.stringContaining('The policy has changed since this appeal was made'),
      ]);
      expect(await listed(token)).toMatchObject([{ status: 'expired' }]);
      expect((await decide(operator.token, id, 'uphold')).json()).toMatchObject({
        status: 'upheld',
      });
    });
  });

  it('return the order to its author unchanged, so that it can be sent again', async () => {
    const operator = await signUpOperator(api());
    const { token } = await api().signUp({ credits: 200 });
    const body = { prompt: REFUSED, words: { headline: 'Roulette pays' }, shapes: ['1:1'] };
    const { id } = (await appeal(token, body)).json<AppealBody>();
    await decide(operator.token, id, 'allow');
    const own = await api().call('GET', '/api/compliance/appeals', { token });
    const sent = own.json<AppealBody[]>()[0]?.order?.sent ?? {};
    expect((await order(token, sent)).statusCode).toBe(201);
  });

  it('are impossible for guaranteed wins, closed markets and orders that are not refused', async () => {
    const { token } = await api().signUp();
    for (const body of [{ prompt: FLOOR }, { prompt: REFUSED, markets: ['IT'] }]) {
      const refused = await appeal(token, body);
      expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([422, 'not_appealable']);
    }
    expect((await appeal(token, {})).statusCode).toBe(409);
    expect((await appeal(token, { prompt: REFUSED }, 'why')).statusCode).toBe(400);
  });

  it('are not taken from the operator, about whom nobody could decide', async () => {
    const operator = await signUpOperator(api());
    const refused = await appeal(operator.token, { prompt: REFUSED });
    expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([409, 'wrong_state']);
  });

  it('are never decided by the organization that made them, should it become the operator', async () => {
    const { token, user } = await api().signUp();
    const { id } = (await appeal(token, { prompt: REFUSED })).json<AppealBody>();
    await api().services.auth.appointOperator(user.email);
    expect((await decide(token, id, 'allow')).statusCode).toBe(403);
    const listed = await api().call('GET', '/api/moderation/appeals', { token });
    expect(listed.statusCode).toBe(200);
    expect(listed.json<AppealBody[]>().map((one) => one.id)).not.toContain(id);
  });
});
