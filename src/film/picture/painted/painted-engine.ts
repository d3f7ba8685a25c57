import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PresetId } from '#domain/presets.ts';
import { darken, lighten, withAlpha } from '#film/overlay/hex-color.ts';
import { rgbaToI420 } from '#film/picture/i420.ts';
import { openBokeh } from '#film/picture/painted/bokeh.ts';
import { cameraAt, type CameraPose } from '#film/picture/painted/camera.ts';
import { openBlackjack } from '#film/picture/painted/props/blackjack.ts';
import { openPoker } from '#film/picture/painted/props/poker.ts';
import { openRoulette } from '#film/picture/painted/props/roulette.ts';
import { openSlots } from '#film/picture/painted/props/slots.ts';
import { LIGHT_PLANS, paintRoom } from '#film/picture/painted/room.ts';
import { directStage, type Prop, type StageDirections } from '#film/picture/painted/stage.ts';
import type { Picture, PictureEngine } from '#film/picture/picture.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const PROPS: Record<PresetId, (directions: StageDirections) => Prop> = {
  roulette: openRoulette,
  blackjack: openBlackjack,
  slots: openSlots,
  poker: openPoker,
};

/** Pictures drawn flat with Skia: a table in perspective before a room out of focus. */
export const paintedEngine: PictureEngine = {
  id: 'painted',
  open: async (storyboard) => openPainting(storyboard),
};

/** The room moves less than the table: it is farther away. */
const ROOM_PARALLAX = 0.35;
/** Room painted beyond the frame, for the camera to move in. */
const ROOM_MARGIN = 1.5;
/** Keeps the widest game, five cards in a row, inside the narrowest frame. */
const GAME_SCALE = 0.84;
/** The table's edge falls off to both sides; the room must show behind it. */
const ROOM_BELOW_HORIZON = 0.3;

function openPainting(storyboard: Storyboard): Picture {
  const { size, controls } = storyboard;
  const unit = Math.min(size.width, size.height);
  const halfWidth = size.width / unit / 2;
  const halfHeight = size.height / unit / 2;
  const directions = directStage(storyboard);
  const prop = PROPS[storyboard.preset](directions);
  const horizon = -halfHeight * 0.12;
  // The lower edge belongs to the legal lines: the game stands a little above the table's middle.
  const stageY = (horizon + halfHeight) / 2 - 0.07;
  const roomBottom = horizon + ROOM_BELOW_HORIZON;
  const roomHeight = halfHeight * 1.15 + roomBottom;
  const room = paintRoom(storyboard, halfWidth * 2 * ROOM_MARGIN, roomHeight);
  const bokeh = openBokeh(storyboard, halfWidth * 1.2, halfHeight);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const table = paintTable(storyboard, halfWidth, halfHeight, horizon);
  const vignette = paintVignette(storyboard);

  const drawRoom = (camera: CameraPose) => {
    enter(context, size, unit, camera, ROOM_PARALLAX);
    const width = halfWidth * 2 * ROOM_MARGIN;
    context.drawImage(room, -width / 2, roomBottom - roomHeight, width, roomHeight);
  };

  return {
    renderFrame(frameIndex, into) {
      const seconds = frameIndex / controls.fps;
      const camera = cameraAt(storyboard, frameIndex);
      drawRoom(camera);
      enter(context, size, unit, camera, 1);
      const width = halfWidth * 3;
      context.drawImage(table, -width / 2, horizon, width, halfHeight * 2.4);
      context.translate(0, stageY);
      context.scale(GAME_SCALE, GAME_SCALE);
      prop.draw(context, { seconds, play: seconds / directions.decisionSeconds });
      enter(context, size, unit, camera, 1.4);
      bokeh.draw(context, seconds);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(vignette, 0, 0, size.width, size.height);
      rgbaToI420(canvas.data(), size, into);
    },
    close() {
      canvas.width = 1;
      canvas.height = 1;
    },
  };
}

/** Stage units around the middle of the frame, as the camera sees things at one distance. */
function enter(
  context: SKRSContext2D,
  { width, height }: Storyboard['size'],
  unit: number,
  camera: CameraPose,
  parallax: number,
): void {
  const zoom = 1 + (camera.zoom - 1) * parallax;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.translate(width / 2, height / 2);
  context.scale(unit * zoom, unit * zoom);
  context.rotate(camera.roll);
  context.translate(-camera.x * parallax, -camera.y * parallax);
}

const TABLE_PIXELS = { width: 1280, height: 820 } as const;

/** Cloth under a lamp, behind a padded rail. */
function paintTable(
  { look, controls }: Storyboard,
  halfWidth: number,
  halfHeight: number,
  horizon: number,
): Canvas {
  const { felt, metal, glow } = look.palette;
  const { width, height } = TABLE_PIXELS;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  traceTable(context);
  context.save();
  context.clip();
  const middle = ((halfHeight - horizon) / 2 / (halfHeight * 2.4)) * height;
  const lamp = context.createRadialGradient(width / 2, middle, 0, width / 2, middle, width * 0.55);
  const ambient = LIGHT_PLANS[controls.lighting].ambient;
  lamp.addColorStop(0, lighten(felt, 0.2 + ambient * 0.5));
  lamp.addColorStop(0.5, felt);
  lamp.addColorStop(1, darken(felt, 0.78 - ambient));
  context.fillStyle = lamp;
  context.fillRect(0, 0, width, height);
  const mirror = context.createLinearGradient(0, 0, 0, height * 0.3);
  mirror.addColorStop(0, withAlpha(glow, 0.35));
  mirror.addColorStop(1, withAlpha(glow, 0));
  context.fillStyle = mirror;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = withAlpha('#ffffff', 0.35);
  context.lineWidth = 3;
  const reach = width / (halfWidth * 3);
  for (const radius of [0.72, 0.75]) {
    context.beginPath();
    context.ellipse(
      width / 2,
      middle * 1.1,
      radius * reach,
      radius * reach * 0.42,
      0,
      0,
      Math.PI * 2,
    );
    context.stroke();
  }
  context.restore();
  traceTable(context);
  context.lineWidth = 26;
  context.strokeStyle = darken(look.palette.room, 0.45);
  context.stroke();
  context.lineWidth = 5;
  context.strokeStyle = lighten(metal, 0.1);
  context.stroke();
  return canvas;
}

function traceTable(context: SKRSContext2D): void {
  const { width, height } = TABLE_PIXELS;
  context.beginPath();
  context.moveTo(-width * 0.2, height);
  context.bezierCurveTo(width * 0.02, height * 0.03, width * 0.3, 16, width / 2, 16);
  context.bezierCurveTo(width * 0.7, 16, width * 0.98, height * 0.03, width * 1.2, height);
  context.closePath();
}

/** Painted at a fixed small size: it is only a gradient. */
function paintVignette({ controls, look }: Storyboard): Canvas {
  const side = 256;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const strength = LIGHT_PLANS[controls.lighting].vignette;
  const dark = context.createRadialGradient(
    side / 2,
    side * 0.56,
    side * 0.25,
    side / 2,
    side / 2,
    side * 0.72,
  );
  dark.addColorStop(0, 'rgba(0, 0, 0, 0)');
  dark.addColorStop(1, withAlpha(darken(look.palette.room, 0.8), strength));
  context.fillStyle = dark;
  context.fillRect(0, 0, side, side);
  return canvas;
}
