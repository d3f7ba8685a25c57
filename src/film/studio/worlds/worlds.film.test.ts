import { describe, expect, test } from 'vitest';
import { ASPECT_RATIOS, CAMERA_MOTIONS } from '#domain/controls.ts';
import { WORLDS, type World } from '#domain/look.ts';
import { PRESET_IDS, type PresetId } from '#domain/presets.ts';
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

function filmIn(world: World, preset: PresetId = 'roulette'): Storyboard {
  const film = sampleStoryboard({ preset });
  return {
    ...film,
    shots: film.shots.map((shot) => (shot.kind === 'hero' ? shot : { ...shot, world })),
  };
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

describe.each(WORLDS)('%s', (world) => {
  test('fits on the stage beside every game, one of them seen at a time', () => {
    for (const preset of PRESET_IDS) {
      const film = filmIn(world, preset);
      const { stage, scene } = sceneOf(film);
      const takes = planTakes(film);
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
    }
  });

  test('nothing stands before the lens', () => {
    const film = filmIn(world);
    const { stage, scene } = sceneOf(film);
    const takes = planTakes(film);
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
    const film = filmIn(world);
    const { left } = recordGame(film);
    const hero = film.shots.find(({ kind }) => kind === 'hero');
    const start = Math.floor(((hero?.firstFrame ?? 0) / film.controls.fps) * SAMPLE_RATE_HZ);
    const loudest = left
      .subarray(0, start)
      .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(loudest).toBe(0);
  });
});
