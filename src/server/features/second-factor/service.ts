/**
 * Two-factor authentication as users set it up: an authenticator app, passkeys, and recovery codes
 * for when neither is available. Adding and removing require the current password; every change is
 * emailed to the user and ends pending sign-ins. Recovery codes are created with the first factor
 * and removed with the last one, which cannot be removed if the organization requires a second
 * factor. Called by the second-factor and admin routes. Authorization: users change their own;
 * `reset` needs the route's permission and its reach.
 */
import { randomBytes, randomUUID } from 'node:crypto';

import type { ConfirmPasskeyBody } from '#contracts/schemas/second-factor.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { UserId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import {
  PASSKEYS_MAX,
  SETUP_MINUTES,
  type SecondFactorMethod,
} from '#domain/people/second-factor.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { RequirePassword } from '#server/features/auth/current-password.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { requireBelow } from '#server/platform/limits/require-below.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { LinkTokens } from '#server/platform/link-tokens.ts';
import type { Outbox } from '#server/platform/mail/outbox.ts';
import type { SecretBox } from '#server/platform/secret-box.ts';

import * as challenges from './challenge-store.ts';
import { challengeIn, type PasskeyCreation, type Passkeys } from './passkeys.ts';
import { resetSecondFactor } from './reset.ts';
import { createRecoveryCodes, hashRecoveryCode, totpCodeOf } from './recovery-codes.ts';
import * as store from './store.ts';
import { createTotpSecret, periodOfCode, totpUri } from './totp.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly outbox: Outbox;
  readonly limiter: SharedLimiter;
  readonly linkTokens: LinkTokens;
  readonly secondFactorBox: SecretBox;
  readonly passkeys: Passkeys;
  readonly requirePassword: RequirePassword;
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

const TOKEN_BYTES = 32;
const SETUP_MS = SETUP_MINUTES * MINUTE_MS;
const CODES = { max: 10, windowSeconds: 60 };

const HAS_APP = 'An authenticator app is set up already. Remove it first.';
const NO_APP = 'Please start again: the setup has expired';
const TOO_MANY_PASSKEYS = `You can have at most ${PASSKEYS_MAX} passkeys. Remove one first.`;
const NO_FACTOR = 'Set up an authenticator app or a passkey first';
const OWN_FACTOR = 'Change your own two-factor sign-in in Settings';
const LAST_ONE =
  'Your organization requires two-factor sign-in. Set up another method before you remove this one.';

