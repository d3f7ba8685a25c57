// From the pixels that were painted to what is laid over frames: luma and its alpha, then both kinds of colour
// and their alpha at half size. BT.709 in limited range, colours multiplied by alpha, fixed point.

/** `from` holds premultiplied RGBA, `to` gets the five planes one after the other. Most of a sprite is empty. */
export function fill(from: usize, to: usize, width: i32, height: i32): void {
  const pixels = width * height, quarter = pixels >> 2, alpha = to + pixels, cb = alpha + pixels, cr = cb + quarter, share = cr + quarter;
  memory.fill(to, 0, (pixels * 11) >> 2);
  for (let y = 0; y < height; y += 2) for (let x = 0; x < width; x += 4) {
    const at = y * width + x, top = v128.load(from + (at << 2)), bottom = v128.load(from + ((at + width) << 2));
    if (!v128.any_true(v128.or(top, bottom))) continue;
    fillFour(to + at, alpha + at, top);
    fillFour(to + at + width, alpha + at + width, bottom);
    const half = (y >> 1) * (width >> 1) + (x >> 1);
    const left = sumOf(i16x8.extend_low_i8x16_u(top), i16x8.extend_low_i8x16_u(bottom)), right = sumOf(i16x8.extend_high_i8x16_u(top), i16x8.extend_high_i8x16_u(bottom));
    fillTwo(cb + half, cr + half, share + half, v128.shuffle<i64>(left, right, 0, 2));
  }
}

function fillFour(luma: usize, alpha: usize, pixels: v128): void {
  const weights = i16x8(5983, 20127, 2032, 2056, 5983, 20127, 2032, 2056);
  const a = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(pixels), weights), b = i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(pixels), weights);
  const sum = i32x4.shr_u(i32x4.add(pairs(a, b), i32x4.splat(16384)), 15), narrow = i16x8.narrow_i32x4_u(sum, sum);
  v128.store32_lane(luma, i8x16.narrow_i16x8_u(narrow, narrow), 0);
  const share = i32x4.shr_u(pixels, 24), short = i16x8.narrow_i32x4_u(share, share);
  v128.store32_lane(alpha, i8x16.narrow_i16x8_u(short, short), 0);
}
@inline function pairs(a: v128, b: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
}

/** Sum of two by two pixels. */
@inline function sumOf(top: v128, bottom: v128): v128 {
  const rows = i16x8.add(top, bottom);
  return i16x8.add(rows, v128.shuffle<i64>(rows, rows, 1, 0));
}

/** Two sums of four pixels; their alpha weighs more than 16 bits hold, so it is taken twice. */
function fillTwo(cb: usize, cr: usize, share: usize, sums: v128): void {
  const middle = i16x8(0, 0, 0, 16448, 0, 0, 0, 16448);
  const blue = i32x4.dot_i16x8_s(sums, i16x8(-6596, -22189, 28785, 16448, -6596, -22189, 28785, 16448));
  const red = i32x4.dot_i16x8_s(sums, i16x8(28785, -26145, -2640, 16448, 28785, -26145, -2640, 16448));
  const rest = i32x4.dot_i16x8_s(sums, middle);
  const both = i32x4.shr_s(i32x4.add(i32x4.add(pairs(blue, red), pairs(rest, rest)), i32x4.splat(131072)), 18);
  store<u8>(cb, <u8>i32x4.extract_lane(both, 0));
  store<u8>(cb, <u8>i32x4.extract_lane(both, 1), 1);
  store<u8>(cr, <u8>i32x4.extract_lane(both, 2));
  store<u8>(cr, <u8>i32x4.extract_lane(both, 3), 1);
  store<u8>(share, <u8>((i16x8.extract_lane_u(sums, 3) + 2) >> 2));
  store<u8>(share, <u8>((i16x8.extract_lane_u(sums, 7) + 2) >> 2), 1);
}
