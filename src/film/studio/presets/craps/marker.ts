import { clamped, mix, smooth } from '../../scene/easing.ts';
import { turnedAbout, carried } from '../../scene/rotation.ts';
import type { Stage } from '../../scene/stage.ts';
import { plus, type Vec3 } from '../../scene/vec3.ts';
import type { Game } from './choreography.ts';
import { MARKER_WAITS, POINT_BOX, pointBoxX } from './dimensions.ts';
import { paintMarker } from './table-painting.ts';

const RADIUS = 0.125;
const HALF_THICKNESS = 0.016;
export const MARKING_SECONDS = 0.7;

/** The marker that says which point is on: black where it waits, turned over to white on its number. */
export function addMarker(stage: Stage, { marking }: Game): (time: number) => void {
  const half = (text: 'ON' | 'OFF') => {
    const side = stage.material({
      color: text === 'ON' ? [0.5, 0.48, 0.44] : [0.012, 0.012, 0.014],
      roughness: 0.35,
      coat: 0.3,
    });
    const lids = stage.material({
      texture: stage.texture(paintMarker(text)),
      color: text === 'ON' ? [0.55, 0.55, 0.55] : [0.8, 0.8, 0.8],
      roughness: 0.35,
      coat: 0.3,
    });
    const solid = {
      kind: 'cylinder',
      radius: RADIUS,
      height: HALF_THICKNESS,
      material: side,
      lids,
    } as const;
    return stage.add({ solid, shades: true });
  };
  const halves = [
    { prop: half('OFF'), above: HALF_THICKNESS / 2 },
    { prop: half('ON'), above: -HALF_THICKNESS / 2 },
  ];
  const target = { x: pointBoxX(marking.point), y: POINT_BOX.y + 0.06 };
  return (time) => {
    const t = clamped((time - marking.at) / MARKING_SECONDS);
    const way = smooth(0, 1, t);
    const middle: Vec3 = [
      mix(MARKER_WAITS.x, target.x, way),
      mix(MARKER_WAITS.y, target.y, way),
      HALF_THICKNESS + 0.2 * Math.sin(Math.PI * way),
    ];
    // Over its right edge; the letters of its lower side are printed so that they then stand upright.
    const rotation = turnedAbout([1, 0, 0], Math.PI * way);
    for (const { prop, above } of halves)
      prop.place(plus(middle, carried(rotation, [0, 0, above])), rotation);
  };
}
