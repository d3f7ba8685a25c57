import type { Role } from '#domain/people/roles.ts';

/** The one spelling of each role. */
export const ROLE_LABELS: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Admin',
  creator: 'Creator',
  viewer: 'Viewer',
};

/** What each role adds to the one before, the least first. */
export const ROLE_DUTIES: Record<Role, string> = {
  viewer: 'Sees videos, credits and the team, and changes nothing.',
  creator: 'Also creates videos and uses script assist.',
  admin: 'Also invites people, buys credits, reviews videos and manages users.',
  owner: 'Also changes roles, removes people and edits the organization.',
};

export const TEXTS = {
  budgetSaved: 'Budget saved',
  budgetNotSaved: 'Update failed',
};
