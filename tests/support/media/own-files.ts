import sharp from 'sharp';

import { sendFile } from '#tests/support/media/send-file.ts';
import type { Person, TestApi } from '#tests/support/test-api.ts';

/** Rights that allow a file everywhere, forever. */
export const FULL_RIGHTS = {
  basis: 'own',
  holder: 'Golden Nugget Ltd',
  territories: ['*'],
  people: 'none',
} as const;

/** A small photo of one colour. */
export function photoOf(background: string): Promise<Buffer> {
  const size = { width: 320, height: 180, channels: 3 } as const;
  return sharp({ create: { ...size, background } })
    .jpeg()
    .toBuffer();
}

interface OwnFile {
  readonly file: Uint8Array;
  readonly fields?: Record<string, string>;
  /** The rights to state; none if null. */
  readonly rights?: object | null;
}

/** Uploads a file, has it checked, and states the rights to it. */
export async function addOwnFile(
  api: TestApi,
  { token }: Person,
  { file, fields = {}, rights = FULL_RIGHTS }: OwnFile,
): Promise<string> {
  const { id, statusCode, body } = await sendFile(api, token, file, fields);
  if (id === null || statusCode >= 400) throw new Error(body);
  await api.runTasks();
  if (rights === null) return id;
  const stated = await api.call('PUT', `/api/media/${id}/rights`, { token, body: rights });
  if (stated.statusCode !== 200) throw new Error(stated.body);
  return id;
}
