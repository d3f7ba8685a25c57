import { fileTypeOf } from '#domain/media/file-types.ts';
import { formWith } from '#tests/support/media/multipart.ts';
import type { TestApi } from '#tests/support/test-api.ts';

const CLIP_TYPES: readonly unknown[] = ['mp4', 'mov', 'webm'];

interface Sent {
  /** The final response of the upload. */
  readonly statusCode: number;
  readonly body: string;
  readonly id: string | null;
}

/**
 * Uploads a file like the screens do: clips in one piece by tus, everything else in one request.
 */
export async function sendFile(
  { app }: TestApi,
  token: string,
  file: Uint8Array,
  fields: Record<string, string> = {},
): Promise<Sent> {
  const authorization = `Bearer ${token}`;
  if (CLIP_TYPES.includes(fileTypeOf(file))) return sendClip({ app }, authorization, file);
  const { headers, payload } = formWith(file, fields);
  const response = await app.inject({
    method: 'POST',
    url: '/api/media',
    headers: { ...headers, authorization },
    payload,
  });
  const { statusCode, body } = response;
  return { statusCode, body, id: statusCode === 201 ? response.json<{ id: string }>().id : null };
}

async function sendClip(
  { app }: Pick<TestApi, 'app'>,
  authorization: string,
  file: Uint8Array,
): Promise<Sent> {
  const headers = { authorization, 'tus-resumable': '1.0.0' };
  const begun = await app.inject({
    method: 'POST',
    url: '/api/media/uploads',
    headers: { ...headers, 'upload-length': String(file.length) },
  });
  if (begun.statusCode !== 201) {
    return { statusCode: begun.statusCode, body: begun.body, id: null };
  }
  const url = String(begun.headers.location);
  const { statusCode, body } = await app.inject({
    method: 'PATCH',
    url,
    headers: {
      ...headers,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    payload: Buffer.from(file),
  });
  return { statusCode, body, id: url.split('/').at(-1) ?? null };
}
