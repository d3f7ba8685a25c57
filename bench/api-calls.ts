import type { AuthResponse } from '#contracts/schemas/auth.ts';

export async function send(url: string, body: unknown, token?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** Throws unless the response is a success. */
export async function post<Answer>(url: string, body: unknown, token?: string): Promise<Answer> {
  const response = await send(url, body, token);
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Registers a user who may order videos. */
export async function register(address: string, username: string): Promise<AuthResponse> {
  const body = { username, email: `${username}@example.test`, password: 'long enough' };
  const account = await post<AuthResponse>(`${address}/api/auth/register`, body);
  await post(`${address}/api/auth/verify-age`, { ageVerified: true }, account.token);
  return account;
}
