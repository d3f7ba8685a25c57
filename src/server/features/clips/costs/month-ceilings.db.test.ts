import { afterAll, describe, expect, it } from 'vitest';

import {
  engineVariables,
  startModelServer,
} from '#tests/support/model-servers/start-model-server.ts';
import { onBothDatabases, VIDEO_REQUEST, type Person } from '#tests/support/test-api.ts';

const model = await startModelServer('openai-videos');
afterAll(() => model.kill());

const PAID = { pricePerSecond: 0.1, filmCostMax: 2 };

describe('monthly cost limits', () => {
  onBothDatabases(
    'films of a model within a month',
    (api) => {
      it('refuse one organization, and then all', async () => {
        const order = async ({ token }: Person) =>
          api().call('POST', '/api/jobs', { token, body: { ...VIDEO_REQUEST, duration: 10 } });
        const [first, second, third] = await Promise.all(
          [1, 2, 3].map(() => api().signUp({ credits: 550 })),
        );
        if (!first || !second || !third) throw new Error('Nobody');
        // A dollar each.
        expect((await order(first)).statusCode).toBe(201);
        const again = await order(first);
        expect(again.json()).toMatchObject({ code: 'month_too_costly' });
        expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
        expect((await order(second)).statusCode).toBe(201);
        expect((await order(third)).json()).toMatchObject({ code: 'month_too_costly' });
      });
    },
    {
      ...engineVariables('openai-videos', model.url, PAID),
      VIDEO_MONTH_COST_MAX: '1.5',
      VIDEO_INSTALLATION_MONTH_COST_MAX: '2',
    },
  );
});
