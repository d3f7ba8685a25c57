import { darken, lighten, type HexColor } from '#film/color/hex.ts';
import { paintShared, type Paint, type Painting } from '../scene/texture.ts';

/** Velvet in folds, darker towards the top. */
export function paintCurtain(cloth: HexColor): Painting {
  const [width, height] = [1024, 256];
  return paintShared(width, height, (p) => {
    const folds = 34;
    for (let k = 0; k < folds; k += 1) {
      const x = (k / folds) * width;
      const fold = p.createLinearGradient(x, 0, x + width / folds, 0);
      fold.addColorStop(0, darken(cloth, 0.75));
      fold.addColorStop(0.4, lighten(cloth, 0.06));
      fold.addColorStop(0.62, darken(cloth, 0.2));
      fold.addColorStop(1, darken(cloth, 0.8));
      p.fillStyle = fold;
      p.fillRect(x, 0, width / folds + 1, height);
    }
    const shade = p.createLinearGradient(0, 0, 0, height);
    shade.addColorStop(0, 'rgba(0, 0, 0, 0.75)');
    shade.addColorStop(0.55, 'rgba(0, 0, 0, 0.1)');
    shade.addColorStop(1, 'rgba(0, 0, 0, 0.55)');
    p.fillStyle = shade;
    p.fillRect(0, 0, width, height);
  });
}

/** Light in haze: narrow above, wide and gone below. */
export function paintBeam(): Painting {
  const [width, height] = [128, 256];
  return paintShared(width, height, (p) => {
    for (let y = 0; y < height; y += 1) {
      const half = 6 + (width / 2 - 8) * (y / height);
      const across = p.createLinearGradient(width / 2 - half, 0, width / 2 + half, 0);
      const strength = 0.85 * (1 - y / height) ** 1.2;
      across.addColorStop(0, 'rgba(255, 255, 255, 0)');
      across.addColorStop(0.5, `rgba(255, 255, 255, ${strength.toFixed(3)})`);
      across.addColorStop(1, 'rgba(255, 255, 255, 0)');
      p.fillStyle = across;
      p.fillRect(0, y, width, 1);
    }
  });
}

/** Warm light behind panes. */
export function paintDoor(): Painting {
  return paintShared(128, 256, (p) => {
    const light = p.createLinearGradient(0, 0, 0, 256);
    light.addColorStop(0, '#ffe2b0');
    light.addColorStop(0.6, '#ffb765');
    light.addColorStop(1, '#b8641e');
    p.fillStyle = light;
    p.fillRect(0, 0, 128, 256);
    p.strokeStyle = '#2a1608';
    p.lineWidth = 10;
    p.strokeRect(5, 5, 118, 246);
    p.lineWidth = 5;
    for (const y of [64, 128, 192]) {
      p.beginPath();
      p.moveTo(0, y);
      p.lineTo(128, y);
      p.stroke();
    }
  });
}

/** Towers with lit windows below a night sky, seen from high above. */
export function paintSkylineByNight(glow: HexColor): Painting {
  const [width, height] = [512, 512];
  return paintShared(width, height, (p) => {
    const sky = p.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, '#050a1e');
    sky.addColorStop(0.55, '#1a2450');
    sky.addColorStop(0.8, darken(glow, 0.55));
    sky.addColorStop(1, darken(glow, 0.3));
    p.fillStyle = sky;
    p.fillRect(0, 0, width, height);
    for (const [row, fill] of ['#10183a', '#090e22'].entries())
      for (let k = 0; k < 13; k += 1) {
        const across = 34 + ((k * 17 + row * 11) % 22);
        const tall = 90 + ((k * 71 + row * 53) % 170) - row * 40;
        paintTower(p, { x: k * 41 - row * 20, across, tall, height, fill, seed: k * 7 + row });
      }
  });
}

interface Tower {
  readonly x: number;
  readonly across: number;
  readonly tall: number;
  readonly height: number;
  readonly fill: string;
  readonly seed: number;
}

/** A house with some of its windows lit. */
export function paintTower(p: Paint, { x, across, tall, height, fill, seed }: Tower): void {
  p.fillStyle = fill;
  p.fillRect(x, height - tall, across, tall);
  let k = seed;
  for (let top = height - tall + 6; top < height - 4; top += 9)
    for (let left = x + 4; left < x + across - 5; left += 7) {
      k = (k * 73 + 41) % 997;
      if (k % 5 > 1) continue;
      p.fillStyle = k % 3 === 0 ? '#ffd89a' : '#c9d8ff';
      p.fillRect(left, top, 4, 5);
    }
}
