import type { Panel } from '../room/panel.ts';

/** Panels at a distance. */
export interface Layer {
  readonly at: number;
  readonly panels: readonly Panel[];
}
