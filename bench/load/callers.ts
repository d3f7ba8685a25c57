import autocannon from 'autocannon';

import { pickFrom } from '../pick.ts';

export interface Person {
  readonly token: string;
  readonly organizationId: string;
}

export interface Outcome {
  readonly callsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
  readonly calls: number;
}

/** What users look at, by frequency: 8 of 20 calls list the videos. */
const MIX = [
  ...Array.from({ length: 8 }, () => '/api/jobs?limit=50'),
  ...Array.from({ length: 4 }, () => '/api/dashboard/stats'),
  ...Array.from({ length: 3 }, () => '/api/credits/ledger?limit=50'),
  ...Array.from({ length: 2 }, () => '/api/presets'),
  '/api/credits/transactions',
  '/api/team/members',
  '/api/auth/me',
];

interface Load {
  readonly addresses: readonly string[];
  readonly people: readonly Person[];
  readonly seconds: number;
  readonly paths?: readonly string[];
  readonly connections: number;
  /** Calls per second of all together; as many as possible if absent. */
  readonly rate?: number;
}

/** All users call at once, at all addresses, with one connection per user. */
export async function browse({ paths = MIX, ...load }: Load): Promise<Outcome> {
  const results = await Promise.all(
    load.addresses.map((url) =>
      autocannon({
        url,
        connections: load.connections / load.addresses.length,
        duration: load.seconds,
        timeout: 20,
        ...(load.rate !== undefined && { overallRate: load.rate / load.addresses.length }),
        setupClient: (client) => {
          const { token } = pickFrom(load.people, Math.random);
          const start = Math.floor(Math.random() * paths.length);
          client.setRequests(
            paths.map((_path, index) => ({
              method: 'GET',
              path: paths[(start + index) % paths.length] ?? '/',
              headers: { authorization: `Bearer ${token}` },
            })),
          );
        },
      }),
    ),
  );
  const sum = (of: (result: autocannon.Result) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  return {
    callsPerSecond: Math.round(sum(({ requests }) => requests.average)),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    errors: sum(({ errors, non2xx, timeouts }) => errors + non2xx + timeouts),
    calls: sum(({ requests }) => requests.total),
  };
}

const ORDER = JSON.stringify({ preset: 'roulette', prompt: 'A golden night at the wheel' });

export interface Burst {
  readonly made: number;
  readonly refused: number;
  readonly milliseconds: readonly number[];
}

/** `count` concurrent orders, by all users in turn. */
export async function orderAtOnce(
  addresses: readonly string[],
  people: readonly Person[],
  count: number,
): Promise<Burst> {
  const milliseconds: number[] = [];
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_value, index) => {
      const startedAt = performance.now();
      const { token } = people[index % people.length] ?? pickFrom(people, Math.random);
      const response = await fetch(`${addresses[index % addresses.length]}/api/jobs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: ORDER,
      }).catch(() => null);
      await response?.arrayBuffer();
      milliseconds.push(performance.now() - startedAt);
      return response?.status ?? 0;
    }),
  );
  const made = statuses.filter((status) => status === 201).length;
  return { made, refused: count - made, milliseconds };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
