import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { mixedHex } from '#film/color/light.ts';
import type { Random } from '#film/random.ts';
import type { LightRig } from '../../light/light-rig.ts';
import { paintWood } from '../../props/surfaces.ts';
import type { MaterialHandle } from '../../scene/material.ts';
import type { Stage } from '../../scene/stage.ts';
import { paintApron } from './apron-painting.ts';
import { METALS, type RouletteLook } from './looks.ts';
import type { WheelKind } from './numbers.ts';
import { paintCone, paintNumbers, paintPockets } from './wheel-painting.ts';

export interface WheelDesign {
  readonly look: RouletteLook;
  readonly light: LightRig;
  readonly font: string;
  readonly kind: WheelKind;
  readonly logos: readonly LoadedLogo[];
}

/** What a wheel is made of. */
export function makeWheelMaterials(
  stage: Stage,
  { look, font, kind, logos }: WheelDesign,
  random: Random,
) {
  const metalColor = METALS[look.metal];
  const metal = (roughness: number): MaterialHandle =>
    stage.material({ color: metalColor, metal: 1, roughness });
  const gold = metal(0.16);
  const polished = stage.material({ color: metalColor, metal: 1, roughness: 0.14, mirrors: true });
  const frosted = metal(0.42);
  const board = paintWood(random, { light: look.wood, dark: look.woodDark });
  const wood = stage.texture(board);
  const lacquer = { roughness: 0.5, coat: 1 } as const;
  const inShade = { color: [0.86, 0.8, 0.76], ...lacquer } as const;
  const apron = stage.material({ texture: wood, repeat: [3, 1.8], ...inShade });
  return {
    wood: stage.material({ texture: wood, repeat: [4, 2.4], roughness: 0.5, coat: 1 }),
    apron,
    printedApron:
      logos.length === 0
        ? apron
        : stage.material({
            texture: stage.texture(
              paintApron(board, mixedHex(look.wood, look.woodDark, 0.4), logos),
            ),
            repeat: [-1, 1],
            ...inShade,
          }),
    gold,
    polished,
    frosted,
    numbers: stage.material({
      texture: stage.texture(paintNumbers(font, kind)),
      repeat: [-1, 1],
      roughness: 0.45,
      coat: 0.6,
    }),
    pockets: stage.material({
      texture: stage.texture(paintPockets(kind)),
      repeat: [-1, 1],
      roughness: 0.6,
    }),
    cone: stage.material({
      texture: stage.texture(paintCone(look, random)),
      textureUse: 'metalInlay',
      mirrors: true,
      ...lacquer,
    }),
    dark: stage.material({ color: [0.008, 0.007, 0.007], roughness: 0.7 }),
  };
}
