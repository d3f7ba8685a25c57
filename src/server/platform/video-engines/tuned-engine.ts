import type {
  EngineSettings,
  EngineTuning,
  FilmQuality,
} from '#server/platform/video-engines/engine-settings.ts';
import type { ClipOrder, VideoEngine } from '#server/platform/video-engines/video-engine.ts';

/** Opens an engine that orders with what its settings say for the film's size and preset. */
export function openTunedEngine(
  settings: EngineSettings,
  open: (settings: EngineSettings) => VideoEngine,
): VideoEngine {
  return {
    ...open(settings),
    submit: (attempt, options) => open(tunedFor(settings, attempt.order)).submit(attempt, options),
  };
}

/** The settings for one clip: what is said for its film's size, and before that for its preset, goes first. */
function tunedFor(settings: EngineSettings, { film }: ClipOrder): EngineSettings {
  if (!film) return settings;
  const quality = `${film.shortSidePixels}p` as FilmQuality;
  const tunings = [settings.byQuality[quality], settings.byPreset[film.preset]];
  return tunings.reduce(tuned, settings);
}

function tuned(settings: EngineSettings, tuning: EngineTuning = {}): EngineSettings {
  return {
    ...settings,
    negativePrompt: tuning.negativePrompt ?? settings.negativePrompt,
    values: { ...settings.values, ...tuning.values },
    extra: { ...settings.extra, ...tuning.extra },
  };
}
