import type { Canvas } from '@napi-rs/canvas';
import { countedUp } from '#film/overlay/counting.ts';
import { orderOnBeat, type BeatSteps } from '#film/overlay/motion.ts';
import { paintDecor, paintRule } from '#film/overlay/paint-decor.ts';
import {
  paintLine,
  paintSaying,
  type LinePaint,
  type PaintedLine,
} from '#film/overlay/paint-lines.ts';
import { paintPlate } from '#film/overlay/paint-plate.ts';
import { shadeOfPainting, shadeOfType, type PlacedShade } from '#film/overlay/paint-shade.ts';
import type { WordLine, WordsLayout } from '#film/overlay/placed-words.ts';
import { shortSideOf } from '#film/overlay/safe-area.ts';
import type { Entrance, TitleStyle } from '#film/overlay/title-style.ts';
import { beatSecondsOf } from '#film/rhythm/beat-grid.ts';
import { stillTimeOf, type StillTime } from '#film/storyboard/still-time.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** A line, a plate or what stands round all words, with when each of its pieces comes in. */
export interface TimedLine {
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

export interface StyledLayout {
  readonly style: TitleStyle;
  readonly layout: WordsLayout;
}

/** What is read in a shot and what stands behind and round it, from back to front. */
export function timedLines(
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
