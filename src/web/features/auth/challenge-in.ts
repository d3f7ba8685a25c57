import type { SecondFactorMethod } from '#domain/people/second-factor.ts';
import { ApiError } from '#web/api/api-error.ts';

/** A sign-in whose password was right and whose second factor is to follow. */
export interface Challenge {
  readonly challenge: string;
  readonly methods: readonly SecondFactorMethod[];
}

/** Returns the challenge that a sign-in was answered with, or null for any other failure. */
export function challengeIn(error: unknown): Challenge | null {
  if (!(error instanceof ApiError) || error.details.code !== 'second_factor_required') return null;
  const { challenge, methods } = JSON.parse(error.bodyText) as Partial<Challenge>;
  return challenge === undefined ? null : { challenge, methods: methods ?? ['totp'] };
}
