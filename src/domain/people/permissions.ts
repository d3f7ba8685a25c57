import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Role } from '#domain/people/roles.ts';

/** How far a permission reaches. */
type Reach =
  /** Only the actor's own organization. */
  | 'own organization'
  /**
   * The whole platform for members of the operator organization, their own organization for others.
   */
  | 'platform for the operator'
  /** Only members of the operator organization can have it. */
  | 'operator only';

interface Rule {
  readonly roles: readonly Role[];
  readonly reach: Reach;
  /** Requires the person to have confirmed their age. */
  readonly ageVerified?: true;
}

const EVERYONE = ['owner', 'admin', 'creator', 'viewer'] as const;
const MAKERS = ['owner', 'admin', 'creator'] as const;
const MANAGERS = ['owner', 'admin'] as const;
const OWNERS = ['owner'] as const;

/** Who may do what. Server routes and screens use this table and nothing else. */
export const PERMISSIONS = {
  /** See videos, credits, team and statistics. */
  'workspace.read': {
    roles: EVERYONE,
    reach: 'own organization',
  },
  /** Change one's own profile, password and age confirmation. */
  'profile.edit': {
    roles: EVERYONE,
    reach: 'own organization',
  },
  /** Create videos. */
  'video.create': {
    roles: MAKERS,
    reach: 'own organization',
    ageVerified: true,
  },
  /** Use AI script assist. */
  'script.assist': {
    roles: MAKERS,
    reach: 'own organization',
    ageVerified: true,
  },
  /** Cancel, delete and share own videos. */
  'video.manageOwn': {
    roles: MAKERS,
    reach: 'own organization',
  },
  /** Cancel, delete and share all videos of the organization. */
  'video.manageAll': {
    roles: MANAGERS,
    reach: 'own organization',
  },
  /** Create, rename and delete folders of videos. Deleting a folder keeps its videos. */
  'folders.edit': {
    roles: MAKERS,
    reach: 'own organization',
  },
  /** Buy credit packages. */
  'credits.buy': {
    roles: MANAGERS,
    reach: 'own organization',
    ageVerified: true,
  },
  /** See invoices, change billing details, alerts and budgets. */
  'billing.manage': {
    roles: MANAGERS,
    reach: 'own organization',
  },
  /** Invite people, list and withdraw invitations. */
  'team.invite': {
    roles: MANAGERS,
    reach: 'own organization',
  },
  /** Change roles of team members. */
  'team.changeRole': {
    roles: OWNERS,
    reach: 'own organization',
  },
  /** Remove team members. */
  'team.remove': { roles: OWNERS, reach: 'own organization' },
  /** Rename the organization. */
  'organization.edit': {
    roles: OWNERS,
    reach: 'own organization',
  },
  /** Edit, publish and delete brands. */
  'brands.edit': {
    roles: MANAGERS,
    reach: 'own organization',
  },
  /** Upload files, state the rights to them, delete one's own files. */
  'media.upload': {
    roles: MAKERS,
    reach: 'own organization',
  },
  /** Review publications of brands. */
  'brands.decide': {
    roles: MANAGERS,
    reach: 'operator only',
  },
  /** Review videos. */
  'moderation.decide': {
    roles: MANAGERS,
    reach: 'platform for the operator',
  },
  /** Decide appeals against orders that the policy refused. */
  'appeals.decide': {
    roles: MANAGERS,
    reach: 'operator only',
  },
  /** Add rules to the advertising policy, test and publish them. */
  'rules.edit': {
    roles: MANAGERS,
    reach: 'platform for the operator',
  },
  /** Decide on terms and brands that organizations request, export examples. */
  'rules.decide': {
    roles: MANAGERS,
    reach: 'operator only',
  },
  /** Decide on names of organizations. */
  'names.decide': {
    roles: MANAGERS,
    reach: 'operator only',
  },
  /** See users, change their roles, delete them. */
  'users.manage': {
    roles: MANAGERS,
    reach: 'platform for the operator',
  },
  /** Suspend and reinstate users. */
  'users.suspend': {
    roles: MANAGERS,
    reach: 'operator only',
  },
  /** Adjust the credits of an organization. */
  'credits.adjust': {
    roles: MANAGERS,
    reach: 'operator only',
  },
  /** See video models, their queue and failures; retry failed videos. */
  'engines.manage': {
    roles: MANAGERS,
    reach: 'operator only',
  },
  /** Read and export the audit log. */
  'audit.read': {
    roles: MANAGERS,
    reach: 'platform for the operator',
  },
  /** Create and revoke API keys, set up webhooks. */
  'developers.manage': {
    roles: MANAGERS,
    reach: 'own organization',
  },
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof PERMISSIONS;

export interface Actor {
  readonly userId: UserId;
  readonly organizationId: OrganizationId;
  readonly role: Role;
  readonly ageVerified: boolean;
  /** Whether the actor's organization runs this installation. */
  readonly isOperator: boolean;
  /**
   * Whether their organization requires a second factor that they have not set up. They can do
   * nothing else until they do.
   */
  readonly lacksSecondFactor?: boolean;
  /**
   * For API keys that act on someone's behalf: everything the key may do, whatever that person may
   * do.
   */
  readonly permissions?: readonly Permission[];
}

export type Requirement = 'role' | 'age' | 'operator' | 'scope' | 'second factor';

/** Returns why `actor` does not have `permission`; null if they do. */
export function missingRequirement(
  actor: Pick<Actor, 'role' | 'ageVerified' | 'isOperator' | 'permissions' | 'lacksSecondFactor'>,
  permission: Permission,
): Requirement | null {
  const rule: Rule = PERMISSIONS[permission];
  if (actor.lacksSecondFactor) return 'second factor';
  if (actor.permissions && !actor.permissions.includes(permission)) return 'scope';
  if (!rule.roles.includes(actor.role)) return 'role';
  if (rule.reach === 'operator only' && !actor.isOperator) return 'operator';
  if (rule.ageVerified && !actor.ageVerified) return 'age';
  return null;
}

/** Whether the role alone grants the permission. Used by menus and buttons. */
export function roleHas(role: Role, permission: Permission): boolean {
  const rule: Rule = PERMISSIONS[permission];
  return rule.roles.includes(role);
}
