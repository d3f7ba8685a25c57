// The face of the ink: a frame lies first in memory, then room for a sprite.
import { blendRun } from './blend';
import { fill } from './fill';
import { shadeColors, shadeRow } from './shade';

const PAGE_BYTES: usize = 65536;

let width: i32 = 0;
let height: i32 = 0;
let sprite: usize = 0;

@inline function aligned(at: usize): usize { return (at + 15) & ~15; }

/** Makes room for a frame. */
export function open(w: i32, h: i32): void {
  width = w;
  height = h;
  sprite = aligned(frameAt() + ((w * h * 3) >> 1) + 16);
  makeRoom(0);
}
export function frameAt(): usize { return aligned(__heap_base); }
export function spriteAt(): usize { return sprite; }

/** Makes room for `bytes` from where the sprite lies. */
export function makeRoom(bytes: i32): void {
  const missing = <isize>(sprite + bytes + 64) - <isize>(<usize>memory.size() * PAGE_BYTES);
  if (missing > 0) memory.grow(<i32>((<usize>missing + PAGE_BYTES - 1) / PAGE_BYTES));
}

/** Turns RGBA pixels, which lie after the sprite's planes, into the planes. Width in sixteens, height even. */
export function fillSprite(w: i32, h: i32): void {
  fill(sprite + ((w * h * 11) >> 2), sprite, w, h);
}

/** Lays the sprite of (w, h) over the frame at (x, y), which are even; what is outside the frame is cut off. */
export function blendSprite(x: i32, y: i32, w: i32, h: i32): void {
  const wide = min(w, width - x), tall = min(h, height - y), pixels = w * h, alpha = sprite + pixels;
  for (let row = 0; row < tall; row++) {
    blendRun(frameAt() + (y + row) * width + x, sprite + row * w, alpha + row * w, wide);
  }
  const cb = frameAt() + width * height, cr = cb + ((width * height) >> 2), quarter = pixels >> 2;
  const blue = alpha + pixels, red = blue + quarter, share = red + quarter;
  for (let row = 0; row < tall >> 1; row++) {
    const to = ((y >> 1) + row) * (width >> 1) + (x >> 1), from = row * (w >> 1);
    blendRun(cb + to, blue + from, share + from, wide >> 1);
    blendRun(cr + to, red + from, share + from, wide >> 1);
  }
}

/** Holds down the frame under the mask of (w, h) that lies where sprites do, at (x, y), which are even. */
export function shadeUnder(x: i32, y: i32, w: i32, h: i32, strength: i32): void {
  const wide = min(w, width - x), tall = min(h, height - y), cb = frameAt() + width * height, cr = cb + ((width * height) >> 2);
  for (let row = 0; row < tall >> 1; row++) {
    const luma = frameAt() + (y + row * 2) * width + x, mask = sprite + row * 2 * w, at = ((y >> 1) + row) * (width >> 1) + (x >> 1);
    shadeColors(cb + at, cr + at, luma, width, mask, w, wide >> 1, strength);
    shadeRow(luma, mask, wide, strength);
    shadeRow(luma + width, mask + w, wide, strength);
  }
}
