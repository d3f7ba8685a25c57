import { beforeAll, describe, expect, test } from 'vitest';
import { ASPECT_RATIOS, CAMERA_MOTIONS } from '#domain/order/controls.ts';
import { WORLDS, type Dressing, type World } from '#domain/order/look.ts';
import { PRESET_IDS, type PresetId } from '#domain/order/presets.ts';
import { frameSizeOf } from '#film/frame-size.ts';
import { randomStream } from '#film/random.ts';
import { recordGame } from '#film/sound/game-sounds.ts';
import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { poseFor } from '../camera/shot-plan.ts';
import { planTakes } from '../cuts/plan-takes.ts';
import { seenThrough } from '../cuts/see-through.ts';
import { lightRigFor } from '../light/light-rig.ts';
import { momentOf } from '../moment.ts';
import { sampleStoryboard } from '../sample-storyboard.ts';
import { lengthOf, minus } from '../scene/vec3.ts';
import { openTinyStage } from '../tiny-stage.ts';
import { buildScene } from './build-scene.ts';

interface FilmIn {
  readonly preset: PresetId;
  readonly dressing: readonly Dressing[];
}
/** What worlds show only where a prompt asks for it. */
const ALL_THINGS: readonly Dressing[] = ['piano', 'cake'];

/** A film at the table in its hero shot; its other shots go round the worlds. */
function filmIn(
  worlds: readonly World[],
  { preset = 'roulette', dressing = ALL_THINGS }: Partial<FilmIn> = {},
): Storyboard {
  const film = sampleStoryboard({ preset, look: { dressing } });
  const shots = film.shots.map((shot, index) => {
    const world = worlds[index % worlds.length];
    return shot.kind === 'hero' || world === undefined ? shot : { ...shot, world };
  });
  return { ...film, shots };
}

function sceneOf(storyboard: Storyboard) {
  const { stage } = openTinyStage(16);
  const { controls, look, seed } = storyboard;
  const light = lightRigFor(controls.lighting, look.palette);
  const random = (name: string) => randomStream(seed, name);
  const scene = buildScene({ stage, storyboard, light, logos: [], random });
  return { stage, scene };
}

/** What is larger is a wall or a floor, which a sphere says nothing of. */
const LARGE = 1.6;
/** Nearer to the lens than this even the sphere round something is a blot. */
const CLEARANCE = 0.2;

/** One has the most things of all, the other the most textures. */
const LARGEST = ['jackpot', 'dawn'] as const;

test.each(PRESET_IDS)('%s fits on the stage with the two largest worlds beside it', (preset) => {
  const film = filmIn(LARGEST, { preset });
  expect(new Set(planTakes(film).map(({ world }) => world))).toEqual(new Set([null, ...LARGEST]));
  expect(() => sceneOf(film)).not.toThrow();
});

test.each([
  ['concert', 'piano'],
  ['dining', 'cake'],
] as const)('%s has a %s where it is asked for', (world, thing) => {
  const countWith = (dressing: readonly Dressing[]) =>
    sceneOf(filmIn([world], { dressing })).stage.propCount;
  expect(countWith([thing])).toBeGreaterThan(countWith([]));
});

describe.each(WORLDS)('%s', (world) => {
  const film = filmIn([world]);
  const takes = planTakes(film);
  let built: ReturnType<typeof sceneOf>;
  beforeAll(() => {
    built = sceneOf(film);
  });

  test('is seen without the table, and the table without it', () => {
    const { stage, scene } = built;
    const shownAt = (place: World | null) => {
      const frame = takes.find((take) => take.world === place)?.firstFrame ?? 0;
      scene.pose(momentOf(film, frame, takes));
      return new Set(stage.propsFrom(0).filter(({ isShown }) => isShown));
    };
    const [inWorld, atTable] = [shownAt(world), shownAt(null)];
    expect(inWorld.size).toBeGreaterThan(20);
    expect(atTable.size).toBeGreaterThan(20);
    expect([...inWorld].some((prop) => atTable.has(prop))).toBe(false);
    expect(shownAt(world)).toEqual(inWorld);
  });

  test('nothing stands before the lens', () => {
    const { stage, scene } = built;
    for (const aspectRatio of ASPECT_RATIOS)
      for (const motion of CAMERA_MOTIONS)
        for (let frame = 0; frame < film.frameCount; frame += 9) {
          const moment = momentOf(film, frame, takes);
          if (moment.world === null) continue;
          scene.pose(moment);
          const plan = seenThrough(moment.setUp, scene.plan(moment), moment);
          const { eye } = poseFor(plan, motion, moment, frameSizeOf(aspectRatio, 360));
          for (const prop of stage.propsFrom(0)) {
            const { center, radius } = prop.bound();
            if (!prop.isShown || radius > LARGE) continue;
            expect(lengthOf(minus(center, eye)) - radius).toBeGreaterThan(CLEARANCE);
          }
          expect(eye[2]).toBeGreaterThan(0.05);
        }
  });

  test('the game is heard where it is seen alone', () => {
    const { left } = recordGame(film);
    const hero = film.shots.find(({ kind }) => kind === 'hero');
    const start = Math.floor(((hero?.firstFrame ?? 0) / film.controls.fps) * SAMPLE_RATE_HZ);
    const loudest = left
      .subarray(0, start)
      .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(loudest).toBe(0);
  });
});
