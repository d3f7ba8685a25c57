import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { dimmed, lightOf, mixedHex } from '#film/color/light.ts';
import { between, type Random } from '#film/random.ts';
import type { Stage } from '../../scene/stage.ts';
import { USUAL_ROOM } from '../../room/room-plan.ts';
import { addChipStack, CHIP_RADIUS, makeChips, type ChipSet } from '../../props/chips.ts';
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
    const look = pickCrapsLook(random('look'));
    const game = planGame(storyboard, random('throws'));
    setTable(stage, { palette: storyboard.look.palette, look, logos }, random('table'));
    const chips = makeChips(stage, logos);
    layBets(stage, chips, look, random('bets'));
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
  const felt = stage.material({
    texture: stage.texture(paintFelt({ felt: palette.felt, line, second, logos })),
    color: [0.62, 0.62, 0.62],
    roughness: 1,
    sheen: 0.1,
    detail: { texture: weave, size: 0.34, depth: 0.32 },
  });
  const padding = stage.material({
    color: lightOf(mixedHex(look.wall, palette.felt, 0.3)),
    roughness: 0.75,
    sheen: 0.05,
    detail: { texture: stage.texture(paintPyramids()), size: 0.11, depth: 0.9 },
  });
  const wood = stage.material({
    texture: stage.texture(paintWood(random, look.wood, look.woodDark, 512, 128)),
    roughness: 0.28,
    coat: 0.55,
  });
  const leather = stage.material({ color: lightOf(look.rail), roughness: 0.42, coat: 0.35 });
  const { width, depth, corner, centerY } = TABLE;
  stage.add({
    solid: { kind: 'surface', width, depth, corners: [corner, corner], material: felt },
    at: [0, centerY, 0],
  });
  const round = (
    outside: number,
    barWidth: number,
    barHeight: number,
    z: number,
    material: typeof wood,
  ) =>
    stage.add({
      solid: {
        kind: 'frame',
        width: width + outside,
        depth: depth + outside,
        corners: [corner + outside / 2, corner + outside / 2],
        barWidth,
        barHeight,
        rounding: Math.min(barWidth, barHeight) * 0.4,
        material,
      },
      at: [0, centerY, z],
    });
  round(0, WALL.thickness, WALL.height, WALL.height / 2 - 0.02, padding);
  round(0.04, 0.24, 0.05, WALL.height, wood);
  round(0.34, 0.2, 0.12, WALL.height - 0.01, leather);
}

/** Stacks on the line, on the numbers and before the players; none where the dice fall. */
function layBets(stage: Stage, chips: ChipSet, look: CrapsLook, random: Random): void {
  const stack = (x: number, y: number, height: number): void => {
    const kind = look.chips[Math.floor(random() * 3)] ?? 0;
    const kinds = Array.from({ length: height }, (_, k) =>
      k > 1 && random() < 0.08 ? kind + 1 : kind,
    );
    addChipStack(stage, chips, kinds, [x, y, 0], random);
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
