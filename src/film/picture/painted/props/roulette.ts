import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontFor } from '#film/overlay/font-library.ts';
import { darken, lighten, withAlpha } from '#film/overlay/hex-color.ts';
import { TABLE_TILT, type Prop, type StageDirections } from '#film/picture/painted/stage.ts';
import { randomStream } from '#film/seeded-random.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

/** The single-zero wheel, clockwise from zero. */
const NUMBERS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const POCKET_ANGLE = (Math.PI * 2) / NUMBERS.length;
const WHEEL_PIXELS = 1100;
const BOWL_RADIUS = 0.62;
const WHEEL_RADIUS = 0.44;
const TRACK_RADIUS = 0.535;
const POCKET_RADIUS = 0.31;
const WHEEL_TURNS_PER_SECOND = 0.12;
const BALL_TURNS_PER_SECOND = 0.85;

/** A wheel that turns one way and a ball that circles the other until it falls into a pocket. */
export function openRoulette({ storyboard, look, decisionSeconds }: StageDirections): Prop {
  const bowl = paintBowl(look.palette);
  const wheel = paintWheel(look.palette);
  const pocket = Math.floor(randomStream(storyboard.seed, 'outcome')() * NUMBERS.length);
  const wheelAngleAt = (seconds: number) => seconds * WHEEL_TURNS_PER_SECOND * Math.PI * 2;
  return {
    draw(context, { seconds }) {
      context.save();
      context.translate(0, 0.06);
      drawFlat(context, bowl, BOWL_RADIUS, 0);
      drawFlat(context, wheel, WHEEL_RADIUS, wheelAngleAt(seconds));
      drawTurret(context, look.palette, wheelAngleAt(seconds));
      for (let trail = 5; trail >= 0; trail -= 1) {
        const ball = ballAt(seconds - trail * 0.012, decisionSeconds, wheelAngleAt, pocket);
        drawBall(context, ball, trail === 0 ? 1 : 0.14);
      }
      context.restore();
    },
  };
}

interface BallPlace {
  readonly angle: number;
  readonly radius: number;
  readonly hop: number;
}

const FALL_SECONDS = 1.1;

function ballAt(
  seconds: number,
  decision: number,
  wheelAngleAt: (seconds: number) => number,
  pocket: number,
): BallPlace {
  const settled = wheelAngleAt(seconds) + (pocket + 0.5) * POCKET_ANGLE - Math.PI / 2;
  const fallStart = decision - FALL_SECONDS;
  if (seconds >= decision) return { angle: settled, radius: POCKET_RADIUS, hop: 0 };
  // Run backwards from the pocket, so that the ball meets it without a jump.
  const left = decision - seconds;
  const angle =
    wheelAngleAt(decision) +
    (pocket + 0.5) * POCKET_ANGLE -
    Math.PI / 2 +
    Math.PI * 2 * BALL_TURNS_PER_SECOND * left * Math.min(1, 0.35 + 0.25 * left);
  if (seconds < fallStart) return { angle, radius: TRACK_RADIUS, hop: 0 };
  const fall = (seconds - fallStart) / FALL_SECONDS;
  const hop = Math.abs(Math.sin(fall * Math.PI * 3)) * 0.05 * (1 - fall);
  return { angle, radius: TRACK_RADIUS + (POCKET_RADIUS - TRACK_RADIUS) * fall ** 1.6, hop };
}

