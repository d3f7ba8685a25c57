import { describe, expect, test } from 'vitest';
import { PRESET_IDS } from '#domain/presets.ts';
import { i420ByteLength } from '#film/picture/i420.ts';
import { paintedEngine } from '#film/picture/painted/painted-engine.ts';
import { exampleStoryboard } from '#film/test-support/example-storyboard.ts';

describe.each(PRESET_IDS)('the painted %s', (preset) => {
  const storyboard = exampleStoryboard({ preset });
  const lumaBytes = storyboard.size.width * storyboard.size.height;

  async function render(indices: readonly number[]): Promise<Uint8Array[]> {
    const picture = await paintedEngine.open(storyboard);
    const frames: Uint8Array[] = [];
    for (const index of indices) {
      const frame = new Uint8Array(i420ByteLength(storyboard.size));
      await picture.renderFrame(index, frame);
      frames.push(frame);
    }
    picture.close();
    return frames;
  }

  test('draws the same frame in any order', async () => {
    const [first, second] = await render([20, 90]);
    const [secondAgain, firstAgain] = await render([90, 20]);
    expect(firstAgain).toEqual(first);
    expect(secondAgain).toEqual(second);
  });

  test('moves, and is neither black nor burnt out', async () => {
    const [a, b] = await render([30, 36]);
    if (!a || !b) throw new Error('no frames');
    const moved = a
      .subarray(0, lumaBytes)
      .filter((value, at) => Math.abs(value - (b[at] ?? 0)) > 8);
    expect(moved.length).toBeGreaterThan(lumaBytes * 0.002);
    const mean = a.subarray(0, lumaBytes).reduce((sum, value) => sum + value, 0) / lumaBytes;
    expect(mean).toBeGreaterThan(24);
    expect(mean).toBeLessThan(170);
  });
});
