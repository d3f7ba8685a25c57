import type { Setting } from '#domain/order/look.ts';
import { withAlpha, type HexColor } from '#film/color/hex.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import { mixedHex } from '#film/color/light.ts';
import { paint, weighedByOpacity, type Paint, type Painting } from '../scene/texture.ts';
import { between, type Random } from '#film/random.ts';

const W = 1024;
const H = 512;

/** The room's walls, from floor to ceiling, as they look out of focus. */
export function paintWall(setting: Setting, palette: Palette, random: Random): Painting {
  return paint(W, H, (p) => {
    WALLS[setting](p, palette, random);
    glowFrom(p, palette.glow, random);
  });
}

/** The same with tall windows in it, through which what stands behind is seen. */
export function paintWindows(setting: Setting, palette: Palette, random: Random): Painting {
  return weighedByOpacity(
    paint(W, H, (p) => {
      WALLS[setting](p, palette, random);
      glowFrom(p, palette.glow, random);
      const frame = mixedHex(palette.room, palette.metal, 0.25);
      const width = W / 4;
      for (let i = 0; i < 4; i++) {
        const [x, y, wide, tall] = [i * width + width * 0.06, H * 0.06, width * 0.88, H * 0.74];
        p.globalCompositeOperation = 'destination-out';
        p.fillRect(x, y, wide, tall);
        p.globalCompositeOperation = 'source-over';
        p.strokeStyle = dark(frame, 0.5);
        p.lineWidth = 10;
        p.strokeRect(x, y, wide, tall);
        p.fillStyle = dark(frame, 0.5);
        p.fillRect(x + wide / 2 - 3, y, 6, tall);
        p.fillRect(x, y + tall * 0.3, wide, 6);
      }
    }),
  );
}

type Wall = (p: Paint, palette: Palette, random: Random) => void;

const dark = (color: HexColor, k: number): HexColor => mixedHex(color, '#000000', k);

/** From the ceiling downwards; the floor's edge is black. */
type WallColors = readonly [top: HexColor, middle: HexColor, bottom: HexColor];

function plain(p: Paint, [top, middle, bottom]: WallColors): void {
  const g = p.createLinearGradient(0, 0, 0, H);
  g.addColorStop(0, top);
  g.addColorStop(0.55, middle);
  g.addColorStop(0.8, bottom);
  g.addColorStop(1, '#030204');
  p.fillStyle = g;
  p.fillRect(0, 0, W, H);
}

/** A soft light on the wall. */
interface Pool {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: HexColor;
  /** Its opacity in the middle. */
  readonly strength: number;
}

function pool(p: Paint, { x, y, radius, color, strength }: Pool): void {
  for (const shift of [-W, 0, W]) {
    const g = p.createRadialGradient(x + shift, y, 0, x + shift, y, radius);
    g.addColorStop(0, withAlpha(color, strength));
    g.addColorStop(1, withAlpha(color, 0));
    p.fillStyle = g;
    p.fillRect(x + shift - radius, y - radius, radius * 2, radius * 2);
  }
}

function glowFrom(p: Paint, color: HexColor, random: Random): void {
  for (let i = 0; i < 5; i++) {
    const [x, y] = [random() * W, H * between(random, 0.35, 0.7)];
    pool(p, { x, y, radius: between(random, 90, 220), color, strength: 0.14 });
  }
}

function columns(p: Paint, body: HexColor, light: HexColor): void {
  for (let i = 0; i < 4; i++) {
    const x = ((i + 0.5) / 4) * W;
    const g = p.createLinearGradient(x - 26, 0, x + 26, 0);
    g.addColorStop(0, dark(body, 0.6));
    g.addColorStop(0.45, mixedHex(body, light, 0.35));
    g.addColorStop(1, dark(body, 0.7));
    p.fillStyle = g;
    p.fillRect(x - 24, 0, 48, H);
    pool(p, { x, y: H * 0.12, radius: 110, color: light, strength: 0.6 });
  }
}

