/** What an organization is called before its owner names it. It holds a username, so it is never published. */
export function defaultOrganizationName(username: string): string {
  return `${username}'s Organization`;
}

const DEFAULT_NAME = /^\w{3,30}'s Organization$/;

/** The name that may stand in films and on public pages; null where there is only the default one. */
export function publicNameOf(organizationName: string): string | null {
  return DEFAULT_NAME.test(organizationName) ? null : organizationName;
}

/** Where the operator's decision about a name stands that the compliance judge did not allow. */
export const NAME_REVIEW_STATUSES = ['waiting', 'approved', 'rejected'] as const;
export type NameReviewStatus = (typeof NAME_REVIEW_STATUSES)[number];
