import type { brandRoutes } from '#contracts/routes/brands.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { BrandId } from '#domain/ids.ts';
import {
  presentBrand,
  presentBrandToReview,
  presentReviewedBrand,
  presentVersion,
} from './present.ts';
import type { BrandsService } from './service.ts';
import type { BrandToReview } from './store.ts';
import type { PresentJob } from '#server/features/jobs/present.ts';
import type { JobsService } from '#server/features/jobs/service.ts';
import type { StoryboardService } from '#server/features/storyboard/service.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import { mediaHolderOf } from '#server/http/serving/media-holder.ts';
import type { MediaAddresses } from '#server/platform/storage/media-addresses.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

const idOf = ({ id }: { readonly id: string }) => id as BrandId;

interface Deps {
  readonly brands: BrandsService;
  readonly jobs: Pick<JobsService, 'listOfOlderVersion'>;
  readonly presentJob: PresentJob;
  readonly media: MediaAddresses;
  readonly storyboard: Pick<StoryboardService, 'previewBrand'>;
}

/** `presentJob` is the jobs feature's presenter. */
export function createBrandHandlers({
  brands,
  jobs,
  presentJob,
  media,
  storyboard,
}: Deps): HandlersOf<typeof brandRoutes> {
  const presentToLookAt = async (caller: SignedIn, brand: BrandToReview) => {
    const keys = await brands.logoKeysOf(brand);
    const logoUrls = keys.map((key) => media.addressOf(key, mediaHolderOf(caller)));
    return { ...presentBrandToReview(brand), logoUrls };
  };
  return {
    list: async ({ caller, query, nextPage }) => {
      const archived = query.state === 'archived';
      const page = await brands.list(caller.actor, { ...pageRequestOf(query), archived });
      nextPage(page.nextCursor);
      return page.items.map(presentBrand);
    },
    create: async ({ caller, body }) => presentBrand(await brands.create(caller.actor, body)),
    find: async ({ caller, params }) => presentBrand(await brands.find(caller.actor, idOf(params))),
    change: async ({ caller, params, body }) =>
      presentBrand(await brands.change(caller.actor, idOf(params), body)),
    preview: async ({ caller: { actor }, params, body }) => {
      const brand = await brands.previewOf(actor, idOf(params), body);
      return storyboard.previewBrand(actor, brand);
    },
    archive: ({ caller, params }) => brands.archive(caller.actor, idOf(params)),
    restore: async ({ caller, params }) =>
      presentBrand(await brands.restore(caller.actor, idOf(params))),
    publish: async ({ caller, params }) =>
      presentBrand(await brands.publish(caller.actor, idOf(params))),
    versions: async ({ caller, params, query, nextPage }) => {
      const page = await brands.listVersions(caller.actor, idOf(params), pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentVersion);
    },
    outdatedVideos: async ({ caller, params, query, nextPage }) => {
      const { organizationId, id, publishedNumber } = await brands.find(caller.actor, idOf(params));
      const brand = { id, organizationId, version: publishedNumber ?? 0 };
      const page = await jobs.listOfOlderVersion(brand, pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map((job) => presentJob(job, caller));
    },
    waiting: async ({ caller, query, nextPage }) => {
      const page = await brands.listToLookAt(pageRequestOf(query));
      nextPage(page.nextCursor);
      return Promise.all(page.items.map((brand) => presentToLookAt(caller, brand)));
    },
    reviewed: async ({ query, nextPage }) => {
      const page = await brands.listReviewed(pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentReviewedBrand);
    },
    previewToLookAt: async ({ caller, params }) => {
      const { organizationId, brand } = await brands.findToReview(idOf(params));
      const owner: Actor = { ...caller.actor, organizationId, isOperator: false };
      return storyboard.previewBrand(owner, brand);
    },
    approve: async ({ caller, params, body }) =>
      presentToLookAt(
        caller,
        await brands.recordReview(caller.actor, idOf(params), { look: 'approved', ...body }),
      ),
    reject: async ({ caller, params, body }) =>
      presentToLookAt(
        caller,
        await brands.recordReview(caller.actor, idOf(params), { look: 'rejected', ...body }),
      ),
  };
}
