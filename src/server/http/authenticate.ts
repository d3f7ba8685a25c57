import type { Actor } from '#domain/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { ProcessLimiter } from '#server/platform/limits/process-limiter.ts';

export interface SignedIn {
  readonly actor: Actor;
  /** Names the session, for ending it; the token itself is not kept. */
  readonly sessionHash: string;
  /** Id of the session or of the API key. */
  readonly credentialId: string;
  /** Where a program calls with a key instead of a person with a session. */
  readonly apiKeyId?: string;
}

/** Who sends a request, as far as its headers and its network tell. */
export interface RequestCredentials {
  readonly authorization: string | undefined;
  readonly address: string;
}

/** Finds out who sends an `Authorization` header; throws 401 where it proves nobody. */
export type Authenticate = (credentials: RequestCredentials) => Promise<SignedIn>;

/** What this needs of the features: who holds a session's token, who a key. */
export interface FindHolder {
  (token: string): Promise<SignedIn | null>;
}

interface Deps {
  readonly findSession: FindHolder;
  readonly findKeyHolder: FindHolder;
  /** Calls of signed-in people, by user. */
  readonly userLimiter: ProcessLimiter;
  /** Calls of programs, by key. */
  readonly keyLimiter: ProcessLimiter;
  /** Calls of nobody we know, by network. */
  readonly countAnonymous: CountAnonymous;
}

/** Counts a call that comes with no valid token; throws 429 where its network has made too many. */
export type CountAnonymous = (address: string) => void;

const BEARER = /^Bearer +([\w-]{20,200})$/i;
/** Sessions' tokens are 43 characters, so none looks like a key. */
const API_KEY = /^cr_[\w-]{43}$/;

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

export function createCountAnonymous(limiter: ProcessLimiter): CountAnonymous {
  return (address) => refuseBeyond(limiter.count(address));
}

function refuseBeyond(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds !== null) throw new AppError('too_many_requests', { retryAfterSeconds });
}
