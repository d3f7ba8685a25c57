import { describe, expect, it } from 'vitest';
import { CAMERA_MOTIONS } from '#domain/order/controls.ts';
import { PACES } from '#domain/order/look.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { poseFor } from '../camera/shot-plan.ts';
import { momentOf } from '../moment.ts';
import { sampleStoryboard } from '../sample-storyboard.ts';
import { lengthOf, minus } from '../scene/vec3.ts';
import { leakAt, whipAt } from './joints.ts';
import { planTakes } from './plan-takes.ts';

const films = PRESET_IDS.flatMap((preset) =>
  PACES.flatMap((pace) =>
    [1, 2, 3, 4, 5, 6].map((seed) =>
      cutOnBeats(sampleStoryboard({ preset, seed, controls: { duration: 20 }, look: { pace } })),
    ),
  ),
);
const jointsOf = (film: (typeof films)[number]) => planTakes(film).map(({ joint }) => joint);

describe('joints', () => {
  it('uses all of them, and cuts most of the time', () => {
    const all = films.flatMap(jointsOf);
    for (const joint of ['match', 'whip', 'leak'] as const) expect(all).toContain(joint);
    expect(all.filter((joint) => joint === 'cut').length).toBeGreaterThan(all.length / 2);
  });

  it('cuts to the first take and to the hero shot', () => {
    for (const film of films) {
      const takes = planTakes(film);
      expect(takes[0]?.joint).toBe('cut');
      const hero = film.shots.find(({ kind }) => kind === 'hero')?.firstFrame;
      expect(takes.find(({ firstFrame }) => firstFrame === hero)?.joint).toBe('cut');
    }
  });

  it('tears no camera that stands still', () => {
    for (const film of films) {
      const controls = { ...film.controls, cameraMotion: 'static' as const };
      expect(jointsOf({ ...film, controls })).not.toContain('whip');
    }
  });

  it('lets light in at most once in three seconds', () => {
    for (const film of films) {
      const leaks = planTakes(film).filter(({ joint }) => joint === 'leak');
      for (const [k, leak] of leaks.slice(1).entries())
        expect(leak.firstFrame - (leaks[k]?.firstFrame ?? 0)).toBeGreaterThanOrEqual(
          3 * film.controls.fps,
        );
    }
  });

  it('cuts where a photo or a clip is shown', () => {
    for (const film of films) {
      const shots = film.shots.map((shot) => ({ ...shot, source: { source: 'model' as const } }));
      expect(new Set(jointsOf({ ...film, shots }))).toEqual(new Set(['cut']));
    }
  });

  it('goes on with the camera’s move over a match cut', () => {
    let matches = 0;
    for (const film of films) {
      const takes = planTakes(film);
      for (const { joint, firstFrame } of takes) {
        if (joint !== 'match') continue;
        matches += 1;
        const plan = {
          target: [0, 0, 0] as const,
          azimuth: 0,
          elevation: 0.5,
          distance: 2,
          fieldOfView: 0.6,
          aperture: 0,
        };
        for (const motion of CAMERA_MOTIONS) {
          const eyeAt = (frame: number) =>
            poseFor(plan, motion, momentOf(film, frame, takes), film.size).eye;
          const step = minus(eyeAt(firstFrame), eyeAt(firstFrame - 1));
          expect(lengthOf(step)).toBeLessThan(0.1);
        }
      }
    }
    expect(matches).toBeGreaterThan(0);
  });
});

describe('whips and leaks', () => {
  const takes = [
    { joint: 'cut', firstFrame: 0 },
    { joint: 'whip', firstFrame: 60 },
    { joint: 'leak', firstFrame: 120 },
  ] as const;

  it('turn one way before and after the cut, and end straight', () => {
    const aside = (frame: number): number => whipAt(takes, frame, 30).angle;
    expect(aside(50)).toBe(0);
    expect(aside(70)).toBe(0);
    const way = Math.sign(aside(59.5) - aside(58));
    expect(way).not.toBe(0);
    expect(Math.sign(aside(62) - aside(60))).toBe(way);
    expect(Math.sign(aside(59.5))).toBe(-Math.sign(aside(60)));
  });

  it('turn as fast as they say', () => {
    for (const frame of [58, 61]) {
      const turned = whipAt(takes, frame + 0.01, 30).angle - whipAt(takes, frame - 0.01, 30).angle;
      expect(turned / 0.02).toBeCloseTo(whipAt(takes, frame, 30).speed, 5);
    }
  });

  it('let light in round the cut only', () => {
    expect(leakAt(takes, 105, 30)).toBeNull();
    expect(leakAt(takes, 120, 30)?.strength).toBe(1);
    expect(leakAt(takes, 135, 30)).toBeNull();
  });
});
