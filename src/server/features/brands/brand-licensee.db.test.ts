import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import type { CheckResponseBody } from '#contracts/schemas/compliance.ts';
import type { ErrorBody } from '#contracts/schemas/error-body.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { JobId } from '#domain/ids.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import { filmOrderOf } from '#server/features/jobs/ordering/film-order-of.ts';
import { jobRows } from '#server/platform/database/job-rows.ts';
import { onPostgres, VIDEO_REQUEST } from '#tests/support/test-api.ts';

const ORDER = { ...VIDEO_REQUEST, prompt: 'A calm roulette wheel turns in warm light' };
const LICENSEE = { legalEntity: 'Nugget Gaming Ltd', licences: { MT: 'MGA/B2C/777/2024' } };

onPostgres('the licensee of a brand', (api) => {
  const publish = async (token: string, body: object) => {
    const made = await api().call('POST', '/api/brands', { token, body });
    const { id } = made.json<BrandBody>();
    return { id, published: await api().call('POST', `/api/brands/${id}/publish`, { token }) };
  };

  it('is shown in its films if the market requires it, before that of the organization', async () => {
    const { token } = await api().signUp();
    const rules = { legalEntity: 'House Ltd', licences: { MT: 'MGA/B2C/123/2020' } };
    await api().call('PATCH', '/api/organization/rules', { token, body: rules });
    const { id } = await publish(token, { name: 'Golden Nugget', licensee: LICENSEE });
    const body = { ...ORDER, markets: ['MT'], brandId: id };
    const made = await api().call('POST', '/api/jobs', { token, body });
    const [row] = await api()
      .db.select()
      .from(jobRows)
      .where(eq(jobRows.id, made.json<JobBody>().id as JobId));
    if (!row) throw new Error('The job is gone');
    const lines = planStoryboard(filmOrderOf(row)).legal.responsibleGambling;
    expect(lines).toContain('Nugget Gaming Ltd, MGA/B2C/777/2024');
  });

  it('is sufficient for a market that would refuse the organization, and required as before', async () => {
    const { token } = await api().signUp();
    const { id } = await publish(token, { name: 'Golden Nugget', licensee: LICENSEE });
    const decide = async (brandId: string | null) => {
      const body = { prompt: ORDER.prompt, markets: ['MT'], brandId };
      const checked = await api().call('POST', '/api/compliance/check', { token, body });
      return checked.json<CheckResponseBody>().decision;
    };
    expect(await decide(id)).not.toBe('block');
    expect(await decide(null)).toBe('block');
  });

  it('is checked with the other words of the brand', async () => {
    const { token } = await api().signUp();
    const licensee = { venueName: 'Guaranteed to win every time' };
    const { published } = await publish(token, { name: 'Golden Nugget', licensee });
    expect(published.statusCode).toBe(422);
    expect(published.json<ErrorBody>().message).not.toBe('');
  });

  it('is refused like texts on its end cards', async () => {
    const { token } = await api().signUp();
    const endCard = { text: 'Guaranteed to win every time' };
    const { published } = await publish(token, { name: 'Golden Nugget', endCard });
    expect(published.statusCode).toBe(422);
  });
});
