/**
 * Members of organizations: their roles and removal. Called by the team routes (own organization)
 * and by user management (the platform, for the operator). Nobody changes their own role or deletes
 * themselves. An organization with members always has an owner; one that loses its last member is
 * closed: ledger, audit log and jobs stay, invitations and share links end. Open invitations end
 * with their creator's account or right to invite. Changes take effect with the person's next call,
 * because each call reads role and account. Lock order: user, jobs, organization, audit chain.
 * Authorization: the route's permission; `scope` limits which members can be found.
 */
import type { AuditAction } from '#domain/events/audit.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import { roleHas, type Actor } from '#domain/people/permissions.ts';
import type { Role } from '#domain/people/roles.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { endOtherAccess } from '#server/features/auth/account-access.ts';
import { endSharesOf } from '#server/features/sharing/share-changes.ts';
import { deleteInvitationsBy } from './invitation-store.ts';
import * as store from './member-store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
}

/** The affected user, and the organization in which they are looked up (null for any). */
export interface Target {
  readonly userId: UserId;
  readonly scope: OrganizationId | null;
}

export type MembersService = ReturnType<typeof createMembersService>;

const OWN_ROLE = 'You cannot change your own role';
const OWN_ACCOUNT = 'You cannot delete your own account';
const OWN_SESSIONS = 'Sign out your own devices in Settings, under Security';
const SUSPENDED_ACCOUNT =
  'The platform operator has suspended this account. Ask them to remove it.';
const OWN_SUSPENSION = 'You cannot suspend your own account';

/** The organization of who acts keeps an owner who can sign in; of another all owners may be suspended. */
function lacksOwner(
  { owners, activeOwners }: Awaited<ReturnType<typeof store.countPeople>>,
  { actor, organizationId }: { readonly actor: Actor; readonly organizationId: OrganizationId },
): boolean {
  return owners === 0 || (organizationId === actor.organizationId && activeOwners === 0);
}

export function createMembersService({ db, clock, audit }: Deps) {
  async function lock(tx: Transaction, { scope, userId }: Target): Promise<store.MemberRow> {
    const member = await store.lockMember(tx, scope, userId);
    if (!member) throw new AppError('not_found');
    return member;
  }

  const record = (
    tx: Transaction,
    actor: Actor,
    { action, member }: { readonly action: AuditAction; readonly member: store.MemberRow },
  ) =>
    audit.record(tx, {
      organizationId: member.organizationId,
      action,
      actorId: actor.userId,
      subjectId: member.id,
    });

  return {
    list: (organizationId: OrganizationId) => store.findMembers(db, organizationId),

    async page(
      organizationId: OrganizationId,
      request: PageRequest,
    ): Promise<Page<store.MemberRow>> {
      return pageOf(await store.findMembersPage(db, organizationId, request), request.limit);
    },

    async changeRole(actor: Actor, target: Target, role: Role): Promise<store.MemberRow> {
      if (target.userId === actor.userId) throw new AppError('forbidden', { message: OWN_ROLE });
      return db.transaction(async (tx) => {
        const member = await lock(tx, target);
        if (member.role === role) return member;
        const { organizationId } = member;
        await store.setRole(tx, member.id, role);
        const people = await store.countPeople(tx, organizationId);
        if (lacksOwner(people, { actor, organizationId })) throw new AppError('last_owner');
        if (!roleHas(role, 'team.invite')) await deleteInvitationsBy(tx, member.id);
        await audit.record(tx, {
          organizationId,
          action: 'account.role_changed',
          actorId: actor.userId,
          subjectId: member.id,
          details: { from: member.role, to: role },
        });
        return { ...member, role };
      });
    },

    /** Ends all sessions of a member, and what could begin one without their password. */
    async signOut(actor: Actor, target: Target): Promise<void> {
      if (target.userId === actor.userId) {
        throw new AppError('forbidden', { message: OWN_SESSIONS });
      }
      await db.transaction(async (tx) => {
        const member = await lock(tx, target);
        await endOtherAccess(tx, member.id, null);
        await record(tx, actor, { action: 'account.signed_out', member });
      });
    },

    /**
     * Keeps a member out until they are reinstated: sessions, API keys and invitations end. The operator's
     * organization always has an owner who can sign in.
     */
    async suspend(actor: Actor, target: Target): Promise<void> {
      if (target.userId === actor.userId) {
        throw new AppError('forbidden', { message: OWN_SUSPENSION });
      }
      await db.transaction(async (tx) => {
        const member = await lock(tx, target);
        if (member.suspendedAt !== null) return;
        await store.setSuspended(tx, member.id, clock.now());
        await endOtherAccess(tx, member.id, null);
        await store.deleteKeysOf(tx, member.id);
        await deleteInvitationsBy(tx, member.id);
        const { organizationId } = member;
        const people = await store.countPeople(tx, organizationId);
        if (lacksOwner(people, { actor, organizationId })) throw new AppError('last_owner');
        await record(tx, actor, { action: 'account.suspended', member });
      });
    },

    async reinstate(actor: Actor, target: Target): Promise<void> {
      await db.transaction(async (tx) => {
        const member = await lock(tx, target);
        if (member.suspendedAt === null) return;
        await store.setSuspended(tx, member.id, null);
        // One may have been made by a call that was under way when the others ended.
        await store.deleteKeysOf(tx, member.id);
        await record(tx, actor, { action: 'account.reinstated', member });
      });
    },

    async remove(actor: Actor, target: Target): Promise<void> {
      if (target.userId === actor.userId) throw new AppError('forbidden', { message: OWN_ACCOUNT });
      await db.transaction(async (tx) => {
        const member = await lock(tx, target);
        const { organizationId } = member;
        // Whoever is kept out could else be invited again.
        if (member.suspendedAt !== null && !actor.isOperator)
          throw new AppError('forbidden', { message: SUSPENDED_ACCOUNT });
        await store.deleteMember(tx, member);
        const people = await store.countPeople(tx, organizationId);
        const isLast = people.members === 0;
        if (!isLast && lacksOwner(people, { actor, organizationId }))
          throw new AppError('last_owner');
        if (isLast) {
          await store.closeOrganization(tx, organizationId, clock.now());
          await endSharesOf(tx, organizationId, clock.now());
        }
        const who = { organizationId, actorId: actor.userId };
        const details = { role: member.role };
        await audit.record(tx, {
          ...who,
          action: 'account.removed',
          subjectId: member.id,
          details,
        });
        if (isLast) await audit.record(tx, { ...who, action: 'organization.closed' });
      });
    },
  };
}
