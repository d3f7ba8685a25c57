import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { FrameSize } from '#film/frame-size.ts';
import { dimFrame, type Dimming } from '#film/overlay/dim-frame.ts';
import { poseOf, type Pose } from '#film/overlay/motion.ts';
import {
  paintButtonPlate,
  paintLine,
  paintRule,
  type PaintedLine,
} from '#film/overlay/paint-lines.ts';
import { bottomOf, rightOf, shortSideOf } from '#film/overlay/safe-area.ts';
import {
  blendSprite,
  emptySprite,
  fillSprite,
  type Box,
  type Sprite,
} from '#film/overlay/sprite.ts';
import type { Entrance, TitleStyle } from '#film/overlay/title-style.ts';
import { layOutWords } from '#film/overlay/words-layout.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** The words of one shot, in motion. */
export interface ShotWordsLayer {
  drawOver(frame: Uint8Array, frameInShot: number): void;
}

interface MovingLine {
  readonly painted: PaintedLine;
  readonly order: number;
  readonly entrance: Entrance;
  readonly hasSweep: boolean;
}

const STORY_DIMMING = 0.56;
const END_CARD_DIMMING = 0.68;
const DIM_IN_SECONDS = 0.4;

/** Lays out and paints the words of a shot once; null where the shot has none. */
export function openShotWords(
  storyboard: Storyboard,
  shot: Shot,
  style: TitleStyle,
): ShotWordsLayer | null {
  if (shot.words.length === 0) return null;
  const { size, controls } = storyboard;
  const lines = paintMovingLines(storyboard, shot, style);
  const region = regionOf(lines, size);
  const dimming = dimmingOf(shot, lines, size);
  const stage = createCanvas(region.width, region.height);
  const sprite = emptySprite(region.width, region.height);
  const shotSeconds = shot.frameCount / controls.fps;
  const staysToEnd = shot.kind === 'endCard';
  let drawnState = '';

  return {
    drawOver(frame, frameInShot) {
      const seconds = frameInShot / controls.fps;
      const cover = coverAt(seconds, shotSeconds, staysToEnd);
      dimFrame(frame, size, { ...dimming, strength: dimming.strength * cover });
      const poses = lines.map((line) => poseOf({ ...line, seconds, shotSeconds, staysToEnd }));
      const state = JSON.stringify(poses);
      if (state !== drawnState) redraw(stage, sprite, region, lines, poses);
      drawnState = state;
      blendSprite(frame, size, sprite, region);
    },
  };
}

function paintMovingLines(storyboard: Storyboard, shot: Shot, style: TitleStyle): MovingLine[] {
  const { palette } = storyboard.look;
  const layout = layOutWords(storyboard, shot, style);
  const moving: MovingLine[] = [];
  const add = (painted: PaintedLine, order: number, entrance: Entrance, hasSweep = false) =>
    moving.push({ painted, order, entrance, hasSweep });
  layout.lines.forEach((line, order) => {
    const isTitle = line.manner === 'title';
    if (line.manner === 'button' && layout.button && layout.lines[order - 1]?.manner !== 'button') {
      add(paintButtonPlate(layout.button, palette), order, 'rise', true);
    }
    const painted = paintLine(line, style.paint, palette);
    add(painted, order, isTitle ? style.entrance : 'rise', isTitle && style.hasSweep);
  });
  if (layout.rule) add(paintRule(layout.rule, palette), 1, 'unveil');
  return moving;
}

/** Everything the lines reach while they move, inside the frame and on even pixels. */
function regionOf(lines: readonly MovingLine[], size: FrameSize): Box {
  const reach = lines.map(({ painted: { box } }) => ({
    x: box.x - box.width * 0.35,
    y: box.y - box.height,
    right: rightOf(box) + box.width * 0.35,
    bottom: bottomOf(box) + box.height,
  }));
  const x = toEven(Math.max(0, Math.min(...reach.map((box) => box.x))));
  const y = toEven(Math.max(0, Math.min(...reach.map((box) => box.y))));
  const right = Math.min(size.width, Math.max(...reach.map((box) => box.right)));
  const bottom = Math.min(size.height, Math.max(...reach.map((box) => box.bottom)));
  return { x, y, width: toEven(right - x), height: toEven(bottom - y) };
}

