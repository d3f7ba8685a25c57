/**
 * The second step of signing in. A challenge is opened in the transaction that has checked the
 * password, expires after minutes, works once, and allows a handful of attempts. A password change
 * locks the account first and then ends its challenges; `useProof` locks the account first as well.
 * Called by the auth service, which counts attempts by account and network and starts the session.
 */
import { randomBytes } from 'node:crypto';

import type { PasskeyAssertion, SecondFactorBody } from '#contracts/schemas/second-factor.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import {
  CHALLENGE_MINUTES,
  type SecondFactorMethod,
  type SecondFactorProof,
} from '#domain/people/second-factor.ts';
import { AppError } from '#server/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { LinkTokens } from '#server/platform/link-tokens.ts';
import type { SecretBox } from '#server/platform/secret-box.ts';

import * as challenges from './challenge-store.ts';
import type { PasskeyRequest, Passkeys } from './passkeys.ts';
import { hashRecoveryCode, totpCodeOf } from './recovery-codes.ts';
import * as store from './store.ts';
import { periodOfCode } from './totp.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly linkTokens: LinkTokens;
  readonly secondFactorBox: SecretBox;
  readonly passkeys: Passkeys;
}

/** The response to a correct password if a second factor is required. */
export interface OpenChallenge {
  readonly challenge: string;
  readonly methods: readonly SecondFactorMethod[];
}

/** The user of a sign-in and the proof used; `proof` is null if it was invalid. */
export interface Proven {
  readonly userId: UserId;
  readonly organizationId: OrganizationId;
  readonly proof: SecondFactorProof | null;
}

const TOKEN_BYTES = 32;

export type SignInProofs = ReturnType<typeof createSignInProofs>;

export function createSignInProofs(deps: Deps) {
  const { db, clock, linkTokens, secondFactorBox, passkeys } = deps;
  const openOf = (challenge: string) => ({
    tokenHash: linkTokens.hashOf(challenge),
    purpose: 'sign-in' as const,
    now: clock.now(),
  });

  async function useTotp(tx: Transaction, userId: UserId, code: string): Promise<boolean> {
    const row = await store.findTotp(tx, userId);
    const secret = row && secondFactorBox.unlock(row.lockedSecret);
    const period = secret ? periodOfCode(secret, code, clock.now()) : null;
    return period !== null && store.useTotpPeriod(tx, userId, period);
  }

  async function usePasskey(
    tx: Transaction,
    userId: UserId,
    { challenge, response }: { challenge: string; response: PasskeyAssertion },
  ): Promise<boolean> {
    const known = await store.findPasskeys(tx, userId);
    const passkey = known.find(({ credentialId }) => credentialId === response.id);
    if (!passkey) return false;
    const counter = await passkeys.verify(response, { passkey, challenge });
    if (counter === null) return false;
    await store.recordPasskeyUse(tx, passkey.id, { counter, lastUsedAt: clock.now() });
    return true;
  }

  async function useProof(
    tx: Transaction,
    userId: UserId,
    { challenge, code = '', passkey }: SecondFactorBody,
  ): Promise<SecondFactorProof | null> {
    if (passkey) {
      const isProven = await usePasskey(tx, userId, { challenge, response: passkey });
      return isProven ? 'passkey' : null;
    }
    const digits = totpCodeOf(code);
    if (digits !== null) return (await useTotp(tx, userId, digits)) ? 'totp' : null;
    const hash = hashRecoveryCode(linkTokens, userId, code);
    return (await store.useRecoveryCode(tx, userId, hash)) ? 'recovery_code' : null;
  }

  /** Returns the user whose sign-in waits for this challenge. Throws 401 if it has expired. */
  async function challenged(challenge: string): Promise<UserId> {
    const userId = await challenges.findChallenged(db, openOf(challenge));
    if (userId === null) throw new AppError('challenge_expired');
    return userId;
  }

  return {
    /** Opens a challenge for a user with a second factor; null for all others. */
    async open(tx: Transaction, userId: UserId): Promise<OpenChallenge | null> {
      const [totp, known] = [
        await store.findTotp(tx, userId),
        await store.findPasskeys(tx, userId),
      ];
      const methods: SecondFactorMethod[] = [
        ...(totp ? (['totp'] as const) : []),
        ...(known.length > 0 ? (['passkey'] as const) : []),
      ];
      if (methods.length === 0) return null;
      const challenge = randomBytes(TOKEN_BYTES).toString('base64url');
      const { tokenHash, purpose, now } = openOf(challenge);
      const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * MINUTE_MS);
      await challenges.insertChallenge(tx, { tokenHash, userId, purpose, expiresAt });
      return { challenge, methods };
    },

    challenged,

    async passkeyRequest(challenge: string): Promise<PasskeyRequest> {
      const userId = await challenged(challenge);
      return passkeys.request(challenge, await store.findPasskeys(db, userId));
    },

    /**
     * Checks a proof and consumes it together with its challenge. Throws 401 if the challenge has
     * expired.
     */
    async prove(tx: Transaction, userId: UserId, body: SecondFactorBody): Promise<Proven> {
      const open = openOf(body.challenge);
      const person = await store.lockPerson(tx, userId);
      if (!person || !(await challenges.countAttempt(tx, open))) {
        throw new AppError('challenge_expired');
      }
      const proof = await useProof(tx, userId, body);
      if (proof !== null) await challenges.useChallenge(tx, open);
      return { userId, organizationId: person.organizationId, proof };
    },
  };
}
