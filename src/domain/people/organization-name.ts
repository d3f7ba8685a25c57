/**
 * The name of an organization before its owner chooses one. It contains a username, so it is never
 * published.
 */
export function defaultOrganizationName(username: string): string {
  return `${username}'s Organization`;
}

const DEFAULT_NAME = /^\w{3,30}'s Organization$/;

/**
 * Returns the name that may appear in films and on public pages; null if the organization only has
 * the default one.
 */
export function publicNameOf(organizationName: string): string | null {
  return DEFAULT_NAME.test(organizationName) ? null : organizationName;
}

/** The states of a review by the operator of a name that the policy did not allow. */
export const NAME_REVIEW_STATUSES = ['waiting', 'approved', 'rejected'] as const;
export type NameReviewStatus = (typeof NAME_REVIEW_STATUSES)[number];
