import type { Permission } from '#domain/people/permissions.ts';

interface Scope {
  readonly description: string;
  readonly permissions: readonly Permission[];
}

/**
 * The scopes an API key can have. None of them covers money, roles, profiles or the keys
 * themselves; those need a person who signs in.
 */
export const API_SCOPES = {
  'workspace:read': {
    description: 'Read videos, credits, team and statistics',
    permissions: ['workspace.read'],
  },
  'videos:write': {
    description: 'Create videos, cancel, delete and move them, use script assist',
    permissions: [
      'video.create',
      'video.manageOwn',
      'video.manageAll',
      'folders.edit',
      'script.assist',
    ],
  },
  'brands:write': {
    description: 'Edit and publish brands, upload files',
    permissions: ['brands.edit', 'media.upload'],
  },
  'moderation:write': {
    description: 'Approve and reject videos of the organization',
    permissions: ['moderation.decide'],
  },
  'team:write': {
    description: 'Invite people and withdraw invitations',
    permissions: ['team.invite'],
  },
  'audit:read': {
    description: 'Read and export the audit log',
    permissions: ['audit.read'],
  },
} as const satisfies Record<string, Scope>;

export type ApiScope = keyof typeof API_SCOPES;

export const API_SCOPE_NAMES = Object.keys(API_SCOPES) as ApiScope[];

/** Returns the permissions these scopes grant. The key's creator must hold them as well. */
export function permissionsOf(scopes: readonly ApiScope[]): readonly Permission[] {
  return [
    ...new Set(scopes.flatMap((scope): readonly Permission[] => API_SCOPES[scope].permissions)),
  ];
}

export const API_KEYS_MAX = 20;
/** The lifetimes a key can have; null means it does not expire. */
export const API_KEY_LIFETIME_DAYS = [30, 90, 365, null] as const;
