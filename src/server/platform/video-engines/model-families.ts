import { z } from 'zod';

import { readJsonLines } from './read-json-lines.ts';

const side = z.int().positive();

/** What is known about open models that an operator may host. */
const familySchema = z.strictObject({
  id: z.string(),
  /** A pattern for the names under which it is served, in lower case. */
  names: z.string(),
  /** The frame rate it was trained at; other rates make motion slower or faster than real. */
  fps: z.int().positive(),
  /** It makes a multiple of this plus one frames: 4n+1, 8n+1. */
  frameStep: z.int().positive(),
  framesMax: z.int().positive(),
  /** Servers round the sides down to a multiple of this. */
  sizeStep: side,
  wide: z.tuple([side, side]),
  square: z.tuple([side, side]),
  /**
   * Whether the same weights make clips that start with a picture; other families have separate
   * ones.
   */
  takesStart: z.boolean(),
  memoryGigabytes: z.number().positive(),
  notFit: z.string(),
  source: z.string(),
  checked: z.iso.date(),
});
export type ModelFamily = z.output<typeof familySchema>;

export const MODEL_FAMILIES: readonly ModelFamily[] = readJsonLines(
  new URL('model-families.jsonl', import.meta.url),
  familySchema,
);

/** Returns the family of a model by the name under which it is served; null if unknown. */
export function familyOfModel(name: string): ModelFamily | null {
  const small = name.toLowerCase();
  return MODEL_FAMILIES.find(({ names }) => new RegExp(names).test(small)) ?? null;
}

/** Returns the family with this id; null if there is none. */
export function familyById(id: string): ModelFamily | null {
  return MODEL_FAMILIES.find((family) => family.id === id) ?? null;
}

/**
 * Returns the number of frames, as the family counts them, of a clip at least as long as requested.
 */
export function framesFor(seconds: number, fps: number, family: ModelFamily | null): number {
  const step = family?.frameStep ?? 1;
  const frames = Math.ceil((seconds * fps) / step - 1e-6) * step + 1;
  return family ? Math.min(frames, family.framesMax) : frames;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the nearest size that the family makes without cropping. */
export function fitSize({ width, height }: Size, family: ModelFamily | null): Size {
  const step = family?.sizeStep ?? 1;
  const fit = (pixels: number) => Math.max(step, Math.floor(pixels / step) * step);
  return { width: fit(width), height: fit(height) };
}
