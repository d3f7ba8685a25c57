import { expect, it } from 'vitest';
import { ASPECT_RATIOS } from '#domain/order/controls.ts';
import { layOutCaption } from '#film/overlay/captions/captions-layout.ts';
import { layOutFrame } from '#film/overlay/layout/frame-layout.ts';
import { openOverlay } from '#film/overlay/overlay.ts';
import { contains, overlaps, safeArea } from '#film/overlay/layout/safe-area.ts';

import { i420ByteLength } from '#film/picture/i420.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';

const TEXTS = [
  'Book your table.',
  'An evening of roulette with a live orchestra and a five-course dinner under the stars.',
  '金龙之夜盛大开幕现场乐队演出免费入场至晚上十点敬请莅临金沙大酒店豪华赌场共度新年之夜。',
  'x'.repeat(160),
];

it.each(ASPECT_RATIOS)(
  'captions in %s stand in the safe area, clear of everything else',
  (aspectRatio) => {
    const storyboard = exampleStoryboard({
      controls: { aspectRatio },
      shortSidePixels: 360,
      captions: 'burned',
      legal: {
        ageMark: '21+',
        aiLabel: 'AI-generated',
        responsibleGambling: [
          'If you have a gambling problem, call 1-800-GAMBLER',
          'Spielen kann süchtig machen.',
        ],
      },
    });
    const { label, legal, words: zone } = layOutFrame(storyboard);
    expect(zone.height).toBeGreaterThan(0.3 * 360);
    for (const text of TEXTS) {
      const caption = layOutCaption(storyboard, text);
      const plate = caption?.plate ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(caption?.lines.length).toBeLessThanOrEqual(2);
      expect(contains(safeArea(storyboard.size), plate)).toBe(true);
      expect(overlaps(plate, zone)).toBe(false);
      expect(overlaps(plate, label.plate)).toBe(false);
      for (const page of legal.pages) expect(overlaps(plate, page.plate)).toBe(false);
    }
  },
);

it('a caption is drawn while it is spoken, and only on films that want it', () => {
  const cues = [{ startSeconds: 1, endSeconds: 2, text: 'Book your table.' }];
  const drawn = (captions: 'burned' | 'sidecar', frameIndex: number) => {
    const storyboard = exampleStoryboard({ captions, shots: [] });
    const frame = new Uint8Array(i420ByteLength(storyboard.size)).fill(128);
    openOverlay(storyboard, cues).drawOver(frame, frameIndex);
    return frame;
  };
  expect(drawn('burned', 45)).not.toEqual(drawn('burned', 15));
  expect(drawn('sidecar', 45)).toEqual(drawn('sidecar', 15));
  expect(layOutFrame(exampleStoryboard({ captions: 'sidecar' })).captions).toBeNull();
});
