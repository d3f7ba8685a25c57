/**
 * Invitations into an organization. Called by the team routes and by registration. A link works once
 * and for seven days; inviting the same address again replaces the earlier link. Its token is made
 * from the secret key, so that the link can be listed while the database alone does not tell it.
 * Whoever holds the link may use it, with any e-mail address: it is copied and forwarded on purpose.
 * Authorization: the route's ability; invitations of other organizations do not exist.
 */
import { randomUUID } from 'node:crypto';

import type { InviteBody } from '#contracts/schemas/team.ts';
import type { OrganizationId } from '#domain/ids.ts';
import type { Actor } from '#domain/permissions.ts';
import { TEAM_ROLE_DESCRIPTIONS } from '#domain/roles.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { requireBelow } from '#server/features/auth/require-below.ts';
import * as store from './invitation-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { LinkTokens } from '#server/platform/link-tokens.ts';
import type { Compose, PostOffice } from '#server/platform/mail/post-office.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly mail: PostOffice;
  readonly linkTokens: LinkTokens;
  readonly publicUrl: string;
  readonly limiter: SharedLimiter;
  readonly limits: Config['limits'];
}

export interface OpenInvitation extends store.InvitationRow {
  readonly inviteUrl: string;
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;

const LIFETIME_MS = 7 * 24 * 3600_000;
const HOUR_SECONDS = 3600;

export function createInvitationsService(needs: Needs) {
  const { db, clock, audit, mail, linkTokens, limiter, limits } = needs;

  const withLink = (row: store.InvitationRow): OpenInvitation => ({
    ...row,
    inviteUrl: inviteUrlOf(needs, row.id),
  });

  return {
    async invite(actor: Actor, { email, role }: InviteBody): Promise<OpenInvitation> {
      const { organizationId, userId: invitedBy } = actor;
      if (await store.hasAccount(db, email)) throw new AppError('already_member');
      const limit = { max: limits.invitationsPerOrganization, windowSeconds: HOUR_SECONDS };
      await requireBelow(limiter, `invite-by:${organizationId}`, limit);
      const id = randomUUID();
      const createdAt = clock.now();
      const row = await db.transaction(async (tx) => {
        await store.lockOrganization(tx, organizationId);
        const stored = await store.replaceInvitation(tx, {
          id,
          organizationId,
          email,
          role,
          tokenHash: linkTokens.hashOf(linkTokens.tokenOf('invitation', id)),
          invitedBy,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + LIFETIME_MS),
        });
        await mail.post(tx, 'invitation', id);
        await audit.record(tx, {
          organizationId,
          action: 'invitation.sent',
          actorId: invitedBy,
          subjectId: id,
          details: { role },
        });
        return stored;
      });
      mail.deliverSoon();
      return withLink(row);
    },

    async listOpen(organizationId: OrganizationId): Promise<OpenInvitation[]> {
      return (await store.findOpenInvitations(db, organizationId, clock.now())).map(withLink);
    },

    async withdraw({ organizationId, userId: actorId }: Actor, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const taken = await store.takeInvitation(tx, organizationId, id);
        if (!taken || taken.expiresAt <= clock.now()) throw new AppError('not_found');
        const action = 'invitation.withdrawn';
        await audit.record(tx, { organizationId, action, actorId, subjectId: id });
      });
    },

    /** Uses an invitation up. The organization cannot be closed before `tx` ends. */
    async accept(tx: Transaction, token: string): Promise<store.InvitationRow> {
      const found = await store.findByToken(tx, linkTokens.hashOf(token), clock.now());
      if (!found) throw new AppError('invitation_invalid');
      // The organization first, as in `invite`: two transactions must not wait for each other.
      const isOpen = await store.lockOrganization(tx, found.organizationId);
      const taken = await store.takeInvitation(tx, found.organizationId, found.id);
      if (!isOpen || !taken) throw new AppError('invitation_invalid');
      return taken;
    },
  };
}

type LinkNeeds = Pick<Needs, 'linkTokens' | 'publicUrl'>;

function inviteUrlOf({ linkTokens, publicUrl }: LinkNeeds, id: string): string {
  return `${publicUrl}/register?invite=${linkTokens.tokenOf('invitation', id)}`;
}

/** The letter with the link; nothing once the invitation is used, withdrawn or over. */
export function composeInvitationLetter(needs: LinkNeeds & Pick<Needs, 'db' | 'clock'>): Compose {
  return async (invitationId) => {
    const found = await store.findForLetter(needs.db, invitationId, needs.clock.now());
    if (!found) return null;
    return {
      to: found.email,
      subject: `Join ${found.organizationName} on CasinoReel`,
      text: [
        'Hello,',
        `${found.inviter ?? 'Somebody'} invites you to join ${found.organizationName} on CasinoReel as ${found.role}: ${TEAM_ROLE_DESCRIPTIONS[found.role].toLowerCase()}. Create your account here:`,
        inviteUrlOf(needs, invitationId),
        'The link works once, for seven days. CasinoReel is for people aged 21 and over.',
      ].join('\n\n'),
    };
  };
}
