// The pack of four rays being followed, and the nearest thing each has met.
import { add, sub, mul, splat, pick, dot3, low } from './lanes';
import { frame, instances, uniform, uniform4 } from './store';
import { INSTANCE_BYTES, INSTANCE_KIND, INSTANCE_POSITION, INSTANCE_ROTATION, INSTANCE_EYE, FRAME_EYE, FRAME_INSTANCE_COUNT } from './layout';

export const UNHIT: f32 = 1e9;
/** Closer than this a hit belongs to the surface the ray starts from. */
export const NEAREST: f32 = 1e-4;

// In the world: origin and direction of length 1.
export let ox: v128 = i32x4.splat(0);
export let oy: v128 = i32x4.splat(0);
export let oz: v128 = i32x4.splat(0);
export let dx: v128 = i32x4.splat(0);
export let dy: v128 = i32x4.splat(0);
export let dz: v128 = i32x4.splat(0);
// In the solid's own directions.
export let lox: v128 = i32x4.splat(0);
export let loy: v128 = i32x4.splat(0);
export let loz: v128 = i32x4.splat(0);
export let ldx: v128 = i32x4.splat(0);
export let ldy: v128 = i32x4.splat(0);
export let ldz: v128 = i32x4.splat(0);
// Nearest hit: distance, and instance + part * 65536 (-1 for none).
export let hitT: v128 = i32x4.splat(0);
export let hitCode: v128 = i32x4.splat(0);

/** Whether the rays start at the camera, whose place each solid knows. */
let fromEye: bool = false;

export function startRay(x: v128, y: v128, z: v128, a: v128, b: v128, c: v128): void {
  ox = x; oy = y; oz = z;
  dx = a; dy = b; dz = c;
  hitT = splat(UNHIT);
  hitCode = i32x4.splat(-1);
  fromEye = false;
}

export function startFromEye(a: v128, b: v128, c: v128): void {
  startRay(uniform4(FRAME_EYE), uniform4(FRAME_EYE + 4), uniform4(FRAME_EYE + 8), a, b, c);
  fromEye = true;
}

/** For a solid that does not stand where it stood at the start of the frame. */
export function forgetEye(): void { fromEye = false; }
export function rememberEye(): void { fromEye = true; }

/** Tells the solids where the camera stands. */
export function placeEye(): void {
  const count = load<i32>(frame, FRAME_INSTANCE_COUNT);
  for (let k = 0; k < count; k++) {
    const at = instances + k * INSTANCE_BYTES;
    if (load<i32>(at, INSTANCE_KIND) < 0) continue;
    const x = uniform(FRAME_EYE) - load<f32>(at, INSTANCE_POSITION), y = uniform(FRAME_EYE + 4) - load<f32>(at, INSTANCE_POSITION + 4), z = uniform(FRAME_EYE + 8) - load<f32>(at, INSTANCE_POSITION + 8);
    for (let row = at; row < at + 36; row += 12) store<f32>(at + (row - at) / 3, load<f32>(row, INSTANCE_ROTATION) * x + load<f32>(row, INSTANCE_ROTATION + 4) * y + load<f32>(row, INSTANCE_ROTATION + 8) * z, INSTANCE_EYE);
  }
}

export function restoreHit(t: v128, code: v128): void {
  hitT = t;
  hitCode = code;
}

/** Where the rays are as the solid sees them. */
@inline export function enterSolid(at: usize): void {
  const xx = v128.load32_splat(at, INSTANCE_ROTATION), xy = v128.load32_splat(at, INSTANCE_ROTATION + 4), xz = v128.load32_splat(at, INSTANCE_ROTATION + 8);
  const yx = v128.load32_splat(at, INSTANCE_ROTATION + 12), yy = v128.load32_splat(at, INSTANCE_ROTATION + 16), yz = v128.load32_splat(at, INSTANCE_ROTATION + 20);
  const zx = v128.load32_splat(at, INSTANCE_ROTATION + 24), zy = v128.load32_splat(at, INSTANCE_ROTATION + 28), zz = v128.load32_splat(at, INSTANCE_ROTATION + 32);
  if (fromEye) {
    lox = v128.load32_splat(at, INSTANCE_EYE);
    loy = v128.load32_splat(at, INSTANCE_EYE + 4);
    loz = v128.load32_splat(at, INSTANCE_EYE + 8);
  } else {
    const x = sub(ox, v128.load32_splat(at, INSTANCE_POSITION));
    const y = sub(oy, v128.load32_splat(at, INSTANCE_POSITION + 4));
    const z = sub(oz, v128.load32_splat(at, INSTANCE_POSITION + 8));
    lox = dot3(xx, xy, xz, x, y, z);
    loy = dot3(yx, yy, yz, x, y, z);
    loz = dot3(zx, zy, zz, x, y, z);
  }
  ldx = dot3(xx, xy, xz, dx, dy, dz);
  ldy = dot3(yx, yy, yz, dx, dy, dz);
  ldz = dot3(zx, zy, zz, dx, dy, dz);
}

/** Takes the hit where it is in front of what was met so far. */
@inline export function offer(mask: v128, t: v128, code: i32): void {
  const nearer = v128.and(mask, v128.and(f32x4.lt(t, hitT), f32x4.gt(t, splat(NEAREST))));
  hitT = pick(nearer, t, hitT);
  hitCode = v128.bitselect(i32x4.splat(code), hitCode, nearer);
}
@inline export function code(index: i32, part: i32): i32 { return index | (part << 16); }
