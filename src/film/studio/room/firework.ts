import { withAlpha, type HexColor } from '#film/color/hex.ts';
import { mixedHex } from '#film/color/light.ts';
import { between, type Random } from '#film/random.ts';
import { paint, weighedByOpacity, type Painting } from '../scene/texture.ts';

const SIDE = 256;
const RAYS = 44;

/** A rocket that has burst: trails that brighten towards their sparks, and sink a little. */
export function paintFirework(color: HexColor, random: Random): Painting {
  const bright = mixedHex(color, '#ffffff', 0.55);
  const painting = paint(SIDE, SIDE, (p) => {
    p.translate(SIDE / 2, SIDE / 2);
    p.lineCap = 'round';
    for (let k = 0; k < RAYS; k++) {
      const a = (k / RAYS) * Math.PI * 2 + random() * 0.1;
      const r = between(random, 52, 118);
      const [x, y] = [Math.cos(a) * r, Math.sin(a) * r + r * 0.06];
      const trail = p.createLinearGradient(0, 0, x, y);
      trail.addColorStop(0.12, withAlpha(color, 0));
      trail.addColorStop(0.75, color);
      trail.addColorStop(1, bright);
      p.strokeStyle = trail;
      p.lineWidth = between(random, 2.4, 4.6);
      p.beginPath();
      p.moveTo(x * 0.12, y * 0.12);
      p.quadraticCurveTo(x * 0.6, y * 0.56, x, y);
      p.stroke();
      p.fillStyle = k % 3 === 0 ? '#ffffff' : bright;
      p.beginPath();
      p.arc(x, y, between(random, 3, 5.5), 0, Math.PI * 2);
      p.fill();
    }
  });
  return weighedByOpacity(painting);
}

/** Seconds in which a burst comes to its full light, so that nothing flashes, and after which it fades. */
const RISE = 0.25;
const HOLD = 1;

/** How a burst is seen so many seconds after it began: its part of its full size and of its full light. */
export function burstAt(age: number): { readonly size: number; readonly light: number } {
  const fading = Math.exp(-Math.max(0, age - HOLD) * 2.4);
  return { size: 1 - Math.exp(-age * 3), light: Math.min(1, age / RISE) * fading };
}
