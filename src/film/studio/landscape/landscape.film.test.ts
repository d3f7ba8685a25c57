import { describe, expect, it, test } from 'vitest';
import { ASPECT_RATIOS } from '#domain/order/controls.ts';
import { LANDSCAPES, TIMES_OF_DAY, type Landscape } from '#domain/order/look.ts';
import { openSharedMemory } from '#film/picture/shared-paintings.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { recordGame } from '#film/sound/game-sounds.ts';
import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { planTakes } from '../cuts/plan-takes.ts';
import { sampleStoryboard, type SampleOrder } from '../sample-storyboard.ts';
import { openStudioPicture } from '../studio-picture.ts';

type Look = SampleOrder['look'];

const filmOf = (look: Look, controls: SampleOrder['controls'] = {}): Storyboard =>
  sampleStoryboard({
    preset: 'roulette',
    seed: 5,
    shortSidePixels: 96,
    controls: { duration: 10, ...controls },
    ...(look && { look }),
  });

async function framesOf(
  storyboard: Storyboard,
  seconds: readonly number[],
  sharedMemory?: SharedArrayBuffer,
): Promise<Uint8Array[]> {
  const { width, height } = storyboard.size;
  const picture = openStudioPicture(storyboard, { hasGrain: false, sharedMemory });
  const frames: Uint8Array[] = [];
  for (const at of seconds) {
    const frame = new Uint8Array((width * height * 3) / 2);
    // oxlint-disable-next-line no-await-in-loop -- one picture draws one frame at a time
    await picture.renderFrame(Math.round(at * storyboard.controls.fps), frame);
    frames.push(frame);
  }
  return frames;
}

async function frameOf(
  storyboard: Storyboard,
  seconds: number,
  sharedMemory?: SharedArrayBuffer,
): Promise<Uint8Array> {
  const [frame] = await framesOf(storyboard, [seconds], sharedMemory);
  if (frame === undefined) throw new Error('a picture draws the frames that are asked for');
  return frame;
}

/** Mean brightness of a part of the frame's rows. */
function meanOf(frame: Uint8Array, { size }: Storyboard, from: number, to: number): number {
  const rows = frame.subarray(
    Math.round(from * size.height) * size.width,
    Math.round(to * size.height) * size.width,
  );
  return rows.reduce((sum, value) => sum + value, 0) / rows.length;
}

function difference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

const IN_LANDSCAPE = { kind: 'lake', time: 'dawn' } as const satisfies Landscape;

describe('a film with a landscape', () => {
  it('opens on it, and the game is seen and decided after it', () => {
    const takes = planTakes(cutOnBeats(filmOf({ landscape: IN_LANDSCAPE })));
    expect(takes[0]?.world).toBe('landscape');
    expect(takes.find(({ kind }) => kind === 'hero')?.world).toBeNull();
    expect(takes.filter(({ world }) => world === null).length).toBeGreaterThanOrEqual(2);
  });

  it('ends on it where it is long enough, and returns to it where it is long', () => {
    const placesIn = (duration: number) =>
      planTakes(cutOnBeats(filmOf({ landscape: IN_LANDSCAPE }, { duration })));
    const countIn = (duration: number) =>
      placesIn(duration).filter(({ world }) => world === 'landscape').length;
    expect(placesIn(8).at(-1)?.world).toBeNull();
    expect(placesIn(10).at(-1)?.world).toBe('landscape');
    expect([countIn(8), countIn(10), countIn(30)]).toEqual([1, 2, 3]);
  });

  it('keeps the game on the end card for a brand, whose marks lie on the table', () => {
    const film = filmOf({ landscape: IN_LANDSCAPE });
    const brand = { name: 'Aurora', logos: [] } as unknown as Storyboard['brand'];
    expect(planTakes(cutOnBeats({ ...film, brand })).at(-1)?.world).toBeNull();
  });

  it('lets no game be heard while its landscape is seen', () => {
    const film = cutOnBeats(filmOf({ landscape: IN_LANDSCAPE }));
    const { left } = recordGame(film);
    const loudest = (from: number, to: number) =>
      left
        .subarray(Math.round(from * SAMPLE_RATE_HZ), Math.round(to * SAMPLE_RATE_HZ))
        .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const [opening] = planTakes(film);
    const end = (opening?.frameCount ?? 0) / film.controls.fps;
    expect(loudest(0, end)).toBe(0);
    expect(loudest(end, end + 3)).toBeGreaterThan(0);
  });

  it('is the same film with paintings of another thread', async () => {
    const film = filmOf({ landscape: { kind: 'harbour', time: 'dusk' } });
    const memory = openSharedMemory();
    const frames = [];
    for (const shared of [undefined, memory, memory])
      // oxlint-disable-next-line no-await-in-loop -- the first paints what the others find
      frames.push(await frameOf(film, 1, shared));
    expect(new Set(frames.map((frame) => Buffer.from(frame).toString('base64'))).size).toBe(1);
  });

  it('shows it outside the room, too', async () => {
    const inRoom = async (look: Look) => frameOf(filmOf(look, { crowdDensity: 'none' }), 7.5);
    const plain = await inRoom({ setting: 'lounge' });
    for (const setting of ['lounge', 'rooftop'] as const) {
      const day = await inRoom({ setting, landscape: { kind: 'sea', time: 'day' } });
      const night = await inRoom({ setting, landscape: { kind: 'sea', time: 'night' } });
      const film = filmOf({});
      expect(difference(plain, day)).toBeGreaterThan(6);
      expect(meanOf(day, film, 0, 0.25)).toBeGreaterThan(meanOf(night, film, 0, 0.25) + 15);
    }
  });
});

