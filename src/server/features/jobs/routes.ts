import type { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobId } from '#domain/ids.ts';
import { PRESETS } from '#domain/order/presets.ts';
import type { MarketsService } from '#server/features/markets/service.ts';
import { idempotencyKeyOf } from './ordering/idempotency-header.ts';
import type { PresentJob } from './present.ts';
import type { JobsService } from './service.ts';
import { pageRequestOf } from '#server/http/requests/paging.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createJobHandlers(
  jobs: JobsService,
  markets: MarketsService,
  present: PresentJob,
): HandlersOf<typeof jobRoutes> {
  return {
    presets: async () => [...PRESETS],
    list: async ({ caller, query, nextPage }) => {
      const { limit: _limit, cursor: _cursor, ...filter } = query;
      const request = { ...pageRequestOf(query), filter };
      const page = await jobs.list(caller.actor.organizationId, request);
      nextPage(page.nextCursor);
      return page.items.map((job) => present(job, caller, page.places));
    },
    create: async ({ caller, body, header }) => {
      const key = idempotencyKeyOf(header('idempotency-key'));
      const order = await markets.complete(caller.actor, body);
      const { job, group } = await jobs.create(caller.actor, order, key);
      return {
        ...present(job, caller),
        group: group && group.map((one) => present(one, caller)),
      };
    },
    checkStatus: async ({ caller, params }) => {
      const { job, places } = await jobs.follow(caller.actor.organizationId, params.id as JobId);
      return present(job, caller, places);
    },
    cancel: async ({ caller, params }) =>
      present(await jobs.cancel(caller.actor, params.id as JobId), caller),
    rename: async ({ caller, params, body }) =>
      present(await jobs.rename(caller.actor, params.id as JobId, body.title), caller),
    restore: async ({ caller, params }) =>
      present(await jobs.restore(caller.actor, params.id as JobId), caller),
    remove: ({ caller, params }) => jobs.remove(caller.actor, params.id as JobId),
  };
}
