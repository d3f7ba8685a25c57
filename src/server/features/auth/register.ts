import { randomUUID } from 'node:crypto';

import type { RegisterBody } from '#contracts/schemas/auth.ts';
import type { OrganizationId, UserId } from '#domain/ids.ts';
import { defaultOrganizationName } from '#domain/people/organization-name.ts';
import type { Role } from '#domain/people/roles.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { startSession, type SessionStart } from './sessions.ts';
import * as store from './store.ts';
import type { CreditsService } from '#server/features/credits/service.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { InvitationsService } from '#server/features/team/invitations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Transaction } from '#server/platform/database/database.ts';

interface Deps {
  readonly clock: Clock;
  readonly credits: CreditsService;
  readonly audit: AuditService;
  readonly invitations: InvitationsService;
  readonly notifications: Pick<NotificationsService, 'tell'>;
  readonly operatorClaim: Config['operatorClaim'];
}

export interface SignedInAccount {
  readonly account: store.Account;
  readonly token: string;
}

export type NewAccount = Omit<RegisterBody, 'password'> & {
  readonly passwordHash: string;
  /** Details of the session that it starts. */
  readonly session: SessionStart;
};

/** Creates an account, either with a new organization or, if invited, in the inviting one. */
export async function createAccount(
  tx: Transaction,
  deps: Deps,
  account: NewAccount,
): Promise<SignedInAccount> {
  return account.inviteToken === undefined
    ? foundOrganization(tx, deps, account)
    : joinOrganization(tx, deps, { ...account, inviteToken: account.inviteToken });
}

async function foundOrganization(
  tx: Transaction,
  deps: Deps,
  account: NewAccount,
): Promise<SignedInAccount> {
  const { clock, credits, audit, operatorClaim } = deps;
  const organizationId = randomUUID() as OrganizationId;
  const isOperator = operatorClaim === 'first-account' && (await store.isFirstOrganization(tx));
  await store.insertOrganization(tx, {
    id: organizationId,
    name: defaultOrganizationName(account.username),
    isOperator,
    createdAt: clock.now(),
  });
  const userId = await insertUser(tx, clock, { ...account, organizationId, role: 'owner' });
  await audit.record(tx, {
    organizationId,
    action: 'account.registered',
    actorId: userId,
    details: { isOperator },
  });
  await credits.grantWelcome(tx, organizationId);
  return signedIn(tx, account.session, userId);
}

async function joinOrganization(
  tx: Transaction,
  { clock, audit, invitations, notifications }: Deps,
  account: NewAccount & { inviteToken: string },
): Promise<SignedInAccount> {
  const { id, organizationId, role, invitedBy } = await invitations.accept(tx, account.inviteToken);
  const userId = await insertUser(tx, clock, { ...account, organizationId, role });
  const signedInAs = await signedIn(tx, account.session, userId);
  await notifications.tell(tx, {
    userId: invitedBy,
    kind: 'invitation_taken',
    subject: account.username,
  });
  await audit.record(tx, {
    organizationId,
    action: 'account.joined',
    actorId: userId,
    subjectId: id,
    details: { role },
  });
  return signedInAs;
}

interface NewUser extends NewAccount {
  readonly organizationId: OrganizationId;
  readonly role: Role;
}

async function insertUser(tx: Transaction, clock: Clock, user: NewUser): Promise<UserId> {
  const { organizationId, username, email, passwordHash, role } = user;
  const id = randomUUID() as UserId;
  const createdAt = clock.now();
  await store.insertUser(tx, {
    id,
    organizationId,
    username,
    email,
    passwordHash,
    role,
    createdAt,
  });
  return id;
}

async function signedIn(
  tx: Transaction,
  start: SessionStart,
  userId: UserId,
): Promise<SignedInAccount> {
  const account = await store.findAccount(tx, userId);
  if (!account) throw new Error('The account that was just made is missing');
  return { account, token: await startSession(tx, userId, start) };
}
