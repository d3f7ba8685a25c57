import type { brandRoutes } from '#contracts/routes/brands.ts';
import type { BrandId } from '#domain/ids.ts';
import { presentBrand, presentBrandToLookAt, presentVersion } from './present.ts';
import type { BrandsService } from './service.ts';
import { pageRequestOf } from '#server/http/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

const idOf = ({ id }: { readonly id: string }) => id as BrandId;

export function createBrandHandlers(brands: BrandsService): HandlersOf<typeof brandRoutes> {
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
    waiting: async ({ query, nextPage }) => {
      const page = await brands.listToLookAt(pageRequestOf(query));
      nextPage(page.nextCursor);
      return page.items.map(presentBrandToLookAt);
    },
    approve: async ({ caller, params }) =>
      presentBrandToLookAt(await brands.noteLook(caller.actor, idOf(params), { look: 'approved' })),
    reject: async ({ caller, params, body }) =>
      presentBrandToLookAt(
        await brands.noteLook(caller.actor, idOf(params), { look: 'rejected', ...body }),
      ),
  };
}
