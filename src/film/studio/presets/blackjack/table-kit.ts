import type { ChipSet } from '../../props/chips.ts';
import type { MaterialHandle } from '../../scene/material.ts';
import type { Stage } from '../../scene/stage.ts';
import type { BlackjackLook } from './looks.ts';

/** What the table is laid with: made once, shared by the dealer and the players. */
export interface TableKit {
  readonly stage: Stage;
  readonly look: BlackjackLook;
  readonly chips: ChipSet;
  /** The back of the cards. */
  readonly back: MaterialHandle;
  readonly wood: MaterialHandle;
}
