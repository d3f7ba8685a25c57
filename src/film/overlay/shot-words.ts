import type { Canvas } from '@napi-rs/canvas';
import { countedUp } from '#film/overlay/counting.ts';
import type { Box } from '#film/overlay/box.ts';
import type { Ink } from '#film/overlay/ink/ink.ts';
import { paintPlate as paintLinesPlate } from '#film/overlay/lines-plate.ts';
import { orderOnBeat, poseOf, type BeatSteps, type Pose } from '#film/overlay/motion.ts';
import { openMovingLine } from '#film/overlay/moving-line.ts';
import { paintDecor, paintRule } from '#film/overlay/paint-decor.ts';
import { paintGround } from '#film/overlay/paint-ground.ts';
import { paintPlate } from '#film/overlay/paint-plate.ts';
import { shadeOfPainting, shadeOfType, type PlacedShade } from '#film/overlay/paint-shade.ts';
import {
  paintLine,
  paintSaying,
  type LinePaint,
  type PaintedLine,
} from '#film/overlay/paint-lines.ts';
import { placeCanvas } from '#film/overlay/place-canvas.ts';
import { shortSideOf } from '#film/overlay/safe-area.ts';
import { layOutTerms } from '#film/overlay/terms-layout.ts';
import type { Entrance, TitleStyle } from '#film/overlay/title-style.ts';
import type { WordLine, WordsLayout } from '#film/overlay/placed-words.ts';
import { layOutWords } from '#film/overlay/words-layout.ts';
import { beatSecondsOf } from '#film/rhythm/beat-grid.ts';
import { stillTimeOf, type StillTime } from '#film/storyboard/still-time.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** The words of one shot, in motion, over the frame that the ink holds; small print stands still. */
export interface ShotWordsLayer {
  drawOver(frameInShot: number): void;
}

export interface WordsOptions {
  readonly style: TitleStyle;
  /** False leaves out the letters and keeps all that they stand on, to measure them against it. */
  readonly hasType: boolean;
}

/** A line, a plate or what stands round all words, with when each of its pieces comes in. */
interface TimedLine {
  readonly painted: PaintedLine;
  /** What is held down under it, where it does not stand on another one. */
  readonly shade: PlacedShade | null;
  /** Another canvas of it at a moment; its own ink where absent. */
  readonly inkAt?: (seconds: number) => Canvas;
  /** One for each piece. */
  readonly orders: readonly number[];
  readonly entrance: Entrance;
  readonly hasSweep: boolean;
  /** Whether it is type, and no plate or ornament. */
  readonly isType: boolean;
}

/** Words land on a part of the beat. */
const STEPS_IN_BEAT = 4;

/** Lays out and paints the words of a shot once; null where the shot has none. */
export function openShotWords(
  ink: Ink,
  storyboard: Storyboard,
  shot: Shot,
  { style, hasType }: WordsOptions,
): ShotWordsLayer | null {
  if (shot.words.length === 0) return null;
  const { size, controls } = storyboard;
  const small = layOutTerms(storyboard, shot);
  const terms = small && placeCanvas(ink, paintLinesPlate(small), small.plate);
  const shotSeconds = shot.frameCount / controls.fps;
  const still = stillTimeOf(shot, shotSeconds);
  const layout = layOutWords(storyboard, shot, style);
  const timed = timedLines(storyboard, shot, { style, layout });
  const { panel } = layout;
  const { palette } = storyboard.look;
  const ground =
    panel &&
    placeCanvas(ink, paintGround(size, { palette, paint: style.paint, panel }), wholeOf(size));
  const lines = timed.map((line) => ({
    ...line,
    // What stands on a card needs no shade.
    shade: ground === null ? line.shade : null,
    moving: openMovingLine(ink, size, line.painted),
  }));

  return {
    drawOver(frameInShot) {
      const seconds = frameInShot / controls.fps;
      if (ground) ink.blend(ground.sprite, ground);
      if (terms) ink.blend(terms.sprite, terms);
      const posed = lines.map(({ orders, entrance, hasSweep, ...line }) => {
        const timing = { seconds, shotSeconds, still, entrance, hasSweep };
        return { ...line, poses: orders.map((order) => poseOf({ ...timing, order })) };
      });
      // All shades first: none darkens another line's letters.
      for (const { shade, poses } of posed) {
        const strength = shadeStrength(poses);
        if (shade && strength > 0) ink.shade(shade.shade, { ...shade, strength });
      }
      for (const { moving, poses, inkAt, isType } of posed)
        if (hasType || !isType) moving.drawOver(poses, inkAt?.(seconds));
    },
  };
}

function wholeOf({ width, height }: Storyboard['size']): Box {
  return { x: 0, y: 0, width, height };
}

/** Ahead of the letters, by this factor. */
const SHADE_LEAD = 1.6;

/** How far a line has come in, and so how far the picture under it is held down. */
function shadeStrength(poses: readonly Pose[]): number {
  const seen = poses.map(({ opacity, isMasked, rise }) => opacity * (isMasked ? 1 - rise : 1));
  const mean = seen.reduce((sum, one) => sum + one, 0) / Math.max(1, seen.length);
  return Math.min(1, SHADE_LEAD * mean);
}

interface StyledLayout {
  readonly style: TitleStyle;
  readonly layout: WordsLayout;
}

