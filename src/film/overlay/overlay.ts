import { openCaptions } from '#film/overlay/captions-layer.ts';
import { layOutAiLabel, layOutLegal } from '#film/overlay/legal-layout.ts';
import { legalPageAt } from '#film/overlay/legal-turns.ts';
import { paintAiLabel, paintLegalPage } from '#film/overlay/paint-legal.ts';
import { openShotWords, type ShotWordsLayer } from '#film/overlay/shot-words.ts';
import { placeCanvas } from '#film/overlay/place-canvas.ts';
import { blendSprite } from '#film/overlay/sprite.ts';
import { chooseTitleStyle } from '#film/overlay/title-style.ts';
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
 * `captions` are drawn where the storyboard wants them on the picture.
 */
export function openOverlay(storyboard: Storyboard, captions: readonly Cue[] = []): Overlay {
  const { size, shots } = storyboard;
  const style = chooseTitleStyle(storyboard);
  const label = layOutAiLabel(storyboard);
  const labelSprite = placeCanvas(paintAiLabel(label), label.plate);
  const legal = layOutLegal(storyboard);
  const pages = legal.pages.map((page) => placeCanvas(paintLegalPage(legal, page), page.plate));
  const spoken = storyboard.captions === 'burned' ? openCaptions(storyboard, captions) : null;
  const layers = new Map<number, ShotWordsLayer | null>();

  const layerOf = (shotIndex: number): ShotWordsLayer | null => {
    const known = layers.get(shotIndex);
    const shot = shots[shotIndex];
    if (known !== undefined || !shot) return known ?? null;
    const layer = openShotWords(storyboard, shot, style);
    layers.set(shotIndex, layer);
    return layer;
  };

  return {
    drawOver(frame, frameIndex) {
      const shotIndex = shots.findLastIndex(({ firstFrame }) => firstFrame <= frameIndex);
      layerOf(shotIndex)?.drawOver(frame, frameIndex - (shots[shotIndex]?.firstFrame ?? 0));
      spoken?.drawOver(frame, frameIndex);
      const page = pages[legalPageAt(storyboard, legal, frameIndex)];
      if (page) blendSprite(frame, size, page.sprite, page);
      blendSprite(frame, size, labelSprite.sprite, labelSprite);
    },
  };
}
