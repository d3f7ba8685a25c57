// Ink over a frame: what is below shows as far as the ink lets it through.

/** Sixteen at once; colour is already multiplied by alpha. */
export function blendRun(to: usize, colour: usize, alpha: usize, count: i32): void {
  let k = 0;
  for (; k + 16 <= count; k += 16) {
    const a = v128.load(alpha + k);
    if (!v128.any_true(a)) continue;
    const below = v128.load(to + k), rest = v128.not(a);
    const left = part(i16x8.extmul_low_i8x16_u(below, rest)), right = part(i16x8.extmul_high_i8x16_u(below, rest));
    v128.store(to + k, i8x16.add(v128.load(colour + k), i8x16.narrow_i16x8_u(left, right)));
  }
  for (; k < count; k++) {
    const product = <u32>load<u8>(to + k) * (255 - <u32>load<u8>(alpha + k)) + 128;
    store<u8>(to + k, <u8>(<u32>load<u8>(colour + k) + ((product + (product >> 8)) >> 8)));
  }
}

/** A product of two bytes divided by 255, to the nearest. */
export function part(product: v128): v128 {
  const t = i16x8.add(product, i16x8.splat(128));
  return i16x8.shr_u(i16x8.add(t, i16x8.shr_u(t, 8)), 8);
}
