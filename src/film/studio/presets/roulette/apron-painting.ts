import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { BROAD, paintLogo } from '#film/brand/paint-logo.ts';
import type { HexColor } from '#film/color/hex.ts';
import { paintShared, type Painting } from '../../scene/texture.ts';
import { APRON } from './dimensions.ts';

const WIDTH = 4096;
/** Of the middle of the apron. */
const RADIUS = (APRON.outer + APRON.inner) / 2;
const PIXELS = WIDTH / (2 * Math.PI * RADIUS);
const HEIGHT = Math.round(
  PIXELS * Math.hypot(APRON.outer - APRON.inner, APRON.outerHeight - APRON.innerHeight),
);
/** Between the deflectors, half of them towards the cameras and half away; turns from +x, clockwise. */
const PLACES = [3 / 16, 5 / 16, 11 / 16, 13 / 16] as const;
const LOGO = { width: 0.46 * PIXELS, height: HEIGHT * 0.74 } as const;
const WOOD_REPEATS = 3;

/** The apron unrolled, clockwise, its outer edge above: wood with the brand's logo between the deflectors. */
export function paintApron(
  wood: Painting,
  ground: HexColor,
  logos: readonly LoadedLogo[],
): Painting {
  return paintShared(WIDTH, HEIGHT, (p) => {
    const board = createCanvas(wood.width, wood.height);
    const pixels = new ImageData(new Uint8ClampedArray(wood.pixels), wood.width, wood.height);
    board.getContext('2d').putImageData(pixels, 0, 0);
    const step = WIDTH / WOOD_REPEATS;
    for (let k = 0; k < WOOD_REPEATS; k++) p.drawImage(board, k * step, 0, step, HEIGHT);
    for (const place of PLACES) {
      p.save();
      p.translate(place * WIDTH, HEIGHT / 2);
      // On the near side the outer edge is the lower one.
      if (place < 0.5) p.rotate(Math.PI);
      paintLogo(p, logos, { x: 0, y: 0, ...LOGO, ground, variants: BROAD, isInFullLight: true });
      p.restore();
    }
  });
}
