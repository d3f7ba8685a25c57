import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { BROAD, paintLogo } from '#film/brand/paint-logo.ts';
import { dimmed, mixedHex, WHITE } from '#film/color/light.ts';
import type { Palette, Storyboard } from '#film/storyboard/storyboard.ts';
import type { LightRig } from '../light/light-rig.ts';
import type { Panel } from '../room/panel.ts';
import type { RoomPlan } from '../room/room-plan.ts';
import type { Stage } from '../scene/stage.ts';
import { paintShared, type Painting } from '../scene/texture.ts';

/** Beside the middle, where the end card signs. */
const SCREEN = { width: 6, height: 2.25, low: 0.1, aside: -3.4, pixels: 768 } as const;
/** How far away it hangs, as a share of the way to the walls: nearer than they are, behind the guests. */
const DISTANCE = 0.62;

/** A screen with the brand's logo across from the cameras; nothing where there is no logo. */
export function hangLogo(
  stage: Stage,
  { look }: Pick<Storyboard, 'look'>,
  light: LightRig,
  room: RoomPlan,
  logos: readonly LoadedLogo[],
): readonly Panel[] {
  if (logos.length === 0) return [];
  return [
    {
      center: [SCREEN.aside, room.depth * DISTANCE, SCREEN.low + SCREEN.height / 2],
      across: [SCREEN.width / 2, 0, 0],
      upward: [0, 0, SCREEN.height / 2],
      texture: stage.texture(paintScreen(look.palette, logos)),
      light: dimmed(WHITE, 0.7 + light.room * 0.6),
    },
  ];
}

function paintScreen(palette: Palette, logos: readonly LoadedLogo[]): Painting {
  const width = SCREEN.pixels;
  const height = Math.round((SCREEN.pixels * SCREEN.height) / SCREEN.width);
  const ground = mixedHex(palette.room, '#000000', 0.5);
  return paintShared(width, height, (p) => {
    p.fillStyle = ground;
    p.fillRect(0, 0, width, height);
    p.strokeStyle = palette.glow;
    p.lineWidth = 8;
    p.strokeRect(8, 8, width - 16, height - 16);
    const middle = { x: width / 2, y: height / 2 };
    const size = { width: width * 0.84, height: height * 0.62 };
    paintLogo(p, logos, { ...middle, ...size, ground, variants: BROAD });
  });
}
