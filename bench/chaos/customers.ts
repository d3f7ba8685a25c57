import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { JobBody } from '#contracts/schemas/job.ts';

import { pickFrom } from '../pick.ts';
import type { Answer, ApiClient } from './api-client.ts';

const ORGANIZATIONS = 4;
/** Unfinished films of all customers together: one for a failure to strike, besides the probe after it. */
const UNFINISHED_MAX = 1;
const PAUSE_MS = 400;
const DUPLICATES_SHARE = 0.3;
const CANCEL_SHARE = 0.25;
/** The quickest to draw, because failures are tested here, not films. */
const PRESETS = ['blackjack', 'poker'];
const SMALLEST = { duration: 5, fps: 24, aspectRatio: '1:1' };

export interface Customers {
  /** Orders a film and returns its job once the server has acknowledged it. */
  order(): Promise<string>;
  /** Orders, cancels and pays until the signal is aborted; operations in progress are completed. */
  shop(stop: AbortSignal): Promise<void>;
  /** Jobs that the server has acknowledged. */
  readonly acknowledged: ReadonlySet<string>;
  /** Orders that were answered with two different jobs, described for people. */
  readonly contradictions: readonly string[];
  readonly counts: { sentTwice: number; cancelled: number; paid: number };
}

interface Deps {
  readonly client: ApiClient;
  readonly random: () => number;
  readonly unfinished: () => Promise<number>;
  /** Aborted when everything has to stop. */
  readonly deadline: AbortSignal;
}

/** Casinos that keep ordering, whatever happens to the servers. */
export async function createCustomers({
  client,
  random,
  unfinished,
  deadline: signal,
}: Deps): Promise<Customers> {
  const tokens = await Promise.all(
    Array.from({ length: ORGANIZATIONS }, (_value, index) => register(client, index, signal)),
  );
  const acknowledged = new Set<string>();
  const contradictions: string[] = [];
  const counts = { sentTwice: 0, cancelled: 0, paid: 0 };
  const pick = <T>(items: readonly T[]) => pickFrom(items, random);

  async function order(token = pick(tokens)): Promise<string> {
    const call = {
      method: 'POST',
      path: '/api/jobs',
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: { ...SMALLEST, preset: pick(PRESETS), prompt: 'A golden night at the tables' },
    } as const;
    for (;;) {
      const isTwice = random() < DUPLICATES_SHARE;
      if (isTwice) counts.sentTwice += 1;
      const responses = await Promise.all(
        Array.from({ length: isTwice ? 2 : 1 }, () => client.retryUntilServed(call, signal)),
      );
      const made = responses
        .filter(({ status }) => status === 201)
        .map((response) => jobOf(response).id);
      for (const id of made) acknowledged.add(id);
      if (new Set(made).size > 1) contradictions.push(`One order became ${made.join(' and ')}`);
      const [first] = made;
      if (first !== undefined) return first;
      if (responses.some(({ status }) => status !== 402)) {
        contradictions.push(`An order was refused: ${JSON.stringify(responses)}`);
      }
      await buy(token);
    }
  }

  /** Pays for a package, several times at once: credits must be granted once. */
  async function buy(token: string): Promise<void> {
    const body = { packageId: 'professional' };
    const asked = { method: 'POST', path: '/api/credits/purchase', token, body } as const;
    const { checkoutUrl } = (await client.retryUntilServed(asked, signal)).body as {
      checkoutUrl: string;
    };
    const path = `${new URL(checkoutUrl, 'http://localhost').pathname}/pay`;
    const pay = () => client.retryUntilServed({ method: 'POST', path }, signal);
    await Promise.all([pay(), pay(), pay()]);
    counts.paid += 1;
  }

  async function maybeCancel(token: string, id: string): Promise<void> {
    if (random() >= CANCEL_SHARE) return;
    const path = `/api/jobs/${id}/cancel`;
    const { status } = await client.retryUntilServed({ method: 'POST', path, token }, signal);
    if (status === 200) counts.cancelled += 1;
  }

  return {
    order: () => order(),
    acknowledged,
    contradictions,
    counts,
    shop: async (stop) => {
      while (!stop.aborted) {
        const isQuiet = await unfinished().catch(() => UNFINISHED_MAX);
        if (isQuiet < UNFINISHED_MAX) {
          const token = pick(tokens);
          await maybeCancel(token, await order(token));
        }
        await delay(PAUSE_MS);
      }
    },
  };
}

async function register(client: ApiClient, index: number, signal: AbortSignal): Promise<string> {
  const body = {
    username: `casino_${index}`,
    email: `casino_${index}@example.test`,
    password: 'long enough for this',
  };
  const asked = { method: 'POST', path: '/api/auth/register', body } as const;
  const { token } = (await client.retryUntilServed(asked, signal)).body as AuthResponse;
  const verified = { ageVerified: true };
  const path = '/api/auth/verify-age';
  await client.retryUntilServed({ method: 'POST', path, token, body: verified }, signal);
  return token;
}

function jobOf({ body }: Answer): JobBody {
  return body as JobBody;
}
