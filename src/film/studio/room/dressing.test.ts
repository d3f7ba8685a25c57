import { expect, it, vi } from 'vitest';
import type { Dressing } from '#domain/order/look.ts';
import { randomStream } from '#film/random.ts';
import { lightRigFor } from '../light/light-rig.ts';
import { CABINET_TOPS } from '../presets/slots/dimensions.ts';
import { sampleStoryboard } from '../sample-storyboard.ts';
import { openTinyStage } from '../tiny-stage.ts';
import { dressRoom } from './dressing.ts';
import { USUAL_ROOM } from './room-plan.ts';

const SIDE = 16;

/** What stands on the tops of slot machines, and how many paintings that took. */
function shelved(dressing: readonly Dressing[]) {
  const storyboard = sampleStoryboard({ preset: 'slots', look: { dressing: [...dressing] } });
  const { stage } = openTinyStage(SIDE);
  const paintings = vi.spyOn(stage, 'texture');
  const room = dressRoom({
    stage,
    storyboard,
    light: lightRigFor('cinematic', storyboard.look.palette),
    logos: [],
    random: (name) => randomStream(1, name),
    plan: { ...USUAL_ROOM, shelf: CABINET_TOPS },
  });
  const places = room.panels(0, [0, -50, 0]).map(({ center }) => center[0]);
  return { places, paintings: paintings.mock.calls.length };
}

it.each([
  { dressing: ['flowers'] },
  { dressing: ['flowers', 'pumpkins'] },
  { dressing: ['flowers', 'snow', 'pumpkins', 'trophy'] },
] as const)('each place of a shelf holds one thing: $dressing', ({ dressing }) => {
  const { places } = shelved(dressing);
  const tops = CABINET_TOPS.map(([x]) => x);
  expect(places.toSorted((a, b) => a - b)).toEqual(tops.toSorted((a, b) => a - b));
});

it('what stands on a shelf has no plinth, painted or not', () => {
  expect(shelved(['flowers', 'pumpkins']).paintings).toBe(2);
});
