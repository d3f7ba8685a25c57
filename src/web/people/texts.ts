import type { Role } from '#domain/roles.ts';

/** The one spelling of each role. */
export const ROLE_LABELS: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Admin',
  creator: 'Creator',
  viewer: 'Viewer',
};
