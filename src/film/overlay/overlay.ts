import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { layOutAiLabel, layOutLegal } from '#film/overlay/legal-layout.ts';
import { legalPageAt } from '#film/overlay/legal-turns.ts';
import { paintAiLabel, paintLegalPage } from '#film/overlay/paint-legal.ts';
import { openShotWords, type ShotWordsLayer } from '#film/overlay/shot-words.ts';
import {
  blendSprite,
  emptySprite,
  fillSprite,
  type Box,
  type Sprite,
} from '#film/overlay/sprite.ts';
import { chooseTitleStyle } from '#film/overlay/title-style.ts';
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

interface PlacedSprite {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

/** Lays out and paints what a film says; shots are painted when their first frame is asked for. */
export function openOverlay(storyboard: Storyboard): Overlay {
  const { size, shots } = storyboard;
  const style = chooseTitleStyle(storyboard);
  const label = layOutAiLabel(storyboard);
  const labelSprite = placeCanvas(paintAiLabel(label), label.plate);
  const legal = layOutLegal(storyboard);
  const pages = legal.pages.map((page) => placeCanvas(paintLegalPage(legal, page), page.plate));
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
      const page = pages[legalPageAt(storyboard, legal, frameIndex)];
      if (page) blendSprite(frame, size, page.sprite, page);
      blendSprite(frame, size, labelSprite.sprite, labelSprite);
    },
  };
}

/** Frames are blended on even pixels: the canvas moves inside its sprite by what is left over. */
function placeCanvas(canvas: Canvas, plate: Box): PlacedSprite {
  const x = 2 * Math.floor(plate.x / 2);
  const y = 2 * Math.floor(plate.y / 2);
  const width = 2 * Math.ceil((plate.x + plate.width - x) / 2);
  const height = 2 * Math.ceil((plate.y + plate.height - y) / 2);
  const even = createCanvas(width, height);
  even.getContext('2d').drawImage(canvas, plate.x - x, plate.y - y);
  const sprite = emptySprite(width, height);
  fillSprite(sprite, even.data());
  return { sprite, x, y };
}
