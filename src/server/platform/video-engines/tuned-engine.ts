import type {
  EngineSettings,
  EngineTuning,
  FilmQuality,
} from '#server/platform/video-engines/engine-settings.ts';
import type { ClipOrder, VideoEngine } from '#server/platform/video-engines/video-engine.ts';

/** Opens an engine that applies its settings for the film's size and preset. */
export function openTunedEngine(
  settings: EngineSettings,
  open: (settings: EngineSettings) => VideoEngine,
): VideoEngine {
  return {
    ...open(settings),
    submit: (attempt, options) => open(tunedFor(settings, attempt.order)).submit(attempt, options),
  };
}

/**
 * The settings for one clip: those for its film's size override the general ones, those for its
 * preset override both.
 */
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
