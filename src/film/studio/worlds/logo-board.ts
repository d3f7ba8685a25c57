import { BROAD, paintLogo } from '#film/brand/paint-logo.ts';
import { hexOf, mixedHex, type Light } from '#film/color/light.ts';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { HexColor } from '#film/color/hex.ts';
import type { SceneContext } from '../scene-context.ts';
import { pointing } from '../scene/rotation.ts';
import { paintShared, type Painting } from '../scene/texture.ts';
import type { Vec3 } from '../scene/vec3.ts';

interface Board {
  /** Its middle; it faces the cameras. */
  readonly at: Vec3;
  readonly width: number;
  readonly height: number;
}

const PIXELS = 768;
/** Of the board, on all sides of the logo. */
const MARGIN = 0.14;
const GLOW = 0.75;

/** A sign that glows with the brand's logo; nothing where there is none. */
export function setLogoBoard({ stage, storyboard, logos }: SceneContext, board: Board): void {
  if (logos.length === 0) return;
  const { felt, metal } = storyboard.look.palette;
  const ground = mixedHex(felt, '#05030a', 0.6);
  const face = stage.material({
    color: [0, 0, 0],
    texture: stage.texture(paintBoard(logos, board, { ground, edge: metal })),
    textureUse: 'glows',
    emission: [GLOW, GLOW, GLOW],
    coat: 0.4,
    roughness: 0.3,
  });
  const { width, height, at } = board;
  stage.add({
    solid: { kind: 'card', width, height, corner: 0.03, face, back: face },
    at,
    rotation: pointing([0, -1, 0]),
  });
}

/** The logo printed on a skin or a cloth of this colour that faces the cameras; nothing where there is none. */
export function printLogo({ stage, logos }: SceneContext, board: Board, material: Light): void {
  if (logos.length === 0) return;
  const ground = hexOf(material);
  const face = stage.material({
    texture: stage.texture(paintBoard(logos, board, { ground, edge: ground })),
    roughness: 0.7,
  });
  const { width, height, at } = board;
  stage.add({
    solid: { kind: 'card', width, height, corner: 0.01, face, back: face },
    at,
    rotation: pointing([0, -1, 0]),
  });
}

function paintBoard(
  logos: readonly LoadedLogo[],
  { width, height }: Board,
  { ground, edge }: { readonly ground: HexColor; readonly edge: HexColor },
): Painting {
  const [across, down] = [PIXELS, Math.round((PIXELS * height) / width)];
  return paintShared(across, down, (p) => {
    p.fillStyle = ground;
    p.fillRect(0, 0, across, down);
    p.strokeStyle = edge;
    p.lineWidth = 8;
    p.strokeRect(8, 8, across - 16, down - 16);
    const room = (1 - 2 * MARGIN) * Math.min(down, across);
    const size = { width: across - (down - room), height: down - (down - room) };
    paintLogo(p, logos, { x: across / 2, y: down / 2, ...size, ground, variants: BROAD });
  });
}
