import { randomBytes } from 'node:crypto';

import type { BrowserContext } from '@playwright/test';

import type { AuthAnswer } from '#contracts/schemas/auth.ts';

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody nobody has met yet. */
export function newPerson(): Person {
  const username = `guest_${randomBytes(6).toString('hex')}`;
  return { username, email: `${username}@example.com`, password: 'a long password' };
}

async function post(address: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return await response.json();
}

/** Registers through the API; the age is verified unless said otherwise. */
export async function register(
  url: string,
  person: Person,
  { ageVerified = true } = {},
): Promise<AuthAnswer> {
  const answer = (await post(`${url}/api/auth/register`, person)) as AuthAnswer;
  if (!ageVerified) return answer;
  await post(`${url}/api/auth/verify-age`, { ageVerified: true }, answer.token);
  return { ...answer, user: { ...answer.user, ageVerified: true } };
}

/** Gives every page of the context this stored login, once: signing out stays signed out. */
export async function storeLogin(context: BrowserContext, answer: AuthAnswer): Promise<void> {
  const stored = JSON.stringify({ state: { ...answer, isAuthenticated: true }, version: 0 });
  await context.addInitScript(`
    if (!sessionStorage.getItem('login-given')) {
      sessionStorage.setItem('login-given', 'yes');
      localStorage.setItem('casino-video-auth', ${JSON.stringify(stored)});
    }
  `);
}
