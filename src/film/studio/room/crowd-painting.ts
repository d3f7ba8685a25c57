import type { Palette } from '#film/storyboard/storyboard.ts';
import { mixedHex, withAlpha } from '../scene/color.ts';
import type { HexColor } from '#film/storyboard/storyboard.ts';
import { paint, weighedByOpacity } from '../scene/texture.ts';
import type { Paint, Painting } from '../scene/texture.ts';
import { inRange, pickOne } from '../scene/random.ts';
import type { Random } from '../scene/random.ts';

/** Guests side by side in one picture. */
export const GUEST_COUNT = 8;
const WIDTH = 160;
const HEIGHT = 448;

const SKINS: [HexColor, ...HexColor[]] = [
  '#e8b894',
  '#c98d66',
  '#8d5a3b',
  '#f0c9ab',
  '#6b4029',
  '#d9a27c',
];
const HAIR: [HexColor, ...HexColor[]] = ['#1a1210', '#3b2417', '#0d0b0c', '#6b4a2a', '#8a8078'];
const CLOTHES: [HexColor, ...HexColor[]] = [
  '#14161f',
  '#20242f',
  '#3a1420',
  '#8d877c',
  '#122a2c',
  '#3b2c18',
  '#241a36',
];

interface Guest {
  readonly skin: HexColor;
  readonly hair: HexColor;
  readonly cloth: HexColor;
  readonly shirt: boolean;
  readonly longHair: boolean;
  readonly build: number;
  readonly arm: number;
  readonly lean: number;
}

/** Guests as they look out of focus: lit from the table in front, edged by the room's lights. */
export function paintGuests(random: Random, palette: Palette): Painting {
  const painting = paint(WIDTH * GUEST_COUNT, HEIGHT, (p) => {
    for (let k = 0; k < GUEST_COUNT; k++) {
      p.save();
      p.beginPath();
      p.rect(k * WIDTH, 0, WIDTH, HEIGHT);
      p.clip();
      p.translate(k * WIDTH + WIDTH / 2, 0);
      drawGuest(p, dress(random, palette), palette);
      p.restore();
    }
  });
  return weighedByOpacity(painting);
}

function dress(random: Random, palette: Palette): Guest {
  const coloured = random() < 0.3;
  return {
    skin: pickOne(random, SKINS),
    hair: pickOne(random, HAIR),
    cloth: coloured
      ? mixedHex('#120c14', random() < 0.5 ? palette.accent : palette.glow, 0.035)
      : pickOne(random, CLOTHES),
    shirt: random() < 0.4,
    longHair: random() < 0.45,
    build: inRange(random, 0.86, 1.08),
    arm: inRange(random, -1, 1),
    lean: inRange(random, -6, 6),
  };
}

function drawGuest(p: Paint, guest: Guest, palette: Palette): void {
  // Each light is the whole figure in its colour, shifted; the figure itself lies over it.
  const rims: [number, string][] = [
    [-3.5, withAlpha(palette.glow, 0.75)],
    [3.5, withAlpha(palette.accent, 0.6)],
  ];
  p.filter = 'blur(2px)';
  for (const [shift, color] of rims) {
    p.save();
    p.translate(shift, -1);
    p.fillStyle = color;
    outline(p, guest);
    p.restore();
  }
  p.filter = 'blur(1.4px)';
  body(p, guest);
  head(p, guest);
  p.filter = 'none';
}

function torso(p: Paint, { build, lean }: Guest): void {
  const w = 46 * build;
  p.beginPath();
  p.moveTo(-13, 92);
  p.bezierCurveTo(-w * 0.7, 100, -w, 106, -w, 138);
  p.bezierCurveTo(-w * 1.02, 190, -w * 0.78, 220, -w * 0.7 + lean * 0.4, 262);
  p.lineTo(-w * 0.72 + lean, 440);
  p.lineTo(w * 0.72 + lean, 440);
  p.lineTo(w * 0.7 + lean * 0.4, 262);
  p.bezierCurveTo(w * 0.78, 220, w * 1.02, 190, w, 138);
  p.bezierCurveTo(w, 106, w * 0.7, 100, 13, 92);
  p.closePath();
  p.fill();
}

function arms(p: Paint, { build, arm }: Guest): void {
  const w = 46 * build;
  p.lineWidth = 21;
  p.lineCap = 'round';
  p.lineJoin = 'round';
  p.strokeStyle = p.fillStyle;
  p.beginPath();
  p.moveTo(-w + 9, 122);
  p.lineTo(-w - 4 - arm * 5, 196);
  p.lineTo(arm > 0.2 ? -w + 34 : -w + 2, arm > 0.2 ? 214 : 262);
  p.moveTo(w - 9, 122);
  p.lineTo(w + 4 - arm * 5, 196);
  p.lineTo(arm < -0.3 ? w - 36 : w - 2, arm < -0.3 ? 190 : 262);
  p.stroke();
}

function outline(p: Paint, guest: Guest): void {
  torso(p, guest);
  arms(p, guest);
  p.beginPath();
  p.ellipse(0, 56, guest.longHair ? 30 : 25, guest.longHair ? 38 : 32, 0, 0, Math.PI * 2);
  p.fill();
}

function body(p: Paint, guest: Guest): void {
  const lit = p.createLinearGradient(0, 90, 0, 440);
  lit.addColorStop(0, mixedHex(guest.cloth, '#fff0dc', 0.1));
  lit.addColorStop(0.35, guest.cloth);
  lit.addColorStop(0.75, mixedHex(guest.cloth, '#000000', 0.72));
  lit.addColorStop(1, '#020203');
  p.fillStyle = lit;
  torso(p, guest);
  if (guest.shirt) {
    p.fillStyle = mixedHex('#d9d4cc', guest.cloth, 0.15);
    p.beginPath();
    p.moveTo(-12, 94);
    p.lineTo(12, 94);
    p.lineTo(2, 190);
    p.closePath();
    p.fill();
  }
  const sides = p.createLinearGradient(-60, 0, 60, 0);
  sides.addColorStop(0, mixedHex(guest.cloth, '#000000', 0.6));
  sides.addColorStop(0.4, mixedHex(guest.cloth, '#ffe8cc', 0.05));
  sides.addColorStop(1, mixedHex(guest.cloth, '#000000', 0.7));
  p.fillStyle = sides;
  arms(p, guest);
}

function head(p: Paint, { skin, hair, longHair }: Guest): void {
  p.fillStyle = hair;
  p.beginPath();
  p.ellipse(0, longHair ? 58 : 48, longHair ? 30 : 26, longHair ? 38 : 27, 0, 0, Math.PI * 2);
  p.fill();
  p.fillStyle = mixedHex(skin, '#000000', 0.45);
  p.fillRect(-10, 78, 20, 20);
  const face = p.createRadialGradient(3, 68, 3, 0, 60, 32);
  face.addColorStop(0, mixedHex(skin, '#fff1e0', 0.16));
  face.addColorStop(0.55, mixedHex(skin, '#000000', 0.25));
  face.addColorStop(1, mixedHex(skin, '#000000', 0.72));
  p.fillStyle = face;
  p.beginPath();
  p.ellipse(0, 62, 20.5, 26, 0, 0, Math.PI * 2);
  p.fill();
  p.fillStyle = hair;
  p.beginPath();
  p.ellipse(-2, 41, 23, 12, 0, 0, Math.PI * 2);
  p.fill();
}
