import { completeSettings } from '#server/platform/video-engines/engine-defaults.ts';
import { engineEntrySchema } from '#server/platform/video-engines/engine-settings.ts';
import {
  openVideoEngines,
  type ConfiguredEngine,
} from '#server/platform/video-engines/open-video-engines.ts';
import type { OrderAttempt } from '#server/platform/video-engines/video-engine.ts';

/** Opens an engine with an operator's settings. */
export function openEngine(entry: Readonly<Record<string, unknown>>): ConfiguredEngine {
  const settings = completeSettings('an-engine', engineEntrySchema.parse(entry), '.');
  const engine = openVideoEngines({ engines: [settings] }).get('an-engine');
  if (!engine) throw new Error('The engine was not opened');
  return engine;
}

export const ASKING = { signal: new AbortController().signal };
export const SUBMITTING = { ...ASKING, callbackUrl: null };

/** A unique attempt to order a clip. */
export function attemptFor(order: Partial<OrderAttempt['order']> = {}): OrderAttempt {
  return {
    order: {
      prompt: `A wheel in the evening light ${crypto.randomUUID()}`,
      width: 1280,
      height: 720,
      seconds: 5,
      seed: 7,
      ...order,
    },
    attemptId: crypto.randomUUID(),
    since: new Date(),
    callbackId: null,
  };
}

/** A minimal picture, sufficient for tests. */
export const PICTURE = {
  bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
  mediaType: 'image/png',
} as const;
