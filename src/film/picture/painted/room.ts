import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { CrowdDensity, Lighting } from '#domain/controls.ts';
import { darken, lighten, mix, withAlpha } from '#film/overlay/hex-color.ts';
import { between, pick, randomStream, type Random } from '#film/seeded-random.ts';
import type { HexColor, Palette, Storyboard } from '#film/storyboard/storyboard.ts';

/** How the room is lit: what the light adds and what the dark takes. */
interface LightPlan {
  readonly ambient: number;
  readonly signs: number;
  readonly beams: number;
  readonly vignette: number;
}

export const LIGHT_PLANS: Record<Lighting, LightPlan> = {
  bright: { ambient: 0.42, signs: 0.9, beams: 0.3, vignette: 0.25 },
  cinematic: { ambient: 0.16, signs: 0.85, beams: 0.4, vignette: 0.5 },
  dramatic: { ambient: 0.04, signs: 0.35, beams: 0.7, vignette: 0.85 },
  neon: { ambient: 0.12, signs: 1, beams: 0.55, vignette: 0.5 },
};

const CROWD_COUNTS: Record<CrowdDensity, number> = { none: 0, light: 5, medium: 11, busy: 20 };
/** The backdrop is painted small: it is out of focus anyway. */
const BACKDROP_SHORT_SIDE = 360;

/** The room behind the table, out of focus; `width` by `height` in stage units. */
export function paintRoom(storyboard: Storyboard, width: number, height: number): Canvas {
  const random = randomStream(storyboard.seed, 'room');
  const sharp = createCanvas(width * BACKDROP_SHORT_SIDE, height * BACKDROP_SHORT_SIDE);
  const context = sharp.getContext('2d');
  context.scale(BACKDROP_SHORT_SIDE, BACKDROP_SHORT_SIDE);
  const { palette } = storyboard.look;
  const plan = LIGHT_PLANS[storyboard.controls.lighting];
  paintWall(context, palette, plan, width, height);
  for (let index = 0; index < 60; index += 1)
    paintSign(context, random, palette, plan, width, height);
  const room = blurred(sharp, 4);
  const crowd = createCanvas(room.width, room.height);
  const crowdContext = crowd.getContext('2d');
  crowdContext.scale(BACKDROP_SHORT_SIDE, BACKDROP_SHORT_SIDE);
  paintCrowd(crowdContext, storyboard, width, height);
  room.getContext('2d').drawImage(blurred(crowd, 2.5), 0, 0);
  return room;
}

function paintWall(
  context: SKRSContext2D,
  { room, glow, accent }: Palette,
  plan: LightPlan,
  width: number,
  height: number,
): void {
  const wall = context.createLinearGradient(0, 0, 0, height);
  wall.addColorStop(0, darken(room, 0.3));
  wall.addColorStop(0.65, mix(lighten(room, plan.ambient), glow, 0.22 * plan.signs));
  wall.addColorStop(1, lighten(room, plan.ambient * 0.6));
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  const colors: readonly HexColor[] = [glow, accent, glow];
  colors.forEach((color, index) => {
    const x = width * (0.2 + 0.3 * index);
    const wash = context.createRadialGradient(x, height * 0.5, 0, x, height * 0.5, height * 0.7);
    wash.addColorStop(0, withAlpha(color, 0.5 * plan.signs));
    wash.addColorStop(1, withAlpha(color, 0));
    context.fillStyle = wash;
    context.fillRect(0, 0, width, height);
    const beam = context.createLinearGradient(x, 0, x, height * 0.8);
    beam.addColorStop(0, withAlpha(lighten(color, 0.5), 0.4 * plan.beams));
    beam.addColorStop(1, withAlpha(color, 0));
    context.fillStyle = beam;
    context.beginPath();
    context.moveTo(x - 0.03, 0);
    context.lineTo(x + 0.03, 0);
    context.lineTo(x + 0.34 * (index - 0.5), height);
    context.lineTo(x + 0.34 * (index - 1.4), height);
    context.fill();
  });
}

/** A lit machine, lamp or sign far away: at this focus only its glow is left. */
function paintSign(
  context: SKRSContext2D,
  random: Random,
  palette: Palette,
  plan: LightPlan,
  width: number,
  height: number,
): void {
  const color = pick(random, [
    palette.glow,
    palette.accent,
    palette.metal,
    '#ff9a3c',
    '#ffe3b0',
  ] as const);
  const x = random() * width;
  const y = height * between(random, 0.12, 0.95);
  context.fillStyle = withAlpha(lighten(color, 0.25), plan.signs * between(random, 0.35, 0.95));
  if (random() < 0.4) {
    context.beginPath();
    context.arc(x, y, between(random, 0.008, 0.03), 0, Math.PI * 2);
    context.fill();
  } else {
    const isTall = random() < 0.6;
    const long = between(random, 0.06, 0.2);
    const short = between(random, 0.01, 0.045);
    context.fillRect(x, y, isTall ? short : long, isTall ? long : short);
  }
}

function paintCrowd(
  context: SKRSContext2D,
  { controls, look, seed }: Storyboard,
  width: number,
  height: number,
): void {
  const random = randomStream(seed, 'crowd');
  const count = Math.round((CROWD_COUNTS[controls.crowdDensity] * width) / 1.78);
  const people = Array.from({ length: count }, (_, index) => ({
    x: (width * (index + between(random, 0.15, 0.85))) / count,
    tall: between(random, 0.52, 0.68),
    color: pick(random, [look.palette.glow, look.palette.accent, look.palette.metal]),
    side: random() < 0.5 ? -1 : 1,
  }));
  for (const { x, tall, color, side } of people.sort((a, b) => a.tall - b.tall)) {
    context.fillStyle = darken(look.palette.room, 0.55);
    context.shadowColor = withAlpha(lighten(color, 0.35), 1);
    context.shadowBlur = 6;
    context.shadowOffsetX = side * 2;
    fillPerson(context, x, height - tall, height);
  }
}

function fillPerson(context: SKRSContext2D, x: number, top: number, floor: number): void {
  const head = (floor - top) * 0.105;
  context.beginPath();
  context.ellipse(x, top + head, head * 0.8, head, 0, 0, Math.PI * 2);
  context.fill();
  const shoulder = top + head * 2.3;
  context.beginPath();
  context.moveTo(x - head * 2.1, floor);
  context.bezierCurveTo(x - head * 2.3, shoulder, x - head, shoulder, x, top + head * 2);
  context.bezierCurveTo(x + head, shoulder, x + head * 2.3, shoulder, x + head * 2.1, floor);
  context.fill();
}

function blurred(canvas: Canvas, radius: number): Canvas {
  const soft = createCanvas(canvas.width, canvas.height);
  const context = soft.getContext('2d');
  context.filter = `blur(${radius}px)`;
  context.drawImage(canvas, 0, 0);
  context.filter = 'none';
  return soft;
}
