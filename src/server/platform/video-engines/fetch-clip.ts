import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';

import type { ClipFailure } from '#domain/clips/clip-failures.ts';
import { isBlockedAddress, type Outbound } from '#server/platform/outbound/outbound.ts';
import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';
import { messageOf } from '#server/platform/video-engines/model-server.ts';
import type { ClipOutput } from '#server/platform/video-engines/video-engine.ts';

/**
 * Bytes as they arrive. Not a Node stream: one that fails before it has a reader, because the file
 * is still being opened, would end the whole process.
 */
type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A file that must not or cannot be downloaded: another attempt would fail the same way. */
export class ClipFileError extends Error {
  readonly failure: ClipFailure;

  constructor(failure: ClipFailure, detail: string) {
    super(detail);
    this.name = 'ClipFileError';
    this.failure = failure;
  }
}

type Rules = Pick<EngineSettings, 'apiUrl' | 'downloadHosts' | 'downloadBytesMax'>;

interface Fetching {
  readonly rules: Rules;
  /** For hosts other than the model's server: connects to public addresses only. */
  readonly outbound: Pick<Outbound, 'fetch'>;
  readonly path: string;
  readonly signal: AbortSignal;
}

const REDIRECTS_MAX = 4;
/** Transient errors; any other 4xx would be returned again. */
const PASSING_REFUSALS: ReadonlySet<number> = new Set([401, 403, 408, 423, 425, 429]);
const REASON_BYTES = 2_000;

/**
 * Streams a finished clip to `path` and returns the file's SHA-256. Downloads only from the model's
 * server and the hosts that the operator listed, follows redirects only among those, sends the key
 * only to the server itself, and stops at the size limit. Leaves no file behind when it rejects.
 */
export async function fetchClip(output: ClipOutput, fetching: Fetching): Promise<string> {
  try {
    const source = output.kind === 'bytes' ? [output.bytes] : await openAddress(output, fetching);
    return await writeHashed(source, fetching);
  } catch (error) {
    await rm(fetching.path, { force: true });
    throw error;
  }
}

async function openAddress(
  { url, headers }: Extract<ClipOutput, { kind: 'address' }>,
  { rules, outbound, signal }: Fetching,
): Promise<Bytes> {
  let at = new URL(url);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    requireAllowed(at, rules);
    const isOwn = isServersOwn(at, rules);
    const response = isOwn
      ? await fetch(at, { headers, redirect: 'manual', signal })
      : await outbound.fetch(at, { redirect: 'manual', signal }).catch(asClipFileError(at));
    const next = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && next !== null) {
      await response.body?.cancel();
      at = new URL(next, at);
      continue;
    }
    return bodyOf(response, rules);
  }
  throw new ClipFileError('host_not_allowed', 'too many redirects');
}

async function bodyOf(response: Response, { downloadBytesMax }: Rules): Promise<Bytes> {
  const { status } = response;
  if (status >= 400 && status < 500 && !PASSING_REFUSALS.has(status)) {
    throw new ClipFileError('no_file', `the file answers ${status}${await reasonIn(response)}`);
  }
  if (status !== 200 || response.body === null) {
    await response.body?.cancel();
    throw new Error(`The file answers ${status}`);
  }
  if (Number(response.headers.get('content-length') ?? 0) > downloadBytesMax) {
    await response.body.cancel();
    throw tooLarge(downloadBytesMax);
  }
  return response.body;
}

/** The server's own message, shortened; empty if it has none. */
async function reasonIn(response: Response): Promise<string> {
  const said: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    said.push(Buffer.from(chunk as Uint8Array));
    bytes += said.at(-1)?.length ?? 0;
    if (bytes > REASON_BYTES) break;
  }
  const reason = messageOf(Buffer.concat(said).toString(), null);
  return reason === '' || reason.startsWith('<') ? '' : `: ${reason}`;
}

async function writeHashed(
  source: Bytes,
  { path, rules: { downloadBytesMax } }: Fetching,
): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  let bytes = 0;
  try {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > downloadBytesMax) throw tooLarge(downloadBytesMax);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  if (bytes === 0) throw new ClipFileError('no_file', 'the file is empty');
  return hash.digest('hex');
}

/**
 * The model's own server may be anywhere, including on this machine, because the operator
 * configured it. Others must be listed.
 */
function requireAllowed(url: URL, rules: Rules): void {
  if (isServersOwn(url, rules)) return;
  const isListed = rules.downloadHosts.some((pattern) => isHostLike(url.hostname, pattern));
  if (!isListed || !/^https?:$/.test(url.protocol)) throw notAllowed(url, 'not listed');
}

function asClipFileError(url: URL): (error: unknown) => never {
  return (error) => {
    throw isBlockedAddress(error) ? notAllowed(url, 'not public') : error;
  };
}

function isServersOwn(url: URL, { apiUrl }: Rules): boolean {
  return apiUrl !== '' && url.origin === new URL(apiUrl).origin;
}

function isHostLike(hostname: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;
}

/** Without path and query, which may contain a key. */
function notAllowed({ hostname }: URL, why: string): ClipFileError {
  return new ClipFileError('host_not_allowed', `${hostname}: ${why}`);
}

function tooLarge(limit: number): ClipFileError {
  return new ClipFileError('too_large', `more than ${Math.round(limit / 1_000_000)} MB`);
}
