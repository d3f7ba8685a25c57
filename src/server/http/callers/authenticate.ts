import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { ProcessLimiter } from '#server/platform/limits/process-limiter.ts';

export interface SignedIn {
  readonly actor: Actor;
  /** Identifies the session for signing out; the token itself is not kept. */
  readonly sessionHash: string;
  /** Id of the session or of the API key. */
  readonly credentialId: string;
  /** Set if the caller is an API key instead of a session. */
  readonly apiKeyId?: string;
}

/** The credentials and the network of a request. */
export interface RequestCredentials {
  readonly authorization: string | undefined;
  readonly address: string;
}

/** Returns the caller of an `Authorization` header; throws 401 if it is not valid. */
export type Authenticate = (credentials: RequestCredentials) => Promise<SignedIn>;

/** Looks up the holder of a session token or an API key. */
export interface FindHolder {
  (token: string): Promise<SignedIn | null>;
}

interface Deps {
  readonly findSession: FindHolder;
  readonly findKeyHolder: FindHolder;
  /** Limits the calls of each user. */
  readonly userLimiter: ProcessLimiter;
  /** Limits the calls of each API key. */
  readonly keyLimiter: ProcessLimiter;
  /** Limits calls without a valid token, by network. */
  readonly countAnonymous: CountAnonymous;
}

/** Counts a call without a valid token; throws 429 if its network has made too many. */
export type CountAnonymous = (address: string) => void;

const BEARER = /^Bearer +([\w-]{20,200})$/i;
/** Session tokens have 43 characters, so they cannot look like keys. */
const API_KEY = /^cr_[\w-]{43}$/;

/** Creates the check that identifies a caller and counts the call against their limit. */
export function createAuthenticate(deps: Deps): Authenticate {
  return async ({ authorization, address }) => {
    const token = BEARER.exec(authorization ?? '')?.[1];
    const signedIn = token === undefined ? null : await findHolder(deps, token);
    if (!signedIn) {
      deps.countAnonymous(address);
      throw new AppError('not_signed_in');
    }
    refuseBeyond(
      signedIn.apiKeyId === undefined
        ? deps.userLimiter.count(signedIn.actor.userId)
        : deps.keyLimiter.count(signedIn.apiKeyId),
    );
    return signedIn;
  };
}

function findHolder({ findSession, findKeyHolder }: Deps, token: string) {
  return API_KEY.test(token) ? findKeyHolder(token) : findSession(token);
}

/** Creates the counter of calls without a valid token. */
export function createCountAnonymous(limiter: ProcessLimiter): CountAnonymous {
  return (address) => refuseBeyond(limiter.count(address));
}

function refuseBeyond(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds !== null) throw new AppError('too_many_requests', { retryAfterSeconds });
}
