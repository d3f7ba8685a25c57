import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import type { CheckResponseBody, VerdictBody } from '#contracts/schemas/compliance.ts';
import type { ErrorBody } from '#contracts/schemas/error-body.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { JobId } from '#domain/ids.ts';
import { isOpen } from '#domain/markets/market-status.ts';
import { MARKET_CODES, marketName } from '#domain/markets/markets.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';
import { jobReviews } from '#server/platform/database/schema/jobs.ts';
import { enqueuedRenders } from '#tests/support/start-rendering.ts';
import { balanceAndLedger, onPostgres, VIDEO_REQUEST } from '#tests/support/test-api.ts';

const BLOCKED = 'Every guest is guaranteed to win the jackpot tonight.';
const FLAGGED = 'A Ferrari and a Rolex next to the poker table.';
const CLOSED_MARKETS = MARKET_CODES.filter((code) => !isOpen(code, 'online'));

onPostgres('the compliance check', (api) => {
  const check = async (body: unknown) => {
    const { token } = await api().signUp({ role: 'viewer' });
    return api().call('POST', '/api/compliance/check', { token, body });
  };

  it('allows a harmless prompt, even an incomplete one', async () => {
    for (const prompt of [VIDEO_REQUEST.prompt, 'A', '']) {
      const response = await check({ prompt, preset: '' });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ decision: 'allow', findings: [] });
    }
  });

  it('returns its findings with suggestions', async () => {
    const { decision, findings } = (await check({ prompt: BLOCKED })).json<VerdictBody>();
    expect(decision).toBe('block');
    const [first] = findings;
    expect(first).toMatchObject({ category: 'guaranteed_win', severity: 'block' });
    expect(BLOCKED).toContain(first?.excerpt);
    expect(first?.message).not.toBe('');
    expect(first?.suggestion).not.toBe('');
  });

  it('reads all fields together and lists blocking findings first', async () => {
    const body = { prompt: FLAGGED, words: { callToAction: 'Risk-free bets, you cannot lose' } };
    const { decision, findings } = (await check(body)).json<VerdictBody>();
    const severities = findings.map(({ severity }) => severity);
    expect(decision).toBe('block');
    expect(severities).toContain('flag');
    expect(severities).toEqual(severities.toSorted());
  });

  it.each(CLOSED_MARKETS)('reports that %s allows no such film', async (market) => {
    const body = { prompt: VIDEO_REQUEST.prompt, markets: ['US', market] };
    const { decision, findings } = (await check(body)).json<VerdictBody>();
    expect(decision).toBe('block');
    expect(findings[0]?.message).toContain(marketName(market));
  });

  it('reports the rules of each market, and nothing without a source', async () => {
    const markets = ['US-NJ', 'CA-ON', 'NL', 'IT', 'FR'];
    const prompt = 'Sign up for 100 free spins at the roulette table.';
    const response = (await check({ prompt, markets })).json<CheckResponseBody>();
    const byCode = Object.fromEntries(response.markets.map((market) => [market.code, market]));
    expect(Object.keys(byCode)).toEqual(markets);
    expect(byCode['US-NJ']).toMatchObject({
      decision: 'flag',
      age: 21,
      line: 'If you or someone you know has a gambling problem and wants help, call 1-800-GAMBLER',
      helpline: { number: '1-800-GAMBLER' },
      findings: [],
    });
    expect(byCode['CA-ON']).toMatchObject({ decision: 'block', advertising: 'restricted' });
    expect(byCode['CA-ON']?.findings[0]?.message).toContain('Ontario');
    expect(byCode['NL']).toMatchObject({ helpline: null, decision: 'block', line: null });
    expect(byCode['NL']?.closedBecause).toContain('slogan');
    expect(byCode['US-NJ']?.sources.some(({ kind, source }) => kind === 'line' && source)).toBe(
      true,
    );
    expect(byCode['IT']).toMatchObject({ decision: 'block', line: null });
    expect(byCode['FR']).toMatchObject({ isAdvertisingConfirmed: false, helpline: null });
  });

  it("uses the markets of the caller's organization by default", async () => {
    const { token } = await api().signUp();
    const body = { defaultMarkets: ['CA-ON', 'GB', 'CA-ON'] };
    const changed = await api().call('PATCH', '/api/organization/rules', { token, body });
    expect(changed.json()).toMatchObject({ defaultMarkets: ['CA-ON', 'GB'] });
    const prompt = VIDEO_REQUEST.prompt;
    const checked = await api().call('POST', '/api/compliance/check', { token, body: { prompt } });
    expect(checked.json<CheckResponseBody>().markets.map(({ code }) => code)).toEqual([
      'CA-ON',
      'GB',
    ]);
    const made = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    expect(made.json<JobBody>().markets).toEqual(['CA-ON', 'GB']);
  });

  it.each([
    ['markup', '<script>alert("wheel")</script> '.repeat(60)],
    ['right to left', 'نادي القمار مساء الجمعة '.repeat(80)],
    ['emoji', '🎰🎲💎👩‍❤️‍👩 '.repeat(120)],
    ['one word', 'x'.repeat(2_000)],
  ])('checks 2,000 characters of %s', async (_name, text) => {
    const response = await check({ prompt: text.slice(0, 2_000) });
    expect(response.statusCode).toBe(200);
  });

  it('checks what the film would show without the surrounding words', async () => {
    const prompt = 'No strategy does what the sign says. Super: "Guarantees a win", in warm light.';
    const { decision, findings } = (await check({ prompt })).json<VerdictBody>();
    expect(decision).not.toBe('allow');
    expect(findings[0]).toMatchObject({ category: 'guaranteed_win' });
    expect(prompt).toContain(findings[0]?.excerpt);
  });

  it('ignores a denial that the film does not show', async () => {
    const prompt = 'No strategy "guarantees a win", and the wheel turns in warm light.';
    expect((await check({ prompt })).json<VerdictBody>().decision).toBe('allow');
  });

  it.each(['Гарантированный выигрыш', 'ジャックポット確定', 'فوز مضمون'])(
    'holds the title %s with a harmless prompt',
    async (title) => {
      const response = await check({ prompt: VIDEO_REQUEST.prompt, words: { headline: title } });
      expect(response.json<VerdictBody>().decision).toBe('flag');
    },
  );

  it('does not block the event loop', { timeout: 60_000 }, async () => {
    const { token } = await api().signUp();
    await check({ prompt: 'Starts the thread' });
    const body = { prompt: '借钱'.repeat(1_000) };
    const [before, beforeHere] = [process.cpuUsage(), process.threadCpuUsage()];
    const responses = await Promise.all(
      Array.from({ length: 40 }, () =>
        api().call('POST', '/api/compliance/check', { token, body }),
      ),
    );
    const [all, here] = [process.cpuUsage(before), process.threadCpuUsage(beforeHere)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
    // Only routing, limits and database: most of the work is done in the judge's thread.
    expect(here.user).toBeLessThan(all.user / 2);
  });

  it('refuses values that are not text, too long or not a market', async () => {
    for (const body of [{}, { prompt: 7 }, { prompt: 'x'.repeat(2_001) }]) {
      expect((await check(body)).statusCode).toBe(400);
    }
    expect((await check({ prompt: 'A wheel', markets: ['XX'] })).json<ErrorBody>().message).toBe(
      'Unknown market',
    );
  });
});

