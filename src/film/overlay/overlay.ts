import { openCaptions } from '#film/overlay/captions/captions-layer.ts';
import { footBelow, layOutAiLabel, layOutLegal } from '#film/overlay/legal/legal-layout.ts';
import { legalPageAt } from '#film/overlay/legal/legal-turns.ts';
import { paintAiLabel, paintFoot, paintLegalPage } from '#film/overlay/legal/paint-legal.ts';
import {
  openShotWords,
  type ShotWordsLayer,
  type WordsOptions,
} from '#film/overlay/motion/shot-words.ts';
import { withReadCard } from '#film/overlay/layout/read-card.ts';
import { placeCanvas } from '#film/overlay/paint/place-canvas.ts';
import { Ink } from '#film/overlay/ink/ink.ts';
import { chooseTitleStyle } from '#film/overlay/type/title-style.ts';
import type { Cue } from '#film/narration/narration.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/**
 * Everything that is read on a film: words, end card, AI label, age badge, legal lines. It is laid
 * over finished picture frames and knows nothing of how they were made, so labels can be made again
 * without the picture. Label, badge and legal lines are on every frame.
 */
export interface Overlay {
  /** Draws over an I420 frame of the storyboard's size. The same index gives the same bytes. */
  drawOver(frame: Uint8Array, frameIndex: number): void;
}

/**
 * Lays out and paints what a film says; shots are painted when their first frame is asked for.
 * `captions` are drawn where the storyboard wants them on the picture. `hasType` false leaves out the words' letters.
 */
export function openOverlay(
  planned: Storyboard,
  captions: readonly Cue[] = [],
  { hasType = true }: Partial<Pick<WordsOptions, 'hasType'>> = {},
): Overlay {
  const storyboard = withReadCard(planned);
  const { size, shots, look } = storyboard;
  const { palette } = look;
  const ink = new Ink(size);
  const style = chooseTitleStyle(storyboard);
  const legal = layOutLegal(storyboard);
  const label = layOutAiLabel(storyboard, legal);
  const pill = label.isOnFooter
    ? null
    : placeCanvas(ink, paintAiLabel(label, palette), label.plate);
  const pages = legal.pages.map((page) => {
    const foot = footBelow(page, size);
    return {
      lines: placeCanvas(ink, paintLegalPage(legal, page, { label, palette }), page.plate),
      foot: foot && placeCanvas(ink, paintFoot(foot, palette), foot),
    };
  });
  const spoken = storyboard.captions === 'burned' ? openCaptions(ink, storyboard, captions) : null;
  let opened: { readonly shotIndex: number; readonly layer: ShotWordsLayer | null } | null = null;

  // One shot's words at a time: those of a whole film would fill memory.
  const layerOf = (shotIndex: number): ShotWordsLayer | null => {
    if (opened?.shotIndex === shotIndex) return opened.layer;
    const shot = shots[shotIndex];
    opened = {
      shotIndex,
      layer: shot ? openShotWords(ink, storyboard, { shot, style, hasType }) : null,
    };
    return opened.layer;
  };

  return {
    drawOver(frame, frameIndex) {
      ink.take(frame);
      const shotIndex = shots.findLastIndex(({ firstFrame }) => firstFrame <= frameIndex);
      layerOf(shotIndex)?.drawOver(frameIndex - (shots[shotIndex]?.firstFrame ?? 0));
      spoken?.drawOver(frameIndex);
      const page = pages[legalPageAt(storyboard, legal, frameIndex)];
      if (page) ink.blend(page.lines.sprite, page.lines);
      if (page?.foot) ink.blend(page.foot.sprite, page.foot);
      if (pill) ink.blend(pill.sprite, pill);
      ink.give(frame);
    },
  };
}
