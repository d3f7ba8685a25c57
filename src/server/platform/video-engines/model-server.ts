import { MaybeAccepted, NotAccepted } from '#server/platform/video-engines/video-engine.ts';
import type { ClipFailure } from '#domain/clips/clip-failures.ts';

/** A model's server and what every call to it needs. */
export interface ModelServer {
  readonly root: string;
  readonly headers: Record<string, string>;
  readonly apiKey: string | null;
}

export interface ModelServerResponse {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

export interface ServerCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Record<string, string>;
  readonly body?: string | FormData;
  readonly signal: AbortSignal;
}

/** Responses of model servers are small; a larger one comes from something else. */
const RESPONSE_CHARACTERS_MAX = 4_000_000;

/** One HTTP call; follows no redirects, because they would send the key elsewhere. */
export async function callServer(
  server: ModelServer,
  pathOrUrl: string,
  { headers, ...call }: ServerCall,
): Promise<ModelServerResponse> {
  const url = pathOrUrl.startsWith('/') ? server.root + pathOrUrl : pathOrUrl;
  if (new URL(url).origin !== new URL(server.root).origin) {
    throw new Error(`The model's server named an address outside itself: ${new URL(url).host}`);
  }
  const response = await fetch(url, {
    ...call,
    headers: { ...server.headers, ...headers },
    redirect: 'manual',
  });
  const text = await response.text();
  if (text.length > RESPONSE_CHARACTERS_MAX)
    throw new Error("The model server's answer is too long");
  return { status: response.status, text, header: (name) => response.headers.get(name) };
}

/** Errors that occur before any data could have reached the server. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Calls that place an order: classifies every failure as "not ordered" or "possibly ordered". */
export async function submitToServer(
  server: ModelServer,
  path: string,
  call: ServerCall,
): Promise<ModelServerResponse> {
  let response: ModelServerResponse;
  try {
    response = await callServer(server, path, call);
  } catch (error) {
    throw submitError(error);
  }
  if (response.status >= 200 && response.status < 300) return response;
  throw serverErrorOf(server, response);
}

/** For a call without a response. */
export function submitError(error: unknown): NotAccepted | MaybeAccepted {
  const code = networkCodeOf(error);
  if (code !== null && NOT_CONNECTED.has(code)) return new NotAccepted('unreachable', code, true);
  return new MaybeAccepted(code ?? (error instanceof Error ? error.message : String(error)), error);
}

/**
 * For an unsuccessful response. 408 and 425 may come from an intermediary after the server accepted
 * the order.
 */
export function serverErrorOf(
  server: ModelServer,
  { status, text }: Pick<ModelServerResponse, 'status' | 'text'>,
): NotAccepted | MaybeAccepted {
  const detail = `${status}: ${messageOf(text, server.apiKey)}`;
  if (status === 429) return new NotAccepted('unreachable', detail, true);
  if (status === 401 || status === 403) return new NotAccepted('access_refused', detail, false);
  const isDefinite = status >= 400 && status < 500 && status !== 408 && status !== 425;
  if (!isDefinite) return new MaybeAccepted(detail);
  return new NotAccepted(failureIn(text) ?? 'order_refused', detail, false);
}

/**
 * The code of the network error (`ECONNREFUSED`) behind an error, at most five causes deep; null if
 * there is none.
 */
export function networkCodeOf(error: unknown): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; depth += 1) {
    if ('code' in at && typeof at.code === 'string') return at.code;
    at = at.cause;
  }
  return null;
}

const SAID: readonly (readonly [RegExp, ClipFailure])[] = [
  [/out[ _-]?of[ _-]?memory|\boom\b|cuda.{0,40}memory/i, 'out_of_memory'],
  [
    /safety|moderat|content[ _-]?polic|nsfw|guardrail|flagged|sensitive content|prohibited/i,
    'refused_by_safety',
  ],
  [/cancel+ed|aborted/i, 'cancelled_by_model'],
];

/** The cause according to a server's message; null if unknown. */
export function failureIn(text: string): ClipFailure | null {
  return SAID.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const DETAIL_CHARACTERS = 300;

/** The server's own message for the operator, shortened and without the key. */
export function messageOf(text: string, apiKey: string | null): string {
  return withoutKey(messageIn(text), apiKey).slice(0, DETAIL_CHARACTERS);
}

/** For any thrown value: the network's error code says more than `fetch failed`. */
export function errorText(error: unknown, apiKey: string | null): string {
  if (!(error instanceof Error)) return messageOf(String(error), apiKey);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return messageOf(`${error.message}${cause}`, apiKey);
}

/** Removes the API key, and anything in a URL that looks like one. */
function withoutKey(text: string, apiKey: string | null): string {
  const hidden = apiKey === null ? text : text.replaceAll(apiKey, '•••');
  return hidden.replaceAll(/([?&](?:key|token|sig|signature|apikey|api_key)=)[^&\s"]+/gi, '$1•••');
}

/** `{error: {message}}`, `{error}`, `{detail}` or `{message}`; otherwise the text itself. */
function messageIn(text: string): string {
  const body = parseJson(text);
  if (!isRecord(body)) return text.trim();
  for (const key of ['error', 'detail', 'message', 'msg']) {
    const said = sentenceOf(body[key]);
    if (said !== null) return said;
  }
  return text.trim();
}

/** FastAPI lists the errors by field: `[{loc: ['body', 'duration'], msg}]`. */
function sentenceOf(value: unknown): string | null {
  if (typeof value === 'string') return messageIn(value);
  if (Array.isArray(value)) {
    const parts = value.map(sentenceOf).filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join('; ');
  }
  if (!isRecord(value)) return null;
  const said = sentenceOf(value['message']) ?? sentenceOf(value['msg']);
  const place = Array.isArray(value['loc']) ? value['loc'].slice(1).join('.') : '';
  return said === null ? JSON.stringify(value) : [place, said].filter(Boolean).join(': ');
}

/** Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a parsed value is an object and not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
