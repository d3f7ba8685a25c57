/**
 * User management. Called by the admin routes. Owners and admins of the operator can list users of
 * the whole platform, change their roles, delete them and adjust credits; those of other
 * organizations can do so for their own members only. Users out of reach are reported as not found
 * (404). Only the operator suspends. Authorization: the route checks the permission, its reach is checked here.
 */
import type { AdjustCreditsBody, AdminUsersFilter } from '#contracts/schemas/admin.ts';
import { PAGE_SIZE_MAX } from '#contracts/schemas/paging.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { Role } from '#domain/people/roles.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { CreditsService } from '#server/features/credits/service.ts';
import type { MembersService } from '#server/features/team/members.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Deps {
  readonly db: Database;
  readonly members: MembersService;
  readonly credits: CreditsService;
  readonly audit: Pick<AuditService, 'record'>;
}

export type AdminService = ReturnType<typeof createAdminService>;

/**
 * How many of the newest users a search scans before it uses the indexes. If a scan finds some
 * users but not enough for a page, a longer scan that should find enough is still cheaper than
 * fetching all matches: see `bench/user-search.ts`.
 */
const NEWEST_DEPTH = 200;
const NEWEST_DEPTH_MAX = 5_000;
const SAFETY = 1.5;

export function createAdminService({ db, members, credits, audit }: Deps) {
  async function search(selection: store.Selection, term: string, request: PageRequest) {
    const wanted = request.limit + 1;
    const newest = await store.searchNewest(db, selection, { term, depth: NEWEST_DEPTH, request });
    if (newest.length >= wanted) return newest;
    const depth = Math.ceil((SAFETY * NEWEST_DEPTH * wanted) / newest.length);
    if (depth <= NEWEST_DEPTH_MAX) {
      const further = await store.searchNewest(db, selection, { term, depth, request });
      if (further.length >= wanted) return further;
    }
    return store.searchAll(db, selection, { term, request });
  }

  async function listUsers(
    actor: Actor,
    { search: term = '', role, status }: AdminUsersFilter,
    request: PageRequest,
  ): Promise<Page<store.AdminUserRow>> {
    const selection = { scope: scopeOf(actor), role, status };
    const rows =
      term === ''
        ? await store.findUsers(db, selection, request)
        : await search(selection, term, request);
    return pageOf(rows, request.limit);
  }

  return {
    listUsers,

    /** All users that `listUsers` would return, page by page. The download is recorded before it begins. */
    async *exportUsers(actor: Actor, filter: AdminUsersFilter): AsyncGenerator<store.AdminUserRow> {
      await db.transaction((tx) =>
        audit.record(tx, {
          organizationId: actor.organizationId,
          action: 'account.list_exported',
          actorId: actor.userId,
          details: { isSearched: Boolean(filter.search) },
        }),
      );
      let after: PageRequest['after'] = null;
      do {
        const request = { limit: PAGE_SIZE_MAX, after };
        const { items, nextCursor } = await listUsers(actor, filter, request);
        yield* items;
        after = nextCursor === null ? null : (items.at(-1) ?? null);
      } while (after !== null);
    },

    async changeRole(actor: Actor, userId: UserId, role: Role): Promise<store.AdminUserRow> {
      await members.changeRole(actor, { userId, scope: scopeOf(actor) }, role);
      const user = await store.findUser(db, userId);
      if (!user) throw new AppError('not_found');
      return user;
    },

    remove: (actor: Actor, userId: UserId) =>
      members.remove(actor, { userId, scope: scopeOf(actor) }),

    signOut: (actor: Actor, userId: UserId) =>
      members.signOut(actor, { userId, scope: scopeOf(actor) }),

    suspend: (actor: Actor, userId: UserId) =>
      members.suspend(actor, { userId, scope: scopeOf(actor) }),

    reinstate: (actor: Actor, userId: UserId) =>
      members.reinstate(actor, { userId, scope: scopeOf(actor) }),

    adjustCredits: (actor: Actor, { orgId, delta, reason }: AdjustCreditsBody) =>
      credits.adjust(actor, { organizationId: orgId as OrganizationId, delta, reason }),
  };
}

function scopeOf(actor: Actor): OrganizationId | null {
  return actor.isOperator ? null : actor.organizationId;
}
