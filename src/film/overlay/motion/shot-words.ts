import type { Box } from '#film/overlay/layout/box.ts';
import type { Ink } from '#film/overlay/ink/ink.ts';
import { paintPlate } from '#film/overlay/captions/lines-plate.ts';
import { poseOf } from '#film/overlay/motion/motion.ts';
import { openMovingLine } from '#film/overlay/motion/moving-line.ts';
import { paintPanel } from '#film/overlay/paint/paint-panel.ts';
import { placeCanvas } from '#film/overlay/paint/place-canvas.ts';
import { scrimUnder } from '#film/overlay/paint/scrim.ts';
import { layOutTerms } from '#film/overlay/legal/terms-layout.ts';
import { timedLines } from '#film/overlay/motion/timed-lines.ts';
import type { TitleStyle } from '#film/overlay/type/title-style.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import { stillTimeOf } from '#film/storyboard/still-time.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** The words of one shot, in motion, over the frame that the ink holds; small print stands still. */
export interface ShotWordsLayer {
  drawOver(frameInShot: number): void;
}

export interface WordsOptions {
  readonly shot: Shot;
  readonly style: TitleStyle;
  /** False leaves out the letters and keeps all that they stand on, to measure them against it. */
  readonly hasType: boolean;
}

/** Lays out and paints the words of a shot once; null where the shot has none. */
export function openShotWords(
  ink: Ink,
  storyboard: Storyboard,
  { shot, style, hasType }: WordsOptions,
): ShotWordsLayer | null {
  if (shot.words.length === 0) return null;
  const { size, controls } = storyboard;
  const small = layOutTerms(storyboard, shot);
  const terms = small && placeCanvas(ink, paintPlate(small), small.plate);
  const shotSeconds = shot.frameCount / controls.fps;
  const still = stillTimeOf(shot, shotSeconds);
  const layout = layOutWords(storyboard, shot, style);
  const timed = timedLines(storyboard, shot, { style, layout });
  const { palette } = storyboard.look;
  const isBright = controls.lighting === 'bright';
  const panel =
    layout.panel &&
    placeCanvas(
      ink,
      paintPanel(size, {
        palette,
        paint: style.paint,
        panel: layout.panel,
        rule: layout.rule,
        hasBulbs: layout.decor?.kind === 'bulbs',
        isBright,
      }),
      wholeOf(size),
    );
  const scrim = scrimUnder(layout, shot, size);
  const lines = timed.map((line) => ({
    ...line,
    moving: openMovingLine(ink, size, { line: line.painted, hasInk: hasType || !line.isType }),
  }));

  return {
    drawOver(frameInShot) {
      const seconds = frameInShot / controls.fps;
      if (scrim) ink.shade(scrim.shade, { ...scrim, strength: 1 });
      if (panel) ink.blend(panel.sprite, panel);
      if (terms) ink.blend(terms.sprite, terms);
      for (const { orders, entrance, hasSweep, ...line } of lines) {
        const timing = { seconds, shotSeconds, still, entrance, hasSweep };
        const poses = orders.map((order) => poseOf({ ...timing, order }));
        line.moving.drawOver(poses, line.paintingAt?.(seconds));
      }
    },
  };
}

function wholeOf({ width, height }: Storyboard['size']): Box {
  return { x: 0, y: 0, width, height };
}
