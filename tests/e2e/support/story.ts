import { test as base, expect } from '@playwright/test';

import type { AuthResponse } from '#contracts/schemas/auth.ts';
import { startTestServer, type Films, type TestServer } from '#tests/e2e/support/test-server.ts';
import { newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';

interface Stories {
  /** Console errors that the test expects, as substrings. */
  readonly expectedConsoleErrors: string[];
  /** A registered user of age, signed in, with their own organization. */
  readonly guest: AuthResponse;
}

interface Setting {
  /** Most tests order films whose result does not matter. */
  readonly films: Films;
  readonly server: TestServer;
  /** The first account of the installation, whose organization runs it. */
  readonly operator: AuthResponse;
}

/** A test against the real server, which fails on any unexpected console error. */
export const test = base.extend<Stories, Setting>({
  films: ['never ready', { scope: 'worker', option: true }],
  server: [
    async ({ films }, use) => {
      const server = await startTestServer(films);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  operator: [
    async ({ server }, use) => use(await register(server.url, newPerson())),
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads fixtures from this pattern
  expectedConsoleErrors: async ({}, use) => use([]),
  page: async ({ page, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    const unexpected = errors.filter(
      (text) => !expectedConsoleErrors.some((expected) => text.includes(expected)),
    );
    expect(unexpected, 'console errors on the way').toEqual([]);
  },
  guest: async ({ server, context }, use) => {
    const response = await register(server.url, newPerson());
    await storeLogin(context, response);
    await use(response);
  },
});

/** The same with a guest who is signed in from the start. */
export const signedInTest = test.extend<{ readonly arrival: AuthResponse }>({
  arrival: [async ({ guest }, use) => use(guest), { auto: true }],
});

export { expect };
