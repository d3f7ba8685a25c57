import type { Paint } from '../../../scene/texture.ts';
import { ball, GOLD, outline, polygon, RIM, shaded } from './shading.ts';

export function bell(p: Paint): void {
  p.beginPath();
  p.arc(0, 33, 10, 0, Math.PI * 2);
  p.fillStyle = ball(p, { x: 0, y: 33, r: 10 }, GOLD);
  p.fill();
  outline(p, RIM, 2.6);
  bellPath(p);
  p.fillStyle = shaded(p, [-40, 32], ['#fff3b0', '#f8cf4e', '#e09a1c', '#9a5608']);
  p.fill();
  p.save();
  p.clip();
  const sides = p.createLinearGradient(-42, 0, 42, 0);
  sides.addColorStop(0, 'rgba(110,52,0,.75)');
  sides.addColorStop(0.32, 'rgba(255,255,230,.55)');
  sides.addColorStop(0.55, 'rgba(255,220,120,0)');
  sides.addColorStop(1, 'rgba(110,46,0,.8)');
  p.fillStyle = sides;
  p.fillRect(-50, -50, 100, 100);
  p.fillStyle = 'rgba(120,56,0,.5)';
  p.fillRect(-50, 11, 100, 3);
  p.restore();
  bellPath(p);
  outline(p, RIM, 2.8);
}

function bellPath(p: Paint): void {
  p.beginPath();
  p.moveTo(0, -40);
  p.bezierCurveTo(9, -40, 10, -33, 9, -31);
  p.bezierCurveTo(27, -24, 27, -4, 29, 10);
  p.bezierCurveTo(30, 20, 36, 24, 41, 30);
  p.lineTo(-41, 30);
  p.bezierCurveTo(-36, 24, -30, 20, -29, 10);
  p.bezierCurveTo(-27, -4, -27, -24, -9, -31);
  p.bezierCurveTo(-10, -33, -9, -40, 0, -40);
  p.closePath();
}

export function horseshoe(p: Paint): void {
  const arch = (): void => {
    p.beginPath();
    p.moveTo(-25, 36);
    p.bezierCurveTo(-44, -2, -36, -34, 0, -34);
    p.bezierCurveTo(36, -34, 44, -2, 25, 36);
  };
  arch();
  outline(p, RIM, 24);
  p.strokeStyle = shaded(p, [-46, 44], ['#fff6c4', '#f6c443', '#d08a18', '#8a4c08']);
  p.lineWidth = 19;
  p.stroke();
  arch();
  outline(p, 'rgba(110,52,0,.55)', 7);
  p.fillStyle = '#fffbe0';
  for (const [x, y] of [
    [-31, 20],
    [-34.5, 0],
    [-27, -20],
    [0, -34],
    [27, -20],
    [34.5, 0],
    [31, 20],
  ] as const) {
    p.beginPath();
    p.arc(x, y, 2.6, 0, Math.PI * 2);
    p.fill();
  }
}

export function star(p: Paint): void {
  starPath(p);
  outline(p, '#6a2a00', 7);
  outline(p, '#ffe9a0', 3.4);
  p.fillStyle = shaded(p, [-44, 44], ['#fff2a8', '#ffb52e', '#ea6a10']);
  p.fill();
  for (let k = 0; k < 5; k++) {
    const at = (k / 5) * Math.PI * 2 - Math.PI / 2;
    const side = at + Math.PI / 5;
    polygon(
      p,
      [
        [0, 3],
        [Math.cos(at) * 46, Math.sin(at) * 46 + 3],
        [Math.cos(side) * 20, Math.sin(side) * 20 + 3],
      ],
      'rgba(190,70,0,.34)',
    );
  }
}

function starPath(p: Paint): void {
  p.beginPath();
  for (let k = 0; k < 10; k++) {
    const radius = k % 2 === 0 ? 46 : 20;
    const angle = (k / 10) * Math.PI * 2 - Math.PI / 2;
    p.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius + 3);
  }
  p.closePath();
}

export function crown(p: Paint): void {
  p.beginPath();
  p.moveTo(-36, 34);
  p.lineTo(-44, -20);
  p.lineTo(-20, 4);
  p.lineTo(0, -36);
  p.lineTo(20, 4);
  p.lineTo(44, -20);
  p.lineTo(36, 34);
  p.closePath();
  outline(p, RIM, 6);
  p.fillStyle = shaded(p, [-36, 34], GOLD);
  p.fill();
  p.fillStyle = shaded(p, [18, 34], ['#a01a4a', '#5c0a28']);
  p.fillRect(-37, 18, 74, 11);
  for (const [x, y, r, color] of [
    [-44, -22, 6, '#ff4a6a'],
    [0, -38, 7, '#58c8ff'],
    [44, -22, 6, '#ff4a6a'],
    [-18, 23.5, 4, '#ffe9a0'],
    [0, 23.5, 4.6, '#7af0c0'],
    [18, 23.5, 4, '#ffe9a0'],
  ] as const) {
    p.beginPath();
    p.arc(x, y, r, 0, Math.PI * 2);
    p.fillStyle = ball(p, { x, y, r }, ['#ffffff', color, '#40102a']);
    p.fill();
    outline(p, RIM, 1.6);
  }
}
