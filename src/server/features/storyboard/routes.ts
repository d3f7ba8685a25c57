import type { storyboardRoutes } from '#contracts/routes/storyboard.ts';
import type { SpeechSettings } from '#film/narration/remote-voice.ts';
import type { MarketsService } from '#server/features/markets/service.ts';
import { presentPreview } from './present.ts';
import type { StoryboardService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createStoryboardHandlers(
  storyboard: StoryboardService,
  markets: MarketsService,
  speech: SpeechSettings | null,
): HandlersOf<typeof storyboardRoutes> {
  return {
    preview: async ({ caller, body }) => {
      const { stills, ...ordered } = body;
      const order = await markets.complete(caller.actor, ordered);
      const preview = await storyboard.preview(caller.actor, order, stills);
      const { decision, findings } = preview.verdict;
      const presented = presentPreview(preview, speech);
      return {
        storyboard: presented,
        words: presented.words,
        leftOut: presented.leftOut,
        verdict: { decision, findings: [...findings] },
        expectedSeconds: preview.expectedSeconds,
        waitSeconds: preview.wait.seconds,
        videosBefore: preview.wait.videosBefore,
      };
    },
  };
}
