import type { LandscapeKind } from '#domain/order/look.ts';
import type { Sketches } from './composition.ts';
import { BY_WATER } from './sketches-by-water.ts';
import { IN_MOUNTAINS } from './sketches-in-mountains.ts';
import { IN_TOWN } from './sketches-in-town.ts';
import { ON_LAND } from './sketches-on-land.ts';
import { UNDER_OPEN_SKY } from './sketches-under-open-sky.ts';

export const SKETCHES: Record<LandscapeKind, Sketches> = {
  ...BY_WATER,
  ...IN_MOUNTAINS,
  ...ON_LAND,
  ...IN_TOWN,
  ...UNDER_OPEN_SKY,
};