function timedLines(
  storyboard: Storyboard,
  shot: Shot,
  { style, layout }: StyledLayout,
): TimedLine[] {
  const { look, size } = storyboard;
  const { palette } = look;
  const { fps } = storyboard.controls;
  const beat = beatSecondsOf(storyboard);
  const still = stillTimeOf(shot, shot.frameCount / fps);
  const steps = { shotStart: shot.firstFrame / fps, step: beat / STEPS_IN_BEAT };
  const timed: TimedLine[] = [...decorLines(layout, storyboard, beat)];
  const ranks = rankedWords(layout.lines);
  layout.lines.forEach((line, index) => {
    const painted = paintLine(line, style.paint, palette);
    const isMain = line.manner === 'title';
    const orders = ordersOf(painted, ranks[index] ?? FIRST, { still, steps });
    const plate = layout.plates.find(({ lineIndex }) => lineIndex === index);
    if (plate) {
      const entrance = plate.kind === 'button' ? 'rise' : (layout.lockup.entrance ?? 'rise');
      const behind = paintPlate(plate.kind, plate.box, palette);
      const shade = shadeOfPainting(behind, size);
      timed.push({
        painted: behind,
        shade,
        orders: [orders[0] ?? 0],
        entrance,
        hasSweep: true,
        isType: false,
      });
    }
    timed.push({
      painted,
      shade: line.manner === 'plated' ? null : shadeOfType(line, size),
      orders,
      entrance: entranceOf(line, layout, style),
      hasSweep: isMain && style.hasSweep,
      isType: true,
      ...(layout.lockup.counts &&
        line.role === 'offer' && {
          inkAt: countingInk(line, painted, { paint: style.paint, palette, still }),
        }),
    });
  });
  if (layout.rule) {
    const painted = paintRule(layout.rule, palette);
    timed.push({
      painted,
      shade: shadeOfPainting(painted, size),
      orders: [1],
      entrance: 'unveil',
      hasSweep: false,
      isType: false,
    });
  }
  return timed;
}

function entranceOf(
  { manner, role }: WordLine,
  { lockup }: WordsLayout,
  style: TitleStyle,
): Entrance {
  if (manner === 'title') return lockup.entrance ?? style.entrance;
  return role === 'offer' && lockup.entrance === 'slam' ? 'slam' : 'rise';
}

/** The decoration is there before the words; bulbs take turns with the beat. */
function decorLines(layout: WordsLayout, { look, size }: Storyboard, beat: number): TimedLine[] {
  const { decor, panel } = layout;
  if (!decor) return [];
  const order = {
    ...decor,
    palette: look.palette,
    short: shortSideOf(size),
    isFrame: panel !== null,
  };
  const isSign = decor.kind === 'tubes';
  return paintDecor(order).map((looks) => {
    const [painted] = looks;
    return {
      painted,
      // A sign brings its own dark glass.
      shade: isSign ? null : shadeOfPainting(painted, size),
      orders: [0],
      entrance: isSign ? 'flicker' : 'unveil',
      hasSweep: false,
      isType: false,
      ...(looks.length > 1 && {
        inkAt: (seconds: number) =>
          (looks[Math.floor(seconds / beat) % looks.length] ?? painted).ink,
      }),
    };
  });
}

/** Where a line's words stand among all words of the shot. */
interface Ranks {
  readonly first: number;
  readonly last: number;
}

const FIRST: Ranks = { first: 0, last: 0 };

function rankedWords(lines: readonly WordLine[]): Ranks[] {
  let first = 0;
  return lines.map(({ text }) => {
    const count = text.match(/\S+/gu)?.length ?? 1;
    first += count;
    return { first: first - count, last: Math.max(1, lastRank(lines)) };
  });
}

function lastRank(lines: readonly WordLine[]): number {
  return lines.reduce((sum, { text }) => sum + (text.match(/\S+/gu)?.length ?? 1), 0) - 1;
}

interface Landing {
  readonly still: StillTime;
  readonly steps: BeatSteps;
}

/** Words land one after another on the beat's steps; the letters of one shortly after each other. */
function ordersOf(
  { pieces }: PaintedLine,
  { first, last }: Ranks,
  { still, steps }: Landing,
): number[] {
  return pieces.map(({ word, within }) => {
    const order = orderOnBeat(Math.min(1, (first + word) / last), still, steps);
    return Math.max(0, order - (1 - within) * Math.min(order, LETTERS_PART));
  });
}

/** Of the time in which words come in, what the letters of one word spread over, before it lands. */
const LETTERS_PART = 0.3;
/** Sums are painted anew so often while they count. */
const COUNTS = 12;

function countingInk(
  line: WordLine,
  painted: PaintedLine,
  { still, ...paint }: Omit<LinePaint, 'box'> & { readonly still: StillTime },
): (seconds: number) => Canvas {
  const canvases = new Map<number, Canvas>();
  return (seconds) => {
    const part = Math.min(1, Math.floor((seconds / still.from) * COUNTS) / COUNTS);
    if (part >= 1) return painted.ink;
    const eased = 1 - (1 - part) ** 2;
    const canvas =
      canvases.get(part) ??
      paintSaying(countedUp(line.text, eased), line, { ...paint, box: painted.box });
    canvases.set(part, canvas);
    return canvas;
  };
}
