import { expect, it } from 'vitest';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import type { CheckResponseBody, VerdictBody } from '#contracts/schemas/compliance.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { PreviewBody } from '#contracts/schemas/storyboard.ts';
import { addOwnFile } from '#tests/support/media/own-files.ts';
import { errorOf, signUpOperator } from '#tests/support/people.ts';
import { onPostgres, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#c8102e"/></svg>',
);

onPostgres('reviews of brands', (api) => {
  const post = ({ token }: Person, path: string, body: object = {}) =>
    api().call('POST', path, { token, body });

  it.each(['approve', 'reject'])(
    '%s the version that the operator saw, no later one',
    async (decision) => {
      const operator = await signUpOperator(api());
      const owner = await api().signUp();
      const { token } = owner;
      const { id } = (
        await post(owner, '/api/brands', { name: 'Golden Nugget' })
      ).json<BrandBody>();
      const path = `/api/brands/${id}`;
      await post(owner, `${path}/publish`);
      await api().call('PATCH', path, { token, body: { words: { callToAction: 'Come in' } } });
      await post(owner, `${path}/publish`);
      const decide = (body: object) =>
        post(operator, `/api/moderation/brands/${id}/${decision}`, body);
      const refused = errorOf(await decide({ version: 1 }));
      expect(refused).toMatchObject({ status: 409, code: 'wrong_state' });
      expect(refused.message).toContain('published again');
      expect(errorOf(await decide({}))).toMatchObject({ status: 400 });
      const brand = await api().call('GET', path, { token });
      expect(brand.json()).toMatchObject({ version: 2, needsFirstLook: true });
      expect((await decide({ version: 2 })).statusCode).toBe(200);
    },
  );

  it('are announced by the check and the preview, like by the order that they hold', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 100 });
    const logo = await addOwnFile(api(), owner, { file: LOGO, fields: { kind: 'logo' } });
    const logos = [{ mediaId: logo, variant: 'full', ground: 'light' }];
    const made = await post(owner, '/api/brands', { name: 'Golden Nugget', logos });
    const { id: brandId } = made.json<BrandBody>();
    await post(owner, `/api/brands/${brandId}/publish`);
    const order = { ...VIDEO_REQUEST, brandId };
    const verdicts = async (): Promise<VerdictBody[]> => {
      const { prompt } = order;
      const checked = await post(owner, '/api/compliance/check', { prompt, brandId });
      const preview = await post(owner, '/api/storyboard/preview', order);
      return [checked.json<VerdictBody>(), preview.json<PreviewBody>().verdict];
    };
    for (const { decision, findings } of await verdicts()) {
      expect(decision).toBe('flag');
      expect(findings.map(({ firstUseOf }) => firstUseOf)).toEqual([brandId, logo]);
    }
    const everyMarket = { prompt: order.prompt, brandId, markets: ['US-NJ', 'GB'] };
    const checked = await post(owner, '/api/compliance/check', everyMarket);
    const { markets } = checked.json<CheckResponseBody>();
    expect(markets.map(({ decision }) => decision)).toEqual(['allow', 'allow']);
    const held = await post(owner, '/api/jobs', order);
    expect(held.json<JobBody>()).toMatchObject({ moderationStatus: 'flagged' });
    await post(operator, `/api/moderation/brands/${brandId}/approve`, { version: 1 });
    for (const verdict of await verdicts()) {
      expect(verdict).toMatchObject({ decision: 'allow', findings: [] });
    }
    const later = await post(owner, '/api/jobs', order);
    expect(later.json<JobBody>()).toMatchObject({ moderationStatus: 'pending' });
  });
});
