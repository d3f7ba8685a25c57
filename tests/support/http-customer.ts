import { expect, vi } from 'vitest';

import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { JobBody } from '#contracts/schemas/job.ts';

const UNTIL = { timeout: 60_000, interval: 250 };
const CREDITS = 500;

export interface HttpCustomer {
  /** Registers the first account of the installation and buys it credits. */
  open(): Promise<void>;
  /** Orders a film of one clip; returns the job's id. */
  order(): Promise<string>;
  becomes(jobId: string, expected: Partial<JobBody>): Promise<void>;
  money(): Promise<{ balance: number; deltas: readonly number[] }>;
}

/** An organization that uses a running server over HTTP. */
export function createHttpCustomer(address: string): HttpCustomer {
  let token = '';

  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const text = await response.text();
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }

  return {
    async open() {
      const account = await call<AuthResponse>('POST', '/api/auth/register', {
        username: 'anna',
        email: 'anna@example.test',
        password: 'long enough',
      });
      ({ token } = account);
      await call('POST', '/api/auth/verify-age', { ageVerified: true });
      const orgId = account.organization.id;
      await call('POST', '/api/admin/users/credits', { orgId, delta: CREDITS });
    },
    async order() {
      const body = { preset: 'slots', prompt: 'Bright reels all night long', duration: 5 };
      return (await call<JobBody>('POST', '/api/jobs', body)).id;
    },
    async becomes(jobId, expected) {
      await vi.waitFor(async () => {
        const job = await call<JobBody>('POST', `/api/jobs/${jobId}/check-status`);
        expect(job).toMatchObject(expected);
      }, UNTIL);
    },
    async money() {
      const ledger = await call<{ delta: number }[]>('GET', '/api/credits/ledger');
      const { organization } = await call<AuthResponse>('GET', '/api/auth/me');
      return { balance: organization.creditBalance, deltas: ledger.map(({ delta }) => delta) };
    },
  };
}
