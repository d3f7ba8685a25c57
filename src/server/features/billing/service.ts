/**
 * Money settings for owners and admins besides buying: the details on invoices, the balance at
 * which they are notified, and each person's monthly budget. The database enforces the budgets
 * (`keep_monthly_budget` in the migrations); this service only sets them. Called by the billing
 * routes. Authorization: the route's permission; everything concerns the caller's own organization.
 */
import type { BillingSettingsBody } from '#contracts/schemas/billing.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';

import * as store from './store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
}

export type BillingService = ReturnType<typeof createBillingService>;

export function createBillingService({ db, clock, audit }: Deps) {
  return {
    async settingsOf(organizationId: OrganizationId): Promise<store.BillingSettings> {
      const settings = await store.findSettings(db, organizationId);
      if (!settings) throw new AppError('not_found');
      return settings;
    },

    async changeSettings(actor: Actor, body: BillingSettingsBody): Promise<store.BillingSettings> {
      const { organizationId, userId: actorId } = actor;
      return db.transaction(async (tx) => {
        const settings = await store.setSettings(tx, organizationId, body);
        if (!settings) throw new AppError('not_found');
        const details = { lowBalanceCredits: settings.lowBalanceCredits };
        const action = 'organization.billing_changed';
        await audit.record(tx, { organizationId, action, actorId, details });
        return settings;
      });
    },

    /** Every member of the organization, with their budget and what they have spent this month. */
    async budgetsOf(
      organizationId: OrganizationId,
      request: PageRequest,
    ): Promise<Page<store.BudgetRow>> {
      const month = monthOf(clock.now());
      const rows = await store.findBudgets(db, organizationId, { ...request, month });
      return pageOf(rows, request.limit);
    },

    async ownBudgetOf({ organizationId, userId }: Actor): Promise<store.BudgetRow> {
      const month = monthOf(clock.now());
      const [own] = await store.findBudgets(db, organizationId, {
        month,
        userId,
        limit: 1,
        after: null,
      });
      if (!own) throw new AppError('not_found');
      return own;
    },

    /** `credits` null removes the limit. */
    async setBudget(actor: Actor, userId: UserId, credits: number | null): Promise<void> {
      const { organizationId, userId: actorId } = actor;
      await db.transaction(async (tx) => {
        if (!(await store.lockMember(tx, organizationId, userId))) throw new AppError('not_found');
        await store.setBudget(tx, userId, credits);
        const action = 'budget.changed';
        const details = { credits };
        await audit.record(tx, { organizationId, action, actorId, subjectId: userId, details });
      });
    },

    /** What each person spent in each of the last `months`, the current one included. */
    spendingOf(organizationId: OrganizationId, months: number): Promise<store.SpendingRow[]> {
      const since = clock.now();
      since.setUTCDate(1);
      since.setUTCMonth(since.getUTCMonth() - (months - 1));
      return store.findSpending(db, organizationId, monthOf(since));
    },
  };
}

/** The first day of a date's month, UTC. */
function monthOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 7)}-01`;
}
