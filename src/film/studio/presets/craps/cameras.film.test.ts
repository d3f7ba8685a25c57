import { expect, it } from 'vitest';
import { poseFor } from '../../camera/shot-plan.ts';
import { seenThrough } from '../../cuts/see-through.ts';
import { TEMPLATES } from '../../cuts/templates.ts';
import { momentOf } from '../../moment.ts';
import { sampleStoryboard } from '../../sample-storyboard.ts';
import { mix } from '../../scene/easing.ts';
import { randomStream } from '#film/random.ts';
import { planCameras } from './cameras.ts';
import { planGame } from './choreography.ts';
import { FAR_WALL_X, NEAR_WALL_Y, WALL } from './dimensions.ts';

/** The leather on the wall, and what of it a lens so near would still see. */
const RAIL_TOP = WALL.height + 0.1;

/** Where the line between two points is, when it crosses a wall from inside; 0 to 1 from the first on. */
const crossing = (inside: number, outside: number, wall: number): number =>
  (wall - inside) / (outside - inside);

it('sees the dice over the rail in every film, wherever they fall', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const film = sampleStoryboard({ preset: 'craps', seed, controls: { duration: 30 } });
    const game = planGame(film, randomStream(seed, 'throws'));
    const camera = planCameras(randomStream(seed, 'cameras'), (time) => game.restAt(time));
    for (const { kind, firstFrame, frameCount } of film.shots) {
      if (kind !== 'detail' && kind !== 'hero') continue;
      const moment = momentOf(film, firstFrame + (frameCount >> 1));
      for (const setUp of TEMPLATES.craps[kind]) {
        const plan = seenThrough(setUp, camera(moment), moment);
        const { eye } = poseFor(plan, 'static', moment, film.size);
        const [x, y] = game.restAt(moment.time).middle;
        const ways = [crossing(x, eye[0], FAR_WALL_X), crossing(y, eye[1], NEAR_WALL_Y)];
        for (const way of ways.filter((part) => part > 0 && part < 1))
          expect(mix(0.06, eye[2], way)).toBeGreaterThan(RAIL_TOP);
      }
    }
  }
});
