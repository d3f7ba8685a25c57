import type { Palette } from '#film/storyboard/storyboard.ts';
import { withAlpha, type HexColor } from '#film/color/hex.ts';
import { mixedHex } from '#film/color/light.ts';
import {
  paint,
  paintShared,
  weighedByOpacity,
  type Paint,
  type Painting,
} from '../scene/texture.ts';
import { between, pick, type Random } from '#film/random.ts';

/** A row of slot machines with lit screens. */
export function paintMachines(palette: Palette, random: Random): Painting {
  const screens: [HexColor, ...HexColor[]] = [
    palette.glow,
    palette.accent,
    mixedHex(palette.glow, palette.accent, 0.5),
    palette.glow,
    '#ffb347',
    palette.metal,
  ];
  const painting = paint(512, 320, (p) => {
    for (let i = 0; i < 4; i++)
      drawMachine(p, 14 + i * 124, {
        screen: pick(random, screens),
        second: pick(random, screens),
        metal: palette.metal,
      });
  });
  return weighedByOpacity(painting);
}

const SYMBOL_COLORS: readonly HexColor[] = ['#ff5a4a', '#ffd56a', '#fff2dc', '#5ad1ff', '#9be36a'];

interface MachineColors {
  readonly screen: HexColor;
  /** Of the lower part of its screen, and of its buttons. */
  readonly second: HexColor;
  readonly metal: HexColor;
}

function drawMachine(p: Paint, x: number, { screen, second, metal }: MachineColors): void {
  p.fillStyle = '#08060c';
  p.beginPath();
  p.roundRect(x, 12, 108, 308, 12);
  p.fill();
  const top = p.createLinearGradient(x, 0, x + 108, 0);
  top.addColorStop(0, mixedHex(screen, '#08060c', 0.75));
  top.addColorStop(0.5, mixedHex(screen, '#ffffff', 0.25));
  top.addColorStop(1, mixedHex(screen, '#08060c', 0.75));
  p.fillStyle = top;
  p.beginPath();
  p.roundRect(x + 10, 20, 88, 30, 8);
  p.fill();
  const face = p.createLinearGradient(0, 66, 0, 168);
  face.addColorStop(0, mixedHex(screen, '#120a18', 0.35));
  face.addColorStop(0.5, mixedHex(second, '#120a18', 0.8));
  face.addColorStop(1, mixedHex(second, '#120a18', 0.45));
  p.fillStyle = face;
  p.fillRect(x + 16, 68, 76, 96);
  for (let k = 0; k < 9; k++) {
    p.fillStyle = withAlpha(SYMBOL_COLORS[(k * 5 + x) % SYMBOL_COLORS.length] ?? '#ffffff', 0.85);
    p.beginPath();
    p.arc(x + 30 + (k % 3) * 24, 84 + Math.floor(k / 3) * 32, 8.5, 0, Math.PI * 2);
    p.fill();
  }
  p.fillStyle = withAlpha(metal, 0.8);
  p.fillRect(x + 10, 178, 88, 9);
  p.fillStyle = withAlpha(second, 0.7);
  p.fillRect(x + 18, 196, 72, 16);
}

/** Shapes that glass tubes are bent to; no letters, which would be words nobody wrote. */
const SIGN_SHAPES: readonly ((p: Paint) => void)[] = [
  // A diamond in a diamond.
  (p) => {
    for (const k of [1, 0.6]) {
      p.moveTo(0, -64 * k);
      p.lineTo(52 * k, 0);
      p.lineTo(0, 64 * k);
      p.lineTo(-52 * k, 0);
      p.closePath();
    }
  },
  // A heart.
  (p) => {
    p.moveTo(0, 58);
    p.bezierCurveTo(-86, 0, -58, -66, 0, -24);
    p.bezierCurveTo(58, -66, 86, 0, 0, 58);
  },
  // A star.
  (p) => {
    for (let k = 0; k <= 10; k++) {
      const r = k % 2 === 0 ? 64 : 27;
      const angle = (k / 10) * Math.PI * 2 - Math.PI / 2;
      if (k === 0) p.moveTo(Math.cos(angle) * r, Math.sin(angle) * r);
      else p.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
    }
  },
  // Rings. Out of focus, arches were an M.
  (p) => {
    for (const r of [62, 42, 22]) {
      p.moveTo(r, 0);
      p.arc(0, 0, r, 0, Math.PI * 2);
    }
  },
];

/** A sign of glass tubes in a frame. */
export function paintSign(shape: number, color: HexColor, frame: HexColor): Painting {
  const draw = SIGN_SHAPES[shape % SIGN_SHAPES.length];
  const painting = paintShared(512, 160, (p) => {
    p.translate(256, 80);
    p.lineJoin = 'round';
    for (const [blur, alpha] of [
      [12, 0.6],
      [1.5, 1],
    ] as const) {
      p.filter = `blur(${blur}px)`;
      p.globalAlpha = alpha;
      for (const x of [-140, 0, 140]) {
        p.save();
        p.translate(x, 0);
        p.strokeStyle = x === 0 ? color : frame;
        p.lineWidth = 7;
        p.beginPath();
        draw?.(p);
        p.stroke();
        p.restore();
      }
    }
  });
  return weighedByOpacity(painting);
}

/** An upright tube of light. */
export function paintTube(): Painting {
  return paintShared(32, 64, (p) => {
    const g = p.createLinearGradient(0, 0, 32, 0);
    g.addColorStop(0, '#000000');
    g.addColorStop(0.36, '#3a3a3a');
    g.addColorStop(0.46, '#ffffff');
    g.addColorStop(0.54, '#ffffff');
    g.addColorStop(0.64, '#3a3a3a');
    g.addColorStop(1, '#000000');
    p.fillStyle = g;
    p.fillRect(0, 0, 32, 64);
  });
}

/** Paints a coffered ceiling with its lamps, 512 pixels a side, to be repeated. */
export function paintCeiling(palette: Palette): Painting {
  return paintShared(512, 512, (p) => {
    p.fillStyle = mixedHex(palette.room, '#000000', 0.8);
    p.fillRect(0, 0, 512, 512);
    for (let y = 0; y < 6; y++) {
      for (let x = 0; x < 6; x++) {
        const cx = (x + 0.5) * 85;
        const cy = (y + 0.5) * 85;
        const g = p.createRadialGradient(cx, cy, 2, cx, cy, 40);
        g.addColorStop(0, '#fff0d0');
        g.addColorStop(0.25, withAlpha('#ffc880', 0.7));
        g.addColorStop(1, withAlpha('#ffb060', 0));
        p.fillStyle = g;
        p.fillRect(cx - 40, cy - 40, 80, 80);
      }
    }
  });
}

/** Paints a casino carpet, 512 pixels a side, to be repeated. */
export function paintCarpet(palette: Palette, random: Random): Painting {
  return paint(512, 512, (p) => {
    p.fillStyle = mixedHex(palette.room, '#100608', 0.6);
    p.fillRect(0, 0, 512, 512);
    for (let i = 0; i < 120; i++) {
      p.strokeStyle = withAlpha(random() < 0.5 ? palette.metal : palette.accent, 0.35);
      p.lineWidth = 4;
      p.beginPath();
      p.arc(
        random() * 512,
        random() * 512,
        between(random, 8, 40),
        0,
        Math.PI * between(random, 0.6, 2),
      );
      p.stroke();
    }
  });
}
