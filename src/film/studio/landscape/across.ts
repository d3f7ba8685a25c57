import type { Panel } from '../room/panel.ts';
import { EYE } from './view-frame.ts';

interface Extent {
  readonly half: number;
  readonly low: number;
  readonly high: number;
}

/** A panel across the view at a distance, between tangents of angles seen from the middle of the view. */
export function across(
  distance: number,
  { half, low, high }: Extent,
): Pick<Panel, 'center' | 'across' | 'upward'> {
  return {
    center: [0, distance, EYE + ((low + high) / 2) * distance],
    across: [half * distance, 0, 0],
    upward: [0, 0, ((high - low) / 2) * distance],
  };
}