/** A line of light under the ceiling, and one half way up. */
function coves(p: Paint, upper: HexColor, lower: HexColor): void {
  for (const [y, color, width] of [
    [26, upper, 8],
    [H * 0.33, lower, 5],
  ] as const) {
    const g = p.createLinearGradient(0, y - 60, 0, y + 90);
    g.addColorStop(0, withAlpha(color, 0));
    g.addColorStop(0.4, withAlpha(color, 0.5));
    g.addColorStop(1, withAlpha(color, 0));
    p.fillStyle = g;
    p.fillRect(0, y - 60, W, 150);
    p.fillStyle = mixedHex(color, '#ffffff', 0.4);
    p.fillRect(0, y, W, width);
  }
}

function panelling(p: Paint, wood: HexColor, light: HexColor): void {
  for (let i = 0; i < 8; i++) {
    const x = (i / 8) * W;
    const g = p.createLinearGradient(x, 0, x + W / 8, 0);
    g.addColorStop(0, dark(wood, 0.5));
    g.addColorStop(0.5, mixedHex(wood, light, 0.15));
    g.addColorStop(1, dark(wood, 0.55));
    p.fillStyle = g;
    p.fillRect(x + 8, H * 0.2, W / 8 - 16, H * 0.62);
    if (i % 2 === 0) pool(p, { x, y: H * 0.38, radius: 120, color: light, strength: 0.75 });
  }
}

/** Draped cloth in folds. */
function curtains(p: Paint, cloth: HexColor): void {
  for (let x = 0; x < W; x += 22) {
    const g = p.createLinearGradient(x, 0, x + 22, 0);
    g.addColorStop(0, dark(cloth, 0.75));
    g.addColorStop(0.5, cloth);
    g.addColorStop(1, dark(cloth, 0.8));
    p.fillStyle = g;
    p.fillRect(x, 0, 22, H * 0.86);
  }
}

/** Four windows; `paintView` paints the whole wall as seen through one. */
function windows(p: Paint, frame: HexColor, paintView: () => void): void {
  const width = W / 4;
  for (let i = 0; i < 4; i++) {
    const x = i * width + width * 0.08;
    p.save();
    p.beginPath();
    p.rect(x, H * 0.08, width * 0.84, H * 0.66);
    p.clip();
    paintView();
    p.restore();
    p.strokeStyle = frame;
    p.lineWidth = 9;
    p.strokeRect(x, H * 0.08, width * 0.84, H * 0.66);
  }
}

function skyline(p: Paint, palette: Palette, random: Random): void {
  const sky = p.createLinearGradient(0, 0, 0, H);
  sky.addColorStop(0, '#04060f');
  sky.addColorStop(0.5, mixedHex('#141c38', palette.room, 0.35));
  sky.addColorStop(0.72, mixedHex('#4a2b52', palette.glow, 0.25));
  sky.addColorStop(1, '#05040a');
  p.fillStyle = sky;
  p.fillRect(0, 0, W, H);
  for (let i = 0; i < 34; i++) {
    const w = between(random, 26, 70);
    const h = between(random, 60, 260);
    const x = random() * W;
    p.fillStyle = dark('#141a2a', between(random, 0.1, 0.6));
    p.fillRect(x, H * 0.76 - h, w, h);
    for (let y = H * 0.76 - h + 6; y < H * 0.76 - 8; y += 11) {
      for (let u = x + 4; u < x + w - 5; u += 9) {
        if (random() < 0.45) continue;
        p.fillStyle = random() < 0.75 ? '#ffd596' : random() < 0.5 ? palette.glow : palette.accent;
        p.globalAlpha = between(random, 0.35, 1);
        p.fillRect(u, y, 5, 6);
      }
    }
    p.globalAlpha = 1;
  }
  p.fillStyle = withAlpha(palette.metal, 0.5);
  p.fillRect(0, H * 0.78, W, 5);
}

function seaside(p: Paint, palette: Palette, random: Random): void {
  const sky = p.createLinearGradient(0, 0, 0, H * 0.66);
  sky.addColorStop(0, '#16204a');
  sky.addColorStop(0.45, mixedHex('#7a3f78', palette.room, 0.2));
  sky.addColorStop(0.8, mixedHex('#ff8a52', palette.glow, 0.2));
  sky.addColorStop(1, '#ffd08a');
  p.fillStyle = sky;
  p.fillRect(0, 0, W, H * 0.66);
  const sea = p.createLinearGradient(0, H * 0.66, 0, H);
  sea.addColorStop(0, '#ffb878');
  sea.addColorStop(0.12, mixedHex('#28508a', palette.accent, 0.2));
  sea.addColorStop(1, '#050812');
  p.fillStyle = sea;
  p.fillRect(0, H * 0.66, W, H * 0.34);
  for (let i = 0; i < 5; i++) palm(p, random);
}

