/**
 * The only place that changes a balance. Called by the features that charge or grant credits,
 * inside their transactions, and by the credits routes. Every change writes its ledger entry in the
 * same transaction, so that the ledger's sum is the balance. The database rejects a negative
 * balance, a second charge or refund of a job, a second award of a payment, a second entry of a
 * reversal, and any change of an entry. Incoming credits pay off a debt first
 * (`domain/money/credit-debt.ts`). Authorization is up to the caller.
 */
import { randomUUID } from 'node:crypto';

import type { LedgerFilter } from '#contracts/schemas/credits.ts';
import type { JobId, OrganizationId, PaymentId, UserId } from '#domain/ids.ts';
import { settledBy, splitReversal } from '#domain/money/credit-debt.ts';
import {
  VIDEO_COST_CREDITS,
  WELCOME_CREDITS,
  creditDebtMessage,
  insufficientCreditsMessage,
  type LedgerKind,
} from '#domain/money/credits.ts';
import {
  CHARGE_REASON,
  DEBT_PAYMENT_REASON,
  WELCOME_REASON,
  adjustmentReason,
  purchaseReason,
  refundReason,
  restorationReason,
  reversalReason,
} from '#domain/money/ledger-reasons.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { TellLowBalance } from '#server/features/billing/low-balance.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import { isCheckViolation } from '#server/platform/database/database-errors.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly notifyLowBalance: TellLowBalance;
}

interface Change {
  readonly organizationId: OrganizationId;
  readonly delta: number;
  readonly kind: LedgerKind;
  readonly reason: string;
  readonly jobId?: JobId;
  readonly paymentId?: PaymentId;
  readonly reversalStep?: number;
  /** The reason that a person wrote, for the audit log. */
  readonly auditReason?: string;
  /** Who caused it; omitted if it was the system itself. */
  readonly actorId?: UserId;
}

interface Adjustment {
  readonly organizationId: OrganizationId;
  readonly delta: number;
  /** As the operator wrote it. */
  readonly reason?: string | undefined;
}

/**
 * The part of a payment that is reversed or restored. `step` numbers such changes of the payment.
 */
export interface Reversal {
  readonly organizationId: OrganizationId;
  readonly paymentId: PaymentId;
  readonly packageName: string;
  readonly credits: number;
  readonly step: number;
}

interface Award extends Omit<Reversal, 'step'> {
  /** Null if the account was closed. */
  readonly buyerId: UserId | null;
}

const EXPORT_PAGE = 500;

const TOO_LARGE = { message: 'The balance has reached its limit' };

export type CreditsService = ReturnType<typeof createCreditsService>;

