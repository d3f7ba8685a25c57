/**
 * The audit log. Every feature that changes money, roles, moderation or access calls `record`
 * inside the same transaction: both happen or neither. The entries of an organization form a chain
 * in which each one contains the hash of the previous one; the row with the chain's end serializes
 * them. That row is the last lock a transaction takes (nothing another transaction could wait for
 * is locked after `record`), so recording cannot cause a deadlock. Authorization: the route's
 * permission; the operator can read all chains, everyone else only their own.
 */
import type { AuditFilter } from '#contracts/schemas/audit.ts';
import type { AuditAction, AuditDetails } from '#domain/events/audit.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { hashOfEntry } from './chain.ts';
import * as store from './store.ts';
import { withTargets, type TargetedAuditRow } from './targets.ts';
import { currentContext } from '#server/platform/call-context.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

export interface AuditRecord {
  readonly organizationId: OrganizationId;
  readonly action: AuditAction;
  /** Who did it; null for the system itself. */
  readonly actorId: UserId | null;
  readonly subjectId?: string;
  readonly details?: AuditDetails;
}

export type AuditService = ReturnType<typeof createAuditService>;

const EXPORT_PAGE = 1_000;

export function createAuditService({ db, clock }: Deps) {
  const scopeOf = (actor: Actor) => (actor.isOperator ? null : actor.organizationId);

  return {
    /** Writes an entry. Must be the last lock its transaction takes. */
    async record(tx: Transaction, { details: facts = {}, subjectId, ...record }: AuditRecord) {
      const { apiKeyId } = currentContext();
      // A program acts on someone's behalf, so the entry names the key it used.
      const details = apiKeyId === undefined ? facts : { ...facts, apiKeyId };
      const { sequence, previousHash } = await store.takeNextPlace(tx, record.organizationId);
      const createdAt = clock.now();
      const entry = { ...record, details, subjectId: subjectId ?? null, sequence, previousHash };
      const hash = hashOfEntry({ ...entry, createdAt: createdAt.toISOString() });
      await store.insertEvent(tx, { ...entry, createdAt, hash });
    },

    /** Returns one page, newest first, and the cursor of the next one. */
    async list(actor: Actor, { limit, ...selection }: store.AuditPage) {
      const page = { ...selection, limit: limit + 1 };
      const rows = await store.findEvents(db, scopeOf(actor), page);
      const items = await withTargets(db, rows.slice(0, limit));
      const last = items.at(-1);
      return { items, next: rows.length > limit && last ? last.position : null };
    },

    /** All entries about one subject of an organization, oldest first. */
    about: (organizationId: OrganizationId, subjectId: string) =>
      store.findEventsAbout(db, organizationId, subjectId),

    /** All matching entries the actor may see, newest first, read in batches. */
    async *all(actor: Actor, filter: AuditFilter): AsyncGenerator<TargetedAuditRow> {
      let before: number | null = null;
      do {
        const rows: store.NamedAuditRow[] = await store.findEvents(db, scopeOf(actor), {
          ...filter,
          limit: EXPORT_PAGE,
          before,
        });
        yield* await withTargets(db, rows);
        before = rows.length === EXPORT_PAGE ? (rows.at(-1)?.position ?? null) : null;
      } while (before !== null);
    },
  };
}
