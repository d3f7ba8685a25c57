import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { ShareBody } from '#contracts/schemas/sharing.ts';
import type { JobId } from '#domain/ids.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { putJob } from '#tests/support/job-states.ts';
import { VIDEO_REQUEST, type Person, type TestApi } from '#tests/support/test-api.ts';

export const FILM = 'bytes of a finished film';

/** A finished, approved video of `person` whose files are in storage. */
export async function approvedVideo(
  api: TestApi,
  person: Person,
  markets: readonly MarketCode[] = ['US', 'GB'],
): Promise<JobId> {
  const body = { ...VIDEO_REQUEST, markets };
  const created = await api.call('POST', '/api/jobs', { token: person.token, body });
  expect(created.statusCode).toBe(201);
  const id = created.json<JobBody>().id as JobId;
  for (const name of [`${id}.mp4`, `${id}.jpg`, `${id}.vtt`]) {
    const draft = join(api.config.data.folder, name);
    writeFileSync(draft, FILM);
    await api.storage.keep(`jobs/${name}`, draft);
  }
  const keyOf = (end: string) => `jobs/${id}.${end}`;
  await putJob(api.db, id, {
    run: { status: 'ready' },
    review: { moderationStatus: 'approved' },
    files: { videoKey: keyOf('mp4'), posterKey: keyOf('jpg'), captionsKey: keyOf('vtt') },
  });
  return id;
}

export async function share(
  api: TestApi,
  person: Person,
  id: JobId,
  body: object = {},
): Promise<ShareBody> {
  const { token } = person;
  const response = await api.call('POST', `/api/jobs/${id}/share`, { token, body });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<ShareBody>();
}

export const pathOf = ({ url }: ShareBody) => new URL(url).pathname;

/** Opens the gate and submits it like a browser. */
export async function enter(
  api: TestApi,
  path: string,
  responses: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const nonce = nonceIn((await open(api, path, headers)).body);
  return submit(api, path, { nonce, ...responses }, headers);
}

export const nonceIn = (page: string) => /name="nonce" value="([^"]+)"/.exec(page)?.[1] ?? '';

export function submit(
  api: TestApi,
  path: string,
  responses: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return api.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(responses).toString(),
  });
}

export const open = (api: TestApi, url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url, headers });

export const cookieOf = (header: unknown) => String(header).split(';', 1)[0] ?? '';

/** The URL of the film in a player page. */
export function filmIn(page: string): string {
  return /src="([^"]+film\.mp4[^"]+)"/.exec(page)?.[1] ?? 'no film';
}
