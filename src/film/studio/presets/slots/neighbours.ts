import type { Stage } from '../../scene/stage.ts';
import { addCabinet } from './cabinet.ts';
import type { CabinetKit } from './cabinet-kit.ts';
import { CABINET_PITCH, STANDING, WINDOW } from './dimensions.ts';
import { addLamps } from './lamps.ts';
import type { LampChain } from './lamps.ts';

const EACH_SIDE = 2;

/** The row goes on to the left and right: the same cabinets, waiting, with their lamps going round. */
export function addNeighbours(stage: Stage, kit: CabinetKit): LampChain {
  const chains: LampChain[] = [];
  for (let k = 1; k <= EACH_SIDE; k++) {
    for (const side of [-1, 1]) {
      const x = side * k * CABINET_PITCH;
      addCabinet(stage, kit, x);
      stage.add({
        solid: {
          kind: 'surface',
          width: WINDOW.halfWidth * 2,
          depth: WINDOW.high - WINDOW.low,
          corners: [0.04, 0.04],
          material: kit.standingReels,
        },
        at: [x, 0.08, (WINDOW.low + WINDOW.high) / 2],
        rotation: STANDING,
      });
      chains.push(addLamps(stage, kit, x, false));
    }
  }
  return {
    pose(way, strength) {
      for (const [k, chain] of chains.entries()) chain.pose(way + k * 1.7, strength);
    },
  };
}
