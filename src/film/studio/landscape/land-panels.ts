import { dimmed, WHITE } from '#film/color/light.ts';
import type { Panel } from '../room/panel.ts';
import type { TextureHandle } from '../scene/texture.ts';
import { across } from './across.ts';
import type { Daylight } from './daylight.ts';
import type { Layer } from './layer.ts';
import { paintMist } from './sky-painting.ts';
import type { Surroundings } from './surroundings.ts';
import { inSnow } from './land-forms.ts';
import { paintRange, type LandLight, type Range } from './terrain.ts';
import { EYE, HALF_VIEW } from './view-frame.ts';

/** Ground is never nearer, or the camera's drift would show its edges. */
const GROUND_AT = 14;

/** Ranges of land, with mist before those that have much of it. */
export function layLand(
  { stage, day, sun, noise, isSnowCovered }: Surroundings,
  land: readonly Range[],
): (seconds: number) => readonly Layer[] {
  const light: LandLight = { day, sun, eye: EYE, grain: noise };
  const mist = stage.texture(paintMist(noise));
  const ranges = land.map((range) => ({
    range,
    texture: stage.texture(paintRange(isSnowCovered ? inSnow(range) : range, light)),
  }));
  return (seconds) =>
    ranges.map(({ range, texture }, k) => ({
      at: range.to,
      panels: [
        landPanel(range, texture),
        ...(range.mist > 0.35 ? [mistPanel(mist, range, { day, seconds, k })] : []),
      ],
    }));
}

function landPanel(range: Range, texture: TextureHandle): Panel {
  return {
    ...across(Math.max(range.from * 1.25, GROUND_AT), {
      half: HALF_VIEW,
      low: range.low,
      high: range.high,
    }),
    texture,
    light: WHITE,
  };
}

function mistPanel(
  texture: TextureHandle,
  { from, mist }: Range,
  { day, seconds, k }: { readonly day: Daylight; readonly seconds: number; readonly k: number },
): Panel {
  return {
    ...across(from * 1.1, { half: HALF_VIEW * 1.1, low: -0.03, high: 0.075 }),
    texture,
    light: dimmed(day.haze, 1),
    opacity: mist * day.mist * 0.5,
    part: [k * 0.37 + seconds * 0.006 * (k % 2 === 0 ? 1 : -1), 0, 1.6, 1],
  };
}
