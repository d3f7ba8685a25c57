/**
 * Invitations to an organization. Called by the team routes and by registration. A link works once
 * and for seven days, as long as its creator may invite; inviting the same address again replaces
 * the earlier link. Its token is derived from the secret key, so that the link can be displayed
 * again although the database alone does not reveal it. Whoever has the link may use it with any
 * email address: links are meant to be copied and forwarded. API keys never receive a link, cannot
 * grant management roles and cannot invite into the operator's organization. Authorization: the
 * route's permission, and the restrictions for keys; invitations of other organizations are
 * reported as not found.
 */
import { randomUUID } from 'node:crypto';

import type { InviteBody } from '#contracts/schemas/team.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { ApiKeyId, OrganizationId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { TEAM_ROLE_DESCRIPTIONS } from '#domain/people/roles.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { requireBelow } from '#server/platform/limits/require-below.ts';
import { mayEmailInvitation } from './email-limits.ts';
import * as store from './invitation-store.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { LinkTokens } from '#server/platform/link-tokens.ts';
import type { Compose, Outbox } from '#server/platform/mail/outbox.ts';
import { withoutContacts } from '#server/platform/mail/without-contacts.ts';
import { writeEmail } from '#server/platform/mail/write-email.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly outbox: Outbox;
  readonly linkTokens: LinkTokens;
  readonly publicUrl: string;
  readonly limiter: SharedLimiter;
  readonly limits: Config['limits'];
  /** Whether an organization has ever received credits other than its welcome credits. */
  readonly hasOwnCredits: (connection: Connection, id: OrganizationId) => Promise<boolean>;
}

export interface OpenInvitation extends store.InvitationRow {
  /** Null for API keys. */
  readonly inviteUrl: string | null;
}

export interface NewInvitation extends OpenInvitation {
  readonly emailed: boolean;
}

