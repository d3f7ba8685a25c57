import type { dashboardRoutes } from '#contracts/routes/dashboard.ts';
import type { DocumentsService } from '#server/features/billing/documents.ts';
import type { CreditsService } from '#server/features/credits/service.ts';
import { ASPECT_RATIOS } from '#domain/order/controls.ts';
import { DAY_MS } from '#domain/durations.ts';
import { roleHas, type Actor } from '#domain/people/permissions.ts';
import { describeActivity, ordersOf } from './activity.ts';
import * as store from './store.ts';
import type { JobsService } from '#server/features/jobs/service.ts';
import { mediaHolderOf } from '#server/http/serving/media-holder.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Connection } from '#server/platform/database/database.ts';
import type { MediaAddresses } from '#server/platform/storage/media-addresses.ts';

const RECENT_COUNT = 5;
const SOON_MILLISECONDS = 7 * DAY_MS;

interface DashboardDeps {
  readonly db: Connection;
  readonly clock: Clock;
  readonly jobs: JobsService;
  readonly credits: CreditsService;
  readonly media: MediaAddresses;
  readonly documents: Pick<DocumentsService, 'hasSeller'>;
}

export function createDashboardHandlers({
  db,
  clock,
  jobs,
  credits,
  media,
  documents,
}: DashboardDeps): HandlersOf<typeof dashboardRoutes> {
  return {
    stats: async ({ caller }) => {
      const { organizationId, userId } = caller.actor;
      const from = clock.now();
      const soon = { from, until: new Date(from.getTime() + SOON_MILLISECONDS) };
      const [
        counters,
        creditsRemaining,
        recent,
        held,
        ready,
        toReview,
        links,
        rights,
        alert,
        lacksSeller,
      ] = await Promise.all([
        jobs.countersOf(organizationId),
        credits.balanceOf(organizationId),
        jobs.list(organizationId, { limit: RECENT_COUNT * ASPECT_RATIOS.length, after: null }),
        store.countHeld(db, organizationId),
        store.countReadyUnread(db, userId),
        countToReview(db, caller.actor),
        store.countLinksEnding(db, organizationId, soon),
        store.countRightsEnding(db, organizationId, soon),
        findAlert(db, caller.actor),
        sellsCredits(caller.actor) && documents.hasSeller().then((hasSeller) => !hasSeller),
      ]);
      const posterOf = (key: string) => media.addressOf(key, mediaHolderOf(caller));
      const viewing = { userId, now: from, posterOf };
      return {
        totalVideos: counters.total,
        creditsRemaining,
        videosInProgress: counters.unfinished,
        videosOnHold: held,
        readyUnread: ready,
        ...toReview,
        lowBalanceCredits: alert !== null && creditsRemaining < alert ? alert : null,
        lacksSeller,
        linksEndingSoon: links,
        rightsEndingSoon: rights,
        recentActivity: ordersOf(recent.items)
          .slice(0, RECENT_COUNT)
          .flatMap((order) => describeActivity(order, viewing)),
      };
    },
  };
}

/** The low-balance alert, for those who can do something about it. */
function findAlert(db: Connection, { role, organizationId }: Actor): Promise<number | null> | null {
  return roleHas(role, 'billing.manage') ? store.findLowBalanceAlert(db, organizationId) : null;
}

/** Whether somebody answers for what invoices say of their seller. */
const sellsCredits = ({ role, isOperator }: Actor) => isOperator && roleHas(role, 'billing.manage');

/** What waits for a reviewer; brands, names and appeals wait for the operator alone. */
async function countToReview(db: Connection, actor: Actor) {
  const isReviewer = roleHas(actor.role, 'moderation.decide');
  const isOperator = isReviewer && actor.isOperator;
  const [reviews, brandsWaiting, appealsWaiting, requestsWaiting] = await Promise.all([
    isReviewer ? store.countReviewsWaiting(db, actor) : store.NO_REVIEWS,
    isOperator ? store.countBrandsWaiting(db) : 0,
    isOperator ? store.countAppealsWaiting(db, actor.organizationId) : 0,
    isOperator ? store.countRequestsWaiting(db) : 0,
  ]);
  const { total: reviewsWaiting, onHold: reviewsOnHold, orders: reviewOrders } = reviews;
  return {
    reviewsWaiting,
    reviewsOnHold,
    reviewOrders,
    brandsWaiting,
    appealsWaiting,
    requestsWaiting,
  };
}
