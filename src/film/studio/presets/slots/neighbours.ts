import type { Stage } from '../../scene/stage.ts';
import { addCabinet, type Cabinet, type TopGlass } from './cabinet.ts';
import type { CabinetKit } from './cabinet-kit.ts';
import { CABINET_PITCH, STANDING, WINDOW } from './dimensions.ts';
import { addLamps, type LampChain } from './lamps.ts';
import type { Machine } from './machine.ts';

const EACH_SIDE = 2;

export interface Neighbours {
  /** `way` and `strength` as for a lamp chain, `topGlass` for the lit glass of each. */
  pose(way: number, strength: number, topGlass: Parameters<TopGlass['pose']>): void;
}

/** Adds the machines to the left and right: the same cabinets, waiting, with their lamps going round. */
export function addNeighbours(stage: Stage, kit: CabinetKit): Neighbours {
  const chains: LampChain[] = [];
  const cabinets: Cabinet[] = [];
  for (let k = 1; k <= EACH_SIDE; k++) {
    for (const side of [-1, 1]) {
      const x = side * k * CABINET_PITCH;
      const machine: Machine = { stage, kit, x, isPlayed: false };
      cabinets.push(addCabinet(machine));
      stage.add({
        solid: {
          kind: 'surface',
          width: WINDOW.halfWidth * 2,
          depth: WINDOW.high - WINDOW.low,
          corners: [0.04, 0.04],
          material: kit.standingReels,
        },
        at: [x, 0.018, (WINDOW.low + WINDOW.high) / 2],
        rotation: STANDING,
        // The same reels in another order: no two machines of a row show the same.
        textureOffset: [(side * k + EACH_SIDE) / kit.look.reelCount, 0],
      });
      chains.push(addLamps(machine));
    }
  }
  return {
    pose(way, strength, [light, isBlank]) {
      for (const [k, chain] of chains.entries()) chain.pose(way + k * 1.7, strength);
      for (const { topGlass } of cabinets) topGlass.pose(light, isBlank);
    },
  };
}
