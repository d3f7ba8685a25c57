import { beforeAll, describe, expect, it } from 'vitest';
import { CROWD_DENSITIES, LIGHTINGS, type Controls } from '#domain/order/controls.ts';
import { DRESSING_WORLDS, DRESSINGS } from '#domain/order/look.ts';
import { openSharedMemory } from '#film/picture/shared-paintings.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { planTakes, type Take } from './cuts/plan-takes.ts';
import { sampleStoryboard } from './sample-storyboard.ts';
import { SCENE_PRESETS } from './presets/preset-list.ts';
import { wallFor } from './room/dressing.ts';
import { openStudioPicture } from './studio-picture.ts';

const SHORT_SIDE = 120;
const presets = SCENE_PRESETS.map(({ id }) => id);

function small(
  controls: Partial<Controls> = {},
  seed = 3,
  preset = presets[0] ?? 'roulette',
): Storyboard {
  return sampleStoryboard({
    preset,
    seed,
    shortSidePixels: SHORT_SIDE,
    controls: { duration: 5, ...controls },
  });
}

type FrameAt = (index: number) => Promise<Uint8Array>;

/**
 * Opens a picture, which costs far more than its frames do, unless it finds in `sharedMemory` what
 * another picture of the same film has painted.
 */
function open(storyboard: Storyboard, sharedMemory?: SharedArrayBuffer): FrameAt {
  const picture = openStudioPicture(storyboard, { sharedMemory });
  const { width, height } = storyboard.size;
  return async (index) => {
    const frame = new Uint8Array((width * height * 3) / 2);
    await picture.renderFrame(index, frame);
    return frame;
  };
}

async function render(storyboard: Storyboard, ...indices: number[]): Promise<Uint8Array[]> {
  return framesAt(open(storyboard), indices);
}

async function framesAt(frameAt: FrameAt, indices: readonly number[]): Promise<Uint8Array[]> {
  const frames: Uint8Array[] = [];
  for (const index of indices) frames.push(await frameAt(index));
  return frames;
}

/** Mean difference of brightness of two frames. */
function difference(a: Uint8Array | undefined, b: Uint8Array | undefined): number {
  if (a === undefined || b === undefined) return 0;
  const size = (a.length * 2) / 3;
  let sum = 0;
  for (let i = 0; i < size; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / size;
}

function brightness(frame: Uint8Array): { mean: number; spread: number } {
  const size = (frame.length * 2) / 3;
  const values = frame.subarray(0, size);
  const mean = values.reduce((sum, value) => sum + value, 0) / size;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / size);
  return { mean, spread };
}

describe.each(presets)('the studio filming %s', (preset) => {
  const film = small({}, 3, preset);
  const sharedMemory = openSharedMemory();
  let frameAt: FrameAt;
  beforeAll(() => {
    frameAt = open(film, sharedMemory);
  });

  it('gives the same bytes in any order and from any opening', async () => {
    const [early, late] = [await frameAt(20), await frameAt(110)];
    const [lateAgain, earlyAgain] = await framesAt(open(film, sharedMemory), [110, 20]);
    expect(Buffer.compare(early, earlyAgain ?? Buffer.of())).toBe(0);
    expect(Buffer.compare(late, lateAgain ?? Buffer.of())).toBe(0);
  });

  it('shows something in every shot, in limited range', async () => {
    for (const { firstFrame, frameCount } of film.shots) {
      const frame = await frameAt(firstFrame + (frameCount >> 1));
      const { mean, spread } = brightness(frame);
      expect(mean).toBeGreaterThan(28);
      expect(mean).toBeLessThan(190);
      expect(spread).toBeGreaterThan(12);
      expect(Math.min(...frame)).toBeGreaterThanOrEqual(16);
      expect(Math.max(...frame)).toBeLessThanOrEqual(240);
    }
  });

  it('opens at full light and ends darker', async () => {
    const last = film.frameCount - 1;
    const meanAt = async (index: number) => brightness(await frameAt(index)).mean;
    expect(await meanAt(0)).toBeGreaterThan((await meanAt(12)) * 0.85);
    expect(await meanAt(last)).toBeLessThan(await meanAt(last - 15));
  });

  it('jumps where a take begins and not within one', async () => {
    const [, take] = planTakes(cutOnBeats(film));
    const first = take?.firstFrame ?? 0;
    const frames = await Promise.all([first - 1, first, first + 1, first + 2].map(frameAt));
    expect(difference(frames[0], frames[1])).toBeGreaterThan(8);
    // Reels that run change a frame as much as a camera never does.
    const within = preset === 'slots' ? 20 : 16;
    expect(difference(frames[1], frames[2])).toBeLessThan(within);
    expect(difference(frames[2], frames[3])).toBeLessThan(within);
  });

  it.each(['9:16', '1:1'] as const)('composes for %s', async (aspectRatio) => {
    const frame = await open(small({ aspectRatio }, 3, preset), sharedMemory)(100);
    expect(brightness(frame).spread).toBeGreaterThan(12);
  });
});

