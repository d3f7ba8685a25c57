const SHOWN_LENGTH = 4;

/**
 * What stands in place of the name of somebody whose account was deleted: their id tells entries of
 * one person from those of another, and nothing else.
 */
export function formerMember(userId: string): string {
  return `Former member ${userId.slice(0, SHOWN_LENGTH)}`;
}

/** An organization whose last account was deleted: its name may have held that person's. */
export function closedOrganization(organizationId: string): string {
  return `Closed organization ${organizationId.slice(0, SHOWN_LENGTH)}`;
}
