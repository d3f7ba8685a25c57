import { MICROS_PER_DOLLAR } from '#domain/clip-costs.ts';
import type {
  EngineEntry,
  EngineSettings,
  VideoProtocol,
} from '#server/platform/video-engines/engine-settings.ts';

type Defaults = Omit<EngineSettings, 'name' | 'protocol' | 'apiKey' | 'workflowPath'>;

const COMMON = {
  apiUrl: '',
  model: '',
  pollSeconds: 5,
  deadlineMinutes: 45,
  fps: null,
  promptCharactersMax: 1_800,
  negativePrompt: null,
  filmCostMaxMicros: 10 * MICROS_PER_DOLLAR,
  sound: 'studio',
  downloadHosts: [],
  downloadBytesMax: 500_000_000,
  encoding: 'multipart',
  extra: {},
  provider: 'gateway',
  signingKeysUrl: 'https://rest.fal.ai/.well-known/jwks.json',
  recoverySeconds: 90,
} as const satisfies Partial<Defaults>;

const HD_SIZES = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
  '1:1': { width: 960, height: 960 },
} as const;
/** Both sides of what Wan 2.2 and LTX take are multiples of 32. */
const MULTIPLES_OF_32 = {
  '16:9': { width: 1280, height: 704 },
  '9:16': { width: 704, height: 1280 },
  '1:1': { width: 960, height: 960 },
} as const;

/**
 * A self-hosted model costs nothing by the clip. The hosted prices are the dearest common ones of
 * autumn 2026, so that a ceiling errs towards refusing until the operator has written down the model's.
 */
const BY_PROTOCOL: Record<VideoProtocol, Defaults> = {
  'openai-videos': {
    ...COMMON,
    durations: { min: 2, max: 5, step: 1 },
    sizes: HD_SIZES,
    pricePerSecondMicros: 0,
    atOnce: 2,
  },
  comfyui: {
    ...COMMON,
    model: 'workflow',
    durations: { min: 2, max: 5, step: 1 },
    sizes: MULTIPLES_OF_32,
    pricePerSecondMicros: 0,
    atOnce: 2,
  },
  fal: {
    ...COMMON,
    apiUrl: 'https://queue.fal.run',
    durations: [5, 10],
    sizes: HD_SIZES,
    pricePerSecondMicros: 150_000,
    atOnce: 4,
    downloadHosts: ['*.fal.media', 'fal.media'],
  },
  'ai-sdk': {
    ...COMMON,
    durations: [5, 10],
    sizes: HD_SIZES,
    pricePerSecondMicros: 400_000,
    atOnce: 4,
  },
};

/** Fills in what the operator left out. */
export function completeSettings(
  name: string,
  entry: EngineEntry,
  workflowPath: string | null,
): EngineSettings {
  const defaults = BY_PROTOCOL[entry.protocol];
  const { pricePerSecond, filmCostMax, downloadMegabytesMax, workflowFile: _file, ...rest } = entry;
  const given = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as Partial<EngineSettings>;
  return {
    ...defaults,
    ...given,
    name,
    protocol: entry.protocol,
    apiUrl: (entry.apiUrl ?? defaults.apiUrl).replace(/\/$/, ''),
    apiKey: entry.apiKey ?? null,
    pricePerSecondMicros: pricePerSecond ?? defaults.pricePerSecondMicros,
    filmCostMaxMicros: filmCostMax ?? defaults.filmCostMaxMicros,
    downloadBytesMax:
      downloadMegabytesMax === undefined
        ? defaults.downloadBytesMax
        : Math.round(downloadMegabytesMax * 1_000_000),
    workflowPath,
  };
}
