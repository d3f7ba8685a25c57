import { paintWood } from '../../props/surfaces.ts';
import { blended, dimmed, lightOf, mixedHex, vivid, WHITE, type Light } from '#film/color/light.ts';
import type { MaterialHandle, MaterialSpec } from '../../scene/material.ts';
import type { Random } from '#film/random.ts';
import type { Painting } from '../../scene/texture.ts';
import type { Stage } from '../../scene/stage.ts';
import { paintBellyGlass, paintBlankGlass, paintTopGlass } from './glass-painting.ts';
import { METALS, type CabinetDesign, type SlotsLook } from './looks.ts';
import { paintStandingReels } from './reel-painting.ts';

/** What the cabinets of a row are made of: made once, shared by all. */
export interface CabinetKit {
  readonly look: SlotsLook;
  readonly shell: MaterialHandle;
  /** The same for narrow posts, on which wood has to be drawn longer. */
  readonly post: MaterialHandle;
  readonly panel: MaterialHandle;
  /** The ledge of the machine that is played mirrors its reels; those of the others do not. */
  readonly deck: MaterialHandle;
  readonly ledge: MaterialHandle;
  readonly metal: MaterialHandle;
  readonly satin: MaterialHandle;
  readonly dark: MaterialHandle;
  readonly topGlass: MaterialHandle;
  readonly blankGlass: MaterialHandle;
  readonly bellyGlass: MaterialHandle;
  readonly standingReels: MaterialHandle;
  readonly bulb: MaterialHandle;
  readonly tube: MaterialHandle;
  readonly secondTube: MaterialHandle;
  readonly glow: Light;
  readonly accent: Light;
}

/** Makes the materials of a cabinet once, for all parts to share. */
export function makeCabinetKit(stage: Stage, design: CabinetDesign, random: Random): CabinetKit {
  const { look, palette } = design;
  const glow = vivid(lightOf(palette.glow));
  const accent = vivid(lightOf(palette.accent));
  const warm: Light = [1, 0.55, 0.2];
  const metalColor = METALS[look.metal];
  const lit = (painting: Painting, light: Light): MaterialHandle =>
    stage.material({
      color: [0.01, 0.01, 0.012],
      texture: stage.texture(painting),
      textureUse: 'glows',
      emission: light,
      roughness: 0.3,
      coat: 0.55,
    });
  const lamp = (color: Light, strength: number): MaterialHandle =>
    stage.material({
      color: dimmed(color, 0.25),
      emission: dimmed(color, strength),
      roughness: 0.3,
    });
  const shell = shellOf(stage, design, random);
  return {
    look,
    shell: stage.material(shell),
    post: stage.material({ ...shell, repeat: [0.22, 2] }),
    panel: stage.material({
      color: lightOf(mixedHex(palette.felt, '#000000', 0.8)),
      roughness: 0.5,
      coat: 0.7,
    }),
    deck: stage.material({ color: [0.012, 0.011, 0.013], roughness: 0.35, coat: 1, mirrors: true }),
    ledge: stage.material({ color: [0.012, 0.011, 0.013], roughness: 0.35, coat: 0.6 }),
    metal: stage.material({ color: metalColor, metal: 1, roughness: 0.14 }),
    satin: stage.material({ color: metalColor, metal: 1, roughness: 0.4 }),
    dark: stage.material({ color: [0.006, 0.005, 0.006], roughness: 0.9 }),
    topGlass: lit(paintTopGlass(design, random), dimmed(WHITE, 0.85)),
    blankGlass: lit(paintBlankGlass(palette), dimmed(WHITE, 0.85)),
    bellyGlass: lit(paintBellyGlass(design, random), dimmed(WHITE, 0.7)),
    standingReels: lit(
      paintStandingReels(look),
      look.strip.glows ? dimmed(WHITE, 0.6) : dimmed([1, 0.8, 0.56], 0.42),
    ),
    bulb: lamp(warm, 2.8),
    tube: lamp(blended(glow, WHITE, 0.12), 3.4),
    secondTube: lamp(blended(accent, WHITE, 0.12), 3),
    glow,
    accent,
  };
}

const WOOD = { light: '#8a4a24', dark: '#32140a' } as const;

function shellOf(stage: Stage, { look, palette }: CabinetDesign, random: Random): MaterialSpec {
  if (look.shell === 'wood') {
    const texture = stage.texture(paintWood(random, WOOD, { width: 768, height: 256 }));
    return { texture, repeat: [1, 1.4], roughness: 0.45, coat: 1 };
  }
  const color = mixedHex(palette.felt, '#08070c', look.shell === 'dark' ? 0.66 : 0.3);
  return { color: lightOf(color), roughness: 0.42, coat: 1 };
}
