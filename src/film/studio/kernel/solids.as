// One way to meet any solid.
import { hitSphere } from './solids/sphere';
import { hitLathe } from './solids/lathe';
import { hitCylinder } from './solids/cylinder';
import { hitBox } from './solids/box';
import { hitCard } from './solids/card';
import { hitCapsule } from './solids/capsule';
import { hitFrame } from './solids/frame';
import { hitSurface } from './solids/surface';
import { enterSolid, ox, oy, oz, dx, dy, dz, hitT } from './ray';
import { sub, mul, add, neg, splat, positive, dot3 } from './lanes';
import { instances } from './store';
import {
  INSTANCE_BYTES, INSTANCE_KIND, INSTANCE_BOUND_CENTER, INSTANCE_BOUND_RADIUS, INSTANCE_PROFILE_COUNT, KIND_SPHERE, KIND_LATHE,
  KIND_CYLINDER, KIND_BOX, KIND_CARD, KIND_CAPSULE, KIND_FRAME, KIND_SURFACE,
} from './layout';

/**
 * `pieces`: for a turned solid, a bit for each piece worth trying; `start`: for a bar, how far there is nothing
 * to meet. Hidden solids have no kind and are never met.
 */
export function hitSolid(index: i32, pieces: u64, start: f32): void {
  const at = instances + index * INSTANCE_BYTES, kind = load<i32>(at, INSTANCE_KIND);
  enterSolid(at);
  if (kind == KIND_LATHE) hitLathe(at, index, pieces);
  else if (kind == KIND_CYLINDER) hitCylinder(at, index);
  else if (kind == KIND_BOX) hitBox(at, index);
  else if (kind == KIND_SPHERE) hitSphere(at, index);
  else if (kind == KIND_CARD) hitCard(at, index);
  else if (kind == KIND_CAPSULE) hitCapsule(at, index);
  else if (kind == KIND_FRAME) hitFrame(at, index, start);
  else if (kind == KIND_SURFACE) hitSurface(at, index);
}

export function allPieces(index: i32): u64 {
  const count = load<i32>(instances + index * INSTANCE_BYTES, INSTANCE_PROFILE_COUNT);
  return count >= 64 ? 0xffffffffffffffff : ((<u64>1) << (<u64>count)) - 1;
}

/** Whether any of the rays passes the solid's bounding sphere. */
export function passesNear(index: i32): bool {
  const at = instances + index * INSTANCE_BYTES;
  const x = sub(v128.load32_splat(at, INSTANCE_BOUND_CENTER), ox);
  const y = sub(v128.load32_splat(at, INSTANCE_BOUND_CENTER + 4), oy);
  const z = sub(v128.load32_splat(at, INSTANCE_BOUND_CENTER + 8), oz);
  const r = v128.load32_splat(at, INSTANCE_BOUND_RADIUS);
  const along = dot3(x, y, z, dx, dy, dz), away = dot3(x, y, z, x, y, z);
  const gap = sub(sub(away, mul(along, along)), mul(r, r));
  return v128.any_true(v128.and(f32x4.lt(gap, splat(0)), f32x4.gt(along, neg(r))));
}
