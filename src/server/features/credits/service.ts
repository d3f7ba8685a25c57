/**
 * The only place that changes a balance. Called by the features that cost or give credits, inside
 * their transactions, and by the credits routes. Every change writes its ledger entry in the same
 * transaction, so the ledger's sum is the balance; the database refuses a negative balance, a second
 * charge or refund of a job, a second award of a payment, and any change of an entry. Authorization
 * is the caller's business.
 */
import { randomUUID } from 'node:crypto';

import {
  VIDEO_COST_CREDITS,
  WELCOME_CREDITS,
  insufficientCreditsMessage,
  type LedgerKind,
} from '#domain/credits.ts';
import type { JobId, OrganizationId, UserId } from '#domain/ids.ts';
import {
  ADJUSTMENT_REASON,
  CHARGE_REASON,
  WELCOME_REASON,
  refundReason,
} from '#domain/ledger-reasons.ts';
import type { Actor } from '#domain/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
}

interface Change {
  readonly organizationId: OrganizationId;
  readonly delta: number;
  readonly kind: LedgerKind;
  readonly reason: string;
  readonly jobId?: JobId;
  readonly paymentId?: string;
  /** Who caused it; left out where the product itself did. */
  readonly actorId?: UserId;
}

export type CreditsService = ReturnType<typeof createCreditsService>;

export function createCreditsService({ db, clock, audit }: Needs) {
  /** Answers whether the balance allowed the change. */
  async function apply(tx: Transaction, change: Change): Promise<boolean> {
    const { organizationId, actorId = null, ...entry } = change;
    const balanceAfter = await store.changeBalance(tx, organizationId, entry.delta);
    if (balanceAfter === null) return false;
    const createdAt = clock.now();
    await store.insertEntry(tx, {
      ...entry,
      id: randomUUID(),
      organizationId,
      balanceAfter,
      createdAt,
    });
    const { kind, delta, jobId = null, paymentId = null } = entry;
    await audit.record(tx, {
      organizationId,
      action: 'credits.changed',
      actorId,
      details: { kind, delta, balanceAfter, jobId, paymentId },
    });
    return true;
  }

  async function give(tx: Transaction, gift: Change): Promise<void> {
    if (!(await apply(tx, gift))) throw new Error(`No organization ${gift.organizationId}`);
  }

  return {
    async grantWelcome(tx: Transaction, organizationId: OrganizationId): Promise<void> {
      const delta = WELCOME_CREDITS;
      await give(tx, { organizationId, delta, kind: 'welcome', reason: WELCOME_REASON });
    },

    /** Throws 402 with the balance where it does not cover a video. */
    async chargeForVideo(
      tx: Transaction,
      { organizationId, userId }: Pick<Actor, 'organizationId' | 'userId'>,
      jobId: JobId,
    ): Promise<void> {
      const delta = -VIDEO_COST_CREDITS;
      const charge = {
        organizationId,
        delta,
        kind: 'charge',
        reason: CHARGE_REASON,
        jobId,
        actorId: userId,
      } as const;
      if (await apply(tx, charge)) return;
      const balance = await store.findBalance(tx, organizationId);
      throw new AppError('insufficient_credits', { message: insufficientCreditsMessage(balance) });
    },

    /** `because` is why the video failed. A second refund of the same job breaks the transaction. */
    async refundVideo(
      tx: Transaction,
      job: { id: JobId; organizationId: OrganizationId; costCredits: number },
      because: string,
    ): Promise<void> {
      await give(tx, {
        organizationId: job.organizationId,
        delta: job.costCredits,
        kind: 'refund',
        reason: refundReason(because),
        jobId: job.id,
      });
    },

    /** By the operator. Throws 404 for an unknown or closed organization, 409 below zero. */
    async adjust(
      actor: Actor,
      { organizationId, delta }: { organizationId: OrganizationId; delta: number },
    ): Promise<store.OrganizationRow> {
      return db.transaction(async (tx) => {
        const adjustment = {
          organizationId,
          delta,
          kind: 'adjustment',
          reason: ADJUSTMENT_REASON,
          actorId: actor.userId,
        } as const;
        const organization = await store.lockOpenOrganization(tx, organizationId);
        if (!organization) throw new AppError('not_found');
        if (!(await apply(tx, adjustment))) throw outOfRange(delta);
        return { ...organization, creditBalance: organization.creditBalance + delta };
      });
    },

    async ledgerOf(
      organizationId: OrganizationId,
      request: PageRequest,
    ): Promise<Page<store.LedgerRow>> {
      return pageOf(await store.findEntries(db, organizationId, request), request.limit);
    },

    balanceOf: (organizationId: OrganizationId) => store.findBalance(db, organizationId),
  };
}

function outOfRange(delta: number): AppError {
  if (delta < 0) return new AppError('balance_below_zero');
  return new AppError('wrong_state', { message: 'The balance cannot grow any further' });
}
