import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { lighten, withAlpha } from '#film/overlay/hex-color.ts';
import { between, randomStream } from '#film/seeded-random.ts';
import type { HexColor, Storyboard } from '#film/storyboard/storyboard.ts';

/** Lights out of focus between the camera and the room, drifting and twinkling. */
export interface Bokeh {
  /** Draws in stage units around the middle of the frame, `halfWidth` to both sides. */
  draw(context: SKRSContext2D, seconds: number): void;
}

const DISC_PIXELS = 96;
const COUNT = 42;

export function openBokeh(
  { look, seed }: Storyboard,
  halfWidth: number,
  halfHeight: number,
): Bokeh {
  const { glow, accent, metal } = look.palette;
  const discs = [glow, accent, metal, lighten(metal, 0.5)].map(paintDisc);
  const random = randomStream(seed, 'bokeh');
  const lights = Array.from({ length: COUNT }, (_, index) => ({
    disc: discs[index % discs.length],
    x: between(random, -halfWidth, halfWidth),
    y: between(random, -halfHeight, halfHeight * 0.5),
    radius: between(random, 0.008, 0.05),
    drift: between(random, -0.012, 0.012),
    rate: between(random, 0.5, 1.8),
    phase: random() * Math.PI * 2,
  }));
  return {
    draw(context, seconds) {
      context.globalCompositeOperation = 'lighter';
      for (const { disc, x, y, radius, drift, rate, phase } of lights) {
        if (!disc) continue;
        context.globalAlpha = 0.28 + 0.22 * Math.sin(seconds * rate + phase);
        const side = radius * 2;
        context.drawImage(
          disc,
          x + drift * seconds - radius,
          y - 0.6 * Math.abs(drift) * seconds - radius,
          side,
          side,
        );
      }
      context.globalAlpha = 1;
      context.globalCompositeOperation = 'source-over';
    },
  };
}

function paintDisc(color: HexColor): Canvas {
  const canvas = createCanvas(DISC_PIXELS, DISC_PIXELS);
  const context = canvas.getContext('2d');
  const middle = DISC_PIXELS / 2;
  const fill = context.createRadialGradient(middle, middle, 0, middle, middle, middle - 1);
  fill.addColorStop(0, withAlpha(color, 0.5));
  fill.addColorStop(0.82, withAlpha(color, 0.62));
  fill.addColorStop(0.93, withAlpha(lighten(color, 0.4), 0.75));
  fill.addColorStop(1, withAlpha(color, 0));
  context.fillStyle = fill;
  context.fillRect(0, 0, DISC_PIXELS, DISC_PIXELS);
  return canvas;
}
