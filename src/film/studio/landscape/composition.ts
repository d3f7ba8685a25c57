import type { Sketch } from './sketch.ts';

/** What a landscape's sketches depend on. */
export interface Composition {
  /** The side on which the sun stands: 1 is right. */
  readonly side: 1 | -1;
  readonly seed: number;
  /** Whether it rains, snows or storms. */
  readonly isWet: boolean;
  /** Whether snow lies on what stands in it. */
  readonly isSnowy: boolean;
  /** Factor of how far to the side what frames the view stands: 1 in wide frames. */
  readonly spread: number;
  /** Where ground of a range is seen at a tangent to the side, from its near edge (0) to its far one (1). */
  readonly lie: (
    range: number,
    aside: number,
    depth: number,
  ) => { readonly foot: number; readonly distance: number };
}

/** What stands in a landscape. */
export type Sketches = (composition: Composition) => readonly Sketch[];
