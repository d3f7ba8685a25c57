import { dimmed, WHITE } from '#film/color/light.ts';
import type { Panel } from '../room/panel.ts';
import type { TextureHandle } from '../scene/texture.ts';
import { across } from './across.ts';
import type { Daylight } from './daylight.ts';
import { hangFireworks } from './fireworks.ts';
import { hangLightning } from './lightning.ts';
import { hangMilkyWay } from './star-panels.ts';
import type { Surroundings } from './surroundings.ts';
import { CLOUDS, paintClouds, paintDisc, paintSky, paintStars, SKY } from './sky-painting.ts';
import { EYE } from './view-frame.ts';

const SKY_AT = 900;

/** The sky with what shines in it and clouds that pass, from behind to the front. */
export function hangSky(around: Surroundings): (seconds: number) => readonly Panel[] {
  const { stage, day, sun, noise, random } = around;
  const sky = stage.texture(paintSky(day, sun));
  const clouds = stage.texture(paintClouds(day, sun, noise));
  const disc = stage.texture(paintDisc(around.time === 'night'));
  const lightning = hangLightning(around);
  const stars = day.stars > 0 ? stage.texture(paintStars(random('stars'))) : null;
  const fireworks = hangFireworks(around);
  const milkyWay = around.isStarry ? hangMilkyWay(around) : null;
  // No cloud hides the stars where the film is about them.
  return (seconds) => [
    { ...across(SKY_AT, SKY), texture: sky, light: WHITE },
    ...(stars ? starPanels(stars, day, seconds) : []),
    ...(milkyWay ? milkyWay(seconds) : []),
    discPanel(disc, around),
    ...lightning(seconds),
    ...(milkyWay ? [] : [cloudPanel(clouds, seconds)]),
    ...fireworks(seconds),
  ];
}

function discPanel(texture: TextureHandle, { day, sun }: Surroundings): Panel {
  const reach = day.discSize * 4;
  return {
    ...across(SKY_AT, { half: reach, low: sun.height - reach, high: sun.height + reach }),
    center: [sun.side * SKY_AT, SKY_AT, EYE + sun.height * SKY_AT],
    texture,
    light: day.disc,
    adds: true,
  };
}

function cloudPanel(texture: TextureHandle, seconds: number): Panel {
  const { low, high } = CLOUDS;
  return {
    ...across(SKY_AT * 0.9, CLOUDS),
    center: [seconds * 1.6 - 12, SKY_AT * 0.9, EYE + ((low + high) / 2) * SKY_AT * 0.9],
    texture,
    light: WHITE,
  };
}

function starPanels(texture: TextureHandle, { stars }: Daylight, seconds: number): Panel[] {
  return [0, 1].map((k) => ({
    ...across(SKY_AT, { half: 1.5, low: 0.02, high: 1.2 }),
    texture,
    light: dimmed([0.8, 0.86, 1], stars * (0.55 + 0.2 * Math.sin(seconds * 2.1 + k * 2.4))),
    adds: true,
    part: [k * 0.43, k * 0.31, 2.5, 0.98],
  }));
}
