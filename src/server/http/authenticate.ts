import type { Actor } from '#domain/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { ProcessLimiter } from '#server/platform/limits/process-limiter.ts';

export interface SignedIn {
  readonly actor: Actor;
  /** Names the session, for ending it; the token itself is not kept. */
  readonly sessionHash: string;
}

/** Finds out who sends an `Authorization` header; throws 401 where it proves nobody. */
export type Authenticate = (authorization: string | undefined) => Promise<SignedIn>;

/** What this needs of the auth feature. */
export interface FindSession {
  (token: string): Promise<SignedIn | null>;
}

const BEARER = /^Bearer +([\w-]{20,200})$/i;

export function createAuthenticate(
  findSession: FindSession,
  limiter: ProcessLimiter,
): Authenticate {
  return async (authorization) => {
    const token = BEARER.exec(authorization ?? '')?.[1];
    const signedIn = token === undefined ? null : await findSession(token);
    if (!signedIn) throw new AppError('not_signed_in');
    const retryAfterSeconds = limiter.count(signedIn.actor.userId);
    if (retryAfterSeconds !== null) throw new AppError('too_many_requests', { retryAfterSeconds });
    return signedIn;
  };
}
