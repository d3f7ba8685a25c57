import type { AuthResponse } from '#contracts/schemas/auth.ts';

export type Caller = ReturnType<typeof createCaller>;

/** Calls a server over the network; throws if the response is an error. */
export function createCaller(address: string) {
  async function json<Answer>(
    method: string,
    path: string,
    token: string | null,
    body?: unknown,
  ): Promise<Answer> {
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  async function register(): Promise<AuthResponse> {
    const account = await json<AuthResponse>('POST', '/api/auth/register', null, {
      username: 'anna',
      email: 'anna@example.test',
      password: 'long enough',
    });
    await json('POST', '/api/auth/verify-age', account.token, { ageVerified: true });
    return account;
  }
  return { json, register };
}