test.each(LANDSCAPES)('%s is brighter by day than at night', async (kind) => {
  const at = async (time: Landscape['time']) =>
    meanOf(await frameOf(filmOf({ landscape: { kind, time } }), 1), filmOf({}), 0, 1);
  expect(await at('day')).toBeGreaterThan((await at('night')) + 25);
});

test.each(LANDSCAPES.map((kind, k) => [kind, ASPECT_RATIOS[k % 3] ?? '9:16'] as const))(
  '%s moves and fills frames of %s',
  async (kind, aspectRatio) => {
    const look = { landscape: { kind, time: 'dusk' } } as const;
    const film = filmOf(look, { aspectRatio, cameraMotion: 'orbit' });
    const [first, last] = await framesOf(film, [0, 1.2]);
    if (first === undefined || last === undefined) throw new Error('two frames were asked for');
    expect(difference(first, last)).toBeGreaterThan(0.5);
    // What is not painted would be black.
    for (const part of [0, 0.9])
      expect(meanOf(first, film, part, part + 4 / film.size.height)).toBeGreaterThan(18);
  },
);

test('the end card is painted to both sides, whatever stands on it', async () => {
  const film = filmOf({ landscape: { kind: 'hills', time: 'day' } }, { cameraMotion: 'dynamic' });
  const frame = await frameOf(film, 9.5);
  const { width, height } = film.size;
  const sideOf = (from: number) => {
    const rows = Array.from({ length: height >> 2 }, (_, y) => (y + (height >> 1)) * width + from);
    return Math.min(...rows.flatMap((at) => [...frame.subarray(at, at + 8)]));
  };
  // What is not painted would be black.
  expect(sideOf(0)).toBeGreaterThan(50);
  expect(sideOf(width - 8)).toBeGreaterThan(50);
});

test('no two times of the day are alike', async () => {
  const frames = await Promise.all(
    TIMES_OF_DAY.map(async (time) => frameOf(filmOf({ landscape: { kind: 'hills', time } }), 1)),
  );
  for (const [k, one] of frames.entries())
    for (const other of frames.slice(k + 1)) expect(difference(one, other)).toBeGreaterThan(5);
});

