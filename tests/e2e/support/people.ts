import type { BrowserContext } from '@playwright/test';

import { randomLetters } from '#tests/support/random-letters.ts';
import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { InvitationBody } from '#contracts/schemas/team.ts';
import type { PackageId } from '#domain/money/packages.ts';
import type { TeamRole } from '#domain/people/roles.ts';

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** A person who has not registered yet. */
export function newPerson(): Person {
  const username = `guest_${randomLetters()}`;
  return { username, email: `${username}@example.com`, password: 'a long password' };
}

interface Question {
  readonly token?: string;
  /** Defaults to POST. */
  readonly method?: string;
  readonly body?: unknown;
}

/** One API call to prepare a test; throws unless it succeeds. */
export async function ask(
  address: string,
  { token, method = 'POST', body }: Question,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? JSON.parse(text) : undefined;
}

/** Registers through the API; the age is verified unless specified otherwise. */
export async function register(
  url: string,
  person: Person,
  { ageVerified = true, inviteToken }: { ageVerified?: boolean; inviteToken?: string } = {},
): Promise<AuthResponse> {
  const body = { ...person, ...(inviteToken !== undefined && { inviteToken }) };
  const answer = (await ask(`${url}/api/auth/register`, { body })) as AuthResponse;
  if (!ageVerified) return answer;
  await ask(`${url}/api/auth/verify-age`, { token: answer.token, body: { ageVerified: true } });
  return { ...answer, user: { ...answer.user, ageVerified: true } };
}

interface Newcomer {
  readonly role: TeamRole;
  readonly person?: Person;
  readonly ageVerified?: boolean;
}

/** Invites someone as the holder of `token`, and registers them with the link. */
export async function join(
  url: string,
  token: string,
  { role, person = newPerson(), ageVerified = true }: Newcomer,
): Promise<AuthResponse> {
  const { email } = person;
  const invitation = await ask(`${url}/api/team/invite`, { token, body: { email, role } });
  const { inviteUrl } = invitation as InvitationBody;
  const inviteToken = new URL(inviteUrl ?? '').searchParams.get('invite') ?? '';
  return register(url, person, { ageVerified, inviteToken });
}

/** Buys a package and pays for it on the test checkout page. */
export async function buy(url: string, token: string, packageId: PackageId): Promise<void> {
  const purchase = await ask(`${url}/api/credits/purchase`, { token, body: { packageId } });
  const { checkoutUrl } = purchase as { checkoutUrl: string };
  const paid = await fetch(`${checkoutUrl}/pay`, { method: 'POST', redirect: 'manual' });
  if (paid.status >= 400) throw new Error(`${checkoutUrl}: ${paid.status}`);
}

/** Gives every page of the context this stored login, once, so that signing out works. */
export async function storeLogin(context: BrowserContext, answer: AuthResponse): Promise<void> {
  const stored = JSON.stringify({ state: { ...answer, isAuthenticated: true }, version: 0 });
  await context.addInitScript(`
    if (!sessionStorage.getItem('login-given-${answer.user.id}')) {
      sessionStorage.setItem('login-given-${answer.user.id}', 'yes');
      localStorage.setItem('casino-video-auth', ${JSON.stringify(stored)});
    }
  `);
}
