import {
  KIND_BOX,
  KIND_CAPSULE,
  KIND_CARD,
  KIND_CYLINDER,
  KIND_FRAME,
  KIND_LATHE,
  KIND_SPHERE,
  KIND_SURFACE,
} from '../kernel/layout.ts';
import type { MaterialHandle } from './material.ts';

/** A point of a turned profile. The profile runs from the outside over the top to the inside. */
export interface ProfilePoint {
  readonly radius: number;
  readonly height: number;
  /** Of the piece from this point to the next. */
  readonly material: MaterialHandle;
  /** Rounds the shading across this point. */
  readonly smooth?: boolean;
  /** Texture coordinate v at this point, of the piece that starts here; distance along the profile otherwise. */
  readonly v?: readonly [start: number, end: number];
}

/** The solids the kernel knows. Sizes are in units; every solid stands about its own middle unless said. */
export type Solid =
  | { readonly kind: 'sphere'; readonly radius: number; readonly material: MaterialHandle }
  | { readonly kind: 'lathe'; readonly profile: readonly ProfilePoint[] }
  | {
      /** Upright; chips, coins, reels (turned on their side), columns, lamps. */
      readonly kind: 'cylinder';
      readonly radius: number;
      readonly height: number;
      readonly material: MaterialHandle;
      /** Of the lids; the side's when left out. */
      readonly lids?: MaterialHandle;
    }
  | {
      readonly kind: 'box';
      readonly width: number;
      readonly depth: number;
      readonly height: number;
      /** Radius of the edges; 0 is sharp and cheaper. */
      readonly rounding?: number;
      readonly material: MaterialHandle;
    }
  | {
      /** A thin sheet in its own xy plane, its face towards +z. */
      readonly kind: 'card';
      readonly width: number;
      readonly height: number;
      readonly corner: number;
      readonly face: MaterialHandle;
      readonly back: MaterialHandle;
    }
  | {
      /** A rod with round ends along its own z axis. */
      readonly kind: 'capsule';
      readonly radius: number;
      /** Between the centres of the round ends. */
      readonly length: number;
      readonly material: MaterialHandle;
    }
  | {
      /** A rounded bar round the outline of a rounded rectangle; a ring when the corners are as large as can be. */
      readonly kind: 'frame';
      readonly width: number;
      readonly depth: number;
      /** Corner radii of the bar's middle line: at the front (-y) and at the back (+y). */
      readonly corners: readonly [front: number, back: number];
      readonly barWidth: number;
      readonly barHeight: number;
      readonly rounding: number;
      readonly material: MaterialHandle;
    }
  | {
      /** A flat top seen from above: tables, floors. */
      readonly kind: 'surface';
      readonly width: number;
      readonly depth: number;
      readonly corners: readonly [front: number, back: number];
      readonly material: MaterialHandle;
    };

export const KIND_NUMBERS: Record<Solid['kind'], number> = {
  sphere: KIND_SPHERE,
  lathe: KIND_LATHE,
  cylinder: KIND_CYLINDER,
  box: KIND_BOX,
  card: KIND_CARD,
  capsule: KIND_CAPSULE,
  frame: KIND_FRAME,
  surface: KIND_SURFACE,
};

interface Measures<S extends Solid> {
  /** The eight numbers the kernel wants. */
  sizes(solid: S): readonly number[];
  boundingRadius(solid: S): number;
  halfHeight(solid: S): number;
}

type MeasuresByKind = { [K in Solid['kind']]: Measures<Extract<Solid, { kind: K }>> };

const MEASURES: MeasuresByKind = {
  sphere: {
    sizes: ({ radius }) => [radius],
    boundingRadius: ({ radius }) => radius,
    halfHeight: ({ radius }) => radius,
  },
  lathe: {
    sizes: () => [],
    boundingRadius: ({ profile }) =>
      Math.max(...profile.map(({ radius, height }) => Math.hypot(radius, height))),
    halfHeight: ({ profile }) => Math.max(...profile.map(({ height }) => Math.abs(height))),
  },
  cylinder: {
    sizes: ({ radius, height }) => [radius, height / 2],
    boundingRadius: ({ radius, height }) => Math.hypot(radius, height / 2),
    halfHeight: ({ height }) => height / 2,
  },
  box: {
    sizes: ({ width, depth, height, rounding = 0 }) => [width / 2, depth / 2, height / 2, rounding],
    boundingRadius: ({ width, depth, height }) => Math.hypot(width, depth, height) / 2,
    halfHeight: ({ height }) => height / 2,
  },
  card: {
    sizes: ({ width, height, corner }) => [width / 2, height / 2, corner, 0],
    boundingRadius: ({ width, height }) => Math.hypot(width, height) / 2,
    halfHeight: () => 0.002,
  },
  capsule: {
    sizes: ({ radius, length }) => [radius, length / 2],
    boundingRadius: ({ radius, length }) => length / 2 + radius,
    halfHeight: ({ radius, length }) => length / 2 + radius,
  },
  frame: {
    sizes: ({ width, depth, corners, barWidth, barHeight, rounding }) => [
      width / 2,
      depth / 2,
      ...corners,
      barWidth / 2,
      barHeight / 2,
      rounding,
    ],
    boundingRadius: ({ width, depth, barWidth, barHeight }) =>
      Math.hypot(width, depth) / 2 + barWidth + barHeight,
    halfHeight: ({ barHeight }) => barHeight / 2,
  },
  surface: {
    sizes: ({ width, depth, corners }) => [width / 2, depth / 2, ...corners],
    boundingRadius: ({ width, depth }) => Math.hypot(width, depth) / 2,
    halfHeight: () => 0,
  },
};

/** The table is keyed by kind, so the entry fits the solid it is looked up for. */
const measuresOf = (solid: Solid): Measures<Solid> => MEASURES[solid.kind];

/** The numbers (at most eight) the kernel wants for a solid. */
export const sizesOf = (solid: Solid): readonly number[] => measuresOf(solid).sizes(solid);

/** Radius of a sphere about the solid's middle that holds all of it. */
export const boundingRadiusOf = (solid: Solid): number => measuresOf(solid).boundingRadius(solid);

/** Half the height of an upright solid. */
export const halfHeightOf = (solid: Solid): number => measuresOf(solid).halfHeight(solid);

/** The smallest extent of a solid of which an edge may be seen against something else; sheets count as thick. */
export function thicknessOf(solid: Solid): number {
  if (solid.kind === 'box') return Math.min(solid.width, solid.depth, solid.height);
  if (solid.kind === 'capsule') return solid.radius * 2;
  if (solid.kind === 'frame') return Math.min(solid.barWidth, solid.barHeight);
  return Infinity;
}
