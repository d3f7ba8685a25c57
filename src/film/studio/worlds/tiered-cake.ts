import { blended, dimmed, lightOf, vivid } from '#film/color/light.ts';
import type { SceneContext } from '../scene-context.ts';
import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import type { Stage } from '../scene/stage.ts';
import { around, plus, type Vec3 } from '../scene/vec3.ts';
import { setDown, turnedSolid } from './turned.ts';

interface CakeWare {
  readonly metal: MaterialHandle;
  readonly porcelain: MaterialHandle;
}

const TIERS = [
  { radius: 0.4, height: 0.24 },
  { radius: 0.29, height: 0.21 },
  { radius: 0.18, height: 0.18 },
] as const;
const CANDLES = 7;

/** A cake of three tiers, iced in the film's second light, with candles round its top; returns their flames. */
export function addTieredCake(
  { stage, storyboard }: SceneContext,
  { metal, porcelain }: CakeWare,
  at: Vec3,
): readonly Prop[] {
  const accent = vivid(lightOf(storyboard.look.palette.accent));
  const icing = stage.material({
    color: dimmed(blended(accent, [1, 0.9, 0.85], 0.5), 0.6),
    roughness: 0.35,
    coat: 0.4,
  });
  const sponge = stage.material({ color: [0.95, 0.87, 0.74], roughness: 0.7 });
  const foot = turnedSolid(porcelain, [
    [0.26, 0],
    [0.06, 0.03],
    [0.05, 0.08],
    [0.52, 0.11, metal],
    [0.53, 0.125],
    [0, 0.125],
  ]);
  setDown(stage, foot, { at, halfWidth: 0.5 });
  let z = 0.125;
  for (const { radius, height } of TIERS) {
    const tier = turnedSolid(sponge, [
      [radius, 0],
      [radius * 1.03, height * 0.1, metal],
      [radius * 1.01, height * 0.14, sponge],
      [radius, height * 0.7, icing],
      [radius * 1.03, height * 0.82],
      [radius * 0.97, height],
      [0, height],
    ]);
    setDown(stage, tier, { at: plus(at, [0, 0, z]), halfWidth: radius });
    z += height;
    pipeBeads(stage, icing, { at: plus(at, [0, 0, z]), radius: radius * 0.95 });
  }
  return lightCandles(stage, icing, plus(at, [0, 0, z]));
}

interface Ring {
  readonly at: Vec3;
  readonly radius: number;
}

/** Beads of icing along the edge of a tier. */
function pipeBeads(stage: Stage, icing: MaterialHandle, { at, radius }: Ring): void {
  const size = 0.028;
  const count = Math.round((radius * Math.PI) / size);
  for (let k = 0; k < count; k += 1)
    stage.add({
      solid: { kind: 'sphere', radius: size, material: icing },
      at: plus(at, around(radius, (k / count) * Math.PI * 2, 0)),
    });
}

/** Thin candles that burn in a ring. */
function lightCandles(stage: Stage, icing: MaterialHandle, at: Vec3): readonly Prop[] {
  const wax = stage.material({ color: [0.8, 0.76, 0.68], roughness: 0.5 });
  const fire = stage.material({ color: [0, 0, 0], emission: [7, 3.6, 1.1] });
  const candle = turnedSolid(wax, [
    [0.011, 0],
    [0.011, 0.05, icing],
    [0.011, 0.1, wax],
    [0.011, 0.15],
    [0, 0.152],
  ]);
  const flame = turnedSolid(fire, [
    [0.003, 0],
    [0.013, 0.024],
    [0.009, 0.045],
    [0, 0.075],
  ]);
  return Array.from({ length: CANDLES }, (_, k) => {
    const place = plus(at, around(0.12, (k / CANDLES) * Math.PI * 2, 0));
    setDown(stage, candle, { at: place, halfWidth: 0.012 });
    return stage.add({ solid: flame.solid, at: plus(place, [0, 0, 0.158 + flame.middle]) });
  });
}