export function createSecondFactorService(deps: Deps) {
  const { db, clock, audit, outbox, limiter, linkTokens, secondFactorBox, passkeys } = deps;

  async function findPerson(userId: UserId) {
    const person = await store.findPerson(db, userId);
    if (!person) throw new AppError('not_signed_in');
    return person;
  }

  async function lock(tx: Transaction, userId: UserId) {
    const person = await store.lockPerson(tx, userId);
    if (!person) throw new AppError('not_signed_in');
    return person;
  }

  async function requirePassword(userId: UserId, password: string) {
    const person = await findPerson(userId);
    await deps.requirePassword(person.user, password);
    return person;
  }

  /** For a user that `tx` has locked; returns codes to be shown once. */
  async function giveCodes(tx: Transaction, userId: UserId): Promise<string[]> {
    const codes = createRecoveryCodes();
    const hashes = codes.map((code) => hashRecoveryCode(linkTokens, userId, code));
    await store.replaceRecoveryCodes(tx, userId, hashes);
    return codes;
  }

  async function tellByMail(tx: Transaction, userId: UserId): Promise<void> {
    await outbox.add(tx, { kind: 'second_factor_changed', aboutId: userId });
  }

  /** After adding a factor: returns recovery codes for the first one. */
  async function noteAdded(tx: Transaction, actor: Actor, method: SecondFactorMethod) {
    const { organizationId, userId } = actor;
    const hasCodes = (await store.countRecoveryCodes(tx, userId)) > 0;
    const recoveryCodes = hasCodes ? null : await giveCodes(tx, userId);
    await store.updateHasSecondFactor(tx, userId);
    await tellByMail(tx, userId);
    const action = 'second_factor.added';
    await audit.record(tx, { organizationId, action, actorId: userId, details: { method } });
    return { recoveryCodes };
  }

  /** After removing a factor. Fails the transaction if the last one has to stay. */
  async function noteRemoved(tx: Transaction, actor: Actor, method: SecondFactorMethod) {
    const { organizationId, userId } = actor;
    const hasOther = await store.updateHasSecondFactor(tx, userId);
    if (!hasOther) {
      const person = await store.findPerson(tx, userId);
      if (person?.isRequired) throw new AppError('wrong_state', { message: LAST_ONE });
      await store.replaceRecoveryCodes(tx, userId, []);
    }
    await challenges.deleteChallengesOf(tx, userId);
    await tellByMail(tx, userId);
    const action = 'second_factor.removed';
    await audit.record(tx, { organizationId, action, actorId: userId, details: { method } });
  }

  return {
    async state({ userId }: Actor) {
      const { isRequired } = await findPerson(userId);
      return {
        totp: await store.findTotp(db, userId),
        passkeys: await store.findPasskeys(db, userId),
        recoveryCodesLeft: await store.countRecoveryCodes(db, userId),
        isRequired,
        canUsePasskeys: passkeys.areAvailable,
      };
    },

    /** A secret that becomes active once its first code was entered. */
    async startTotp({ userId }: Actor, password: string) {
      const { user } = await requirePassword(userId, password);
      const secret = createTotpSecret();
      const lockedSecret = secondFactorBox.lock(secret);
      const isStarted = await db.transaction((tx) =>
        store.startTotp(tx, { userId, lockedSecret, createdAt: clock.now() }),
      );
      if (!isStarted) throw new AppError('wrong_state', { message: HAS_APP });
      return { secret, uri: totpUri(secret, user.email) };
    },

    async confirmTotp(actor: Actor, code: string) {
      const { userId } = actor;
      await requireBelow(limiter, `totp-setup:${userId}`, CODES);
      return db.transaction(async (tx) => {
        await lock(tx, userId);
        const now = clock.now();
        const started = await store.findStartedTotp(tx, userId);
        const isOver = !started || now.getTime() - started.createdAt.getTime() > SETUP_MS;
        if (isOver) throw new AppError('wrong_state', { message: NO_APP });
        const secret = secondFactorBox.unlock(started.lockedSecret);
        const lastPeriod = secret && periodOfCode(secret, totpCodeOf(code) ?? '', now);
        if (typeof lastPeriod !== 'number') throw new AppError('code_invalid');
        await store.confirmTotp(tx, userId, { confirmedAt: now, lastPeriod });
        return noteAdded(tx, actor, 'totp');
      });
    },

    async removeTotp(actor: Actor, password: string): Promise<void> {
      const { userId } = actor;
      await requirePassword(userId, password);
      await db.transaction(async (tx) => {
        await lock(tx, userId);
        if (!(await store.deleteTotp(tx, userId))) throw new AppError('not_found');
        await noteRemoved(tx, actor, 'totp');
      });
    },

    async startPasskey({ userId }: Actor, password: string): Promise<PasskeyCreation> {
      const { user } = await requirePassword(userId, password);
      const known = await store.findPasskeys(db, userId);
      if (known.length >= PASSKEYS_MAX) {
        throw new AppError('wrong_state', { message: TOO_MANY_PASSKEYS });
      }
      const challenge = randomBytes(TOKEN_BYTES).toString('base64url');
      await db.transaction((tx) =>
        challenges.insertChallenge(tx, {
          tokenHash: linkTokens.hashOf(challenge),
          userId,
          purpose: 'passkey',
          expiresAt: new Date(clock.now().getTime() + SETUP_MS),
        }),
      );
      return passkeys.creation(challenge, { id: userId, name: user.email }, known);
    },

    async confirmPasskey(actor: Actor, { name, credential }: ConfirmPasskeyBody) {
      const { userId } = actor;
      const challenge = challengeIn(credential) ?? '';
      const made = await passkeys.verifyCreation(credential, challenge);
      if (!made) throw new AppError('passkey_refused');
      const now = clock.now();
      const open = { tokenHash: linkTokens.hashOf(challenge), purpose: 'passkey', now } as const;
      try {
        return await db.transaction(async (tx) => {
          await lock(tx, userId);
          // The challenge must belong to this user.
          const isOwn = (await challenges.findChallenged(tx, open)) === userId;
          if (!isOwn || !(await challenges.useChallenge(tx, open))) {
            throw new AppError('passkey_refused');
          }
          const id = randomUUID();
          await store.insertPasskey(tx, { ...made, id, userId, name, createdAt: now });
          return noteAdded(tx, actor, 'passkey');
        });
      } catch (error) {
        if (isUniqueViolation(error, 'passkeys_credential_unique')) {
          throw new AppError('passkey_refused');
        }
        throw error;
      }
    },

    async removePasskey(actor: Actor, id: string, password: string): Promise<void> {
      const { userId } = actor;
      await requirePassword(userId, password);
      await db.transaction(async (tx) => {
        await lock(tx, userId);
        if (!(await store.deletePasskey(tx, userId, id))) throw new AppError('not_found');
        await noteRemoved(tx, actor, 'passkey');
      });
    },

    /**
     * Removes all second factors of a user who has lost them, and ends their sessions. Members of
     * the operator can do this for everyone, others for their own organization; nobody for
     * themselves, which would bypass the password.
     */
    async reset(actor: Actor, userId: UserId): Promise<void> {
      if (userId === actor.userId) throw new AppError('forbidden', { message: OWN_FACTOR });
      await db.transaction(async (tx) => {
        const person = await store.lockPerson(tx, userId);
        const isWithin = actor.isOperator || person?.organizationId === actor.organizationId;
        if (!person || !isWithin) throw new AppError('not_found');
        await resetSecondFactor(tx, { audit, outbox }, { person, actorId: actor.userId });
      });
    },

    async renewRecoveryCodes(actor: Actor, password: string): Promise<string[]> {
      const { organizationId, userId } = actor;
      await requirePassword(userId, password);
      return db.transaction(async (tx) => {
        const person = await lock(tx, userId);
        if (!person.hasSecondFactor) throw new AppError('wrong_state', { message: NO_FACTOR });
        const codes = await giveCodes(tx, userId);
        await tellByMail(tx, userId);
        const action = 'second_factor.codes_renewed';
        await audit.record(tx, { organizationId, action, actorId: userId });
        return codes;
      });
    },
  };
}
