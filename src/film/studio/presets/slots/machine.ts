import type { Stage } from '../../scene/stage.ts';
import type { CabinetKit } from './cabinet-kit.ts';

/** A machine of the row, for its parts to be added to. */
export interface Machine {
  readonly stage: Stage;
  readonly kit: CabinetKit;
  /** Of its middle. */
  readonly x: number;
  /** The machine before the cameras is played; the others wait and have fewer details. */
  readonly isPlayed: boolean;
}
