import type { engineRoutes } from '#contracts/routes/engines.ts';
import type { JobId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

import type { EnginePanel } from './engines/engine-panel.ts';
import type { OfferModel } from './engines/model-offer.ts';

interface Retrying {
  retry(actor: Actor, jobId: JobId): Promise<{ id: string; status: string }>;
}

export function createEngineHandlers(
  panel: EnginePanel,
  jobs: Retrying,
  offerModel: OfferModel,
): HandlersOf<typeof engineRoutes> {
  return {
    list: () => panel.overview(),
    offered: ({ caller, query }) => offerModel(caller.actor.organizationId, query.preset),
    retry: async ({ caller, params }) => {
      const { id, status } = await jobs.retry(caller.actor, params.id as JobId);
      return { id, status };
    },
  };
}
