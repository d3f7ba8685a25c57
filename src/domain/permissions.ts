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
  readonly description: string;
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
  'workspace.read': {
    description: 'See videos, credits, team and statistics',
    roles: EVERYONE,
    reach: 'own organization',
  },
  'profile.edit': {
    description: 'Change own profile, password and age state',
    roles: EVERYONE,
    reach: 'own organization',
  },
  'video.create': {
    description: 'Create videos',
    roles: MAKERS,
    reach: 'own organization',
    ageVerified: true,
  },
  'script.assist': {
    description: 'Use AI script assist',
    roles: MAKERS,
    reach: 'own organization',
    ageVerified: true,
  },
  'video.manageOwn': {
    description: 'Cancel, delete and share own videos',
    roles: MAKERS,
    reach: 'own organization',
  },
  'video.manageAll': {
    description: 'Cancel, delete and share all videos of the organization',
    roles: MANAGERS,
    reach: 'own organization',
  },
  'credits.buy': {
    description: 'Buy credit packages',
    roles: MANAGERS,
    reach: 'own organization',
    ageVerified: true,
  },
  'billing.manage': {
    description: 'See invoices, change billing details, alerts and budgets',
    roles: MANAGERS,
    reach: 'own organization',
  },
  'team.invite': {
    description: 'Invite people, see and withdraw invitations',
    roles: MANAGERS,
    reach: 'own organization',
  },
  'team.changeRole': {
    description: 'Change roles of team members',
    roles: OWNERS,
    reach: 'own organization',
  },
  'team.remove': { description: 'Remove team members', roles: OWNERS, reach: 'own organization' },
  'organization.edit': {
    description: 'Rename the organization',
    roles: OWNERS,
    reach: 'own organization',
  },
  'brands.edit': {
    description: 'Edit, publish and delete brands',
    roles: MANAGERS,
    reach: 'own organization',
  },
  'media.upload': {
    description: 'Upload files, state the rights to them, delete own ones',
    roles: MAKERS,
    reach: 'own organization',
  },
  'brands.decide': {
    description: 'Look at first publications of brands',
    roles: MANAGERS,
    reach: 'operator only',
  },
  'moderation.decide': {
    description: 'Review videos',
    roles: MANAGERS,
    reach: 'platform for the operator',
  },
  'appeals.decide': {
    description: 'Decide about orders that the policy refused',
    roles: MANAGERS,
    reach: 'operator only',
  },
  'rules.edit': {
    description: 'Add rules to the advertising policy, try and publish them',
    roles: MANAGERS,
    reach: 'platform for the operator',
  },
  'rules.decide': {
    description: 'Decide about terms and brands that organizations ask for, export examples',
    roles: MANAGERS,
    reach: 'operator only',
  },
  'names.decide': {
    description: 'Decide about names of organizations',
    roles: MANAGERS,
    reach: 'operator only',
  },
  'users.manage': {
    description: 'See, re-role and delete users',
    roles: MANAGERS,
    reach: 'platform for the operator',
  },
  'credits.adjust': {
    description: 'Adjust credits of an organization',
    roles: MANAGERS,
    reach: 'operator only',
  },
  'engines.manage': {
    description: 'See video models, their queue and failures; retry failed videos',
    roles: MANAGERS,
    reach: 'operator only',
  },
  'audit.read': {
    description: 'Read and export the audit log',
    roles: MANAGERS,
    reach: 'platform for the operator',
  },
  'developers.manage': {
    description: 'Make and revoke API keys, set up webhooks',
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
