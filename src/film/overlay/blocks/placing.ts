import type { Box } from '#film/overlay/layout/box.ts';
import type { Lockup } from '#film/overlay/layout/lockups.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** Where the words of a shot are placed, and how. */
export interface Placing {
  /** Where rows stand across. */
  readonly column: Box;
  /** Where they stand from top to bottom. */
  readonly zone: Box;
  readonly storyboard: Storyboard;
  readonly shot: Shot;
  readonly lockup: Lockup;
}
