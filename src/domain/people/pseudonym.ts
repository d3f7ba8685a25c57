const SHOWN_LENGTH = 4;

/**
 * Replaces the name of a deleted user. The id distinguishes the entries of one person from
 * another's and reveals nothing else.
 */
export function formerMember(userId: string): string {
  return `Former member ${userId.slice(0, SHOWN_LENGTH)}`;
}

/**
 * Replaces the name of an organization whose last account was deleted, since it may have contained
 * that person's name.
 */
export function closedOrganization(organizationId: string): string {
  return `Closed organization ${organizationId.slice(0, SHOWN_LENGTH)}`;
}