function dimmingOf(shot: Shot, lines: readonly MovingLine[], size: FrameSize): Dimming {
  const isEndCard = shot.kind === 'endCard';
  const feather = shortSideOf(size) * (isEndCard ? 0.3 : 0.16);
  const top = Math.min(...lines.map(({ painted }) => painted.box.y));
  const bottom = Math.max(...lines.map(({ painted }) => bottomOf(painted.box)));
  // A band that begins near an edge runs on to it: a bright stripe beyond it would look like a fault.
  return {
    top: top < size.height * 0.3 ? 0 : top,
    bottom: bottom > size.height * 0.7 ? size.height : bottom,
    feather,
    strength: isEndCard ? END_CARD_DIMMING : STORY_DIMMING,
  };
}

function coverAt(seconds: number, shotSeconds: number, staysToEnd: boolean): number {
  const fade = Math.min(DIM_IN_SECONDS, shotSeconds * 0.2);
  const out = staysToEnd ? 1 : Math.min(1, (shotSeconds - seconds) / fade);
  return Math.max(0, Math.min(1, seconds / fade, out));
}

function redraw(
  stage: Canvas,
  sprite: Sprite,
  region: Box,
  lines: readonly MovingLine[],
  poses: readonly Pose[],
): void {
  const context = stage.getContext('2d');
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, region.width, region.height);
  lines.forEach(({ painted }, index) => {
    const pose = poses[index];
    if (pose && pose.opacity > 0) drawPosed(context, painted, pose, region);
  });
  fillSprite(sprite, stage.data());
}

function drawPosed(
  context: SKRSContext2D,
  { canvas, box }: PaintedLine,
  pose: Pose,
  region: Box,
): void {
  const picture = pose.sweep === null && pose.unveiled >= 1 ? canvas : withLight(canvas, pose);
  context.save();
  context.globalAlpha = pose.opacity;
  context.translate(
    box.x - region.x + box.width / 2,
    box.y - region.y + box.height / 2 + pose.rise * box.height * 0.6,
  );
  context.scale(pose.scale, pose.scale);
  context.drawImage(picture, -box.width / 2, -box.height / 2);
  context.restore();
}

/** A copy of the line with a band of light over its ink, or with its trailing part still veiled. */
function withLight(canvas: Canvas, { sweep, unveiled }: Pose): Canvas {
  const { width, height } = canvas;
  const copy = createCanvas(width, height);
  const context = copy.getContext('2d');
  context.drawImage(canvas, 0, 0);
  if (sweep !== null) {
    const band = height * 0.9;
    const x = -band + (width + 2 * band) * sweep;
    const light = context.createLinearGradient(x - band / 2, 0, x + band / 2, height * 0.35);
    light.addColorStop(0, 'rgba(255, 255, 255, 0)');
    light.addColorStop(0.5, 'rgba(255, 255, 255, 0.85)');
    light.addColorStop(1, 'rgba(255, 255, 255, 0)');
    context.globalCompositeOperation = 'source-atop';
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
  }
  if (unveiled < 1) {
    const edge = unveiled * (width + height);
    const veil = context.createLinearGradient(edge - height, 0, edge, 0);
    veil.addColorStop(0, 'rgba(0, 0, 0, 1)');
    veil.addColorStop(1, 'rgba(0, 0, 0, 0)');
    context.globalCompositeOperation = 'destination-in';
    context.fillStyle = veil;
    context.fillRect(0, 0, width, height);
  }
  return copy;
}

function toEven(pixels: number): number {
  return 2 * Math.floor(pixels / 2);
}
