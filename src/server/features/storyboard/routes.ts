import type { storyboardRoutes } from '#contracts/routes/storyboard.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import { presentPreview } from './present.ts';
import type { StoryboardService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createStoryboardHandlers(
  storyboard: StoryboardService,
  speech: SpeechSettings | null,
): HandlersOf<typeof storyboardRoutes> {
  return {
    preview: async ({ caller, body }) => {
      const preview = await storyboard.preview(caller.actor, body);
      const { decision, findings } = preview.verdict;
      return {
        storyboard: presentPreview(preview, speech),
        verdict: { decision, findings: [...findings] },
        hasStoryModel: storyboard.hasStoryModel,
      };
    },
    story: async ({ caller, body }) => ({ story: await storyboard.readStory(caller.actor, body) }),
  };
}
