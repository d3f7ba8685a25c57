import { expect, it } from 'vitest';
import { sampleStoryboard } from '../sample-storyboard.ts';
import { momentOf } from '../moment.ts';
import { lengthOf, minus } from '../scene/vec3.ts';
import { anotherTake, poseFor, type ShotPlan } from './shot-plan.ts';

const PLAN: ShotPlan = {
  target: [0.2, 0, 0.1],
  azimuth: -1.3,
  elevation: 0.4,
  distance: 2,
  fieldOfView: 0.6,
  aperture: 0.03,
  lowering: 0.2,
};
const film = sampleStoryboard({ preset: 'roulette', controls: { duration: 60 } });
const moment = momentOf(film, 40);

it('a shot that comes again is seen from elsewhere, and its first take as planned', () => {
  const eyes = [0, 1, 2, 3].map((take) => {
    const plan = anotherTake(PLAN, { ...moment, take });
    return poseFor(plan, 'static', moment, film.size).eye;
  });
  expect(anotherTake(PLAN, { ...moment, take: 0 })).toEqual(PLAN);
  for (const [k, eye] of eyes.entries())
    for (const other of eyes.slice(k + 1))
      expect(lengthOf(minus(eye, other))).toBeGreaterThan(PLAN.distance * 0.1);
});

it('the other side is a mirror: the subject keeps its place before the camera', () => {
  const { target, azimuth } = anotherTake(PLAN, { ...moment, take: 1 });
  expect(target[0]).toBe(-PLAN.target[0]);
  expect(Math.cos(azimuth)).toBeCloseTo(-Math.cos(PLAN.azimuth));
  expect(Math.sin(azimuth)).toBeCloseTo(Math.sin(PLAN.azimuth));
});

it('subjects stand lower under words only', () => {
  const shot = { ...moment.shot, words: [] };
  const silent = poseFor(PLAN, 'static', { ...moment, shot }, film.size).lowering;
  const spoken = poseFor(PLAN, 'static', moment, film.size).lowering;
  expect(moment.shot.words.length).toBeGreaterThan(0);
  expect(silent).toBeLessThan(spoken);
});
