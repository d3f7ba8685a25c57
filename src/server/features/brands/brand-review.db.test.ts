import { expect, it } from 'vitest';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import { errorOf, signUpOperator } from '#tests/support/people.ts';
import { onBothDatabases, type Person } from '#tests/support/test-api.ts';

onBothDatabases('reviews of brands', (api) => {
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
});
