import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { dimmed, lightOf, mixedHex } from '#film/color/light.ts';
import { between, type Random } from '#film/random.ts';
import type { Stage } from '../../scene/stage.ts';
import { USUAL_ROOM } from '../../room/room-plan.ts';
import { CHIP_RADIUS, ChipSet } from '../../props/chips.ts';
import { addRail, coverTable, makeFelt, type TableTop } from '../../props/table-top.ts';
import { registerPropFonts } from '../../props/fonts.ts';
import { paintWeave, paintWood } from '../../props/surfaces.ts';
import type { LightRig } from '../../light/light-rig.ts';
import type { Vec3 } from '../../scene/vec3.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import type { ScenePreset } from '../preset.ts';
import { planCameras } from './cameras.ts';
import { planGame } from './choreography.ts';
import { addDie } from './dice.ts';
import { POINT_BOX, POINTS, TABLE, WALL } from './dimensions.ts';
import { pickCrapsLook, type CrapsLook } from './looks.ts';
import { addMarker } from './marker.ts';
import { soundsOf } from './sounds.ts';
import { paintFelt, paintPyramids } from './table-painting.ts';

/** Two dice fly over a tub of felt, strike its far wall and tumble to rest. */
export const craps: ScenePreset = {
  id: 'craps',
  soundsOf,
  build({ stage, storyboard, light, logos, random }) {
    registerPropFonts();
    const look = pickCrapsLook(random('look'), storyboard.look.dice);
    const game = planGame(storyboard, random('throws'));
    setTable(stage, { palette: storyboard.look.palette, look, logos }, random('table'));
    layBets(new ChipSet(stage, logos), look, random('bets'));
    const dice = [addDie(stage, look.dice), addDie(stage, look.dice)] as const;
    const poseMarker = addMarker(stage, game);
    return {
      room: USUAL_ROOM,
      light: litOver(light, game.restAt(Infinity).middle),
      pose: ({ time }) => {
        const shown = game.diceAt(time);
        for (const [k, die] of dice.entries()) {
          const at = shown?.[k];
          if (at === undefined) die.hide();
          else die.place(at.place, at.numbering);
        }
        poseMarker(time);
      },
      plan: planCameras(random('cameras'), (time) => game.restAt(time)),
    };
  },
};

/** The lamp hangs over the end of the table where the dice fall. */
function litOver(light: LightRig, [x, y]: Vec3): LightRig {
  const [left, away, up] = light.key.position;
  // The sides that look at the viewer are lit by what the rail gives back.
  const fromRail = { color: dimmed(light.key.color, 0.3), reach: 0.9 };
  return {
    ...light,
    key: { ...light.key, position: [left + x * 0.8, away, up] },
    lamps: [{ position: [x - 0.2, y - 1.1, 0.65], ...fromRail }, ...light.lamps],
  };
}

interface TableLook {
  readonly palette: Palette;
  readonly look: CrapsLook;
  readonly logos: readonly LoadedLogo[];
}

function setTable(stage: Stage, { palette, look, logos }: TableLook, random: Random): void {
  const weave = stage.texture(paintWeave(random));
  const line = mixedHex('#efe2bd', palette.metal, 0.35);
  const second = mixedHex(palette.accent, palette.metal, 0.55);
  const felt = makeFelt(stage, paintFelt({ felt: palette.felt, line, second, logos }), weave);
  const padding = stage.material({
    color: lightOf(mixedHex(look.wall, palette.felt, 0.3)),
    roughness: 0.75,
    sheen: 0.05,
    detail: { texture: stage.texture(paintPyramids()), size: 0.11, depth: 0.9 },
  });
  const wood = stage.material({
    texture: stage.texture(
      paintWood(random, { light: look.wood, dark: look.woodDark }, { width: 512, height: 128 }),
    ),
    roughness: 0.28,
    coat: 0.55,
  });
  const leather = stage.material({ color: lightOf(look.rail), roughness: 0.42, coat: 0.35 });
  const top: TableTop = { ...TABLE, corners: [TABLE.corner, TABLE.corner] };
  coverTable(stage, top, felt);
  const { thickness, height } = WALL;
  for (const rail of [
    {
      outside: 0,
      barWidth: thickness,
      barHeight: height,
      z: height / 2 - 0.02,
      material: padding,
    },
    { outside: 0.04, barWidth: 0.24, barHeight: 0.05, z: height, material: wood },
    { outside: 0.34, barWidth: 0.2, barHeight: 0.12, z: height - 0.01, material: leather },
  ])
    addRail(stage, top, { ...rail, roundness: 0.4 });
}

/** Stacks on the line, on the numbers and before the players; none where the dice fall. */
function layBets(chips: ChipSet, look: CrapsLook, random: Random): void {
  const stack = (x: number, y: number, height: number): void => {
    const kind = look.chips[Math.floor(random() * 3)] ?? 0;
    const kinds = Array.from({ length: height }, (_, k) =>
      k > 1 && random() < 0.08 ? kind + 1 : kind,
    );
    chips.addStack(kinds, [x, y, 0], random);
  };
  for (const x of [-1.2, -0.62, 0.02, 1.3, 1.95]) {
    const count = 1 + Math.floor(random() * 3);
    for (let k = 0; k < count; k++)
      stack(
        x + k * CHIP_RADIUS * 2.12,
        -1.06 + between(random, -0.04, 0.05),
        2 + Math.floor(random() * 8),
      );
  }
  for (const [k] of POINTS.entries()) {
    if (random() < 0.4) continue;
    const x = POINT_BOX.left + (k + 0.5) * POINT_BOX.width + between(random, -0.1, 0.1);
    stack(x, POINT_BOX.y - 0.12, 1 + Math.floor(random() * 5));
  }
  // What is left of the bank, against the back wall.
  for (let k = 0; k < 7; k++)
    stack(
      2.35 + (k % 4) * CHIP_RADIUS * 2.1,
      1.42 - Math.floor(k / 4) * 0.165,
      6 + Math.floor(random() * 7),
    );
  for (const x of [-2.45, -2.28])
    stack(x, between(random, -0.5, 0.5), 4 + Math.floor(random() * 8));
}
