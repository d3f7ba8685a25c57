import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { BROAD, paintLogo } from '#film/brand/paint-logo.ts';
import { darken, lighten, type HexColor } from '#film/color/hex.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import { paintShared, type Paint, type Painting } from '../scene/texture.ts';
import { paintTower } from './paintings.ts';

/** The sky after sunset over the roofs of the town. */
export function paintDusk(glow: HexColor): Painting {
  const [width, height] = [1024, 512];
  return paintShared(width, height, (p) => {
    const sky = p.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, '#070d28');
    sky.addColorStop(0.4, '#1e2456');
    sky.addColorStop(0.58, '#5a3f74');
    sky.addColorStop(0.68, '#b0607a');
    sky.addColorStop(0.74, lighten(glow, 0.2));
    sky.addColorStop(1, '#f0a868');
    p.fillStyle = sky;
    p.fillRect(0, 0, width, height);
    for (const [row, fill] of ['#33294f', '#171430'].entries())
      for (let k = 0; k < 24; k += 1) {
        const across = 38 + ((k * 17 + row * 11) % 26);
        const tall = 150 + ((k * 71 + row * 53) % 90) - row * 34;
        paintTower(p, { x: k * 45 - row * 22, across, tall, height, fill, seed: k * 7 + row });
      }
  });
}

/** A window of the house: lit with curtains, lit and empty, or dim. */
export function paintFacadeWindow(kind: number): Painting {
  const [width, height] = [96, 128];
  const [upper, lower] = [
    ['#ffdca0', '#e8923c'],
    ['#ffe6b8', '#f0a850'],
    ['#5a4638', '#3a2a24'],
  ][kind % 3] ?? ['#5a4638', '#3a2a24'];
  return paintShared(width, height, (p) => {
    const light = p.createLinearGradient(0, 0, 0, height);
    light.addColorStop(0, upper ?? '#000000');
    light.addColorStop(1, lower ?? '#000000');
    p.fillStyle = light;
    p.fillRect(0, 0, width, height);
    if (kind % 3 === 0) {
      p.fillStyle = 'rgba(120, 50, 30, 0.6)';
      p.beginPath();
      for (const side of [0, width]) {
        p.moveTo(side, 0);
        p.quadraticCurveTo(width / 2, 30, side === 0 ? 18 : width - 18, height);
        p.lineTo(side, height);
      }
      p.fill();
    }
    p.strokeStyle = '#120a06';
    p.lineWidth = 7;
    p.strokeRect(3, 3, width - 6, height - 6);
    p.lineWidth = 4;
    p.beginPath();
    p.moveTo(width / 2, 0);
    p.lineTo(width / 2, height);
    p.moveTo(0, height * 0.38);
    p.lineTo(width, height * 0.38);
    p.stroke();
  });
}

/** Light from a lamp at the foot of a pillar. */
export function paintUplight(glow: HexColor): Painting {
  const [width, height] = [32, 256];
  return paintShared(width, height, (p) => {
    const wash = p.createLinearGradient(0, height, 0, 0);
    wash.addColorStop(0, lighten(glow, 0.35));
    wash.addColorStop(0.3, darken(glow, 0.25));
    wash.addColorStop(1, '#100c0c');
    p.fillStyle = wash;
    p.fillRect(0, 0, width, height);
  });
}

/** The face of the canopy: fans of light round a star, without a letter; between them the brand's logo. */
export function paintMarqueeBoard(
  { felt, glow, accent, metal }: Palette,
  logos: readonly LoadedLogo[],
): Painting {
  const [width, height] = [1024, 112];
  const ground = darken(felt, 0.7);
  return paintShared(width, height, (p) => {
    p.fillStyle = ground;
    p.fillRect(0, 0, width, height);
    p.lineCap = 'round';
    for (const [k, x] of [110, 310, 512, 714, 914].entries()) {
      if (x === 512 && logos.length > 0) continue;
      const color = k % 2 === 0 ? glow : accent;
      for (let ray = 0; ray < 9; ray += 1) {
        const angle = Math.PI + (Math.PI * (ray + 0.5)) / 9;
        tube(p, lighten(color, 0.25), () => {
          p.moveTo(x + Math.cos(angle) * 34, 96 + Math.sin(angle) * 30);
          p.lineTo(x + Math.cos(angle) * 92, 96 + Math.sin(angle) * 82);
        });
      }
      star(p, { x, y: 86, radius: 20, color: lighten(metal, 0.4) });
    }
    const place = { x: width / 2, y: height / 2, width: 210, height: height * 0.86 };
    paintLogo(p, logos, { ...place, ground, variants: BROAD });
  });
}

/** The face of the tall sign: stars one over another, between two tubes. */
export function paintBlade({ felt, glow, accent, metal }: Palette): Painting {
  const [width, height] = [112, 512];
  return paintShared(width, height, (p) => {
    p.fillStyle = darken(felt, 0.72);
    p.fillRect(0, 0, width, height);
    p.lineCap = 'round';
    for (const x of [10, width - 10])
      tube(p, lighten(glow, 0.25), () => {
        p.moveTo(x, 14);
        p.lineTo(x, height - 14);
      });
    for (let k = 0; k < 5; k += 1) {
      const y = 58 + k * 99;
      tube(p, lighten(accent, 0.25), () => p.arc(width / 2, y, 38, 0, Math.PI * 2));
      star(p, { x: width / 2, y, radius: 28, color: lighten(metal, 0.4) });
    }
  });
}

/** A line that glows. */
function tube(p: Paint, color: HexColor, draw: () => void): void {
  p.save();
  p.shadowColor = color;
  p.shadowBlur = 10;
  p.strokeStyle = color;
  p.lineWidth = 5;
  p.beginPath();
  draw();
  p.stroke();
  p.restore();
}

interface Star {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: HexColor;
}

function star(p: Paint, { x, y, radius, color }: Star): void {
  p.save();
  p.shadowColor = color;
  p.shadowBlur = 12;
  p.fillStyle = color;
  p.beginPath();
  for (let k = 0; k < 10; k += 1) {
    const reach = k % 2 === 0 ? radius : radius * 0.42;
    const angle = (k / 10) * Math.PI * 2 - Math.PI / 2;
    p.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  p.closePath();
  p.fill();
  p.restore();
}
