// The picture under words, held down as far as it is bright: what is dark stays as it is.

import { part } from './blend';

/** Luma up to here stays; white comes down to `KNEE + (235 - KNEE) * (256 - HELD) / 256`. */
const KNEE: i32 = 30;
const HELD: i32 = 220;

/** Shades a row of luma by its mask, as far as `strength` (0 to 255) wants it. */
export function shadeRow(to: usize, mask: usize, count: i32, strength: i32): void {
  const share = i8x16.splat(<i8>strength), knee = i8x16.splat(<i8>KNEE), held = i8x16.splat(<i8>HELD);
  let k = 0;
  for (; k + 16 <= count; k += 16) {
    const wanted = v128.load(mask + k);
    if (!v128.any_true(wanted)) continue;
    const y = v128.load(to + k), above = i8x16.sub_sat_u(y, knee);
    const fallen = narrow(i16x8.shr_u(i16x8.extmul_low_i8x16_u(above, held), 8), i16x8.shr_u(i16x8.extmul_high_i8x16_u(above, held), 8));
    const m = narrow(part(i16x8.extmul_low_i8x16_u(wanted, share)), part(i16x8.extmul_high_i8x16_u(wanted, share)));
    const drop = narrow(part(i16x8.extmul_low_i8x16_u(fallen, m)), part(i16x8.extmul_high_i8x16_u(fallen, m)));
    v128.store(to + k, i8x16.sub(y, drop));
  }
  for (; k < count; k++) store<u8>(to + k, <u8>(<i32>load<u8>(to + k) - dropOf(load<u8>(to + k), byteShare(<i32>load<u8>(mask + k) * strength))));
}

/** Takes colour down with its luma, which is still unshaded. One row at half size, `wide` luma elements from one row to the next. */
export function shadeColors(blue: usize, red: usize, luma: usize, wide: i32, mask: usize, maskWide: i32, count: i32, strength: i32): void {
  const share = i16x8.splat(<i16>strength), knee = i16x8.splat(<i16>KNEE), held = i16x8.splat(<i16>HELD), grey = i16x8.splat(128);
  let k = 0;
  for (; k + 8 <= count; k += 8) {
    const at = mask + (k << 1), from = luma + (k << 1);
    const above = v128.load(at), below = v128.load(at + maskWide);
    if (!v128.any_true(v128.or(above, below))) continue;
    const m = part(i16x8.mul(meanOf(above, below), share)), y = meanOf(v128.load(from), v128.load(from + wide));
    const fallen = i16x8.shr_u(i16x8.mul(i16x8.max_s(i16x8.sub(y, knee), i16x8.splat(0)), held), 8);
    const drop = part(i16x8.mul(fallen, m)), light = i16x8.max_s(i16x8.sub(y, i16x8.splat(16)), i16x8.splat(1));
    const left = i16x8.narrow_i32x4_s(
      leftOf(i32x4.extend_low_i16x8_u(drop), i32x4.extend_low_i16x8_u(light)),
      leftOf(i32x4.extend_high_i16x8_u(drop), i32x4.extend_high_i16x8_u(light)),
    );
    fadeTo(blue + k, left, grey);
    fadeTo(red + k, left, grey);
  }
  for (; k < count; k++) {
    const at = mask + (k << 1), m = (<i32>load<u8>(at) + <i32>load<u8>(at + 1) + <i32>load<u8>(at + maskWide) + <i32>load<u8>(at + maskWide + 1)) >> 2;
    if (m == 0) continue;
    const from = luma + (k << 1), y = (<i32>load<u8>(from) + <i32>load<u8>(from + 1) + <i32>load<u8>(from + wide) + <i32>load<u8>(from + wide + 1)) >> 2;
    if (y <= KNEE) continue;
    const left = 256 - (dropOf(y, byteShare(m * strength)) << 8) / (y - 16);
    store<u8>(blue + k, <u8>(128 + (((<i32>load<u8>(blue + k) - 128) * left) >> 8)));
    store<u8>(red + k, <u8>(128 + (((<i32>load<u8>(red + k) - 128) * left) >> 8)));
  }
}

/** Of two by two pixels each. */
@inline function meanOf(above: v128, below: v128): v128 {
  return i16x8.shr_u(i16x8.add(i16x8.extadd_pairwise_i8x16_u(above), i16x8.extadd_pairwise_i8x16_u(below)), 2);
}
/** How much colour is left where so much of the light is lost, of 256. */
@inline function leftOf(drop: v128, light: v128): v128 {
  const lost = f32x4.div(f32x4.convert_i32x4_u(i32x4.shl(drop, 8)), f32x4.convert_i32x4_u(light));
  return i32x4.sub(i32x4.splat(256), i32x4.trunc_sat_f32x4_u(lost));
}
@inline function fadeTo(at: usize, left: v128, grey: v128): void {
  const faded = i16x8.add(grey, i16x8.shr_s(i16x8.mul(i16x8.sub(v128.load8x8_u(at), grey), left), 8));
  v128.store64_lane(at, narrow(faded, faded), 0);
}
@inline function dropOf(y: i32, m: i32): i32 {
  return byteShare(((max(y - KNEE, 0) * HELD) >> 8) * m);
}
@inline function byteShare(product: i32): i32 { return (product + 128 + ((product + 128) >> 8)) >> 8; }
@inline function narrow(low: v128, high: v128): v128 { return i8x16.narrow_i16x8_u(low, high); }