function palm(p: Paint, random: Random): void {
  const x = random() * W;
  const top = H * 0.85 - between(random, 220, 330);
  p.strokeStyle = '#0a0a12';
  p.lineWidth = 11;
  p.beginPath();
  p.moveTo(x, H);
  p.quadraticCurveTo(x + 18, H * 0.7, x + 8, top);
  p.stroke();
  p.lineWidth = 7;
  for (let k = 0; k < 9; k++) {
    const a = (k / 9) * Math.PI * 2 + random();
    p.beginPath();
    p.moveTo(x + 8, top);
    p.quadraticCurveTo(
      x + 8 + Math.cos(a) * 50,
      top - 24 + Math.sin(a) * 22,
      x + 8 + Math.cos(a) * 90,
      top + 22 + Math.sin(a) * 34,
    );
    p.stroke();
  }
}

function bottles(p: Paint, palette: Palette, random: Random): void {
  for (let shelf = 0; shelf < 3; shelf++) {
    const y = H * (0.3 + shelf * 0.15);
    p.fillStyle = withAlpha(mixedHex(palette.glow, '#ffffff', 0.3), 0.9);
    p.fillRect(0, y, W, 6);
    pool(p, { x: W * 0.5, y: y - 30, radius: 420, color: palette.glow, strength: 0.3 });
    for (let x = 8; x < W; x += between(random, 15, 30)) {
      p.fillStyle = mixedHex(
        random() < 0.5 ? '#b5772c' : random() < 0.5 ? palette.accent : palette.glow,
        '#ffffff',
        0.15,
      );
      p.globalAlpha = between(random, 0.35, 0.9);
      p.fillRect(x, y - between(random, 28, 46), 10, 46);
      p.globalAlpha = 1;
    }
  }
}

const WALLS: Record<Setting, Wall> = {
  mainFloor: (p, palette) => {
    plain(p, [dark(palette.room, 0.55), palette.room, dark(palette.room, 0.6)]);
    columns(p, mixedHex(palette.room, '#4a3524', 0.5), '#ffca86');
    coves(p, '#ffc27a', palette.glow);
  },
  highLimitRoom: (p, palette) => {
    plain(p, [dark(palette.room, 0.6), mixedHex(palette.room, '#2b1608', 0.5), '#120a06']);
    panelling(p, mixedHex('#5a3216', palette.room, 0.3), '#ffc885');
    coves(p, palette.metal, palette.metal);
  },
  lounge: (p, palette, random) => {
    plain(p, [dark(palette.room, 0.7), palette.room, dark(palette.room, 0.7)]);
    bottles(p, palette, random);
    coves(p, palette.accent, palette.glow);
  },
  rooftop: (p, palette, random) => skyline(p, palette, random),
  beachfront: (p, palette, random) => seaside(p, palette, random),
  theatre: (p, palette) => {
    plain(p, ['#0a0406', mixedHex(palette.room, '#3a0a10', 0.5), '#080304']);
    curtains(p, mixedHex('#a01422', palette.accent, 0.25));
    for (let i = 0; i < 6; i++) {
      const color = i % 2 === 0 ? '#ffcf92' : palette.glow;
      pool(p, { x: ((i + 0.5) / 6) * W, y: H * 0.5, radius: 150, color, strength: 0.45 });
    }
    coves(p, palette.metal, palette.metal);
  },
  riverboat: (p, palette, random) => {
    plain(p, [dark(palette.room, 0.4), mixedHex(palette.room, '#4a2c14', 0.5), '#0c0705']);
    windows(p, mixedHex('#7a4a22', palette.metal, 0.4), () => skyline(p, palette, random));
    coves(p, '#ffd092', palette.metal);
  },
};
