import type { HexColor } from '#film/color/hex.ts';
import type { Random } from '#film/random.ts';
import { paint, paintLater, paintShared, type Paint, type Painting } from '../../scene/texture.ts';
import { createCanvas } from '@napi-rs/canvas';
import { mixedHex } from '#film/color/light.ts';
import { paintWood } from '../../props/surfaces.ts';
import type { RouletteLook } from './looks.ts';
import { colorOfNumber, type PocketColor, type WheelKind } from './numbers.ts';

const COLORS: Record<PocketColor, HexColor> = {
  red: '#c1121f',
  black: '#131316',
  green: '#0f8a3c',
};
const METAL: HexColor = '#e0b860';

/** The ring of numbers, unrolled: clockwise from zero, the rim's side above. */
export function paintNumbers(font: string, { order, pocketCount }: WheelKind): Painting {
  const [w, h] = [4096, 192];
  return paintShared(w, h, (p) => {
    const step = w / pocketCount;
    for (const [k, number] of order.entries()) {
      const x = k * step;
      p.fillStyle = COLORS[colorOfNumber(number)];
      p.fillRect(x, 0, step + 1, h);
      p.save();
      p.translate(x + step / 2, h * 0.52);
      // The ring is longer at the rim than its picture is tall: digits are drawn narrow.
      p.scale(0.72, 1.12);
      p.font = `104px ${font}`;
      p.textAlign = 'center';
      p.textBaseline = 'middle';
      p.fillStyle = '#fbf6e8';
      p.fillText(String(number), 0, 2);
      p.restore();
    }
    p.fillStyle = METAL;
    for (let k = 0; k <= pocketCount; k++) p.fillRect(k * step - 2.5, 0, 5, h);
    p.fillRect(0, 0, w, 10);
    p.fillRect(0, h - 10, w, 10);
  });
}

/** The pockets' floors, unrolled like the numbers, darker towards their walls. */
export function paintPockets({ order, pocketCount }: WheelKind): Painting {
  const [w, h] = [2048, 64];
  return paintShared(w, h, (p) => {
    const step = w / pocketCount;
    for (const [k, number] of order.entries()) {
      const x = k * step;
      p.fillStyle = mixedHex(COLORS[colorOfNumber(number)], '#000000', 0.12);
      p.fillRect(x, 0, step + 1, h);
      const sides = p.createLinearGradient(x, 0, x + step, 0);
      sides.addColorStop(0, 'rgba(0,0,0,.75)');
      sides.addColorStop(0.22, 'rgba(0,0,0,.1)');
      sides.addColorStop(0.78, 'rgba(0,0,0,.1)');
      sides.addColorStop(1, 'rgba(0,0,0,.75)');
      p.fillStyle = sides;
      p.fillRect(x, 0, step + 1, h);
    }
    const ends = p.createLinearGradient(0, 0, 0, h);
    ends.addColorStop(0, 'rgba(0,0,0,.7)');
    ends.addColorStop(0.25, 'rgba(0,0,0,0)');
    ends.addColorStop(0.7, 'rgba(0,0,0,0)');
    ends.addColorStop(1, 'rgba(0,0,0,.7)');
    p.fillStyle = ends;
    p.fillRect(0, 0, w, h);
  });
}

/** Width and height of the cone's painting. */
const CONE = [2048, 256] as const;

/** The rotor's cone: fillets of two woods, with inlays of metal (where alpha is 0). */
export function paintCone(
  { coneLight: light, coneDark: dark, fillets }: RouletteLook,
  random: Random,
): Painting {
  const [w, h] = CONE;
  // Painted at half the size: under a fillet's width the grain is fine enough.
  const size = { width: w / 2, height: h / 2 };
  const woods = [
    paintWood(random, { light, dark: mixedHex(light, '#000000', 0.45) }, size),
    paintWood(random, { light: dark, dark: mixedHex(dark, '#000000', 0.55) }, size),
  ];
  return paintLater(w, h, () => layFillets(woods, fillets));
}

function layFillets(woods: readonly Painting[], fillets: number): Painting {
  const [w, h] = CONE;
  const canvases = woods.map(({ pixels }) => {
    const canvas = createCanvas(w / 2, h / 2);
    const context = canvas.getContext('2d');
    const image = context.createImageData(w / 2, h / 2);
    image.data.set(pixels);
    context.putImageData(image, 0, 0);
    return canvas;
  });
  const painting = paint(w, h, (p) => {
    const step = w / fillets;
    for (let k = 0; k < fillets; k++) {
      const wood = canvases[k % 2];
      if (wood !== undefined)
        p.drawImage(wood, (k * step) / 2, 0, step / 2, h / 2, k * step, 0, step + 1, h);
      p.fillStyle = '#140804';
      p.fillRect(k * step - 2.5, 0, 5, h);
    }
    cutInlay(p, fillets);
  });
  fillInlay(painting.pixels);
  return painting;
}

/** What was cut out has lost its colour: it gets the metal's. */
function fillInlay(pixels: Uint8ClampedArray): void {
  const metal = [1, 3, 5].map((at) => Number.parseInt(METAL.slice(at, at + 2), 16));
  for (let at = 0; at < pixels.length; at += 4) {
    const share = (pixels[at + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c++)
      pixels[at + c] = (pixels[at + c] ?? 0) * share + (metal[c] ?? 0) * (1 - share);
  }
}

function cutInlay(p: Paint, fillets: number): void {
  const [w, h] = CONE;
  p.globalCompositeOperation = 'destination-out';
  const step = w / fillets;
  for (let k = 0; k < fillets; k++) {
    const x = (k + 0.5) * step;
    p.beginPath();
    p.moveTo(x, h * 0.14);
    p.lineTo(x + step * 0.11, h * 0.42);
    p.lineTo(x, h * 0.88);
    p.lineTo(x - step * 0.11, h * 0.42);
    p.closePath();
    p.fill();
  }
  p.fillRect(0, h * 0.05, w, 8);
  p.fillRect(0, h * 0.93, w, 9);
  p.globalCompositeOperation = 'source-over';
}
