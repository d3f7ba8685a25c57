import { describe, expect, it } from 'vitest';

import type { Dressing } from '#domain/order/look.ts';
import { randomStream } from '#film/random.ts';
import { lightRigFor } from '../light/light-rig.ts';
import { sampleStoryboard } from '../sample-storyboard.ts';
import { cross, dot, lengthOf, minus, unit, type Vec3 } from '../scene/vec3.ts';
import { openTinyStage } from '../tiny-stage.ts';
import { dressRoom, type RoomDressing } from './dressing.ts';
import { USUAL_ROOM } from './room-plan.ts';

const EYE: Vec3 = [0, -4, 1.4];
const SECONDS = [0, 0.4, 1.1, 2.7, 5.2, 9.9];

function dressedWith(item: Dressing): RoomDressing {
  const storyboard = sampleStoryboard({ preset: 'roulette', look: { dressing: [item] } });
  return dressRoom({
    stage: openTinyStage(16).stage,
    storyboard,
    light: lightRigFor('cinematic', storyboard.look.palette),
    logos: [],
    random: (name) => randomStream(1, name),
    plan: USUAL_ROOM,
  });
}

describe.each(['leaves', 'confetti'] as const)('%s', (item) => {
  const room = dressedWith(item);

  it('fall as pieces, before the table and behind it, and are no discs of light', () => {
    for (const time of SECONDS) {
      expect(room.panels(time, EYE).length).toBeGreaterThan(20);
      expect(room.falling(null, time, EYE).length).toBeGreaterThan(5);
      expect(room.bulbs(time)).toEqual([]);
    }
  });

  it('are never seen as a line, nor so near that they hide the game', () => {
    for (const time of SECONDS)
      for (const { center, across, upward } of room.falling(null, time, EYE)) {
        const sight = minus(center, EYE);
        const face = Math.abs(dot(unit(cross(across, upward)), unit(sight)));
        expect(face).toBeGreaterThan(0.1);
        expect(lengthOf(upward)).toBeLessThan(lengthOf(sight) * 0.1);
      }
  });

  it('sink', () => {
    const [first] = room.falling(null, 1, EYE);
    const later = room.falling(null, 1.05, EYE);
    const moved = later.map(({ center }) => lengthOf(minus(center, first?.center ?? EYE)));
    expect(Math.min(...moved)).toBeGreaterThan(0.005);
    expect(Math.min(...moved)).toBeLessThan(0.2);
  });
});

it('landscapes let go leaves of their own, and confetti falls before them, too', () => {
  expect(dressedWith('leaves').falling('landscape', 1, EYE)).toEqual([]);
  expect(dressedWith('confetti').falling('landscape', 1, EYE).length).toBeGreaterThan(20);
});