onPostgres('orders before the judge', (api) => {
  const create = (token: string, body: object) =>
    api().call('POST', '/api/jobs', { token, body: { ...VIDEO_REQUEST, ...body } });

  it('refuses a blocked order with its findings; charges and stores nothing', async () => {
    const { token, organizationId } = await api().signUp();
    const response = await create(token, { prompt: BLOCKED });
    expect(response.statusCode).toBe(422);
    const { code, message, findings = [] } = response.json<ErrorBody>();
    expect(code).toBe('policy_blocked');
    expect(findings[0]).toMatchObject({ category: 'guaranteed_win', message });
    expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({
      balance: 50,
      ledger: 50,
      unfinished: 0,
    });
    expect((await api().call('GET', '/api/jobs', { token })).json()).toEqual([]);
  });

  it('refuses it before it checks credits', async () => {
    const { token } = await api().signUp({ credits: 0 });
    expect((await create(token, { prompt: BLOCKED })).statusCode).toBe(422);
  });

  it.each(['headline', 'callToAction', 'signature', 'terms'])(
    'checks the %s too',
    async (field) => {
      const { token } = await api().signUp();
      const words = { [field]: 'Guaranteed to win the jackpot' };
      const response = await create(token, { words });
      expect(response.json<ErrorBody>().code).toBe('policy_blocked');
    },
  );

  it('refuses a closed market by name', async () => {
    const { token, organizationId } = await api().signUp();
    const [market] = CLOSED_MARKETS;
    if (!market) throw new Error('No market is closed');
    const response = await create(token, { markets: [market] });
    expect(response.statusCode).toBe(422);
    const { code, message } = response.json<ErrorBody>();
    expect(code).toBe('market_prohibited');
    expect(message).toContain(marketName(market));
    expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({ balance: 50 });
  });

  describe('with findings for a moderator', () => {
    it('charges, holds the job and hides the findings from its organization', async () => {
      const { token, organizationId } = await api().signUp();
      const response = await create(token, { prompt: FLAGGED });
      expect(response.statusCode).toBe(201);
      const job = response.json<JobBody>();
      expect(job).toMatchObject({ status: 'queued', moderationStatus: 'flagged' });
      expect(job).not.toHaveProperty('findings');
      expect(await enqueuedRenders(api())).not.toContain(job.id);
      expect(await balanceAndLedger(api().db, organizationId)).toMatchObject({ balance: 0 });
      const [row] = await api()
        .db.select()
        .from(jobReviews)
        .where(eq(jobReviews.jobId, job.id as JobId));
      expect(row?.findings[0]).toMatchObject({ category: 'third_party_brand', severity: 'flag' });
    });

    it('shows moderators the findings', async () => {
      const { token, organizationId } = await api().signUp();
      const { id } = (await create(token, { prompt: FLAGGED })).json<JobBody>();
      const operator = await api().signUp();
      await api().db.update(organizations).set({ isOperator: false });
      await api()
        .db.update(organizations)
        .set({ isOperator: true })
        .where(eq(organizations.id, operator.organizationId));
      const waiting = await api().call('GET', '/api/moderation/pending', { token: operator.token });
      const job = waiting.json<ReviewJobBody[]>().find((one) => one.id === id);
      expect(job?.findings[0]).toMatchObject({ category: 'third_party_brand' });
      expect(organizationId).not.toBe(operator.organizationId);
    });
  });
});