/** The first take of the whole table: films open on the game from very near. */
function seenWide(film: Storyboard): Take {
  const take = planTakes(cutOnBeats(film)).find(({ kind }) => kind === 'wide');
  if (take === undefined) throw new Error('the film has no wide take');
  return take;
}

describe('every control shows', () => {
  const still = 60;

  it('lighting: no two are alike', async () => {
    const lit = await Promise.all(
      LIGHTINGS.map(async (lighting) => (await render(small({ lighting }), still))[0]),
    );
    for (const [k, one] of lit.entries())
      for (const other of lit.slice(k + 1)) expect(difference(one, other)).toBeGreaterThan(6);
  });

  it('camera motion', async () => {
    const sharedMemory = openSharedMemory();
    const way = async (cameraMotion: Controls['cameraMotion']): Promise<number> => {
      const frameAt = open(small({ cameraMotion, crowdDensity: 'none' }), sharedMemory);
      return difference(await frameAt(62), await frameAt(94));
    };
    const staticWay = await way('static');
    expect(await way('dynamic')).toBeGreaterThan(staticWay * 1.1);
    expect(await way('orbit')).toBeGreaterThan(staticWay);
  });

  it('crowd: each density is another room', async () => {
    const wideOf = async (crowdDensity: Controls['crowdDensity']) => {
      const film = small({ crowdDensity, duration: 10 }, 3, 'poker');
      const { firstFrame, frameCount } = seenWide(film);
      return (await render(film, firstFrame + (frameCount >> 1)))[0];
    };
    const rooms = await Promise.all(CROWD_DENSITIES.map(wideOf));
    const [empty, , , busy] = rooms;
    for (const [k, room] of rooms.slice(1).entries())
      expect(difference(rooms[k], room)).toBeGreaterThan(0.5);
    expect(difference(empty, busy)).toBeGreaterThan(2);
  });

  it('every dressing of the room', async () => {
    const bare = sampleStoryboard({
      // The scene that opens soonest: the room is the same in all.
      preset: 'poker',
      shortSidePixels: 60,
      controls: { crowdDensity: 'none', duration: 5 },
    });
    // Not every camera looks at every wall.
    const moments = [10, 48, 75, 95, 140];
    const painted = openSharedMemory();
    const before = await framesAt(open(bare, painted), moments);
    const unseen: string[] = [];
    // What only a world shows has tests there.
    for (const item of DRESSINGS.filter((one) => DRESSING_WORLDS[one] === undefined)) {
      const dressed = { ...bare, look: { ...bare.look, dressing: [item] } };
      // What dresses a room is painted last: up to there all is painted already, unless the wall is another.
      const isSameWall = wallFor(dressed.look) === wallFor(bare.look);
      const after = await framesAt(
        open(dressed, isSameWall ? painted.slice(0) : undefined),
        moments,
      );
      const changes = after.map((frame, index) => difference(before[index], frame));
      if (Math.max(...changes) <= 0.05) unseen.push(item);
    }
    expect(unseen).toEqual([]);
  });

  it('the seed', async () => {
    const [one] = await render(small({}, 1), still);
    const [two] = await render(small({}, 2), still);
    expect(difference(one, two)).toBeGreaterThan(3);
  });
});

it('refuses presets it has no scene for', () => {
  const storyboard = { ...small(), preset: 'none' as unknown as Storyboard['preset'] };
  expect(() => openStudioPicture(storyboard)).toThrow('no scene');
});
