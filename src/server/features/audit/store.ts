import { and, asc, desc, eq, gt, gte, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { AuditFilter } from '#contracts/schemas/audit.ts';
import { actionsOf } from '#domain/events/audit-topics.ts';
import { entriesSaying, FIRST_PREVIOUS_HASH, type EntriesSaying } from '#domain/events/audit.ts';
import type { OrganizationId } from '#domain/ids.ts';
import { contains } from '#server/platform/database/contains.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { auditChains, auditEvents } from '#server/platform/database/schema/audit.ts';
import { organizations, users } from '#server/platform/database/schema/accounts.ts';

export type AuditRow = typeof auditEvents.$inferSelect;

/** An entry with the current names of the people it concerns; null if an account was deleted. */
export interface NamedAuditRow extends AuditRow {
  readonly actorName: string | null;
  readonly subjectName: string | null;
  readonly organizationName: string;
}

/**
 * Reserves the next position in an organization's chain and returns it with the previous hash. The
 * chain stays locked until the transaction ends.
 */
export async function takeNextPlace(tx: Transaction, organizationId: OrganizationId) {
  const [chain] = await tx
    .insert(auditChains)
    .values({ organizationId, sequence: 1, hash: FIRST_PREVIOUS_HASH })
    .onConflictDoUpdate({
      target: auditChains.organizationId,
      set: { sequence: sql`${auditChains.sequence} + 1` },
    })
    .returning();
  if (!chain) throw new Error('An audit chain vanished');
  return { sequence: chain.sequence, previousHash: chain.hash };
}

export async function insertEvent(
  tx: Transaction,
  values: typeof auditEvents.$inferInsert,
): Promise<void> {
  await tx.insert(auditEvents).values(values);
  await tx
    .update(auditChains)
    .set({ hash: values.hash })
    .where(eq(auditChains.organizationId, values.organizationId));
}

const actors = alias(users, 'actors');
const subjects = alias(users, 'subjects');

function selectEvents(connection: Connection) {
  return connection
    .select({
      event: auditEvents,
      actorName: actors.username,
      subjectName: subjects.username,
      organizationName: organizations.name,
    })
    .from(auditEvents)
    .innerJoin(organizations, eq(organizations.id, auditEvents.organizationId))
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .leftJoin(subjects, eq(subjects.id, auditEvents.subjectId))
    .$dynamic();
}

export interface AuditPage extends AuditFilter {
  readonly limit: number;
  /** The position of the last entry of the previous page. */
  readonly before: number | null;
}

function matches({ topic, search, from, until }: AuditFilter): SQL | undefined {
  return and(
    topic === undefined ? undefined : inArray(auditEvents.action, [...actionsOf(topic)]),
    search ? concerns(search) : undefined,
    from ? gte(auditEvents.createdAt, new Date(from)) : undefined,
    until ? lt(auditEvents.createdAt, new Date(until)) : undefined,
  );
}

/**
 * Who did it, whom it is about, whose log it is in, the id of what it is about, or the sentence of
 * the entry. People are found first: they are few.
 */
function concerns(search: string): SQL | undefined {
  const people = sql`(select ${users.id} from ${users} where ${contains(users.username, search)})`;
  return or(
    inArray(auditEvents.actorId, people),
    inArray(auditEvents.subjectId, people),
    contains(organizations.name, search),
    START_OF_ID.test(search)
      ? sql`starts_with(${auditEvents.subjectId}::text, lower(${search}))`
      : undefined,
    ...entriesSaying(search).map(says),
  );
}

function says({ action, where }: EntriesSaying): SQL | undefined {
  if (!where) return eq(auditEvents.action, action);
  const value = sql`coalesce(${auditEvents.details} ->> ${where.key}::text, '')`;
  const isOne = inArray(value, where.values);
  return and(eq(auditEvents.action, action), where.isOneOf ? isOne : not(isOne));
}

const START_OF_ID = /^[\da-f-]{1,36}$/iu;

/** Newest first; of all organizations if `organizationId` is null. */
export async function findEvents(
  connection: Connection,
  organizationId: OrganizationId | null,
  page: AuditPage,
): Promise<NamedAuditRow[]> {
  const rows = await selectEvents(connection)
    .where(
      and(
        organizationId === null ? undefined : eq(auditEvents.organizationId, organizationId),
        page.before === null ? undefined : lt(auditEvents.position, page.before),
        matches(page),
      ),
    )
    .orderBy(desc(auditEvents.position))
    .limit(page.limit);
  return rows.map(({ event, ...names }) => ({ ...event, ...names }));
}

/** Oldest first. */
export async function findEventsAbout(
  connection: Connection,
  organizationId: OrganizationId,
  subjectId: string,
): Promise<NamedAuditRow[]> {
  const rows = await selectEvents(connection)
    .where(
      and(eq(auditEvents.organizationId, organizationId), eq(auditEvents.subjectId, subjectId)),
    )
    .orderBy(asc(auditEvents.position));
  return rows.map(({ event, ...names }) => ({ ...event, ...names }));
}

export function findChains(connection: Connection) {
  return connection.select().from(auditChains).orderBy(asc(auditChains.organizationId));
}

/** Organizations that have entries but no chain, because the chain's end was removed. */
export async function findOrganizationsWithoutChain(connection: Connection) {
  const rows = await connection
    .selectDistinct({ organizationId: auditEvents.organizationId })
    .from(auditEvents)
    .leftJoin(auditChains, eq(auditChains.organizationId, auditEvents.organizationId))
    .where(sql`${auditChains.organizationId} is null`);
  return rows.map((row) => row.organizationId);
}

/** Entries of one chain in order, starting after `sequence`. */
export function findLinks(
  connection: Connection,
  organizationId: OrganizationId,
  after: { sequence: number; limit: number },
): Promise<AuditRow[]> {
  return connection
    .select()
    .from(auditEvents)
    .where(
      and(eq(auditEvents.organizationId, organizationId), gt(auditEvents.sequence, after.sequence)),
    )
    .orderBy(asc(auditEvents.sequence))
    .limit(after.limit);
}
