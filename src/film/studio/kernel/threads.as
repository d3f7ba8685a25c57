// Solids thinner than an element, which the ray through its middle can miss.
import { add, sub, mul, neg, abs4, splat, high, low, times, offset, both, either, less, invertSafely, alpha4 } from './lanes';
import { picture, width, instances, uniform } from './store';
import { lox, loy, loz, ldx, ldy, ldz, hitT, enterSolid } from './ray';
import { hitSolid } from './solids';
import { aimThrough } from './aim';
import { codeAt } from './elements';
import { TILE_SEEN, TILE_SEEN_COUNT } from './tiles';
import {
  FRAME_ELEMENT, FRAME_EYE, INSTANCE_BYTES, INSTANCE_KIND, INSTANCE_FLAGS, INSTANCE_SIZE, INSTANCE_BOUND_CENTER, INSTANCE_BOUND_RADIUS,
  KIND_BOX, KIND_CAPSULE, KIND_FRAME, FLAG_FINE,
} from './layout';

/** Rays through an element pass its middle within this many elements. */
const REACH: f32 = 0.6;

/** A bit for each of four elements from (x, y) on past whose middle a thin solid may run in front of what is seen there. */
export function threadsNear(tile: usize, x: i32, y: i32): i32 {
  const count = load<i32>(tile, TILE_SEEN_COUNT), at = y * width + x;
  let near = splat(0), aimed = false, depth = near, codes = near;
  for (let k = 0; k < count; k++) {
    const index = <i32>load<u16>(tile + TILE_SEEN + (k << 1)), solid = instances + index * INSTANCE_BYTES;
    if (!(load<i32>(solid, INSTANCE_FLAGS) & FLAG_FINE)) continue;
    if (!aimed) {
      const p = picture + (at << 4);
      aimThrough(add(f32x4(0.5, 1.5, 2.5, 3.5), splat(<f32>x)), splat(<f32>y + 0.5));
      depth = alpha4(v128.load(p), v128.load(p, 16), v128.load(p, 32), v128.load(p, 48));
      codes = v128.and(i32x4(codeAt(at), codeAt(at + 1), codeAt(at + 2), codeAt(at + 3)), i32x4.splat(0x3ff));
      aimed = true;
    }
    near = either(near, v128.andnot(passes(solid, depth), i32x4.eq(codes, i32x4.splat(index))));
  }
  return i32x4.bitmask(near);
}

@inline function f(at: usize, byte: i32): f32 { return load<f32>(at + byte); }

/** Where the rays meet the box round a solid, wider by what an element shows there, before `depth`. */
@inline function passes(at: usize, depth: v128): v128 {
  const kind = load<i32>(at, INSTANCE_KIND), r = f(at, INSTANCE_BOUND_RADIUS);
  const x = f(at, INSTANCE_BOUND_CENTER) - uniform(FRAME_EYE), y = f(at, INSTANCE_BOUND_CENTER + 4) - uniform(FRAME_EYE + 4), z = f(at, INSTANCE_BOUND_CENTER + 8) - uniform(FRAME_EYE + 8);
  const wider: f32 = (sqrt<f32>(x * x + y * y + z * z) + r) * uniform(FRAME_ELEMENT) * REACH;
  let hx = r, hy = r, hz = r;
  if (kind == KIND_BOX) {
    hx = f(at, INSTANCE_SIZE);
    hy = f(at, INSTANCE_SIZE + 4);
    hz = f(at, INSTANCE_SIZE + 8);
  } else if (kind == KIND_CAPSULE) {
    hx = hy = f(at, INSTANCE_SIZE);
    hz = hx + f(at, INSTANCE_SIZE + 4);
  } else if (kind == KIND_FRAME) {
    hx = f(at, INSTANCE_SIZE) + f(at, INSTANCE_SIZE + 16);
    hy = f(at, INSTANCE_SIZE + 4) + f(at, INSTANCE_SIZE + 16);
    hz = f(at, INSTANCE_SIZE + 20);
  }
  enterSolid(at);
  const ix = invertSafely(ldx), iy = invertSafely(ldy), iz = invertSafely(ldz);
  const mx = mul(lox, ix), my = mul(loy, iy), mz = mul(loz, iz);
  const wx = times(abs4(ix), hx + wider), wy = times(abs4(iy), hy + wider), wz = times(abs4(iz), hz + wider);
  const first = high(high(sub(neg(mx), wx), sub(neg(my), wy)), sub(neg(mz), wz));
  const last = low(low(sub(wx, mx), sub(wy, my)), sub(wz, mz));
  return both(f32x4.le(first, last), less(offset(first, -wider), depth));
}

/** Whether a solid thinner than an element passes it beside its middle, in front of what the middle shows. */
export function threadPasses(tile: usize, x: i32, y: i32, code: i32, depth: f32): bool {
  const count = load<i32>(tile, TILE_SEEN_COUNT);
  let aimed = false;
  for (let k = 0; k < count; k++) {
    const index = <i32>load<u16>(tile + TILE_SEEN + (k << 1));
    if (!(load<i32>(instances + index * INSTANCE_BYTES, INSTANCE_FLAGS) & FLAG_FINE) || (code & 0x3ff) == index) continue;
    if (!aimed) aimThrough(add(f32x4(0.125, 0.625, 0.375, 0.875), splat(<f32>x)), add(f32x4(0.375, 0.125, 0.875, 0.625), splat(<f32>y)));
    aimed = true;
    hitSolid(index, 0, 0);
  }
  return aimed && v128.any_true(f32x4.lt(hitT, splat(depth * 0.999)));
}
