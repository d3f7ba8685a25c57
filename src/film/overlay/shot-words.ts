import type { FrameSize } from '#film/frame-size.ts';
import { dimFrame, type Dimming } from '#film/overlay/dim-frame.ts';
import { paintPlate } from '#film/overlay/lines-plate.ts';
import { placeCanvas } from '#film/overlay/place-canvas.ts';
import type { Ink } from '#film/overlay/ink/ink.ts';
import { poseOf } from '#film/overlay/motion.ts';
import { openMovingLine } from '#film/overlay/moving-line.ts';
import {
  paintButtonPlate,
  paintLine,
  paintRule,
  type PaintedLine,
} from '#film/overlay/paint-lines.ts';
import { bottomOf, shortSideOf } from '#film/overlay/safe-area.ts';
import { layOutTerms } from '#film/overlay/terms-layout.ts';
import type { Entrance, TitleStyle } from '#film/overlay/title-style.ts';
import { layOutWords } from '#film/overlay/words-layout.ts';
import { stillTimeOf } from '#film/storyboard/still-time.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** The words of one shot, in motion, over the frame that the ink holds; small print stands still. */
export interface ShotWordsLayer {
  drawOver(frameInShot: number): void;
}

interface TimedLine {
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
  ink: Ink,
  storyboard: Storyboard,
  shot: Shot,
  style: TitleStyle,
): ShotWordsLayer | null {
  if (shot.words.length === 0) return null;
  const { size, controls } = storyboard;
  const small = layOutTerms(storyboard, shot);
  const terms = small && placeCanvas(ink, paintPlate(small), small.plate);
  const lines = paintTimedLines(storyboard, shot, style);
  const moving = lines.map(({ painted }) => openMovingLine(ink, size, painted));
  const dimming = dimmingOf(shot, lines, size);
  const shotSeconds = shot.frameCount / controls.fps;
  const staysToEnd = shot.kind === 'endCard';
  const still = stillTimeOf(shot, shotSeconds);

  return {
    drawOver(frameInShot) {
      const seconds = frameInShot / controls.fps;
      const cover = coverAt(seconds, shotSeconds, staysToEnd);
      if (lines.length > 0)
        dimFrame(ink, size.height, { ...dimming, strength: dimming.strength * cover });
      if (terms) ink.blend(terms.sprite, terms);
      lines.forEach((line, index) => {
        moving[index]?.drawOver(poseOf({ ...line, seconds, shotSeconds, still }));
      });
    },
  };
}

function paintTimedLines(storyboard: Storyboard, shot: Shot, style: TitleStyle): TimedLine[] {
  const { palette } = storyboard.look;
  const { lines, button, rule } = layOutWords(storyboard, shot, style);
  const timed: TimedLine[] = [];
  const last = Math.max(1, lines.length - 1);
  const add = (painted: PaintedLine, place: number, entrance: Entrance, hasSweep = false) =>
    timed.push({ painted, order: place / last, entrance, hasSweep });
  lines.forEach((line, place) => {
    const isTitle = line.manner === 'title';
    if (line.manner === 'button' && button && lines[place - 1]?.manner !== 'button') {
      add(paintButtonPlate(button, palette), place, 'rise', true);
    }
    const painted = paintLine(line, style.paint, palette);
    add(painted, place, isTitle ? style.entrance : 'rise', isTitle && style.hasSweep);
  });
  if (rule) add(paintRule(rule, palette), Math.min(1, last), 'unveil');
  return timed;
}

function dimmingOf(shot: Shot, lines: readonly TimedLine[], size: FrameSize): Dimming {
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
