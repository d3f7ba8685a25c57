import { readFileSync } from 'node:fs';

import { z } from 'zod';

const side = z.int().positive();

/** What is known of the open models that an operator's own server may run. */
const familySchema = z.strictObject({
  id: z.string(),
  /** How the names under which it is served look, in small letters. */
  names: z.string(),
  /** The rate it was trained at; another makes it slower or faster than life. */
  fps: z.int().positive(),
  /** It makes a multiple of this and one frames: 4n+1, 8n+1. */
  frameStep: z.int().positive(),
  framesMax: z.int().positive(),
  /** Servers floor the sides to multiples of it. */
  sizeStep: side,
  wide: z.tuple([side, side]),
  square: z.tuple([side, side]),
  /** Whether the same weights make clips that begin with a picture; other families have others for that. */
  takesStart: z.boolean(),
  memoryGigabytes: z.number().positive(),
  notFit: z.string(),
  source: z.string(),
  checked: z.iso.date(),
});
export type ModelFamily = z.output<typeof familySchema>;

export const MODEL_FAMILIES: readonly ModelFamily[] = readFileSync(
  new URL('model-families.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => familySchema.parse(JSON.parse(line)));

/** The family of a model by the name under which it is served; null where unknown. */
export function familyOfModel(name: string): ModelFamily | null {
  const small = name.toLowerCase();
  return MODEL_FAMILIES.find(({ names }) => new RegExp(names).test(small)) ?? null;
}

/** Returns the family of models of this id; null where the table has none. */
export function familyById(id: string): ModelFamily | null {
  return MODEL_FAMILIES.find((family) => family.id === id) ?? null;
}

/** Frames of a clip that is at least as long as asked, as the family counts them. */
export function framesFor(seconds: number, fps: number, family: ModelFamily | null): number {
  const step = family?.frameStep ?? 1;
  const frames = Math.ceil((seconds * fps) / step - 1e-6) * step + 1;
  return family ? Math.min(frames, family.framesMax) : frames;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The nearest size that the family makes without cutting it. */
export function fitSize({ width, height }: Size, family: ModelFamily | null): Size {
  const step = family?.sizeStep ?? 1;
  const fit = (pixels: number) => Math.max(step, Math.floor(pixels / step) * step);
  return { width: fit(width), height: fit(height) };
}
