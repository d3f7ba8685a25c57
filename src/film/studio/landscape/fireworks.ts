import { blended, dimmed, WHITE } from '#film/color/light.ts';
import { between } from '#film/random.ts';
import type { Panel } from '../room/panel.ts';
import { burstAt, paintFirework } from '../room/firework.ts';
import { across } from './across.ts';
import type { Surroundings } from './surroundings.ts';
import { EYE } from './view-frame.ts';

/** Before the clouds, behind all land. */
const AT = 700;
const ROCKETS = 9;
/** Seconds from one burst of a rocket's place to the next. */
const EVERY = 2.4;

/** Rockets that burst over the landscape, one after another, where the film is dressed with fireworks. */
export function hangFireworks({ stage, storyboard, random, day }: Surroundings) {
  const { dressing, palette } = storyboard.look;
  if (!dressing.includes('fireworks')) return () => [];
  const stream = random('landscape fireworks');
  const textures = [palette.glow, palette.accent, palette.metal].map((color) =>
    stage.texture(paintFirework(color, stream)),
  );
  const rockets = Array.from({ length: ROCKETS }, (_, k) => ({
    aside: -0.62 + (1.24 * (k + between(stream, 0.2, 0.8))) / ROCKETS,
    up: between(stream, 0.2, 0.42),
    size: between(stream, 0.09, 0.17),
    start: (k * 0.77) % EVERY,
    texture: textures[k % textures.length],
  }));
  // By day they are pale.
  const light = dimmed(blended(WHITE, day.zenith, 0.1), 1.2 + 1.2 * day.lamps);
  return (seconds: number): readonly Panel[] =>
    rockets.flatMap(({ aside, up, size, start, texture }) => {
      const age = (seconds + start) % EVERY;
      const burst = burstAt(age);
      const grown = size * burst.size + 0.004;
      if (texture === undefined) return [];
      return [
        {
          ...across(AT, { half: grown, low: up - grown, high: up + grown }),
          center: [aside * AT, AT, EYE + (up - age * 0.012) * AT] as const,
          texture,
          light: dimmed(light, burst.light),
          adds: true,
        },
      ];
    });
}
