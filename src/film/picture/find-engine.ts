import { FilmError } from '#film/film-error.ts';
import type { PictureEngine } from '#film/picture/picture.ts';

/** Picture engines by id; each is loaded when first asked for, so that others cost nothing. */
const ENGINES = {
  studio: async () => (await import('#film/studio/studio-engine.ts')).studioEngine,
} satisfies Record<string, () => Promise<PictureEngine>>;

export type EngineId = keyof typeof ENGINES;
export const ENGINE_IDS = Object.keys(ENGINES) as readonly EngineId[];
export const DEFAULT_ENGINE: EngineId = 'studio';

function isEngineId(id: string): id is EngineId {
  return Object.hasOwn(ENGINES, id);
}

/** Loads an engine by id; worker threads know engines by name only. */
export async function findEngine(id: string): Promise<PictureEngine> {
  requireEngine(id);
  return ENGINES[id]();
}

/** Throws FilmError `badOrder` unless there is such an engine, which is not loaded. */
export function requireEngine(id: string): asserts id is EngineId {
  if (!isEngineId(id)) {
    throw new FilmError(
      'badOrder',
      `There is no picture engine "${id}": ${ENGINE_IDS.join(', ')}.`,
    );
  }
}
