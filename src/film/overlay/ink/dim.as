// Light held down behind words: tables say what becomes of each level.

/** What luma becomes, 8 bits for each level. */
export function dimLuma(at: usize, count: i32, dimmed: usize): void {
  const end = at + count;
  for (; at + 4 <= end; at += 4) {
    const four = load<u32>(at);
    const a = <u32>load<u8>(dimmed + (four & 255)), b = <u32>load<u8>(dimmed + ((four >> 8) & 255));
    const c = <u32>load<u8>(dimmed + ((four >> 16) & 255)), d = <u32>load<u8>(dimmed + (four >> 24));
    store<u32>(at, a | (b << 8) | (c << 16) | (d << 24));
  }
  for (; at < end; at++) store<u8>(at, load<u8>(dimmed + <usize>load<u8>(at)));
}

/** Colour keeps its hue: as much of it goes as of every second luma; `kept` has 16 bits for each level. */
export function dimChroma(at: usize, luma: usize, count: i32, kept: usize): void {
  for (let k = 0; k < count; k++) {
    const keep = <i32>load<u16>(kept + (<usize>load<u8>(luma + (k << 1)) << 1)), away = <i32>load<u8>(at + k) - 128;
    store<u8>(at + k, <u8>(128 + ((away * keep + 128) >> 8)));
  }
}
