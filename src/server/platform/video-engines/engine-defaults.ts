import { resolve } from 'node:path';

import { MICROS_PER_DOLLAR } from '#domain/clips/clip-costs.ts';
import type {
  EngineEntry,
  EngineSettings,
  VideoProtocol,
} from '#server/platform/video-engines/engine-settings.ts';
import { falModelOf } from '#server/platform/video-engines/fal/fal-models.ts';
import {
  familyById,
  familyOfModel,
  fitSize,
  type ModelFamily,
} from '#server/platform/video-engines/model-families.ts';

type Defaults = Omit<
  EngineSettings,
  'name' | 'protocol' | 'apiKey' | 'workflowPath' | 'imageWorkflowPath' | 'family'
>;

const COMMON = {
  apiUrl: '',
  model: '',
  imageModel: '',
  frames: null,
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
  values: {},
  byQuality: {},
  byPreset: {},
  provider: 'gateway',
  signingKeysUrl: 'https://rest.fal.ai/.well-known/jwks.json',
  recoverySeconds: 90,
} as const satisfies Partial<Defaults>;

/** From ComfyUI's own template for Wan 2.2 5B. */
const USUAL_VALUES = { steps: 20, guidance: 5 } as const;

const HD_SIZES = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
  '1:1': { width: 960, height: 960 },
} as const;
/** Both sides must be multiples of 32 for Wan 2.2 and LTX. */
const MULTIPLES_OF_32 = {
  '16:9': { width: 1280, height: 704 },
  '9:16': { width: 704, height: 1280 },
  '1:1': { width: 960, height: 960 },
} as const;

/**
 * A self-hosted model has no cost per clip. The prices of hosted models are the highest common ones
 * of autumn 2026, so that a limit errs on the side of refusing until the operator sets the real
 * price.
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

/**
 * Fills in what the operator omitted, from what is known about the model or else the protocol. File
 * paths are relative to `folder`.
 */
export function completeSettings(name: string, entry: EngineEntry, folder: string): EngineSettings {
  const family = familyOf(entry);
  const defaults = {
    ...BY_PROTOCOL[entry.protocol],
    ...(family && defaultsOf(family)),
    ...hostedDefaultsOf(entry),
  };
  const { pricePerSecond, filmCostMax, downloadMegabytesMax, ...rest } = entry;
  const { family: _id, workflowFile, imageWorkflowFile, ...others } = rest;
  const pathOf = (file: string | undefined) => (file === undefined ? null : resolve(folder, file));
  const given = Object.fromEntries(
    Object.entries(others).filter(([, value]) => value !== undefined),
  ) as Partial<EngineSettings>;
  return {
    ...defaults,
    ...given,
    name,
    family,
    values: { ...USUAL_VALUES, ...entry.values },
    sizes: fitted(entry.sizes ?? defaults.sizes, family),
    protocol: entry.protocol,
    apiUrl: (entry.apiUrl ?? defaults.apiUrl).replace(/\/$/, ''),
    apiKey: entry.apiKey ?? null,
    pricePerSecondMicros: pricePerSecond ?? defaults.pricePerSecondMicros,
    filmCostMaxMicros: filmCostMax ?? defaults.filmCostMaxMicros,
    downloadBytesMax:
      downloadMegabytesMax === undefined
        ? defaults.downloadBytesMax
        : Math.round(downloadMegabytesMax * 1_000_000),
    workflowPath: pathOf(workflowFile),
    imageWorkflowPath: pathOf(imageWorkflowFile),
  };
}

/**
 * Hosted models take other fields than servers of the same weights, so only the operator can tell.
 */
function familyOf({ family, model, protocol }: EngineEntry): ModelFamily | null {
  if (family !== undefined) return familyById(family);
  const isSelfHosted = protocol === 'openai-videos' || protocol === 'comfyui';
  return isSelfHosted ? familyOfModel(model ?? '') : null;
}

/** What is known about a hosted model. */
function hostedDefaultsOf({ protocol, model = '' }: EngineEntry): Partial<Defaults> {
  const known = protocol === 'fal' ? falModelOf(model) : null;
  return known ? { durations: known.durations } : {};
}

function defaultsOf({ fps, framesMax, wide, square }: ModelFamily) {
  const [width, height] = wide;
  const max = Math.floor((framesMax - 1) / fps);
  return {
    fps,
    durations: { min: Math.min(2, max), max, step: 1 },
    sizes: {
      '16:9': { width, height },
      '9:16': { width: height, height: width },
      '1:1': { width: square[0], height: square[1] },
    },
  };
}

/** A size that the model's server would crop is replaced by the size it would produce. */
function fitted(sizes: EngineSettings['sizes'], family: ModelFamily | null) {
  return {
    '16:9': fitSize(sizes['16:9'], family),
    '9:16': fitSize(sizes['9:16'], family),
    '1:1': fitSize(sizes['1:1'], family),
  };
}
