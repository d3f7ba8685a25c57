import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import type { CheckResponseBody } from '#contracts/schemas/compliance.ts';
import type { ErrorBody } from '#contracts/schemas/error-body.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { MarketsResponseBody } from '#contracts/schemas/market.ts';
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import type { JobId } from '#domain/ids.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { filmOrderOf } from '#server/features/jobs/ordering/film-order-of.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { onPostgres, VIDEO_REQUEST } from '#tests/support/test-api.ts';

const VENUE = { venueName: 'Silver Mesa Casino', venueAddress: 'Las Vegas, Nevada' };
const CALM = 'A calm roulette wheel turns in warm light';

onPostgres('markets of orders', (api) => {
  const setRules = async (token: string, body: object) =>
    api().call('PATCH', '/api/organization/rules', { token, body });
  const order = (token: string, body: object) =>
    api().call('POST', '/api/jobs', { token, body: { ...VIDEO_REQUEST, prompt: CALM, ...body } });
  const check = async (token: string, body: object) =>
    (
      await api().call('POST', '/api/compliance/check', { token, body: { prompt: CALM, ...body } })
    ).json<CheckResponseBody>();

  async function linesOf(id: string): Promise<readonly string[]> {
    const [row] = await api()
      .db.select()
      .from(jobRows)
      .where(eq(jobRows.id, id as JobId));
    if (!row) throw new Error('The job is gone');
    return planStoryboard(filmOrderOf(row)).legal.responsibleGambling;
  }

  it('let a venue in Las Vegas order for Nevada, but not an online casino', async () => {
    const { token } = await api().signUp({ credits: 100 });
    expect((await setRules(token, { advertises: 'venue', ...VENUE })).json()).toMatchObject({
      advertises: 'venue',
      ...VENUE,
    });
    const made = await order(token, { markets: ['US-NV'] });
    expect(made.statusCode).toBe(201);
    const job = made.json<JobBody>();
    expect(job).toMatchObject({ advertises: 'venue', moderationStatus: 'pending' });
    expect(await linesOf(job.id)).toEqual([
      'Gambling problem? Call 1-800-MY-RESET',
      'Silver Mesa Casino, Las Vegas, Nevada',
    ]);
    const online = await order(token, { markets: ['US-NV'], advertises: 'online' });
    expect(online.statusCode).toBe(422);
    expect(online.json<ErrorBody>().code).toBe('market_prohibited');
    expect(online.json<ErrorBody>().message).toContain('CasinoReel does not offer');
  });

  it('treat organizations that have not chosen as online', async () => {
    const { token } = await api().signUp();
    const refused = await order(token, { markets: ['US-NV'] });
    expect(refused.json<ErrorBody>().code).toBe('market_prohibited');
  });

  it("keep an order's markets when the settings change", async () => {
    const { token } = await api().signUp();
    await setRules(token, { advertises: 'venue', ...VENUE });
    const job = (await order(token, { markets: ['US-NV'] })).json<JobBody>();
    await setRules(token, { advertises: 'online', venueName: null });
    expect(await linesOf(job.id)).toContain('Silver Mesa Casino, Las Vegas, Nevada');
  });

  describe('for a venue', () => {
    const venue = { markets: ['US-NV'], advertises: 'venue' };

    it('are held if the film names no venue, or mentions online play', async () => {
      const { token } = await api().signUp({ credits: 100 });
      expect((await order(token, venue)).json<JobBody>().moderationStatus).toBe('flagged');
      await setRules(token, VENUE);
      const prompt = 'Roulette at night, deposit in our app and get free spins on the wheel';
      const { findings, decision } = await check(token, { ...venue, prompt });
      expect(decision).not.toBe('allow');
      expect(findings.map(({ message }) => message).join()).toContain('online play');
    });

    it('are refused in New York and Ohio while no venue is named', async () => {
      const { token } = await api().signUp();
      for (const [code, name] of [
        ['US-NY', 'New York'],
        ['US-OH', 'Ohio'],
      ]) {
        const refused = await order(token, { markets: [code], advertises: 'venue' });
        expect(refused.statusCode).toBe(422);
        const { code: error, message } = refused.json<ErrorBody>();
        expect(error).toBe('market_requirements');
        expect(message).toContain(`${name} requires the venue’s name`);
      }
      await setRules(token, VENUE);
      expect((await order(token, { markets: ['US-OH'], advertises: 'venue' })).statusCode).toBe(
        201,
      );
    });
  });

  it('show licensee and licence if a market requires them', async () => {
    const { token } = await api().signUp();
    const refused = await order(token, { markets: ['MT'] });
    expect(refused.json<ErrorBody>().message).toContain('the licensee’s name');
    await setRules(token, { legalEntity: 'Mesa Gaming Ltd', licences: { MT: 'MGA/B2C/123/2020' } });
    const made = await order(token, { markets: ['MT'] });
    expect(made.statusCode).toBe(201);
    expect(await linesOf(made.json<JobBody>().id)).toEqual([
      'Play responsibly. rgf.org.mt, helpline 1777',
      'Mesa Gaming Ltd, MGA/B2C/123/2020',
    ]);
  });

  it('are refused before payment if their lines do not all fit on one film', async () => {
    const { token } = await api().signUp();
    const rules = { legalEntity: 'Mesa Gaming Ltd', licences: { MT: 'MGA/B2C/123/2020' } };
    await setRules(token, rules);
    const markets = ['US-NJ', 'MT', 'ES', 'CA-ON'];
    const refused = await order(token, { markets });
    expect(refused.statusCode).toBe(422);
    const { code, message } = refused.json<ErrorBody>();
    expect(code).toBe('market_requirements');
    expect(message).toContain('Order a separate video for each of these:');
    expect(message).toContain('Ontario');
    expect((await check(token, { markets })).findings[0]?.suggestion).toContain('Ontario');
  });

  it('return the lines of this very film: New Jersey and Pennsylvania keep both', async () => {
    const { token } = await api().signUp();
    const body = { markets: ['US-NJ', 'US-PA', 'US-MI'] };
    const { markets } = await check(token, body);
    const preview = await api().call('POST', '/api/storyboard/preview', {
      token,
      body: { ...VIDEO_REQUEST, prompt: CALM, ...body },
    });
    const { legal } = preview.json<{ storyboard: StoryboardBody }>().storyboard;
    expect(legal.responsibleGambling).toHaveLength(2);
    for (const { line } of markets) expect(legal.responsibleGambling).toContain(line);
  });

  it('refuse names that the policy blocks', async () => {
    const { token } = await api().signUp();
    const refused = await setRules(token, { venueName: 'Guaranteed to win every time' });
    expect(refused.statusCode).toBe(422);
    for (const body of [
      { venueName: 'x'.repeat(81) },
      { advertises: 'both' },
      { licences: { XX: 'a' } },
    ])
      expect((await setRules(token, body)).statusCode).toBe(400);
  });

  it('are listed with sources, missing facts, and what is due', async () => {
    const { token } = await api().signUp({ role: 'viewer' });
    const response = await api().call('GET', '/api/markets', { token });
    const { markets, due, languagesWithoutHomeMarket } = response.json<MarketsResponseBody>();
    const nevada = markets.find(({ code }) => code === 'US-NV');
    expect(nevada?.venue).toMatchObject({ closedBecause: null });
    expect(nevada?.online.closedBecause).toContain('Nevada');
    const louisiana = markets.find(({ code }) => code === 'US-LA');
    expect(louisiana?.venue.missing.join()).toContain('casino ads');
    expect(due.length).toBeGreaterThan(10);
    expect(languagesWithoutHomeMarket.online).toEqual(['pt', 'zh']);
    const open = markets.flatMap(({ online, venue }) =>
      [online, venue].filter(({ closedBecause }) => closedBecause === null),
    );
    expect(open.length).toBeGreaterThan(20);
    for (const { sources } of open) {
      const [line] = sources.filter(({ kind }) => kind === 'line');
      expect(line?.value).toMatch(/^[^{}]+$/);
      expect(line?.source !== null || due.some(({ id }) => id === line.id)).toBe(true);
    }
  });
});
