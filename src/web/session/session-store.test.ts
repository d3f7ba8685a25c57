import { beforeEach, expect, it, vi } from 'vitest';

import { exampleLogin } from '#web/testing/example-bodies.ts';

const ANSWER = exampleLogin('creator');

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

it.each([
  ['no JSON', '{'],
  ['another shape', '{"user":{"id":"1"},"token":"x"}'],
  ['a login of nobody', '{"state":{"user":null,"token":"x","isAuthenticated":true},"version":0}'],
])('takes %s for signed out', async (_, stored) => {
  entries.set('casino-video-auth', stored);
  const store = await openStore();
  expect(store.useSession.getState()).toMatchObject({ isAuthenticated: false, token: null });
});

it('takes what the specification names for a whole login', async () => {
  const state = {
    user: { role: 'viewer' },
    organization: { name: 'Grand Aurora', creditBalance: 50 },
    token: 'x',
    isAuthenticated: true,
  };
  entries.set('casino-video-auth', JSON.stringify({ state, version: 0 }));
  const store = await openStore();
  expect(store.useSession.getState()).toMatchObject({ isAuthenticated: true, token: 'x' });
});

it('does here what another tab did, until it is told to stop', async () => {
  const browser = new EventTarget();
  vi.stubGlobal('window', browser);
  const store = await openStore();
  store.signIn(ANSWER);
  const stop = store.followOtherTabs();
  const changeElsewhere = (token: string | null) => {
    const state = token === null ? {} : { ...ANSWER, token, isAuthenticated: true };
    entries.set('casino-video-auth', JSON.stringify({ state, version: 0 }));
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'casino-video-auth' }));
    return store.useSession.getState().token;
  };

  expect(changeElsewhere('another-token')).toBe('another-token');
  expect(changeElsewhere(null)).toBeNull();
  stop();
  expect(changeElsewhere('later-token')).toBeNull();
});

it('is current once somebody signed in here, not when a login was merely stored', async () => {
  const state = { ...ANSWER, isAuthenticated: true };
  entries.set('casino-video-auth', JSON.stringify({ state, version: 0 }));
  const store = await openStore();
  expect(store.useIsCurrent.getState()).toBe(false);
  store.signIn(ANSWER);
  expect(store.useIsCurrent.getState()).toBe(true);
});
