import { describe, expect, it } from 'vitest';
import { decisionSecondsOf } from '#film/storyboard/game-beats.ts';
import { lightRigFor } from '../../light/light-rig.ts';
import { momentOf } from '../../moment.ts';
import { randomStream } from '#film/random.ts';
import { SAMPLE_PALETTES, sampleStoryboard } from '../../sample-storyboard.ts';
import { openTinyStage } from '../../tiny-stage.ts';
import { boardPlace, DECK, POT } from './dimensions.ts';
import { planHand } from './hand-plan.ts';
import { poker } from './poker.ts';

describe.each([5, 10, 60])('the hand of a film of %i s', (duration) => {
  const storyboard = sampleStoryboard({ preset: 'poker', controls: { duration } });
  const plan = planHand(storyboard, randomStream(4, 'hand'));

  it('lays flop and turn first and opens the river at the decision', () => {
    expect(plan.board).toHaveLength(5);
    expect(plan.board.toSorted((a, b) => a - b)).toEqual(plan.board);
    expect(plan.board.at(-1)).toBeCloseTo(decisionSecondsOf(storyboard));
  });

  it('opens on the two cards in the foreground, which are looked at once both lie there', () => {
    for (const landsAt of plan.holes) expect(landsAt).toBeLessThan(0.8);
    for (const [from] of plan.peeks) expect(from).toBeGreaterThan(Math.max(...plan.holes));
  });

  it('brings chips into the pot until the river, no two bets of one seat in a row', () => {
    for (const [k, { arrivesAt, seat }] of plan.bets.entries()) {
      expect(arrivesAt).toBeLessThan(decisionSecondsOf(storyboard));
      expect(seat).not.toBe(plan.bets[k + 1]?.seat);
    }
  });

  it('looks at the cards in every detail shot', () => {
    for (const shot of storyboard.shots.filter(({ kind }) => kind === 'detail')) {
      const middle = (shot.firstFrame + shot.frameCount / 2) / storyboard.controls.fps;
      expect(plan.peeks.some(([from, to]) => from < middle && middle < to)).toBe(true);
    }
  });
});

it('has more bets in longer films', () => {
  const betsIn = (duration: number): number =>
    planHand(sampleStoryboard({ preset: 'poker', controls: { duration } }), randomStream(1, 'hand'))
      .bets.length;
  expect(betsIn(60)).toBeGreaterThan(betsIn(5));
});

it('keeps board, pack and pot apart', () => {
  for (let slot = 0; slot < 5; slot++) {
    const { x, y } = boardPlace(slot, 0);
    expect(Math.hypot(x - POT.x, y - POT.y)).toBeGreaterThan(0.4);
    expect(Math.hypot(x - DECK.x, y - DECK.y)).toBeGreaterThan(0.5);
  }
});

it('fits the stage in the longest film', () => {
  const storyboard = sampleStoryboard({ preset: 'poker', controls: { duration: 60 } });
  const { stage } = openTinyStage(16);
  const scene = poker.build({
    stage,
    storyboard,
    light: lightRigFor('bright', SAMPLE_PALETTES.bright),
    logos: [],
    random: (name) => randomStream(9, name),
  });
  scene.pose(momentOf(storyboard, storyboard.frameCount - 1));
  expect(stage.propCount).toBeLessThan(500);
});
