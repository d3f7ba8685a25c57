import type { ChipSet } from '../../props/chips.ts';
import type { MaterialHandle } from '../../scene/material.ts';
import type { Stage } from '../../scene/stage.ts';
import type { PokerLook } from './looks.ts';

/** What the table is laid with: made once, shared by all places. */
export interface TableKit {
  readonly stage: Stage;
  readonly look: PokerLook;
  readonly chips: ChipSet;
  /** The back of the cards. */
  readonly back: MaterialHandle;
}
