import type { HexColor } from '#film/color/hex.ts';
import { mixedHex } from '#film/color/light.ts';
import type { Paint } from '../scene/texture.ts';

/** Pixels of a guest's picture; the feet stand on its lower edge, the head's top is at 24. */
export const GUEST_CELL = { width: 180, height: 448 } as const;

export interface GuestFigure {
  readonly skin: HexColor;
  readonly hair: HexColor;
  readonly cloth: HexColor;
  readonly outfit: 'suit' | 'shirt' | 'dress';
  readonly hairCut: 'short' | 'long' | 'bun';
  readonly build: number;
  /** 0 looks at the viewer, 1 to the right. */
  readonly facing: number;
  readonly gesture: 'glass' | 'hip' | 'down' | 'crossed';
  readonly lean: number;
}

const FULL = Math.PI * 2;

/** Half the width of the shoulders: who turns away is narrower. */
const shouldersOf = ({ build, facing }: GuestFigure): number => 46 * build * (1 - 0.26 * facing);

/** The whole figure in the colour that is set. */
export function paintOutline(p: Paint, guest: GuestFigure): void {
  paintLegs(p, guest);
  paintTorso(p, guest);
  paintArms(p, guest);
  paintHair(p, guest);
}

/** Paints one guest: hair, head, clothes, arms. */
export function paintFigure(p: Paint, guest: GuestFigure): void {
  const w = shouldersOf(guest);
  if (guest.hairCut === 'long') {
    p.fillStyle = guest.hair;
    paintHair(p, guest);
  }
  p.fillStyle = mixedHex(guest.skin, '#000000', 0.5);
  p.fillRect(-10 + guest.facing * 3, 76, 20, 24);
  const legs = guest.outfit === 'dress' ? guest.skin : mixedHex(guest.cloth, '#14161c', 0.7);
  p.fillStyle = roundness(p, { color: legs, halfWidth: w, facing: guest.facing });
  paintLegs(p, guest);
  p.fillStyle = roundness(p, { color: guest.cloth, halfWidth: w, facing: guest.facing });
  paintTorso(p, guest);
  paintFront(p, guest, w);
  p.fillStyle = roundness(p, {
    color: guest.outfit === 'dress' ? guest.skin : guest.cloth,
    halfWidth: w * 1.2,
    facing: guest.facing,
  });
  p.strokeStyle = p.fillStyle;
  paintArms(p, guest);
  paintHand(p, guest, w);
  paintHead(p, guest);
}

/** A part of a figure, from its middle to both sides. */
interface Part {
  readonly color: HexColor;
  readonly halfWidth: number;
  readonly facing: GuestFigure['facing'];
}

/** Light from where the figure looks, shade round the other side. */
function roundness(
  p: Paint,
  { color, halfWidth, facing }: Part,
): ReturnType<Paint['createLinearGradient']> {
  const g = p.createLinearGradient(-halfWidth, 0, halfWidth, 0);
  g.addColorStop(0, mixedHex(color, '#000000', 0.6));
  g.addColorStop(0.35 + facing * 0.2, mixedHex(color, '#000000', 0.1));
  g.addColorStop(0.55 + facing * 0.25, mixedHex(color, '#fff0d8', 0.06));
  g.addColorStop(1, mixedHex(color, '#000000', 0.45));
  return g;
}

/** Down to the hips, or to the hem of a dress over the knees. */
function paintTorso(p: Paint, guest: GuestFigure): void {
  const w = shouldersOf(guest);
  const { lean, outfit } = guest;
  const isDress = outfit === 'dress';
  const waist = isDress ? 0.58 : 0.74;
  const hip = isDress ? 0.86 : 0.76;
  const [hem, low] = isDress ? [0.92, 356] : [0.74, 292];
  p.beginPath();
  p.moveTo(-13, 92);
  p.bezierCurveTo(-w * 0.7, 99, -w, 106, -w, 138);
  p.bezierCurveTo(-w * 1.02, 176, -w * waist, 190, -w * waist + lean * 0.3, 214);
  p.bezierCurveTo(-w * waist, 234, -w * hip, 246, -w * hip + lean * 0.5, 276);
  p.lineTo(-w * hem + lean * 0.7, low);
  p.lineTo(w * hem + lean * 0.7, low);
  p.lineTo(w * hip + lean * 0.5, 276);
  p.bezierCurveTo(w * hip, 246, w * waist, 234, w * waist + lean * 0.3, 214);
  p.bezierCurveTo(w * waist, 190, w * 1.02, 176, w, 138);
  p.bezierCurveTo(w, 106, w * 0.7, 99, 13, 92);
  p.closePath();
  p.fill();
}

