import type { briefRoutes } from '#contracts/routes/brief.ts';
import { presentBrief } from './present.ts';
import type { BriefService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createBriefHandlers(briefs: BriefService): HandlersOf<typeof briefRoutes> {
  return {
    read: async ({ caller, body }) => {
      const { prompt, preset = null, withModel = false } = body;
      const read = await briefs.read(caller.actor, { prompt, preset, withModel });
      return presentBrief({ ...read, prompt, modelName: briefs.modelName });
    },
  };
}
