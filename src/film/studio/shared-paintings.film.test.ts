import { expect, it } from 'vitest';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { openSharedMemory } from '#film/picture/shared-paintings.ts';
import { DRESSINGS } from '#domain/order/look.ts';
import { sampleStoryboard } from './sample-storyboard.ts';
import { openStudioPicture } from './studio-picture.ts';

it.each(PRESET_IDS)(
  'a scene of %s whose paintings another thread made is the same scene',
  (preset) => {
    const storyboard = sampleStoryboard({
      preset,
      seed: 11,
      shortSidePixels: 96,
      look: { setting: 'mainFloor', dressing: DRESSINGS.slice(0, 4) },
    });
    const { width, height } = storyboard.size;
    const sharedMemory = openSharedMemory();
    // The first paints them, the second finds them; one preset is also painted without sharing.
    const alone = preset === 'roulette' ? [undefined] : [];
    const frames = [...alone, sharedMemory, sharedMemory].map((memory) => {
      const frame = new Uint8Array((width * height * 3) / 2);
      void openStudioPicture(storyboard, { sharedMemory: memory }).renderFrame(
        storyboard.frameCount >> 1,
        frame,
      );
      return Buffer.from(frame).toString('base64');
    });
    expect(new Set(frames).size).toBe(1);
  },
);
