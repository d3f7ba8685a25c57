import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontFor } from '#film/overlay/font-library.ts';
import { darken, lighten, withAlpha } from '#film/overlay/hex-color.ts';
import type { Prop, StageDirections } from '#film/picture/painted/stage.ts';
import { randomStream } from '#film/seeded-random.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';

const SYMBOLS = ['seven', 'bar', 'bell', 'diamond', 'cherry', 'star'] as const;
type SlotSymbol = (typeof SYMBOLS)[number];

const CELL_PIXELS = 240;
const REELS = 3;
const REEL_WIDTH = 0.27;
const CELL_HEIGHT = 0.25;
const WINDOW_HEIGHT = 0.5;
const WINDOW_TOP = -0.3;
const SPIN_CELLS_PER_SECOND = 13;
const STOP_STEP_SECONDS = 0.45;
const BULBS = 44;

/** Three reels spin and stop in turn on the same symbol while the lights chase around them. */
export function openSlots({ storyboard, look, decisionSeconds }: StageDirections): Prop {
  const strip = paintStrip(look.palette);
  const winner = Math.floor(randomStream(storyboard.seed, 'outcome')() * SYMBOLS.length);
  return {
    draw(context, { seconds }) {
      drawCabinet(context, look.palette);
      for (let reel = 0; reel < REELS; reel += 1) {
        const stopAt = decisionSeconds - (REELS - 1 - reel) * STOP_STEP_SECONDS;
        drawReel(context, strip, reel, positionAt(seconds, stopAt, winner), seconds < stopAt - 0.3);
      }
      drawGlass(context);
      drawBulbs(context, look.palette, seconds, seconds > decisionSeconds);
    },
  };
}

/** In cells; whole numbers stand in the middle. Run backwards from the stop, with a small overshoot. */
function positionAt(seconds: number, stopAt: number, winner: number): number {
  const left = stopAt - seconds;
  if (left > 0) return winner - left * SPIN_CELLS_PER_SECOND * Math.min(1, 0.55 + left);
  return winner + 0.16 * Math.exp(left * 7) * Math.sin(-left * 16);
}

function drawReel(
  context: SKRSContext2D,
  strip: Canvas,
  reel: number,
  position: number,
  isFast: boolean,
): void {
  const x = (reel - REELS / 2) * (REEL_WIDTH + 0.02) + 0.01;
  context.save();
  context.beginPath();
  context.rect(x, WINDOW_TOP, REEL_WIDTH, WINDOW_HEIGHT);
  context.clip();
  const count = SYMBOLS.length;
  const first = Math.floor(position) - 1;
  const ghosts = isFast ? [0, 0.16, 0.32, 0.48] : [0];
  ghosts.forEach((offset, ghost) => {
    context.globalAlpha = ghost === 0 ? 1 : 0.55 / ghost;
    for (let cell = first - 1; cell <= first + 3; cell += 1) {
      const symbol = ((cell % count) + count) % count;
      const y = WINDOW_TOP + WINDOW_HEIGHT / 2 + (position - cell - 0.5 + offset) * CELL_HEIGHT;
      context.drawImage(
        strip,
        0,
        symbol * CELL_PIXELS,
        CELL_PIXELS,
        CELL_PIXELS,
        x,
        y,
        REEL_WIDTH,
        CELL_HEIGHT,
      );
    }
  });
  context.globalAlpha = 1;
  const round = context.createLinearGradient(0, WINDOW_TOP, 0, WINDOW_TOP + WINDOW_HEIGHT);
  round.addColorStop(0, 'rgba(0, 0, 0, 0.85)');
  round.addColorStop(0.28, 'rgba(0, 0, 0, 0.05)');
  round.addColorStop(0.5, 'rgba(255, 255, 255, 0.1)');
  round.addColorStop(0.72, 'rgba(0, 0, 0, 0.05)');
  round.addColorStop(1, 'rgba(0, 0, 0, 0.85)');
  context.fillStyle = round;
  context.fillRect(x, WINDOW_TOP, REEL_WIDTH, WINDOW_HEIGHT);
  context.restore();
}

function drawCabinet(context: SKRSContext2D, { metal, glow, room }: Palette): void {
  const body = context.createLinearGradient(-0.6, 0, 0.6, 0);
  body.addColorStop(0, darken(room, 0.5));
  body.addColorStop(0.5, lighten(room, 0.14));
  body.addColorStop(1, darken(room, 0.5));
  fillRound(context, -0.58, -0.42, 1.16, 1.3, 0.08, body);
  const chrome = context.createLinearGradient(0, -0.38, 0, 0.3);
  chrome.addColorStop(0, lighten(metal, 0.7));
  chrome.addColorStop(0.45, metal);
  chrome.addColorStop(0.5, darken(metal, 0.5));
  chrome.addColorStop(1, lighten(metal, 0.35));
  fillRound(context, -0.51, -0.37, 1.02, 0.64, 0.06, chrome);
  fillRound(context, -0.455, -0.32, 0.91, 0.54, 0.03, '#08060c');
  const panel = context.createLinearGradient(0, 0.3, 0, 0.48);
  panel.addColorStop(0, withAlpha(glow, 0.75));
  panel.addColorStop(1, withAlpha(darken(glow, 0.6), 0.75));
  fillRound(context, -0.46, 0.31, 0.92, 0.15, 0.03, panel);
}

