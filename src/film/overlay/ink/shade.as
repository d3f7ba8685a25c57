// The picture under words, held down as far as it is bright: what is dark stays as it is, so that there is no band.

import { part } from './blend';

/** Luma up to here stays; white comes down to `KNEE + (235 - KNEE) * (256 - HELD) / 256`. */
const KNEE: i32 = 50;
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

/** Takes colour down with its luma, which is still unshaded, and a little further: dark gold is not to look green. One row at half size, `wide` luma elements from one row to the next. */
export function shadeColors(blue: usize, red: usize, luma: usize, wide: i32, mask: usize, maskWide: i32, count: i32, strength: i32): void {
  for (let k = 0; k < count; k++) {
    const at = mask + (k << 1), m = (<i32>load<u8>(at) + <i32>load<u8>(at + 1) + <i32>load<u8>(at + maskWide) + <i32>load<u8>(at + maskWide + 1)) >> 2;
    if (m == 0) continue;
    const from = luma + (k << 1), y = (<i32>load<u8>(from) + <i32>load<u8>(from + 1) + <i32>load<u8>(from + wide) + <i32>load<u8>(from + wide + 1)) >> 2;
    if (y <= KNEE) continue;
    const share = 256 - (dropOf(y, byteShare(m * strength)) << 8) / (y - 16), left = (share * (share + 256)) >> 9;
    store<u8>(blue + k, <u8>(128 + (((<i32>load<u8>(blue + k) - 128) * left) >> 8)));
    store<u8>(red + k, <u8>(128 + (((<i32>load<u8>(red + k) - 128) * left) >> 8)));
  }
}

@inline function dropOf(y: i32, m: i32): i32 {
  return byteShare(((max(y - KNEE, 0) * HELD) >> 8) * m);
}
@inline function byteShare(product: i32): i32 { return (product + 128 + ((product + 128) >> 8)) >> 8; }
@inline function narrow(low: v128, high: v128): v128 { return i8x16.narrow_i16x8_u(low, high); }
