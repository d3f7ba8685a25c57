import type { ShotKind } from '#film/storyboard/storyboard.ts';
import type { RoomPlan } from '../../room/room-plan.ts';
import { registerPropFonts } from '../../props/fonts.ts';
import { blended, dimmed, WHITE } from '#film/color/light.ts';
import type { LightRig } from '../../light/light-rig.ts';
import type { ScenePreset } from '../preset.ts';
import { addCabinet } from './cabinet.ts';
import { makeCabinetKit, type CabinetKit } from './cabinet-kit.ts';
import { planCameras } from './cameras.ts';
import { CABINET_ROW, CABINET_TOPS } from './dimensions.ts';
import { addButtons, layCoins } from './deck.ts';
import { addLamps, chaseWay } from './lamps.ts';
import { addLever } from './lever.ts';
import type { CabinetDesign } from './looks.ts';
import type { Machine } from './machine.ts';
import { addNeighbours } from './neighbours.ts';
import { machineOf } from './played-machine.ts';
import { addReels } from './reels.ts';
import { soundsOf } from './sounds.ts';

/**
 * The hall behind the row of machines lies higher, so that its guests are seen over them; what dresses it stands on
 * the machines.
 */
const HALL: RoomPlan = {
  floor: -0.75,
  clearing: 5.4,
  depth: 14,
  shelf: CABINET_TOPS,
  screen: CABINET_ROW,
};

export const slots: ScenePreset = {
  id: 'slots',
  soundsOf,
  build({ stage, storyboard, light, logos, random }) {
    registerPropFonts();
    const { look, strips, play } = machineOf(storyboard);
    const { signature } = storyboard.words;
    const design: CabinetDesign = { look, palette: storyboard.look.palette, logos, signature };
    const kit = makeCabinetKit(stage, design, random('cabinet'));
    const machine: Machine = { stage, kit, x: 0, isPlayed: true };
    const { topGlass } = addCabinet(machine);
    const reels = addReels(machine, strips);
    const lamps = addLamps(machine);
    const buttons = addButtons(machine);
    const lever = look.hasLever ? addLever(machine) : undefined;
    layCoins(machine, random('coins'));
    const neighbours = addNeighbours(stage, kit);
    return {
      room: HALL,
      light: litByReels(light, kit),
      plan: planCameras(random('cameras'), storyboard.controls.cameraMotion),
      pose: ({ time, shutter, shot }) => {
        const isBlank = shot.words.length > 0;
        const glass = GLASS_LIGHT[shot.kind];
        topGlass.pose(glass, isBlank);
        reels.pose(play, time, shutter);
        lamps.pose(chaseWay(time, play.busySeconds(time)), 1);
        neighbours.pose(chaseWay(time, 0), 0.75, [glass * 0.85, isBlank]);
        buttons.pose(time, play.lever(time));
        lever?.pose(play.lever(time));
      },
    };
  },
};

/** Where the lit glass is behind the words, its light is turned down. */
const GLASS_LIGHT: Record<ShotKind, number> = {
  wide: 1,
  detail: 0.5,
  action: 0.42,
  hero: 0.9,
  endCard: 0.7,
};

/** The machine lights itself: a lamp in front of the window, one over the ledge. */
function litByReels(light: LightRig, kit: CabinetKit): LightRig {
  const warm = blended([1, 0.84, 0.62], WHITE, 0.3);
  // In a dark room the machine's own light is what one sees its reels by.
  const own = 0.75 + 0.75 * Math.max(0, 0.9 - light.ambient[1]);
  return {
    ...light,
    lamps: [
      { position: [0, -0.55, 0.7], color: dimmed(warm, own), reach: 0.9 },
      { position: [0, -0.9, 0.1], color: dimmed(blended(kit.glow, WHITE, 0.2), 0.35), reach: 0.9 },
      ...light.lamps,
    ],
  };
}