test('water mirrors the sky: it is darker than the sky, and of its colour', async () => {
  const film = filmOf({ landscape: { kind: 'sea', time: 'dusk' } });
  const frame = await frameOf(film, 1);
  const { width, height } = film.size;
  const redAt = (from: number, to: number) => {
    const plane = frame.subarray(width * height * 1.25);
    const row = (share: number) => Math.round((share * height) / 2) * (width / 2);
    const values = plane.subarray(row(from), row(to));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  expect(meanOf(frame, film, 0.8, 0.95)).toBeLessThan(meanOf(frame, film, 0.4, 0.6));
  expect(redAt(0.8, 0.95)).toBeGreaterThan(132);
});

describe('weather', () => {
  const NIGHT_LUMA_MIN = 50;
  const SEA = { kind: 'sea', time: 'dusk' } as const;

  it('that is clear leaves the film as it is', async () => {
    const frame = await frameOf(filmOf({ landscape: { ...SEA, weather: 'clear' } }), 1);
    expect(frame).toEqual(await frameOf(filmOf({ landscape: SEA }), 1));
  });

  it('darkens or dulls the sky, and falls', async () => {
    const clear = filmOf({ landscape: SEA });
    const plain = await frameOf(clear, 1);
    for (const [weather, darker] of [
      ['rain', 8],
      ['storm', 8],
      ['snow', -60],
    ] as const) {
      const film = filmOf({ landscape: { ...SEA, weather } });
      // oxlint-disable-next-line no-await-in-loop -- one film after another
      const [frame, next] = await framesOf(film, [1, 1 + 1 / film.controls.fps]);
      if (frame === undefined || next === undefined) throw new Error('two frames were asked for');
      expect(difference(frame, plain)).toBeGreaterThan(8);
      expect(difference(frame, next)).toBeGreaterThan(0.2);
      expect(meanOf(frame, film, 0, 0.4)).toBeLessThan(meanOf(plain, clear, 0, 0.4) - darker);
    }
  });

  it('of a storm glows softly', async () => {
    const film = filmOf({ landscape: { ...SEA, time: 'night', weather: 'storm' } });
    const [opening] = planTakes(cutOnBeats(film));
    const seconds = ((opening?.frameCount ?? 0) - 1) / film.controls.fps;
    const steps = Array.from({ length: Math.floor(seconds * 12) }, (_, k) => k / 12);
    const frames = await framesOf(film, steps);
    const levels = frames.map((frame) => meanOf(frame, film, 0, 0.5));
    const rises = levels.slice(1).map((level, k) => level - (levels[k] ?? 0));
    expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThan(2);
    expect(Math.max(...rises.map(Math.abs))).toBeLessThan(9);
  });

  it('leaves a night bright enough to be seen', async () => {
    for (const weather of ['storm', 'rain'] as const) {
      const film = filmOf({ landscape: { ...SEA, time: 'night', weather } });
      // oxlint-disable-next-line no-await-in-loop -- one film after another
      expect(meanOf(await frameOf(film, 1), film, 0, 0.5)).toBeGreaterThan(NIGHT_LUMA_MIN);
    }
  });

  it('of rain is seen to fall at night as well', async () => {
    const film = filmOf({ landscape: { kind: 'harbour', time: 'night', weather: 'rain' } });
    const [frame, next] = await framesOf(film, [1, 1 + 1 / film.controls.fps]);
    if (frame === undefined || next === undefined) throw new Error('two frames were asked for');
    expect(difference(frame, next)).toBeGreaterThan(0.9);
  });

  it('that left snow on the land whitens it, and nothing falls', async () => {
    const mountains = { kind: 'mountains', time: 'day' } as const;
    const bare = filmOf({ landscape: mountains });
    const film = filmOf({ landscape: { ...mountains, isSnowCovered: true } });
    const [frame, next] = await framesOf(film, [1, 1 + 1 / film.controls.fps]);
    if (frame === undefined || next === undefined) throw new Error('two frames were asked for');
    const plain = await frameOf(bare, 1);
    expect(meanOf(frame, film, 0.3, 1)).toBeGreaterThan(meanOf(plain, bare, 0.3, 1) + 40);
    expect(meanOf(frame, film, 0, 0.15)).toBeCloseTo(meanOf(plain, bare, 0, 0.15), -1);
    expect(difference(frame, next)).toBeLessThan(2);
  });

  it.each(['day', 'night'] as const)('of fog hides what is far by %s', async (time) => {
    const lake = { kind: 'lake', time } as const;
    const [film, clear] = [
      filmOf({ landscape: { ...lake, weather: 'fog' } }),
      filmOf({ landscape: lake }),
    ];
    const contrast = async (of: Storyboard) => {
      const frame = await frameOf(of, 1);
      const mean = meanOf(frame, of, 0.35, 0.55);
      const { width, height } = of.size;
      const rows = frame.subarray(
        width * Math.round(height * 0.35),
        width * Math.round(height * 0.55),
      );
      return rows.reduce((sum, value) => sum + Math.abs(value - mean), 0) / rows.length;
    };
    expect(await contrast(film)).toBeLessThan((await contrast(clear)) * 0.7);
  });
});
