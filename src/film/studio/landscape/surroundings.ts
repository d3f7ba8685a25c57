import type { Landscape, Weather } from '#domain/order/look.ts';
import type { SceneContext } from '../scene-context.ts';
import { daylightOf, starlit, type Daylight } from './daylight.ts';
import { gradientNoise } from './gradient-noise.ts';
import type { Sun } from './view-frame.ts';
import { inWeather } from './weather.ts';

/** What the parts of a landscape have in common. */
export interface Surroundings extends Landscape, SceneContext {
  readonly weather: Weather;
  readonly isSnowCovered: boolean;
  /** Whether it is about the stars of a clear night. */
  readonly isStarry: boolean;
  readonly day: Daylight;
  /** The side on which the sun stands: 1 is right. */
  readonly side: 1 | -1;
  readonly sun: Sun;
  readonly noise: ReturnType<typeof gradientNoise>;
}

export function surroundingsOf(
  context: SceneContext,
  { kind, time, weather = 'clear', isSnowCovered = weather === 'snow' }: Landscape,
): Surroundings {
  const { storyboard, random } = context;
  const isStarry = kind === 'sky' && time === 'night' && weather === 'clear';
  const usual = inWeather(weather, daylightOf(time, storyboard.look.palette));
  const day = isStarry ? starlit(usual) : usual;
  const side = random('landscape side')() < 0.5 ? 1 : -1;
  const sun: Sun = {
    side: 0.17 * side,
    height: day.height,
    falls: time === 'day' ? [0.6 * side, -0.5, 0.62] : [0.8 * side, 0.28, 0.34],
  };
  return {
    ...context,
    kind,
    time,
    weather,
    isSnowCovered,
    isStarry,
    day,
    side,
    sun,
    noise: gradientNoise(random('landscape ground')),
  };
}
