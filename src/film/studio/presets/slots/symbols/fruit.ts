import type { Paint } from '../../../scene/texture.ts';
import { ball, outline, shaded, shine } from './shading.ts';

export function cherries(p: Paint): void {
  for (const [x, bend] of [
    [-20, -12],
    [21, 14],
  ] as const) {
    p.beginPath();
    p.moveTo(8, -40);
    p.quadraticCurveTo(bend, -22, x, 10);
    outline(p, '#1f4a10', 6);
    outline(p, '#5fae2e', 3);
  }
  p.beginPath();
  p.moveTo(8, -40);
  p.bezierCurveTo(18, -52, 42, -46, 45, -26);
  p.bezierCurveTo(28, -20, 14, -26, 8, -40);
  p.fillStyle = shaded(p, [-48, -22], ['#b8ee6a', '#46a028', '#1c6418']);
  p.fill();
  outline(p, '#14430f', 2.2);
  cherry(p, -21, 21);
  cherry(p, 22, 25);
}

function cherry(p: Paint, x: number, y: number): void {
  p.beginPath();
  p.arc(x, y, 20, 0, Math.PI * 2);
  p.fillStyle = ball(p, { x, y, r: 20 }, ['#ff9a92', '#f0202c', '#b00418', '#5c000c']);
  p.fill();
  outline(p, '#4a0008', 2);
  shine(p, { x: x - 7, y: y - 9, rx: 5.5, ry: 3.4, turn: -0.6 });
}

export function lemon(p: Paint): void {
  p.save();
  p.rotate(-0.45);
  p.beginPath();
  p.moveTo(-46, 0);
  p.bezierCurveTo(-36, -6, -30, -31, 0, -31);
  p.bezierCurveTo(30, -31, 36, -6, 46, 0);
  p.bezierCurveTo(36, 6, 30, 31, 0, 31);
  p.bezierCurveTo(-30, 31, -36, 6, -46, 0);
  p.closePath();
  p.fillStyle = ball(p, { x: 0, y: 0, r: 42 }, ['#fffbd0', '#ffe23a', '#f0b400', '#a87200']);
  p.fill();
  outline(p, '#7a5200', 2.6);
  shine(p, { x: -14, y: -16, rx: 11, ry: 4.6, turn: -0.25 });
  p.restore();
  p.beginPath();
  p.moveTo(30, -24);
  p.bezierCurveTo(22, -44, 36, -50, 46, -47);
  p.bezierCurveTo(48, -36, 42, -26, 30, -24);
  p.fillStyle = shaded(p, [-50, -22], ['#a6e45a', '#2f8a24']);
  p.fill();
  outline(p, '#14430f', 2);
}