/** Apart from each other: a figure that ends in one piece looks like a bottle. */
function paintLegs(p: Paint, guest: GuestFigure): void {
  const w = shouldersOf(guest);
  const { lean, outfit } = guest;
  const [thigh, foot] = outfit === 'dress' ? [0.3, 0.17] : [0.38, 0.27];
  for (const side of [-1, 1]) {
    const [hip, ankle] = [side * w * 0.36 + lean * 0.6, side * w * 0.5 + lean];
    p.beginPath();
    p.moveTo(hip - w * thigh, 270);
    p.lineTo(hip + w * thigh, 270);
    p.lineTo(ankle + w * foot, 446);
    p.lineTo(ankle - w * foot, 446);
    p.closePath();
    p.fill();
  }
}

/** Shirt and tie, an open collar, or the neckline of a dress; where the figure turns, so does its front. */
function paintFront(p: Paint, { outfit, cloth, skin, facing }: GuestFigure, w: number): void {
  const x = facing * w * 0.45;
  const open = outfit === 'dress' ? 24 : 12;
  const low = outfit === 'dress' ? 126 : outfit === 'suit' ? 196 : 118;
  p.fillStyle = outfit === 'suit' ? '#b9b2a6' : mixedHex(skin, '#000000', 0.3);
  p.beginPath();
  p.moveTo(x * 0.5 - open, 94);
  p.lineTo(x * 0.5 + open, 94);
  p.lineTo(x, low);
  p.closePath();
  p.fill();
  if (outfit !== 'suit') return;
  p.fillStyle = mixedHex(cloth, '#5a1018', 0.5);
  p.fillRect(x * 0.7 - 3, 100, 6, 70);
}

function paintArms(p: Paint, guest: GuestFigure): void {
  const w = shouldersOf(guest);
  p.lineWidth = guest.outfit === 'dress' ? 15 : 21;
  p.lineCap = 'round';
  p.lineJoin = 'round';
  p.beginPath();
  for (const side of [-1, 1]) {
    const [elbow, hand] = armOf(guest.gesture, side, w);
    p.moveTo(side * (w - 9), 122);
    p.lineTo(...elbow);
    p.lineTo(...hand);
  }
  p.stroke();
}

type Place = [x: number, y: number];

/** Elbow and hand. */
function armOf(gesture: GuestFigure['gesture'], side: number, w: number): [Place, Place] {
  if (gesture === 'crossed')
    return [
      [side * (w + 2), 186],
      [-side * w * 0.35, 176],
    ];
  if (gesture === 'hip' && side < 0)
    return [
      [-w - 24, 190],
      [-w * 0.72, 232],
    ];
  if (gesture === 'glass' && side > 0)
    return [
      [w + 3, 190],
      [w * 0.45, 152],
    ];
  return [
    [side * (w + 2), 196],
    [side * (w - 1), 262],
  ];
}

function paintHand(p: Paint, { gesture, skin }: GuestFigure, w: number): void {
  if (gesture !== 'glass') return;
  p.fillStyle = skin;
  p.beginPath();
  p.ellipse(w * 0.45, 150, 9, 8, 0, 0, FULL);
  p.fill();
  p.fillStyle = '#ffe2a4';
  p.fillRect(w * 0.45 - 4, 116, 9, 26);
}

function paintHair(p: Paint, { hairCut, facing }: GuestFigure): void {
  const back = -facing * 7;
  p.beginPath();
  if (hairCut === 'long') p.ellipse(back, 64, 28, 44, 0, 0, FULL);
  else p.ellipse(back * 0.6, 54, 25, 31, 0, 0, FULL);
  p.fill();
  if (hairCut !== 'bun') return;
  p.beginPath();
  p.ellipse(back * 1.6, 30, 13, 12, 0, 0, FULL);
  p.fill();
}

function paintHead(p: Paint, guest: GuestFigure): void {
  const { skin, hair, hairCut, facing } = guest;
  if (hairCut !== 'long') {
    p.fillStyle = hair;
    paintHair(p, guest);
  }
  const x = facing * 6;
  const half = 20.5 - facing * 4;
  const face = p.createRadialGradient(x + 2 + facing * 7, 70, 2, x, 62, 34);
  face.addColorStop(0, mixedHex(skin, '#fff1e0', 0.3));
  face.addColorStop(0.5, mixedHex(skin, '#000000', 0.12));
  face.addColorStop(1, mixedHex(skin, '#000000', 0.75));
  p.fillStyle = face;
  p.beginPath();
  p.ellipse(x, 62, half, 26, 0, 0, FULL);
  p.fill();
  // The shade under the brows, and hair over the forehead, which is all that is left of a face out of focus.
  p.fillStyle = 'rgba(20, 8, 4, 0.3)';
  p.fillRect(x - half * 0.7 + facing * 5, 54, half * 1.35, 6);
  p.fillStyle = hair;
  p.beginPath();
  p.ellipse(x * 0.3, 40, half + 3, 12, -facing * 0.25, 0, FULL);
  p.fill();
}
