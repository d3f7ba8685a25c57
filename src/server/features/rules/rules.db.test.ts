import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import type { DashboardStats } from '#contracts/schemas/dashboard.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import type { CheckResponseBody } from '#contracts/schemas/compliance.ts';
import type { ErrorBody } from '#contracts/schemas/error-body.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type {
  AllowanceBody,
  DecisionCountBody,
  CustomRulesBody,
  RuleSetBody,
  RuleTrialBody,
  RuleVersionBody,
} from '#contracts/schemas/rules.ts';
import type { JobId } from '#domain/ids.ts';
import { POLICY_CATEGORIES } from '#domain/moderation/verdict.ts';
import { POLICY_VERSION } from '#policy/policy.ts';
import { jobReviews } from '#server/platform/database/schema/jobs.ts';
import { ruleVersions } from '#server/platform/database/schema/rules.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { createRuleBook } from '#server/features/rules/rule-book.ts';
import { addMember, signUpOperator } from '#tests/support/people.ts';
import { onPostgres, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

const EMPTY: RuleSetBody = { terms: [], allowedTerms: [], allowedBrands: [], severities: [] };
const CALM = 'Velvet evening at the roulette table, warm light.';
const BRANDED = 'A Ferrari beside the fountain of the casino.';
const FLOOR = 'Every guest is guaranteed to win the jackpot tonight.';
const TERM = {
  phrase: 'velvet evening',
  language: 'any',
  category: 'urgency',
  severity: 'block',
  reason: 'The name of a rival',
} as const;
const NEVER_CHANGES = {
  cause: expect.objectContaining({ message: 'a version of the rules never changes' }),
};
const FERRARI = { brand: 'Ferrari', licence: 'Contract 12 of 2026', expiresOn: '2999-12-31' };

onPostgres('custom rules', (api) => {
  let operator: Person;
  beforeAll(async () => {
    operator = await signUpOperator(api());
  });

  const rulesOf = async (token: string) =>
    (await api().call('GET', '/api/rules', { token })).json<CustomRulesBody>();
  const publish = async (token: string, rules: Partial<RuleSetBody>, basedOn?: number) =>
    api().call('POST', '/api/rules', {
      token,
      body: {
        rules: { ...EMPTY, ...rules },
        basedOn: basedOn ?? (await rulesOf(token)).number,
        note: 'For the test',
      },
    });
  const trial = async (token: string, rules: Partial<RuleSetBody>, over = 'orders') =>
    api().call('POST', '/api/rules/try', { token, body: { rules: { ...EMPTY, ...rules }, over } });
  const check = async (token: string, prompt: string) =>
    (
      await api().call('POST', '/api/compliance/check', { token, body: { prompt } })
    ).json<CheckResponseBody>();
  const order = (token: string, prompt: string) =>
    api().call('POST', '/api/jobs', { token, body: { ...VIDEO_REQUEST, prompt } });

  describe('for an organization', () => {
    it('tries a draft on one text, also where it makes no difference', async () => {
      const { token } = await api().signUp();
      const tryOn = async (rules: Partial<RuleSetBody>) => {
        const body = { rules: { ...EMPTY, ...rules }, over: 'text', text: CALM };
        const response = await api().call('POST', '/api/rules/try', { token, body });
        return response.json<RuleTrialBody>();
      };
      expect(await tryOn({})).toMatchObject({
        changed: 0,
        examples: [{ text: CALM, before: 'allow', after: 'allow', messages: [] }],
      });
      expect(await tryOn({ terms: [TERM] })).toMatchObject({
        changed: 1,
        examples: [{ text: CALM, before: 'allow', after: 'block' }],
      });
    });

    it('applies to its orders from the next one on, and to nobody else', async () => {
      const { token } = await api().signUp({ credits: 200 });
      const stranger = await api().signUp();
      expect((await check(token, CALM)).decision).toBe('allow');
      const published = await publish(token, { terms: [TERM] });
      expect(published.statusCode).toBe(201);
      expect(published.json<RuleVersionBody>()).toMatchObject({ number: 1, note: 'For the test' });
      const answer = await check(token, CALM);
      expect(answer.decision).toBe('block');
      expect(answer.findings[0]).toMatchObject({ category: 'urgency', excerpt: 'Velvet evening' });
      expect(answer.findings[0]?.message).toContain('The name of a rival');
      expect(answer.policyVersion).toMatch(/\+rules\.\d+\.1$/);
      expect((await check(stranger.token, CALM)).decision).toBe('allow');
      expect((await order(token, CALM)).json<ErrorBody>().code).toBe('policy_blocked');
    });

    it('applies to the names that its films show', async () => {
      const { token, organizationId } = await api().signUp({ credits: 100 });
      const rename = (name: string) =>
        api().call('PATCH', '/api/organization', { token, body: { name } });
      const venue = (venueName: string) =>
        api().call('PATCH', '/api/organization/rules', { token, body: { venueName } });
      const named = 'Velvet Evening Rooms';
      expect((await rename(named)).statusCode).toBe(200);
      expect((await venue(named)).statusCode).toBe(200);
      await publish(token, { terms: [TERM] });
      expect((await rename('Velvet Evening Club')).statusCode).toBe(422);
      expect((await venue('Velvet Evening Club')).statusCode).toBe(422);
      const signed = 'Warm light on the roulette wheel.';
      expect((await order(token, signed)).json<ErrorBody>().code).toBe('policy_blocked');
      await api()
        .db.update(organizations)
        .set({ name: 'Marble Hall', advertises: 'venue' })
        .where(eq(organizations.id, organizationId));
      const { findings } = await check(token, signed);
      expect(findings).toContainEqual(expect.objectContaining({ excerpt: 'Velvet Evening' }));
    });

    it('is recorded with each order by its version', async () => {
      const { token } = await api().signUp();
      await publish(token, { terms: [{ ...TERM, severity: 'flag' }] });
      const job = (await order(token, CALM)).json<JobBody>();
      expect(job.moderationStatus).toBe('flagged');
      const [review] = await api()
        .db.select()
        .from(jobReviews)
        .where(eq(jobReviews.jobId, job.id as JobId));
      expect(review?.policyVersion).toMatch(new RegExp(`^${POLICY_VERSION}\\+rules\\.\\d+\\.1$`));
    });

    it('can only be stricter', async () => {
      const { token } = await api().signUp();
      const milder: Partial<RuleSetBody>[] = [
        { allowedTerms: [{ phrase: 'Elvis', language: 'any', reason: 'Our club' }] },
        { allowedBrands: [FERRARI] },
        { severities: [{ category: 'celebrity_likeness', severity: 'flag' }] },
      ];
      for (const rules of milder) {
        const refused = await publish(token, rules);
        expect(refused.statusCode).toBe(400);
        expect(refused.json<ErrorBody>().message).toContain('can only be stricter');
        expect((await trial(token, rules)).statusCode).toBe(400);
      }
      expect((await rulesOf(token)).number).toBe(0);
    });

    it('is not available to creators', async () => {
      const owner = await api().signUp();
      const { token } = await addMember(api(), owner, 'creator');
      expect((await publish(token, {}, 0)).statusCode).toBe(403);
    });
  });

  describe('versions', () => {
    it('are published only based on the one in force, and restored as new ones', async () => {
      const { token } = await api().signUp();
      await publish(token, { terms: [TERM] });
      expect((await publish(token, {}, 0)).statusCode).toBe(409);
      expect((await publish(token, {})).json<RuleVersionBody>().number).toBe(2);
      expect((await check(token, CALM)).decision).toBe('allow');
      const restored = await api().call('POST', '/api/rules/restore', {
        token,
        body: { number: 1, basedOn: 2 },
      });
      expect(restored.json<RuleVersionBody>()).toMatchObject({ number: 3, restores: 1 });
      expect((await check(token, CALM)).decision).toBe('block');
      const versions = await api().call('GET', '/api/rules/versions', { token });
      expect(versions.json<RuleVersionBody[]>().map(({ number }) => number)).toEqual([3, 2, 1]);
      const audit = await api().call('GET', '/api/audit', { token });
      const actions = audit.json<{ action: string }[]>().map(({ action }) => action);
      expect(actions.filter((action) => action.startsWith('rules.'))).toEqual([
        'rules.restored',
        'rules.published',
        'rules.published',
      ]);
    });

    it('never change', async () => {
      const { token, organizationId } = await api().signUp();
      await publish(token, { terms: [TERM] });
      const own = eq(ruleVersions.organizationId, organizationId);
      const { db } = api();
      await expect(db.update(ruleVersions).set({ note: 'x' }).where(own)).rejects.toMatchObject(
        NEVER_CHANGES,
      );
      await expect(db.delete(ruleVersions).where(own)).rejects.toMatchObject(NEVER_CHANGES);
    });

    it('reach another process within five seconds', async () => {
      vi.useFakeTimers({ toFake: ['performance'] });
      onTestFinished(() => void vi.useRealTimers());
      const { token, organizationId } = await api().signUp();
      const elsewhere = createRuleBook(api());
      const versionThere = async () =>
        (await elsewhere.rulesFor(organizationId)).policyVersion.split('+rules.')[1];
      const before = await versionThere();
      await publish(token, { terms: [TERM] });
      vi.advanceTimersByTime(4_999);
      expect(await versionThere()).toBe(before);
      vi.advanceTimersByTime(1);
      expect(await versionThere()).toMatch(/\.1$/);
    });

    it('of two concurrent publications one succeeds', async () => {
      const { token } = await api().signUp();
      const answers = await Promise.all([1, 2].map(() => publish(token, { terms: [TERM] }, 0)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        201, 409,
      ]);
    });
  });

  describe('a request of an organization', () => {
    const ask = (token: string, body: object) =>
      api().call('POST', '/api/rules/allowances', { token, body });
    const decide = (token: string, id: string, decision: string) =>
      api().call('POST', `/api/rules/allowances/${id}/decide`, { token, body: { decision } });

    it('applies once the operator approves it, until they withdraw it', async () => {
      const { token } = await api().signUp();
      expect((await check(token, BRANDED)).decision).toBe('flag');
      const asked = await ask(token, { kind: 'brand', allowance: FERRARI });
      const { id, status } = asked.json<AllowanceBody>();
      expect([asked.statusCode, status]).toEqual([201, 'waiting']);
      const ofOperator = { token: operator.token };
      const news = await api().call('GET', '/api/notifications', ofOperator);
      expect(news.json<NotificationBody[]>()).toContainEqual(
        expect.objectContaining({ kind: 'request_waiting', title: FERRARI.brand }),
      );
      const stats = await api().call('GET', '/api/dashboard/stats', ofOperator);
      expect(stats.json<DashboardStats>().requestsWaiting).toBeGreaterThan(0);
      expect((await check(token, BRANDED)).decision).toBe('flag');
      expect((await decide(token, id, 'approve')).statusCode).toBe(403);
      const list = await api().call('GET', '/api/rules/allowances', { token: operator.token });
      expect(list.json<AllowanceBody[]>().map((one) => one.id)).toContain(id);
      expect((await decide(operator.token, id, 'approve')).json<AllowanceBody>().status).toBe(
        'approved',
      );
      const later = await api().call('GET', '/api/notifications', ofOperator);
      expect(later.json<NotificationBody[]>()).toContainEqual(
        expect.objectContaining({ title: FERRARI.brand, isRead: true }),
      );
      expect((await check(token, BRANDED)).decision).toBe('allow');
      const stranger = await api().signUp();
      expect((await check(stranger.token, BRANDED)).decision).toBe('flag');
      // Its own rules continue to apply and are not lost.
      const kept = await publish(token, { terms: [TERM], allowedBrands: [FERRARI] });
      expect(kept.statusCode).toBe(201);
      expect((await check(token, BRANDED)).decision).toBe('allow');
      await decide(operator.token, id, 'withdraw');
      expect((await check(token, BRANDED)).decision).toBe('flag');
      expect((await check(token, CALM)).decision).toBe('block');
      const { number } = await rulesOf(token);
      await api().call('POST', '/api/rules/restore', {
        token,
        body: { number: number - 1, basedOn: number },
      });
      expect((await check(token, BRANDED)).decision).toBe('flag');
    });

    it('cannot concern fixed categories, nor an expired licence', async () => {
      const { token } = await api().signUp();
      const allowance = { phrase: 'guaranteed to win', language: 'any', reason: 'Our slogan' };
      const refused = await ask(token, { kind: 'term', allowance });
      expect([refused.statusCode, refused.json<ErrorBody>().message]).toEqual([
        400,
        'This is a fixed part of the policy and cannot be allowed',
      ]);
      const ended = { ...FERRARI, expiresOn: '2020-01-01' };
      expect((await ask(token, { kind: 'brand', allowance: ended })).statusCode).toBe(400);
    });
  });

  describe('testing a draft', () => {
    it('shows its effect on the own orders, and publishes nothing', async () => {
      const { token } = await api().signUp({ credits: 200 });
      const stranger = await api().signUp();
      for (const who of [token, stranger.token]) await order(who, CALM);
      const answer = await trial(token, { terms: [TERM] });
      expect(answer.json<RuleTrialBody>()).toMatchObject({
        asked: 1,
        changed: 1,
        changes: [{ from: 'allow', to: 'block', count: 1 }],
        examples: [{ text: expect.stringContaining(CALM), before: 'allow', after: 'block' }],
      });
      expect((await rulesOf(token)).number).toBe(0);
      expect((await check(token, CALM)).decision).toBe('allow');
      const everybody = await trial(operator.token, { terms: [TERM] });
      expect(everybody.json<RuleTrialBody>().asked).toBeGreaterThanOrEqual(2);
    });

    it('uses the evaluation sets, none of them sealed', { timeout: 120_000 }, async () => {
      const { token } = await api().signUp();
      const terms = [{ ...TERM, phrase: 'camera' }];
      const { asked, violations, harmless } = (
        await trial(token, { terms }, 'evaluation')
      ).json<RuleTrialBody>();
      expect(asked).toBe((violations?.texts ?? 0) + (harmless?.texts ?? 0));
      expect(asked).toBeGreaterThan(1_000);
      expect(harmless?.stoppedAfter).toBeGreaterThan(harmless?.stoppedBefore ?? 0);
    });
  });

  describe('the fixed categories', () => {
    it('cannot be changed by the operator', async () => {
      const { token } = operator;
      const severities = [{ category: 'guaranteed_win', severity: 'flag' }] as const;
      const lowered = await publish(token, { severities: [...severities] });
      expect([lowered.statusCode, lowered.json<ErrorBody>().message]).toEqual([
        400,
        'This category is a fixed part of the policy and cannot be relaxed',
      ]);
      const allowedTerms = FLOOR.replace('.', '')
        .split(' ')
        .map((phrase) => ({ phrase, language: 'any' as const, reason: 'All words of it' }))
        .filter(({ phrase }) => phrase.length > 1);
      expect((await publish(token, { allowedTerms })).statusCode).toBe(201);
      expect((await check(token, FLOOR)).decision).toBe('block');
      expect((await publish(token, {})).statusCode).toBe(201);
    });

    it('apply whatever is stored', async () => {
      const { db } = api();
      const { number } = await rulesOf(operator.token);
      await db.insert(ruleVersions).values({
        id: crypto.randomUUID(),
        organizationId: null,
        number: number + 1,
        rules: {
          ...EMPTY,
          severities: POLICY_CATEGORIES.map((category) => ({ category, severity: 'flag' })),
        },
        note: 'By hand',
        authorId: crypto.randomUUID() as never,
        createdAt: new Date(),
      });
      const { token } = await api().signUp();
      expect((await check(token, FLOOR)).decision).toBe('block');
      expect((await check(token, 'Deepfake of George Clooney dealing cards.')).decision).toBe(
        'flag',
      );
      expect((await publish(operator.token, {})).statusCode).toBe(201);
    });
  });

  describe('decisions of moderators', () => {
    const examples = () => api().call('GET', '/api/rules/examples', { token: operator.token });

    it('are counted, and exported only if the owner allows it', async () => {
      const { token } = await api().signUp({ credits: 200 });
      const prompt = `${BRANDED} Seen from the terrace at ${Date.now()}.`;
      const { id } = (await order(token, prompt)).json<JobBody>();
      await api()
        .db.update(jobReviews)
        .set({ moderationStatus: 'approved', decidedAt: new Date() })
        .where(eq(jobReviews.jobId, id as JobId));
      const counts = await api().call('GET', '/api/rules/counts', { token });
      expect(counts.json<DecisionCountBody[]>()).toEqual([
        { category: 'third_party_brand', language: 'en', falseStops: 1, rightStops: 0, misses: 0 },
      ]);
      expect((await examples()).body).not.toContain(prompt);
      await api().call('POST', '/api/rules/examples', { token, body: { isAllowed: true } });
      expect((await rulesOf(token)).sharesExamples).toBe(true);
      const lines = (await examples()).body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(lines).toContainEqual({
        text: prompt,
        language: 'en',
        source: 'moderator',
        label: 'near-miss',
        decision: 'allow',
      });
    });
  });
});
