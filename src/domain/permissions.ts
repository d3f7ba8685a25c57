import type { OrganizationId, UserId } from '#domain/ids.ts';
import type { Role } from '#domain/roles.ts';

/** Where a permission reaches. */
type Reach =
  /** Only what belongs to the actor's own organization. */
  | 'own organization'
  /** The whole platform for people of the operator organization, their own organization for others. */
  | 'platform for the operator'
  /** Only people of the operator organization have it at all. */
  | 'operator only';

interface Rule {
  readonly roles: readonly Role[];
  readonly reach: Reach;
  /** The person must have confirmed their age. */
  readonly ageVerified?: true;
}

const EVERYONE = ['owner', 'admin', 'creator', 'viewer'] as const;
const MAKERS = ['owner', 'admin', 'creator'] as const;
const MANAGERS = ['owner', 'admin'] as const;
const OWNERS = ['owner'] as const;

/** Who may do what. The server's routes and the screens both ask this table and nothing else. */
export const PERMISSIONS = {
  /** See videos, credits, team and statistics. */
  'workspace.read': {
    roles: EVERYONE,
    reach: 'own organization',
  },
  /** Change own profile, password and age state. */
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
  /** Create, rename and delete folders of videos; the videos stay. */
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
  /** Invite people, see and withdraw invitations. */
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
  /** Upload files, state the rights to them, delete own ones. */
  'media.upload': {
    roles: MAKERS,
    reach: 'own organization',
  },
  /** Look at first publications of brands. */
  'brands.decide': {
    roles: MANAGERS,
    reach: 'operator only',
  },
  /** Review videos. */
  'moderation.decide': {
    roles: MANAGERS,
    reach: 'platform for the operator',
  },
  /** Decide about orders that the policy refused. */
  'appeals.decide': {
    roles: MANAGERS,
    reach: 'operator only',
  },
  /** Add rules to the advertising policy, try and publish them. */
  'rules.edit': {
    roles: MANAGERS,
    reach: 'platform for the operator',
  },
  /** Decide about terms and brands that organizations ask for, export examples. */
  'rules.decide': {
    roles: MANAGERS,
    reach: 'operator only',
  },
  /** Decide about names of organizations. */
  'names.decide': {
    roles: MANAGERS,
    reach: 'operator only',
  },
  /** See, re-role and delete users. */
  'users.manage': {
    roles: MANAGERS,
    reach: 'platform for the operator',
  },
  /** Adjust credits of an organization. */
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
  /** Make and revoke API keys, set up webhooks. */
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
  /** Whether their organization requires a second factor that they have not set up: nothing else then. */
  readonly lacksSecondFactor?: boolean;
  /** Where an API key calls in somebody's name: all it may do, whatever that person may. */
  readonly permissions?: readonly Permission[];
}

export type Requirement = 'role' | 'age' | 'operator' | 'scope' | 'second factor';

/** Why `actor` lacks `permission` altogether, or null where they have it. */
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

/** Whether the role alone gives the permission: what menus and buttons ask. */
export function roleHas(role: Role, permission: Permission): boolean {
  const rule: Rule = PERMISSIONS[permission];
  return rule.roles.includes(role);
}
