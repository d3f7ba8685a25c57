import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { paintLogo, SMALL } from '#film/brand/paint-logo.ts';
import type { HexColor } from '#film/color/hex.ts';
import { mixedHex } from '#film/color/light.ts';
import { fillDisc } from '../scene/fill-disc.ts';
import type { Paint, Painting } from '../scene/texture.ts';
import { FACE_LENGTH, FACE_WIDTH, paintCard } from './playing-cards-faces.ts';

export type BackDesign = 'lozenges' | 'fans' | 'rosette' | 'waves';

const IVORY = '#f4eedd';
const BADGE_RADIUS = 200;
const HALF_WIDTH = FACE_WIDTH / 2 - 34;
const HALF_LENGTH = FACE_LENGTH / 2 - 34;

/** An ornament with a white border, the same from both ends. */
export function paintBack(
  design: BackDesign,
  ink: HexColor,
  logos: readonly LoadedLogo[],
): Painting {
  const light = mixedHex(ink, '#f4ead2', 0.72);
  return paintCard((p) => {
    p.save();
    p.beginPath();
    p.roundRect(-HALF_WIDTH, -HALF_LENGTH, HALF_WIDTH * 2, HALF_LENGTH * 2, 20);
    p.clip();
    p.fillStyle = ink;
    p.fillRect(-HALF_WIDTH, -HALF_LENGTH, HALF_WIDTH * 2, HALF_LENGTH * 2);
    p.strokeStyle = light;
    p.fillStyle = light;
    DESIGNS[design](p, ink);
    if (logos.length > 0) badge(p, logos);
    p.restore();
    p.strokeStyle = light;
    p.lineWidth = 7;
    p.beginPath();
    p.roundRect(-HALF_WIDTH + 20, -HALF_LENGTH + 20, HALF_WIDTH * 2 - 40, HALF_LENGTH * 2 - 40, 12);
    p.stroke();
  });
}

const DESIGNS: Record<BackDesign, (p: Paint, ink: HexColor) => void> = {
  lozenges: (p, ink) => {
    p.lineWidth = 6;
    for (let k = -24; k <= 24; k++) {
      for (const way of [-1, 1]) {
        p.beginPath();
        p.moveTo(k * 62 - 600, -600 * way);
        p.lineTo(k * 62 + 600, 600 * way);
        p.stroke();
      }
    }
    for (let y = -14; y <= 14; y++) {
      for (let x = -10; x <= 10; x++)
        fillDisc(p, { x: x * 62 + (y % 2) * 31, y: y * 31 + 31, radius: 7 });
    }
    medallion(p, 96, ink);
  },
  fans: (p) => {
    p.lineWidth = 5;
    for (let y = 10; y >= -10; y--) {
      for (let x = -5; x <= 5; x++) fan(p, x * 104 + (y % 2) * 52, y * 52 + 52);
    }
  },
  rosette: (p, ink) => {
    p.lineWidth = 4.5;
    for (let k = 0; k < 36; k++) {
      const angle = (k / 36) * Math.PI * 2;
      p.beginPath();
      p.arc(Math.cos(angle) * 150, Math.sin(angle) * 150, 150, 0, Math.PI * 2);
      p.stroke();
      p.beginPath();
      p.arc(Math.cos(angle) * 330, Math.sin(angle) * 330, 150, 0, Math.PI * 2);
      p.stroke();
    }
    medallion(p, 62, ink);
  },
  waves: (p, ink) => {
    p.lineWidth = 9;
    for (let k = -26; k <= 26; k++) {
      p.beginPath();
      for (let y = -420; y <= 420; y += 14) {
        const x = k * 26 + Math.sin(y / 46 + (k % 2) * Math.PI) * 9;
        p.lineTo(x, y);
      }
      p.stroke();
    }
    medallion(p, 110, ink);
  },
};

/** The brand's mark, on a disc. */
function badge(p: Paint, logos: readonly LoadedLogo[]): void {
  p.fillStyle = IVORY;
  fillDisc(p, { x: 0, y: 0, radius: BADGE_RADIUS });
  const box = { x: 0, y: 0, width: BADGE_RADIUS * 1.6, height: BADGE_RADIUS * 1.1 };
  paintLogo(p, logos, { ...box, ground: IVORY, variants: SMALL });
}

function fan(p: Paint, x: number, y: number): void {
  for (let k = 5; k > 0; k--) {
    p.beginPath();
    p.arc(x, y, k * 11, Math.PI, Math.PI * 2);
    p.stroke();
  }
  fillDisc(p, { x, y: y - 4, radius: 6 });
}

/** A star on a disc, in the middle. */
function medallion(p: Paint, radius: number, ink: HexColor): void {
  fillDisc(p, { x: 0, y: 0, radius });
  p.save();
  p.fillStyle = ink;
  p.beginPath();
  for (let k = 0; k < 16; k++) {
    const angle = (k / 16) * Math.PI * 2;
    const r = k % 2 === 0 ? radius * 0.84 : radius * 0.4;
    p.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
  }
  p.closePath();
  p.fill();
  p.restore();
}
