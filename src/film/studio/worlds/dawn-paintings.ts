import { darken, lighten, type HexColor } from '#film/color/hex.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import { paintShared, type Painting } from '../scene/texture.ts';

/** The sky before sunrise over far roofs. */
export function paintDawn(glow: HexColor): Painting {
  const [width, height] = [128, 256];
  return paintShared(width, height, (p) => {
    const sky = p.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, '#6f86b8');
    sky.addColorStop(0.4, '#c9b2b8');
    sky.addColorStop(0.66, '#ffd9a8');
    sky.addColorStop(0.84, '#ffb56a');
    sky.addColorStop(1, lighten(glow, 0.35));
    p.fillStyle = sky;
    p.fillRect(0, 0, width, height);
    p.fillStyle = 'rgba(96, 64, 72, 0.75)';
    for (let k = 0; k < 9; k += 1) {
      const tall = 16 + ((k * 37) % 34);
      p.fillRect(k * 15 - 3, height - tall, 13, tall);
    }
  });
}

/** A screen that sleeps: a dim medallion, without a letter. */
export function paintIdleScreen(color: HexColor): Painting {
  const [width, height] = [128, 96];
  return paintShared(width, height, (p) => {
    const glass = p.createLinearGradient(0, 0, width, height);
    glass.addColorStop(0, darken(color, 0.72));
    glass.addColorStop(1, darken(color, 0.88));
    p.fillStyle = glass;
    p.fillRect(0, 0, width, height);
    p.strokeStyle = lighten(color, 0.1);
    p.lineWidth = 2.5;
    for (const radius of [30, 22]) {
      p.beginPath();
      p.ellipse(width / 2, height / 2, radius * 1.2, radius, 0, 0, Math.PI * 2);
      p.stroke();
    }
    p.fillStyle = lighten(color, 0.25);
    p.beginPath();
    for (let k = 0; k < 8; k += 1) {
      const radius = k % 2 === 0 ? 15 : 5;
      const angle = (k / 8) * Math.PI * 2;
      p.lineTo(width / 2 + Math.cos(angle) * radius, height / 2 + Math.sin(angle) * radius);
    }
    p.fill();
  });
}

const FLOOR = 1024;

/** The carpet's pattern in the light that falls through tall windows and stretches towards the viewer. */
export function paintSunPatches({ metal }: Palette): Painting {
  return paintShared(FLOOR, FLOOR, (p) => {
    p.fillStyle = '#000000';
    p.fillRect(0, 0, FLOOR, FLOOR);
    const unit = FLOOR / 12;
    p.filter = 'blur(5px)';
    for (const x of [-3.2, -1.6, 0, 1.6, 3.2])
      for (const column of [-1, 0, 1])
        for (const row of [0, 1, 2, 3, 4, 5]) {
          const [far, near] = [4.1 - row * 1.35, 4.1 - row * 1.35 - 1.2];
          const shade = 0.95 - row * 0.12;
          p.fillStyle = `rgba(255, 232, 200, ${shade.toFixed(2)})`;
          p.beginPath();
          for (const [dx, y] of [
            [-0.18, far],
            [0.18, far],
            [0.18, near],
            [-0.18, near],
          ] as const) {
            const slant = (4.6 - y) * 0.16;
            const at = x + column * 0.42 + dx + slant;
            p.lineTo(FLOOR / 2 + at * unit, FLOOR / 2 - y * unit);
          }
          p.closePath();
          p.fill();
        }
    p.filter = 'none';
    p.globalCompositeOperation = 'multiply';
    drawLattice(p, metal, unit);
  });
}

/** A carpet's diamonds, which the light shows. */
function drawLattice(
  p: Parameters<Parameters<typeof paintShared>[2]>[0],
  metal: HexColor,
  unit: number,
): void {
  p.fillStyle = '#9c9088';
  p.fillRect(0, 0, FLOOR, FLOOR);
  p.globalCompositeOperation = 'source-over';
  p.globalAlpha = 0.16;
  p.strokeStyle = metal;
  p.lineWidth = 3;
  for (let k = -24; k <= 48; k += 1) {
    p.beginPath();
    p.moveTo(k * unit * 0.5, 0);
    p.lineTo(k * unit * 0.5 + FLOOR * 0.6, FLOOR);
    p.moveTo(k * unit * 0.5, 0);
    p.lineTo(k * unit * 0.5 - FLOOR * 0.6, FLOOR);
    p.stroke();
  }
  p.globalAlpha = 1;
}
