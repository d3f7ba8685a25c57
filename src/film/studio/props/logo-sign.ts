import type { AspectRatio } from '#domain/order/controls.ts';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { BROAD, paintLogo } from '#film/brand/paint-logo.ts';
import { dimmed, mixedHex, WHITE } from '#film/color/light.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import type { Panel } from '../room/panel.ts';
import type { RoomContext } from '../room/room-context.ts';
import { paintShared, type Painting } from '../scene/texture.ts';

interface Screen {
  readonly width: number;
  /** Of its middle, to the right. */
  readonly aside: number;
  /** Of its foot. */
  readonly low: number;
}

/** Beside the middle, where the end card signs; in upright frames above it. */
const SCREENS: Record<AspectRatio, Screen> = {
  '16:9': { width: 6, aside: -3.4, low: 0.1 },
  '1:1': { width: 4.6, aside: -2, low: 0.4 },
  '9:16': { width: 4.2, aside: 0, low: 2.2 },
};
const SHAPE = 0.375;
const PIXELS = 768;
/** How far away it hangs, as a share of the way to the walls: nearer than they are, behind the guests. */
const DISTANCE = 0.62;

/** Hangs a screen with the brand's logo opposite the cameras; nothing for films without a logo. */
export function hangLogo({ stage, storyboard, light, logos, plan }: RoomContext): readonly Panel[] {
  if (logos.length === 0) return [];
  const { look, controls } = storyboard;
  const { width, aside, low } = SCREENS[controls.aspectRatio];
  const height = width * SHAPE;
  return [
    {
      center: [aside, plan.depth * DISTANCE, low + height / 2],
      across: [width / 2, 0, 0],
      upward: [0, 0, height / 2],
      texture: stage.texture(paintScreen(look.palette, logos)),
      light: dimmed(WHITE, 0.7 + light.room * 0.6),
    },
  ];
}

function paintScreen(palette: Palette, logos: readonly LoadedLogo[]): Painting {
  const [width, height] = [PIXELS, PIXELS * SHAPE];
  const ground = mixedHex(palette.room, '#000000', 0.5);
  return paintShared(width, height, (p) => {
    p.fillStyle = ground;
    p.fillRect(0, 0, width, height);
    p.strokeStyle = palette.glow;
    p.lineWidth = 8;
    p.strokeRect(8, 8, width - 16, height - 16);
    const middle = { x: width / 2, y: height / 2 };
    const size = { width: width * 0.84, height: height * 0.62 };
    paintLogo(p, logos, { ...middle, ...size, ground, variants: BROAD, isInFullLight: true });
  });
}