function drawBall(context: SKRSContext2D, { angle, radius, hop }: BallPlace, alpha: number): void {
  const x = Math.cos(angle) * radius;
  const y = Math.sin(angle) * radius * TABLE_TILT;
  const size = 0.02 + 0.003 * Math.sin(angle);
  context.globalAlpha = alpha;
  if (alpha === 1) {
    context.fillStyle = 'rgba(0, 0, 0, 0.5)';
    context.beginPath();
    context.ellipse(x + 0.008, y + 0.006, size, size * 0.5, 0, 0, Math.PI * 2);
    context.fill();
  }
  const shade = context.createRadialGradient(
    x - size * 0.3,
    y - hop - size * 1.1,
    0,
    x,
    y - hop - size * 0.7,
    size,
  );
  shade.addColorStop(0, '#ffffff');
  shade.addColorStop(0.6, '#e8e4ee');
  shade.addColorStop(1, '#8d8898');
  context.fillStyle = shade;
  context.beginPath();
  context.arc(x, y - hop - size * 0.7, size, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
}

function drawFlat(context: SKRSContext2D, disc: Canvas, radius: number, angle: number): void {
  context.save();
  context.scale(1, TABLE_TILT);
  context.rotate(angle);
  context.drawImage(disc, -radius, -radius, radius * 2, radius * 2);
  context.restore();
}

function drawTurret(context: SKRSContext2D, { metal }: Palette, angle: number): void {
  const shaft = context.createLinearGradient(-0.06, 0, 0.06, 0);
  shaft.addColorStop(0, darken(metal, 0.6));
  shaft.addColorStop(0.35, lighten(metal, 0.75));
  shaft.addColorStop(0.6, metal);
  shaft.addColorStop(1, darken(metal, 0.65));
  context.fillStyle = shaft;
  context.beginPath();
  context.moveTo(-0.075, 0);
  context.bezierCurveTo(-0.07, -0.06, -0.022, -0.05, -0.02, -0.12);
  context.lineTo(0.02, -0.12);
  context.bezierCurveTo(0.022, -0.05, 0.07, -0.06, 0.075, 0);
  context.ellipse(0, 0, 0.075, 0.034, 0, 0, Math.PI);
  context.fill();
  context.lineWidth = 0.014;
  context.strokeStyle = shaft;
  for (let arm = 0; arm < 4; arm += 1) {
    const turn = angle + (arm * Math.PI) / 2;
    const x = Math.cos(turn) * 0.11;
    const y = -0.115 + Math.sin(turn) * 0.11 * TABLE_TILT;
    context.beginPath();
    context.moveTo(0, -0.115);
    context.lineTo(x, y);
    context.stroke();
    fillKnob(context, metal, x, y, 0.017);
  }
  fillKnob(context, metal, 0, -0.145, 0.032);
}

function fillKnob(
  context: SKRSContext2D,
  metal: Palette['metal'],
  x: number,
  y: number,
  radius: number,
): void {
  const shine = context.createRadialGradient(x - radius * 0.35, y - radius * 0.4, 0, x, y, radius);
  shine.addColorStop(0, '#fffdf5');
  shine.addColorStop(0.45, metal);
  shine.addColorStop(1, darken(metal, 0.65));
  context.fillStyle = shine;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function paintBowl({ metal, glow }: Palette): Canvas {
  const { canvas, context, radius } = disc();
  const wood = context.createRadialGradient(0, 0, radius * 0.66, 0, 0, radius);
  wood.addColorStop(0, '#2a0f08');
  wood.addColorStop(0.3, '#6d2c14');
  wood.addColorStop(0.62, '#8f4220');
  wood.addColorStop(0.8, '#3c170b');
  wood.addColorStop(0.9, '#a65a30');
  wood.addColorStop(1, '#2b0f07');
  ring(context, radius, wood);
  for (const at of [0.985, 0.8, 0.72]) strokeRing(context, radius * at, radius * 0.012, metal);
  const sheen = context.createConicGradient(0.4, 0, 0);
  const stops = [0, 0.08, 0.16, 0.5, 0.58, 0.66, 1];
  stops.forEach((stop, index) =>
    sheen.addColorStop(
      stop,
      index % 3 === 1 ? withAlpha(lighten(glow, 0.5), 0.5) : withAlpha(glow, 0),
    ),
  );
  ring(context, radius * 0.98, sheen);
  for (let index = 0; index < 8; index += 1) {
    context.save();
    context.rotate((index * Math.PI) / 4 + 0.2);
    context.fillStyle = lighten(metal, 0.4);
    context.beginPath();
    context.moveTo(radius * 0.73, 0);
    context.lineTo(radius * 0.76, -radius * 0.014);
    context.lineTo(radius * 0.79, 0);
    context.lineTo(radius * 0.76, radius * 0.014);
    context.fill();
    context.restore();
  }
  return canvas;
}

function paintWheel({ metal }: Palette): Canvas {
  const { canvas, context, radius } = disc();
  ring(context, radius, darken(metal, 0.3));
  NUMBERS.forEach((number, index) => {
    const from = index * POCKET_ANGLE - Math.PI / 2;
    const color = number === 0 ? '#0d8a3f' : index % 2 === 1 ? '#c3152b' : '#15131a';
    sector(context, radius * 0.97, from, color);
    sector(context, radius * 0.76, from, darken(color === '#15131a' ? '#2a2630' : color, 0.35));
    context.save();
    context.rotate(from + POCKET_ANGLE / 2 + Math.PI / 2);
    context.fillStyle = '#fdf6e6';
    context.textAlign = 'center';
    context.font = fontFor('heavy', radius * 0.115, '0123456789');
    context.fillText(String(number), 0, -radius * 0.815);
    context.restore();
  });
  for (const at of [0.985, 0.765, 0.55])
    strokeRing(context, radius * at, radius * 0.014, lighten(metal, 0.25));
  const cone = context.createConicGradient(0, 0, 0);
  for (let stop = 0; stop <= 16; stop += 1)
    cone.addColorStop(stop / 16, stop % 2 === 0 ? '#5d2713' : '#b06a35');
  ring(context, radius * 0.54, cone);
  const shade = context.createRadialGradient(0, 0, 0, 0, 0, radius * 0.54);
  shade.addColorStop(0, 'rgba(255, 240, 210, 0.5)');
  shade.addColorStop(0.5, 'rgba(0, 0, 0, 0)');
  shade.addColorStop(1, 'rgba(0, 0, 0, 0.55)');
  ring(context, radius * 0.54, shade);
  return canvas;
}

function disc() {
  const canvas = createCanvas(WHEEL_PIXELS, WHEEL_PIXELS);
  const context = canvas.getContext('2d');
  context.translate(WHEEL_PIXELS / 2, WHEEL_PIXELS / 2);
  return { canvas, context, radius: WHEEL_PIXELS / 2 - 2 };
}

type Fill = SKRSContext2D['fillStyle'];

function ring(context: SKRSContext2D, radius: number, fill: Fill): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
}

function strokeRing(context: SKRSContext2D, radius: number, width: number, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.stroke();
}

function sector(context: SKRSContext2D, radius: number, from: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, radius, from, from + POCKET_ANGLE);
  context.fill();
}
