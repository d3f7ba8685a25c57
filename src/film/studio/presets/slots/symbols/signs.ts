import { DISPLAY_FONT } from '../../../props/fonts.ts';
import type { Paint } from '../../../scene/texture.ts';
import { GOLD, outline, RIM, shaded } from './shading.ts';

export function seven(p: Paint): void {
  sevenPath(p);
  outline(p, RIM, 13);
  outline(p, '#f6c64a', 9);
  p.fillStyle = shaded(p, [-42, 44], ['#ff8a72', '#ee1c25', '#c00717', '#6e000c']);
  p.fill();
  p.save();
  p.clip();
  p.fillStyle = 'rgba(255,255,255,.3)';
  p.beginPath();
  p.ellipse(-4, -44, 54, 17, 0, 0, Math.PI * 2);
  p.fill();
  p.restore();
}

export function bar(p: Paint): void {
  for (const [k, y] of [-29, 0, 29].entries()) {
    p.beginPath();
    p.roundRect(-46, y - 13, 92, 26, 6);
    p.fillStyle = shaded(
      p,
      [y - 13, y + 13],
      k === 1 ? ['#4c1d8a', '#220a4c'] : ['#2a2f3a', '#07080c'],
    );
    p.fill();
    outline(p, '#5a2a04', 4.6);
    outline(p, '#f3c14a', 3);
    p.font = `24px ${DISPLAY_FONT}`;
    p.textAlign = 'center';
    p.textBaseline = 'alphabetic';
    p.fillStyle = shaded(p, [y - 9, y + 9], GOLD.slice(0, 3));
    p.fillText('BAR', 0, y + 8.6);
  }
}

function sevenPath(p: Paint): void {
  p.beginPath();
  p.moveTo(-36, -42);
  p.lineTo(38, -42);
  p.lineTo(38, -24);
  p.bezierCurveTo(20, -4, 10, 16, 7, 44);
  p.lineTo(-19, 44);
  p.bezierCurveTo(-15, 16, -4, -4, 8, -19);
  p.bezierCurveTo(-6, -22, -20, -21, -25, -10);
  p.lineTo(-36, -10);
  p.closePath();
}