export function createCreditsService({ db, clock, audit, notifyLowBalance }: Deps) {
  async function write(tx: Transaction, change: Change & { balanceAfter: number }): Promise<void> {
    const { actorId = null, auditReason = '', ...entry } = change;
    await store.insertEntry(tx, { ...entry, id: randomUUID(), createdAt: clock.now() });
    const { organizationId, kind, delta, balanceAfter, jobId = null, paymentId = null } = entry;
    // Credits that pay off a debt were never part of the balance.
    if (kind !== 'debt_payment') await notifyLowBalance(tx, entry);
    await audit.record(tx, {
      organizationId,
      action: 'credits.changed',
      actorId,
      details: {
        kind,
        delta,
        balanceAfter,
        jobId,
        paymentId,
        ...(auditReason && { reason: auditReason }),
      },
    });
  }

  /** Returns whether the balance was sufficient. */
  async function change(tx: Transaction, entry: Change): Promise<boolean> {
    if (entry.delta > 0) {
      await give(tx, entry);
      return true;
    }
    const balanceAfter = await store.takeFromBalance(tx, entry.organizationId, -entry.delta);
    if (balanceAfter === null) return false;
    await write(tx, { ...entry, balanceAfter });
    return true;
  }

  /** Throws 402 if the database's monthly budget rule rejects the charge. */
  async function changeWithinBudget(tx: Transaction, charge: Change): Promise<boolean> {
    try {
      return await change(tx, charge);
    } catch (error) {
      if (isCheckViolation(error, 'monthly_budget_kept')) throw new AppError('budget_exceeded');
      throw error;
    }
  }

  async function give(tx: Transaction, gift: Change): Promise<void> {
    const { organizationId, delta } = gift;
    const account = await store.lockAccount(tx, organizationId);
    const settled = settledBy(account, delta);
    const balance = account.balance + delta - settled;
    const debt = account.debt - settled;
    if (account.balance + delta > store.BALANCE_MAX) throw new AppError('wrong_state', TOO_LARGE);
    await store.setAccount(tx, organizationId, { balance, debt });
    await write(tx, { ...gift, balanceAfter: account.balance + delta });
    if (settled === 0) return;
    await write(tx, {
      organizationId,
      delta: -settled,
      kind: 'debt_payment',
      reason: DEBT_PAYMENT_REASON,
      balanceAfter: balance,
    });
    await writeDebt(tx, { organizationId, delta: -settled, debtAfter: debt });
  }

  async function writeDebt(tx: Transaction, entry: DebtChange): Promise<void> {
    await store.insertDebtEntry(tx, { ...entry, id: randomUUID(), createdAt: clock.now() });
    const { organizationId, delta, debtAfter, paymentId = null } = entry;
    await audit.record(tx, {
      organizationId,
      action: 'debt.changed',
      actorId: null,
      details: { delta, debtAfter, paymentId },
    });
  }

  return {
    async grantWelcome(tx: Transaction, organizationId: OrganizationId): Promise<void> {
      const delta = WELCOME_CREDITS;
      await give(tx, { organizationId, delta, kind: 'welcome', reason: WELCOME_REASON });
    },

    /**
     * Throws 402 with the balance if it does not cover this many videos, or with the debt if there
     * is one. Locks the balance until the transaction ends.
     */
    async requireForVideos(
      tx: Transaction,
      organizationId: OrganizationId,
      videoCount: number,
    ): Promise<void> {
      const { balance, debt } = await store.lockAccount(tx, organizationId);
      if (balance >= videoCount * VIDEO_COST_CREDITS) return;
      if (debt > 0) throw new AppError('credit_debt', { message: creditDebtMessage(debt) });
      const message = insufficientCreditsMessage(balance, videoCount);
      throw new AppError('insufficient_credits', { message });
    },

    /**
     * Throws 402 with the balance if it does not cover a video, or with the debt if there is one.
     */
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
      if (await changeWithinBudget(tx, charge)) return;
      const { balance, debt } = await store.findAccount(tx, organizationId);
      if (debt > 0) throw new AppError('credit_debt', { message: creditDebtMessage(debt) });
      throw new AppError('insufficient_credits', { message: insufficientCreditsMessage(balance) });
    },

    /** `because` is why the video failed. A second refund of the same job fails the transaction. */
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

    /** Grants purchased credits. A second award of the same payment fails the transaction. */
    async awardPurchase(
      tx: Transaction,
      { organizationId, paymentId, packageName, credits, buyerId }: Award,
    ): Promise<void> {
      const reason = purchaseReason(packageName);
      const buyer = buyerId !== null && { actorId: buyerId };
      const award = {
        organizationId,
        delta: credits,
        kind: 'purchase',
        reason,
        paymentId,
      } as const;
      await give(tx, { ...award, ...buyer });
    },

    /** Takes back credits of a payment; those already spent become a debt. */
    async reversePurchase(tx: Transaction, reversal: Reversal): Promise<void> {
      const { organizationId, paymentId, step: reversalStep } = reversal;
      const account = await store.lockAccount(tx, organizationId);
      const { taken, owed } = splitReversal(account, reversal.credits);
      const balance = account.balance - taken;
      const debt = account.debt + owed;
      await store.setAccount(tx, organizationId, { balance, debt });
      const of = { organizationId, paymentId, reversalStep };
      if (taken > 0) {
        const reason = reversalReason(reversal.packageName);
        const kind = 'payment_reversal';
        await write(tx, { ...of, kind, reason, delta: -taken, balanceAfter: balance });
      }
      if (owed > 0) await writeDebt(tx, { ...of, delta: owed, debtAfter: debt });
    },

    /** Grants the credits of a reversed payment again, after a dispute was won. */
    async restorePurchase(tx: Transaction, restoration: Reversal): Promise<void> {
      await give(tx, {
        organizationId: restoration.organizationId,
        delta: restoration.credits,
        kind: 'payment_reversal',
        reason: restorationReason(restoration.packageName),
        paymentId: restoration.paymentId,
        reversalStep: restoration.step,
      });
    },

    /**
     * For the operator. Throws 404 for an unknown or closed organization, 409 if the balance would
     * become negative.
     */
    async adjust(
      actor: Actor,
      { organizationId, delta, reason = '' }: Adjustment,
    ): Promise<store.OrganizationRow> {
      return db.transaction(async (tx) => {
        const adjustment = {
          organizationId,
          delta,
          kind: 'adjustment',
          reason: adjustmentReason(reason),
          auditReason: reason,
          actorId: actor.userId,
        } as const;
        const organization = await store.lockOpenOrganization(tx, organizationId);
        if (!organization) throw new AppError('not_found');
        if (!(await change(tx, adjustment))) throw new AppError('balance_below_zero');
        const { balance } = await store.findAccount(tx, organizationId);
        return { ...organization, creditBalance: balance };
      });
    },

    async ledgerOf(
      organizationId: OrganizationId,
      filter: LedgerFilter,
      request: PageRequest,
    ): Promise<Page<store.LedgerRow>> {
      const rows = await store.findEntries(db, organizationId, { ...request, filter });
      return pageOf(rows, request.limit);
    },

    /** The number of entries that match the filter, and their sum. */
    ledgerTotal: (organizationId: OrganizationId, filter: LedgerFilter) =>
      store.sumEntries(db, organizationId, filter),

    /** All entries that match the filter, newest first, read in batches. */
    async *allEntries(
      organizationId: OrganizationId,
      filter: LedgerFilter,
    ): AsyncGenerator<store.LedgerRow> {
      let after: PageRequest['after'] = null;
      do {
        const rows: store.LedgerRow[] = await store.findEntries(db, organizationId, {
          limit: EXPORT_PAGE,
          after,
          filter,
        });
        yield* rows.slice(0, EXPORT_PAGE);
        after = rows.length > EXPORT_PAGE ? (rows[EXPORT_PAGE - 1] ?? null) : null;
      } while (after !== null);
    },

    /**
     * Whether an organization has ever received credits other than its welcome credits, and not
     * lost them again.
     */
    hasOwnCredits: store.hasOwnCredits,

    balanceOf: async (organizationId: OrganizationId) =>
      (await store.findAccount(db, organizationId)).balance,
  };
}

interface DebtChange {
  readonly organizationId: OrganizationId;
  readonly delta: number;
  readonly debtAfter: number;
  readonly paymentId?: PaymentId;
  readonly reversalStep?: number;
}
