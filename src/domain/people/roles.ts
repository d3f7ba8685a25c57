export const ROLES = ['owner', 'admin', 'creator', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that can be assigned by an invitation or a role change. */
export const TEAM_ROLES = ['viewer', 'creator', 'admin'] as const satisfies readonly Role[];
export type TeamRole = (typeof TEAM_ROLES)[number];

export const TEAM_ROLE_DESCRIPTIONS: Record<TeamRole, string> = {
  viewer: 'Read-only access',
  creator: 'Create and manage videos',
  admin: 'Full management access',
};
