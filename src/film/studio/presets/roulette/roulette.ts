import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { lightOf, mixedHex } from '#film/color/light.ts';
import { between, type Random } from '#film/random.ts';
import type { Stage } from '../../scene/stage.ts';
import { USUAL_ROOM } from '../../room/room-plan.ts';
import { CHIP_KIND_COUNT, CHIP_RADIUS, ChipSet } from '../../props/chips.ts';
import { makeFelt } from '../../props/table-top.ts';
import { paintWeave } from '../../props/surfaces.ts';
import { NUMBER_FONT, registerPropFonts } from '../../props/fonts.ts';
import type { HexColor } from '#film/color/hex.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import type { ScenePreset } from '../preset.ts';
import { planCameras } from './cameras.ts';
import { planSpin } from './choreography.ts';
import { wheelKindOf } from './numbers.ts';
import { pickRouletteLook } from './looks.ts';
import { paintFelt, TABLE } from './table-painting.ts';
import { soundsOf } from './sounds.ts';
import { buildWheel } from './wheel.ts';

export const roulette: ScenePreset = {
  id: 'roulette',
  soundsOf,
  build({ stage, storyboard, light, logos, random }) {
    registerPropFonts();
    const look = pickRouletteLook(random('look'));
    const kind = wheelKindOf(storyboard);
    const spin = planSpin(storyboard, random('spin'));
    const {
      hasDoubleZero = false,
      look: { palette },
    } = storyboard;
    const wheel = buildWheel(
      stage,
      { look, light, font: NUMBER_FONT, kind, logos },
      random('wheel'),
    );
    setTable(stage, { palette, rail: look.rail, hasDoubleZero, logos }, random('table'));
    layChips(new ChipSet(stage, logos), random('chips'));
    const plan = planCameras(random('cameras'));
    return {
      room: USUAL_ROOM,
      pose: (moment) => wheel.pose(spin, moment.time, moment.shutter),
      plan,
    };
  },
};

interface TableLook {
  readonly palette: Palette;
  readonly rail: HexColor;
  readonly hasDoubleZero: boolean;
  readonly logos: readonly LoadedLogo[];
}

function setTable(
  stage: Stage,
  { palette, rail, hasDoubleZero, logos }: TableLook,
  random: Random,
): void {
  const weave = stage.texture(paintWeave(random));
  const line = mixedHex('#efe2bd', palette.metal, 0.35);
  const cloth = { felt: palette.felt, line, hasDoubleZero, logos };
  const felt = makeFelt(stage, paintFelt(cloth), weave);
  const leather = stage.material({
    color: lightOf(rail),
    roughness: 0.42,
    coat: 0.35,
    detail: { texture: weave, size: 0.5, depth: 0.25 },
  });
  const { width, depth, corner, centerX } = TABLE;
  const corners = [corner, corner] as const;
  stage.add({
    solid: { kind: 'surface', width, depth, corners, material: felt },
    at: [centerX, 0, 0],
  });
  stage.add({
    solid: {
      kind: 'frame',
      width: width + 0.12,
      depth: depth + 0.12,
      corners: [corner + 0.06, corner + 0.06],
      barWidth: 0.3,
      barHeight: 0.17,
      rounding: 0.075,
      material: leather,
    },
    at: [centerX, 0, 0.035],
  });
}

/** Bets on the layout, and stacks round the wheel. */
function layChips(chips: ChipSet, random: Random): void {
  const clusters: readonly (readonly [number, number])[] = [
    [1.55, -0.95],
    [1.75, 0.9],
    [-1.3, -1.05],
    [-0.55, 1.62],
    [0.85, 1.5],
    [-1.55, 0.75],
    [2.9, -0.1],
    [0.72, -1.62],
  ];
  for (const [x, y] of clusters) {
    const stacks = 2 + Math.floor(random() * 4);
    const turn = random() * 6;
    for (let j = 0; j < stacks; j++) {
      const away = j === 0 ? 0 : CHIP_RADIUS * between(random, 2.1, 2.5);
      const at = turn + j * 1.05;
      const kind = Math.floor(random() * CHIP_KIND_COUNT);
      const height = 2 + Math.floor(random() * 9);
      const kinds = Array.from({ length: height }, (_, k) =>
        random() < 0.06 && k > 1 ? kind + 1 : kind,
      );
      chips.addStack(kinds, [x + Math.cos(at) * away, y + Math.sin(at) * away, 0], random);
    }
    if (random() < 0.5) chips.spill(Math.floor(random() * CHIP_KIND_COUNT), [x, y], random);
  }
  for (let i = 0; i < 12; i++) {
    const kind = Math.floor(random() * CHIP_KIND_COUNT);
    chips.add({ kind, at: [between(random, 1.5, 4), between(random, -0.7, 0.7), 0] }, random);
  }
}
