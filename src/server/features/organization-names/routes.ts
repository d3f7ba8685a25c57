import type { organizationNameRoutes } from '#contracts/routes/organization-names.ts';
import type { NameReviewBody } from '#contracts/schemas/organization-name.ts';
import type { OrganizationNamesService } from './service.ts';
import type { NameReview } from './store.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createOrganizationNameHandlers(
  names: OrganizationNamesService,
): HandlersOf<typeof organizationNameRoutes> {
  return {
    waiting: async ({ query, nextPage }) => {
      const page = await names.listWaiting(pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(present);
    },
    approve: async ({ caller, params }) =>
      present(await names.decide(caller.actor, params.id, 'approved')),
    reject: async ({ caller, params }) =>
      present(await names.decide(caller.actor, params.id, 'rejected')),
  };
}

function present(review: NameReview): NameReviewBody {
  const { id, organizationId, organizationName, brandId, name, decision, status } = review;
  const createdAt = review.createdAt.toISOString();
  const findings = [...review.findings];
  const whose = { organizationId, organizationName, brandId };
  return { id, ...whose, name, decision, findings, status, createdAt };
}
