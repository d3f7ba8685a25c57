import { beforeEach, expect, it, vi } from 'vitest';

import type { AuthAnswer } from '#contracts/schemas/auth.ts';

const ANSWER: AuthAnswer = {
  user: {
    id: '22222222-2222-4222-8222-222222222222',
    username: 'dealer',
    email: 'dealer@example.com',
    role: 'creator',
    ageVerified: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    orgId: '33333333-3333-4333-8333-333333333333',
  },
  organization: {
    id: '33333333-3333-4333-8333-333333333333',
    name: 'Grand Aurora',
    plan: 'Free',
    creditBalance: 50,
    creditDebt: 0,
    isOperator: false,
    defaultMarkets: ['US' as const],
    requiresSecondReviewer: false,
  },
  token: 'secret-token',
};

function storageFake(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
}

let entries: Map<string, string>;

async function openStore() {
  vi.resetModules();
  return await import('#web/session/session-store.ts');
}

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('localStorage', storageFake(entries));
  return () => vi.unstubAllGlobals();
});

it('keeps the login under casino-video-auth and finds it again', async () => {
  const first = await openStore();
  first.signIn(ANSWER);
  const stored: unknown = JSON.parse(entries.get('casino-video-auth') ?? 'null');
  expect(stored).toMatchObject({ state: { ...ANSWER, isAuthenticated: true } });

  const second = await openStore();
  expect(second.useSession.getState()).toMatchObject({ ...ANSWER, isAuthenticated: true });
});

it('merges changed fields into the user and the organization', async () => {
  const store = await openStore();
  store.signIn(ANSWER);
  store.updateUser({ ageVerified: true });
  store.updateOrganization({ creditBalance: 0 });
  expect(store.useSession.getState()).toMatchObject({
    user: { ...ANSWER.user, ageVerified: true },
    organization: { ...ANSWER.organization, creditBalance: 0 },
  });
});

it('forgets everything on signing out, and changes nothing afterwards', async () => {
  const store = await openStore();
  store.signIn(ANSWER);
  store.signOut();
  store.updateUser({ ageVerified: true });
  expect(store.useSession.getState()).toEqual({
    user: null,
    organization: null,
    token: null,
    isAuthenticated: false,
  });
});
