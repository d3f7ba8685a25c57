import { expect, it } from 'vitest';
import { CONTROL_DEFAULTS, type Controls } from '#domain/order/controls.ts';
import { PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import type { LookWishes } from '#brief/brief.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Dressing } from '#domain/order/look.ts';
import { exampleOrder, NO_WISHES } from '#tests/support/film/example-order.ts';
import { leavesRoom } from './room/camera-space.ts';
import { openStudioPicture } from './studio-picture.ts';

interface Wish {
  readonly preset: PresetId;
  readonly controls?: Partial<Controls>;
  readonly look?: Partial<LookWishes>;
  readonly seed?: number;
}

/** One frame of each shot, small. */
async function framesOf({ preset, controls, look, seed = 3 }: Wish) {
  const storyboard = planStoryboard({
    ...exampleOrder(),
    preset,
    seed,
    look: { ...NO_WISHES, ...look },
    controls: { ...CONTROL_DEFAULTS, duration: 8, ...controls },
    shortSidePixels: 90,
  });
  const { size } = storyboard;
  const picture = openStudioPicture(storyboard, { hasGrain: false });
  const frames: { kind: string; bytes: Uint8Array }[] = [];
  for (const { kind, firstFrame, frameCount } of storyboard.shots) {
    const bytes = new Uint8Array((size.width * size.height * 3) / 2);
    // oxlint-disable-next-line no-await-in-loop -- one picture draws one frame at a time
    await picture.renderFrame(firstFrame + Math.floor(frameCount * 0.7), bytes);
    frames.push({ kind, bytes });
  }
  picture.close();
  const pixels = size.width * size.height;
  const mean = (from: number, to: number) => {
    const values = frames.flatMap(({ bytes }) => [...bytes.subarray(from, to)]);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return {
    frames,
    luma: mean(0, pixels),
    blue: mean(pixels, pixels * 1.25) - 128,
    red: mean(pixels * 1.25, pixels * 1.5) - 128,
  };
}

it.each(PRESET_IDS)('%s in bright light is bright', async (preset) => {
  const { luma } = await framesOf({ preset, controls: { lighting: 'bright' }, seed: 1 });
  expect(luma).toBeGreaterThan(110);
});

it.each(['neon', 'dramatic', 'cinematic'] as const)(
  'Christmas and gold keep their colours in %s light',
  async (lighting) => {
    const christmas = await framesOf({
      preset: 'poker',
      controls: { lighting },
      look: { occasion: 'winterHolidays' },
    });
    expect(christmas.blue).toBeLessThan(1);
    const { colors } = NO_WISHES;
    const gold = await framesOf({
      preset: 'roulette',
      controls: { lighting },
      look: { colors: { ...colors, metal: 'gold' } },
    });
    expect(gold.blue).toBeLessThan(-4);
    expect(gold.red).toBeGreaterThan(2);
  },
);

const heroWith = async (preset: PresetId, dressing: readonly Dressing[]) => {
  const look = { dressing, isDressed: true };
  const { frames } = await framesOf({ preset, look, controls: { crowdDensity: 'none' } });
  return frames.find(({ kind }) => kind === 'hero')?.bytes ?? new Uint8Array();
};

let bareHero: Promise<Uint8Array> | null = null;

it.each<Dressing>(['pumpkins', 'snow', 'confetti'])('%s is seen in the hero shot', async (item) => {
  bareHero ??= heroWith('roulette', []);
  const [bare, dressed] = [await bareHero, await heroWith('roulette', [item])];
  const changed = dressed.filter((value, at) => Math.abs(value - (bare[at] ?? 0)) > 12).length;
  expect(changed / dressed.length).toBeGreaterThan(0.002);
});

it.each<PresetId>(['slots', 'blackjack', 'poker'])(
  '%s shows what stands in its room in the hero shot',
  async (preset) => {
    // Both stand there, so that both films see their hero shot from the same place.
    const [pumpkins, lanterns] = [
      await heroWith(preset, ['pumpkins']),
      await heroWith(preset, ['lanterns']),
    ];
    const changed = pumpkins.filter((value, at) => Math.abs(value - (lanterns[at] ?? 0)) > 12);
    expect(changed.length / pumpkins.length).toBeGreaterThan(0.002);
  },
);

it.each(PRESET_IDS)('%s shows a busy room in its wide shot', async (preset) => {
  const wideWith = async (crowdDensity: Controls['crowdDensity']) => {
    const { frames } = await framesOf({ preset, controls: { crowdDensity, duration: 15 } });
    return frames.find(({ kind }) => kind === 'wide')?.bytes ?? new Uint8Array();
  };
  const [empty, busy] = [await wideWith('none'), await wideWith('busy')];
  const changed = busy.filter((value, at) => Math.abs(value - (empty[at] ?? 0)) > 12).length;
  expect(changed / busy.length).toBeGreaterThan(0.01);
});

it('nothing of the room stands before the lens', () => {
  expect(leavesRoom([0, 3, 1], [0, 4, 1])).toBe(false);
  expect(leavesRoom([0, 6, 1], [0, -4, 1])).toBe(true);
  expect(leavesRoom([1, -7, 1], [0, -12, 1])).toBe(false);
  expect(leavesRoom([1, -16, 1], [0, -12, 1])).toBe(true);
});