function fillRound(
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: SKRSContext2D['fillStyle'],
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

function drawGlass(context: SKRSContext2D): void {
  const shine = context.createLinearGradient(-0.45, -0.32, 0.2, 0.2);
  shine.addColorStop(0, 'rgba(255, 255, 255, 0.2)');
  shine.addColorStop(0.3, 'rgba(255, 255, 255, 0.04)');
  shine.addColorStop(0.31, 'rgba(255, 255, 255, 0)');
  context.fillStyle = shine;
  context.fillRect(-0.455, -0.32, 0.91, 0.54);
  context.fillStyle = 'rgba(255, 70, 70, 0.75)';
  context.fillRect(-0.45, WINDOW_TOP + WINDOW_HEIGHT / 2 - 0.002, 0.9, 0.004);
}

function drawBulbs(
  context: SKRSContext2D,
  palette: Palette,
  seconds: number,
  hasWon: boolean,
): void {
  context.globalCompositeOperation = 'lighter';
  for (let bulb = 0; bulb < BULBS; bulb += 1) {
    const { x, y } = onFrame(bulb / BULBS);
    const chase = hasWon
      ? Math.sin(seconds * 22 + bulb * Math.PI)
      : Math.sin(bulb * 0.9 - seconds * 9);
    const light = 0.35 + 0.65 * Math.max(0, chase);
    const color = bulb % 2 === 0 ? palette.glow : lighten(palette.metal, 0.4);
    const halo = context.createRadialGradient(x, y, 0, x, y, 0.034);
    halo.addColorStop(0, withAlpha('#ffffff', light));
    halo.addColorStop(0.3, withAlpha(color, light * 0.8));
    halo.addColorStop(1, withAlpha(color, 0));
    context.fillStyle = halo;
    context.fillRect(x - 0.034, y - 0.034, 0.068, 0.068);
  }
  context.globalCompositeOperation = 'source-over';
}

/** A point on the cabinet's chrome, going round once as `part` goes from 0 to 1. */
function onFrame(part: number): { x: number; y: number } {
  const width = 0.97;
  const height = 0.59;
  const way = part * 2 * (width + height);
  const left = -width / 2;
  const top = -0.345;
  if (way < width) return { x: left + way, y: top };
  if (way < width + height) return { x: left + width, y: top + way - width };
  if (way < 2 * width + height)
    return { x: left + width - (way - width - height), y: top + height };
  return { x: left, y: top + height - (way - 2 * width - height) };
}

function paintStrip(palette: Palette): Canvas {
  const canvas = createCanvas(CELL_PIXELS, CELL_PIXELS * SYMBOLS.length);
  const context = canvas.getContext('2d');
  SYMBOLS.forEach((symbol, index) => {
    context.save();
    context.translate(0, index * CELL_PIXELS);
    context.fillStyle = index % 2 === 0 ? '#fffaf0' : '#f6eedd';
    context.fillRect(0, 0, CELL_PIXELS, CELL_PIXELS);
    context.translate(CELL_PIXELS / 2, CELL_PIXELS / 2);
    context.scale(CELL_PIXELS / 2, CELL_PIXELS / 2);
    paintSymbol(context, symbol, palette);
    context.restore();
  });
  return canvas;
}

/** A symbol within -1..1 in both directions. */
function paintSymbol(context: SKRSContext2D, symbol: SlotSymbol, { metal, accent }: Palette): void {
  context.lineWidth = 0.06;
  context.lineJoin = 'round';
  context.textAlign = 'center';
  switch (symbol) {
    case 'seven':
      return lettering(context, '7', 1.5, '#d3122e');
    case 'bar':
      fillRound(context, -0.82, -0.32, 1.64, 0.64, 0.1, '#16141c');
      return lettering(context, 'BAR', 0.62, lighten(metal, 0.4));
    case 'bell':
      context.fillStyle = metal;
      context.beginPath();
      context.moveTo(-0.62, 0.42);
      context.bezierCurveTo(-0.35, 0.2, -0.5, -0.62, 0, -0.66);
      context.bezierCurveTo(0.5, -0.62, 0.35, 0.2, 0.62, 0.42);
      context.fill();
      return dot(context, 0, 0.52, 0.15, darken(metal, 0.35));
    case 'diamond':
      context.fillStyle = accent;
      context.beginPath();
      for (const [x, y] of [
        [-0.4, -0.5],
        [0.4, -0.5],
        [0.7, -0.12],
        [0, 0.65],
        [-0.7, -0.12],
      ] as const) {
        context.lineTo(x, y);
      }
      context.fill();
      context.fillStyle = lighten(accent, 0.5);
      context.fillRect(-0.3, -0.42, 0.6, 0.22);
      return undefined;
    case 'cherry':
      context.strokeStyle = '#2f7a2f';
      context.beginPath();
      context.moveTo(-0.32, 0.25);
      context.quadraticCurveTo(-0.1, -0.4, 0.3, -0.62);
      context.quadraticCurveTo(0.3, -0.1, 0.36, 0.25);
      context.stroke();
      dot(context, -0.34, 0.36, 0.3, '#c8102e');
      return dot(context, 0.38, 0.36, 0.3, '#c8102e');
    case 'star':
      context.fillStyle = '#f7b500';
      context.beginPath();
      for (let point = 0; point < 10; point += 1) {
        const reach = point % 2 === 0 ? 0.75 : 0.33;
        const angle = (point * Math.PI) / 5 - Math.PI / 2;
        context.lineTo(reach * Math.cos(angle), reach * Math.sin(angle));
      }
      return context.fill();
  }
}

function lettering(context: SKRSContext2D, text: string, size: number, color: string): void {
  context.font = fontFor('heavy', size, text);
  context.fillStyle = color;
  context.fillText(text, 0, size * 0.36);
}

function dot(context: SKRSContext2D, x: number, y: number, radius: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
