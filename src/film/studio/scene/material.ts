import {
  MATERIAL_BYTES,
  MATERIAL_COLOR,
  MATERIAL_COUNT_MAX,
  MATERIAL_DETAIL,
  MATERIAL_DETAIL_SCALE,
  MATERIAL_EMISSION,
  MATERIAL_FACES,
  MATERIAL_FLAGS,
  MATERIAL_FLAG_DECAL,
  MATERIAL_FLAG_GLOWING_TEXTURE,
  MATERIAL_FLAG_METAL_MASK,
  MATERIAL_FLAG_MIRRORS,
  MATERIAL_METAL,
  MATERIAL_REPEAT,
  MATERIAL_ROUGHNESS,
  MATERIAL_SHEEN,
  MATERIAL_TEXTURE,
} from '../kernel/layout.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { BLACK, WHITE, type Light } from '#film/color/light.ts';
import type { TextureHandle } from './texture.ts';

/**
 * How a texture colours its surface: `colors` multiplies the base colour; `decal` lies on it where its alpha
 * is; `metalInlay` multiplies, and is metal where alpha is 0; `glows` is light by itself, times `emission`.
 */
export type TextureUse = 'colors' | 'decal' | 'metalInlay' | 'glows';

export interface MaterialSpec {
  readonly color?: Light;
  /** 0 (wood, plastic, cloth) to 1 (bare metal). */
  readonly metal?: number;
  /** 0 (mirror) to 1 (chalk). */
  readonly roughness?: number;
  /** A film of clear lacquer: 0 to 1. */
  readonly coat?: number;
  /** The soft bright edge of cloth: 0 to 1. */
  readonly sheen?: number;
  readonly emission?: Light;
  readonly texture?: TextureHandle;
  readonly textureUse?: TextureUse;
  /** How often the texture repeats along u and v; negative turns it round. */
  readonly repeat?: readonly [u: number, v: number];
  /** Which faces of a box carry the texture: a sum of BOX_FACES. All when left out. */
  readonly faces?: number;
  /** Shows the solids marked as `reflected` like a mirror; costs time. */
  readonly mirrors?: boolean;
  /** Fine unevenness, repeated every `size` units. */
  readonly detail?: {
    readonly texture: TextureHandle;
    readonly size: number;
    readonly depth: number;
  };
}

export interface MaterialHandle {
  readonly index: number;
}

/** The kernel's materials. */
export class MaterialShelf {
  readonly #kernel: Kernel;
  #count = 0;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  add(spec: MaterialSpec): MaterialHandle {
    if (this.#count === MATERIAL_COUNT_MAX) {
      throw new Error(`more than ${MATERIAL_COUNT_MAX} materials`);
    }
    const index = this.#count++;
    const at = this.#kernel.call.materialTable() + index * MATERIAL_BYTES;
    const { detail } = spec;
    this.#kernel.writeFloats(at + MATERIAL_COLOR, ...(spec.color ?? WHITE));
    this.#kernel.writeFloats(at + MATERIAL_METAL, spec.metal ?? 0);
    this.#kernel.writeFloats(at + MATERIAL_ROUGHNESS, spec.roughness ?? 0.5, spec.coat ?? 0);
    this.#kernel.writeWhole(at + MATERIAL_TEXTURE, spec.texture?.index ?? -1);
    this.#kernel.writeWhole(at + MATERIAL_FLAGS, flagsOf(spec));
    this.#kernel.writeFloats(at + MATERIAL_EMISSION, ...(spec.emission ?? BLACK));
    this.#kernel.writeFloats(at + MATERIAL_SHEEN, spec.sheen ?? 0);
    this.#kernel.writeFloats(at + MATERIAL_REPEAT, ...(spec.repeat ?? [1, 1]));
    this.#kernel.writeWhole(at + MATERIAL_DETAIL, detail?.texture.index ?? -1);
    this.#kernel.writeFloats(
      at + MATERIAL_DETAIL_SCALE,
      1 / (detail?.size ?? 1),
      detail?.depth ?? 0,
    );
    this.#kernel.writeWhole(at + MATERIAL_FACES, spec.faces ?? 63);
    return { index };
  }
}

const FLAG_OF_USE: Record<TextureUse, number> = {
  colors: 0,
  decal: MATERIAL_FLAG_DECAL,
  metalInlay: MATERIAL_FLAG_METAL_MASK,
  glows: MATERIAL_FLAG_GLOWING_TEXTURE,
};

function flagsOf(spec: MaterialSpec): number {
  const mirrors = spec.mirrors === true ? MATERIAL_FLAG_MIRRORS : 0;
  return FLAG_OF_USE[spec.textureUse ?? 'colors'] | mirrors;
}
