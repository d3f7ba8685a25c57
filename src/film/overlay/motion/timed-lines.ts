import { countedUp } from '#film/overlay/motion/counting.ts';
import { orderOnBeat, type BeatSteps } from '#film/overlay/motion/motion.ts';
import { paintDecor, paintDivider, paintRule } from '#film/overlay/paint/paint-decor.ts';
import {
  paintLine,
  paintSaying,
  type LineLook,
  type PaintedLine,
  type Painting,
} from '#film/overlay/paint/paint-lines.ts';
import { paintPlate } from '#film/overlay/paint/paint-plate.ts';
import type { WordLine, WordsLayout } from '#film/overlay/blocks/placed-words.ts';
import { shortSideOf } from '#film/overlay/layout/safe-area.ts';
import type { Entrance, TitleStyle } from '#film/overlay/type/title-style.ts';
import { beatSecondsOf } from '#film/rhythm/beat-grid.ts';
import { stillTimeOf, type StillTime } from '#film/storyboard/still-time.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** A line, a plate or what stands round all words, with when each of its pieces comes in. */
export interface TimedLine {
  readonly painted: PaintedLine;
  /** How it looks at a moment; as it is painted where absent. */
  readonly paintingAt?: (seconds: number) => Painting;
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
  const { palette } = storyboard.look;
  const { fps } = storyboard.controls;
  const beat = beatSecondsOf(storyboard);
  const still = stillTimeOf(shot, shot.frameCount / fps);
  const steps = { shotStart: shot.firstFrame / fps, step: beat / STEPS_IN_BEAT };
  const isWhole = shot.kind === 'endCard';
  const look: LineLook = {
    paint: style.paint,
    palette,
    short: shortSideOf(storyboard.size),
    isOnPicture:
      (layout.panel === null || layout.panel.kind === 'bare') && layout.decor?.kind !== 'tubes',
    isOnPaper: layout.panel?.kind === 'ticket',
  };
  const decor = decorLines(layout, storyboard, beat);
  const ranks = rankedWords(layout.lines);
  const words = layout.lines.flatMap((line, index) => {
    const painted = paintLine(line, look);
    const orders = ordersOf(painted, ranks[index] ?? FIRST, { still, steps, isWhole });
    const plate = layout.plates.find(({ lineIndex }) => lineIndex === index);
    const timed = timedWords(line, { style, layout }, { painted, orders, look, still, isWhole });
    return plate ? [timedPlate(plate, layout, { look, order: orders[0] ?? 0 }), timed] : [timed];
  });
  // A ticket is perforated there.
  const rule = layout.rule && !look.isOnPaper ? [timedRule(paintRule(layout.rule, palette))] : [];
  const divider = layout.divider
    ? [timedRule(paintDivider(layout.divider, palette, look.isOnPaper))]
    : [];
  return [...decor, ...words, ...rule, ...divider];
}

interface LandingLine extends Pick<Landing, 'still' | 'isWhole'> {
  readonly painted: PaintedLine;
  readonly orders: readonly number[];
  readonly look: LineLook;
}

function timedWords(
  line: WordLine,
  { style, layout }: StyledLayout,
  { painted, orders, look, still, isWhole }: LandingLine,
): TimedLine {
  const entrance = entranceOf(line, layout, style);
  const counts = layout.lockup.counts && line.role === 'offer';
  return {
    painted,
    orders,
    entrance: isWhole ? calmly(entrance) : entrance,
    // Light over dark letters would wipe them out.
    hasSweep: line.manner === 'title' && style.hasSweep && !look.isOnPaper,
    isType: true,
    ...(counts && { paintingAt: counting(line, painted, { ...look, still }) }),
  };
}

/** Comes in with the first of the words on it. */
function timedPlate(
  plate: WordsLayout['plates'][number],
  { lockup }: WordsLayout,
  { look, order }: { readonly look: LineLook; readonly order: number },
): TimedLine {
  return {
    painted: paintPlate(plate, look),
    orders: [order],
    entrance: plate.kind === 'button' ? 'rise' : (lockup.entrance ?? 'rise'),
    hasSweep: true,
    isType: false,
  };
}

/** Comes in with the last of the words. */
function timedRule(painted: PaintedLine): TimedLine {
  return { painted, orders: [1], entrance: 'unveil', hasSweep: false, isType: false };
}

function entranceOf(
  { manner, role }: WordLine,
  { lockup }: WordsLayout,
  style: TitleStyle,
): Entrance {
  if (manner === 'title') return lockup.entrance ?? style.entrance;
  return role === 'offer' && lockup.entrance === 'slam' ? 'slam' : 'rise';
}

/** Only tubes are lit as usual; nothing is cut off or grows on an end card. */
const calmly = (entrance: Entrance): Entrance => (entrance === 'flicker' ? 'flicker' : 'rise');

/** Comes in before everything else: it stands with the first frame. */
const AT_ONCE = Number.NEGATIVE_INFINITY;

/** The decoration is there before the words, that of a panel with the panel; bulbs take turns with the beat. */
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
      orders: [order.isFrame ? AT_ONCE : 0],
      entrance: isSign ? 'flicker' : 'unveil',
      hasSweep: false,
      isType: false,
      ...(looks.length > 1 && {
        paintingAt: (seconds: number) =>
          looks[Math.floor(seconds / beat) % looks.length] ?? painted,
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
  /** Whether the pieces of a line come in together. */
  readonly isWhole: boolean;
  readonly still: StillTime;
  readonly steps: BeatSteps;
}

/**
 * Words land one after another on the beat's steps; the letters of one shortly after each other, but for end cards:
 * what stands at the end of a film is never seen in pieces.
 */
function ordersOf(
  { pieces }: PaintedLine,
  { first, last }: Ranks,
  { still, steps, isWhole }: Landing,
): number[] {
  if (isWhole) return pieces.map(() => orderOnBeat(Math.min(1, first / last), still, steps));
  return pieces.map(({ word, within }) => {
    const order = orderOnBeat(Math.min(1, (first + word) / last), still, steps);
    return Math.max(0, order - (1 - within) * Math.min(order, LETTERS_PART));
  });
}

/** Of the time in which words come in, what the letters of one word spread over, before it lands. */
const LETTERS_PART = 0.3;
/** Sums are painted anew so often while they count. */
const COUNTS = 12;

function counting(
  line: WordLine,
  painted: PaintedLine,
  { still, ...look }: LineLook & { readonly still: StillTime },
): (seconds: number) => Painting {
  const paintings = new Map<number, Painting>();
  return (seconds) => {
    const part = Math.min(1, Math.floor((seconds / still.from) * COUNTS) / COUNTS);
    if (part >= 1) return painted;
    const eased = 1 - (1 - part) ** 2;
    const painting =
      paintings.get(part) ??
      paintSaying(countedUp(line.text, eased), line, { ...look, box: painted.box });
    paintings.set(part, painting);
    return painting;
  };
}
