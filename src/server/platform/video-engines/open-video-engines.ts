import { openAiSdkEngine } from '#server/platform/video-engines/ai-sdk/ai-sdk-engine.ts';
import { openComfyUiEngine } from '#server/platform/video-engines/comfyui/comfyui-engine.ts';
import { openFalEngine } from '#server/platform/video-engines/fal/fal-engine.ts';
import type {
  EngineSettings,
  VideoProtocol,
} from '#server/platform/video-engines/engine-settings.ts';
import { openOpenAiVideosEngine } from '#server/platform/video-engines/openai-videos/openai-videos-engine.ts';
import { openTunedEngine } from '#server/platform/video-engines/tuned-engine.ts';
import type { VideoEngine } from '#server/platform/video-engines/video-engine.ts';

/** A configured engine: its settings and its client. */
export interface ConfiguredEngine {
  readonly settings: EngineSettings;
  readonly engine: VideoEngine;
}

/** By their configured names. */
export type VideoEngines = ReadonlyMap<string, ConfiguredEngine>;

const OPENERS: Record<VideoProtocol, (settings: EngineSettings) => VideoEngine> = {
  'openai-videos': openOpenAiVideosEngine,
  comfyui: openComfyUiEngine,
  fal: openFalEngine,
  'ai-sdk': openAiSdkEngine,
};

/** The configured engines by name, each with the client for its protocol. */
export function openVideoEngines({
  engines,
}: {
  readonly engines: readonly EngineSettings[];
}): VideoEngines {
  return new Map(
    engines.map((settings) => [
      settings.name,
      { settings, engine: openTunedEngine(settings, OPENERS[settings.protocol]) },
    ]),
  );
}
