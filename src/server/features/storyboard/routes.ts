import type { storyboardRoutes } from '#contracts/routes/storyboard.ts';
import { presentPreview } from './present.ts';
import type { StoryboardService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createStoryboardHandlers(
  storyboard: StoryboardService,
): HandlersOf<typeof storyboardRoutes> {
  return {
    preview: async ({ caller, body }) => {
      const preview = await storyboard.preview(caller.actor, body);
      const { decision, findings } = preview.verdict;
      return {
        storyboard: presentPreview(preview),
        verdict: { decision, findings: [...findings] },
        expectedSeconds: preview.expectedSeconds,
      };
    },
  };
}