export interface InvitationPreview extends store.InvitationRow {
  readonly organizationName: string;
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;

const LIFETIME_MS = 7 * DAY_MS;
const HOUR_SECONDS = 3600;
const KEY_ROLES =
  'API keys can only invite viewers and creators. Please sign in to invite an admin.';
const KEY_OPERATOR =
  'API keys cannot invite people into the platform operator’s organization. Please sign in.';

export function createInvitationsService(deps: Deps) {
  const { db, clock, audit, outbox, linkTokens, limiter, limits } = deps;

  const withLink = (row: store.InvitationRow, { apiKeyId }: SignedIn): OpenInvitation => ({
    ...row,
    inviteUrl: apiKeyId === undefined ? inviteUrlOf(deps, row.id) : null,
  });

  /**
   * Locks inviter and organization; throws 403 if they may not create such an invitation (any
   * more).
   */
  async function requireRight(tx: Transaction, { actor, apiKeyId }: SignedIn): Promise<void> {
    const { organizationId, userId } = actor;
    if (!(await store.lockInviter(tx, organizationId, userId))) throw new AppError('forbidden');
    const organization = await store.lockOrganization(tx, organizationId);
    if (!organization) throw new AppError('forbidden');
    if (apiKeyId !== undefined && organization.isOperator) {
      throw new AppError('forbidden', { message: KEY_OPERATOR });
    }
  }

  return {
    async invite(caller: SignedIn, { email, role }: InviteBody): Promise<NewInvitation> {
      const { organizationId, userId: invitedBy } = caller.actor;
      if (caller.apiKeyId !== undefined && role === 'admin') {
        throw new AppError('forbidden', { message: KEY_ROLES });
      }
      if (await store.isMember(db, organizationId, email)) throw new AppError('already_member');
      const limit = { max: limits.invitationsPerOrganization, windowSeconds: HOUR_SECONDS };
      await requireBelow(limiter, `invite-by:${organizationId}`, limit);
      const isEmailed = await mayEmailInvitation(deps, organizationId, email);
      const id = randomUUID();
      const createdAt = clock.now();
      const row = await db.transaction(async (tx) => {
        await requireRight(tx, caller);
        const stored = await store.replaceInvitation(tx, {
          id,
          organizationId,
          email,
          role,
          tokenHash: linkTokens.hashOf(linkTokens.tokenOf('invitation', id)),
          invitedBy,
          apiKeyId: (caller.apiKeyId as ApiKeyId | undefined) ?? null,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + LIFETIME_MS),
        });
        if (isEmailed) await outbox.add(tx, { kind: 'invitation', aboutId: id });
        await audit.record(tx, {
          organizationId,
          action: 'invitation.sent',
          actorId: invitedBy,
          subjectId: id,
          details: { role },
        });
        return stored;
      });
      return { ...withLink(row, caller), emailed: isEmailed && outbox.isDelivering };
    },

    async listOpen(caller: SignedIn, request: PageRequest): Promise<Page<OpenInvitation>> {
      const { organizationId } = caller.actor;
      const now = clock.now();
      const rows = await store.findOpenInvitations(db, organizationId, { ...request, now });
      const page = pageOf(rows, request.limit);
      return { ...page, items: page.items.map((row) => withLink(row, caller)) };
    },

    /** Describes the invitation to whoever has the link. Throws 410 if it can no longer be used. */
    async preview(token: string): Promise<InvitationPreview> {
      const found = await store.findByToken(db, linkTokens.hashOf(token), clock.now());
      if (!found) throw new AppError('invitation_ended');
      return found;
    },

    async withdraw({ organizationId, userId: actorId }: Actor, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const taken = await store.takeInvitation(tx, organizationId, id);
        if (!taken || taken.expiresAt <= clock.now()) throw new AppError('not_found');
        const action = 'invitation.withdrawn';
        await audit.record(tx, { organizationId, action, actorId, subjectId: id });
      });
    },

    /** Consumes an invitation. The organization cannot be closed before `tx` ends. */
    async accept(tx: Transaction, token: string): Promise<store.InvitationRow> {
      const found = await store.findByToken(tx, linkTokens.hashOf(token), clock.now());
      if (!found) throw new AppError('invitation_invalid');
      // The organization first, as in `invite`, so that two transactions cannot deadlock.
      const organization = await store.lockOrganization(tx, found.organizationId);
      const taken = await store.takeInvitation(tx, found.organizationId, found.id);
      if (!organization || !taken) throw new AppError('invitation_invalid');
      return taken;
    },
  };
}

type LinkDeps = Pick<Deps, 'linkTokens' | 'publicUrl'>;

function inviteUrlOf({ linkTokens, publicUrl }: LinkDeps, id: string): string {
  return `${publicUrl}/register?invite=${linkTokens.tokenOf('invitation', id)}`;
}

/**
 * The email with the link; nothing once the invitation was used, withdrawn or has expired. It goes
 * to people who do not know us, so our URL is the only one in it, and its subject contains no text
 * from users.
 */
export function composeInvitationEmail(deps: LinkDeps & Pick<Deps, 'db' | 'clock'>): Compose {
  return async (invitationId) => {
    const found = await store.findForEmail(deps.db, invitationId, deps.clock.now());
    if (!found) return null;
    const { organizationName: name, inviter, role } = found;
    const organization = withoutContacts(`the organization “${name}”`, 'their organization');
    return writeEmail({
      to: found.email,
      subject: 'You have been invited to CasinoReel',
      parts: [
        'Hello,',
        `${withoutContacts(inviter, 'Someone')} has invited you to join ${organization} on CasinoReel. Your role: ${role} (${TEAM_ROLE_DESCRIPTIONS[role].toLowerCase()}).`,
        { action: 'Create your account', url: inviteUrlOf(deps, invitationId) },
        'The link works once and expires in 7 days. CasinoReel is for people aged 21 and over. If you do not know who invited you, you can ignore this email.',
      ],
    });
  };
}
