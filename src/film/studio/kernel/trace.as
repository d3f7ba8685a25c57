// One picture of the solids. Here a quarter of its elements; `fill.as` adds those between, `edges.as` the edges.
import { add, sub, mul, splat, plus, low, high, pick, less, more, both, invert } from './lanes';
import { width, height, uniform4, reserve } from './store';
import { ox, oy, oz, dx, dy, dz, hitT, hitCode, UNHIT, restoreHit, placeEye } from './ray';
import { aimThrough } from './aim';
import { across, down, tileAt, follow, shadeAll, gatherLanes, keepLane } from './elements';
import { fill } from './fill';
import {
  TILE_WIDTH, TILE_HEIGHT, TILE_CASTER_COUNT, TILE_DENSITY, DENSITY_EVERY, DENSITY_QUARTER,
  listSeen, listBlock, listCasters, listAllCasters,
} from './tiles';
import { FRAME_FOCUS, FRAME_APERTURE } from './layout';

/** Tiles are listed by blocks of this many tiles a side first, so that a crowded scene stays cheap. */
const BLOCK: i32 = 4;
/** Blur in elements above which a tile is shaded at a quarter of its elements. */
const COARSE_BLUR: f32 = 2.0;

let blockList: usize = 0;
let casterList: usize = 0;
let casterCount: i32 = 0;

export function openTrace(): void {
  blockList = reserve(4096);
  casterList = reserve(4096);
}

export function trace(): void {
  placeEye();
  casterCount = listAllCasters(casterList);
  for (let by = 0; by < down; by += BLOCK) for (let bx = 0; bx < across; bx += BLOCK) {
    const count = listBlock(blockList, bx * TILE_WIDTH, by * TILE_HEIGHT, BLOCK * TILE_WIDTH, BLOCK * TILE_HEIGHT, width, height);
    for (let ty = by; ty < min(by + BLOCK, down); ty++) for (let tx = bx; tx < min(bx + BLOCK, across); tx++) {
      const tile = tileAt(tx, ty);
      listSeen(tile, tx * TILE_WIDTH, ty * TILE_HEIGHT, TILE_WIDTH, TILE_HEIGHT, width, height, blockList, count);
      traceTile(tile, tx * TILE_WIDTH, ty * TILE_HEIGHT);
    }
  }
  fill();
}

// Distances and codes of the tile's first rays, until the casters are known.
const firstT: usize = memory.data(8 * 16, 16);
const firstCode: usize = memory.data(8 * 16, 16);

function traceTile(tile: usize, x0: i32, y0: i32): void {
  const x1 = min(x0 + TILE_WIDTH, width), y1 = min(y0 + TILE_HEIGHT, height);
  let blurs = true, k = 0;
  let lowX = splat(UNHIT), lowY = lowX, lowZ = lowX, highX = splat(-UNHIT), highY = highX, highZ = highX;
  for (let y = y0; y < y1; y += 2) for (let x = x0; x < x1; x += 8, k++) {
    follow(tile, add(f32x4(0.5, 2.5, 4.5, 6.5), splat(<f32>x)), splat(<f32>y + 0.5));
    v128.store(firstT + (k << 4), hitT);
    v128.store(firstCode + (k << 4), hitCode);
    const met = less(hitT, splat(UNHIT * 0.1));
    const px = plus(ox, dx, hitT), py = plus(oy, dy, hitT), pz = plus(oz, dz, hitT);
    lowX = low(lowX, pick(met, px, lowX)); lowY = low(lowY, pick(met, py, lowY)); lowZ = low(lowZ, pick(met, pz, lowZ));
    highX = high(highX, pick(met, px, highX)); highY = high(highY, pick(met, py, highY)); highZ = high(highZ, pick(met, pz, highZ));
    if (blurs) blurs = blursAll(hitT, met);
  }
  const ax = least(lowX), ay = least(lowY), az = least(lowZ), bx = most(highX), by = most(highY), bz = most(highZ);
  store<i32>(tile, 0, TILE_CASTER_COUNT);
  if (ax <= bx) {
    const wx = bx - ax, wy = by - ay, wz = bz - az;
    listCasters(tile, (ax + bx) * 0.5, (ay + by) * 0.5, (az + bz) * 0.5, sqrt<f32>(wx * wx + wy * wy + wz * wz) * 0.58 + 0.01, casterList, casterCount);
  }
  store<i32>(tile, blurs ? DENSITY_QUARTER : DENSITY_EVERY, TILE_DENSITY);
  k = 0;
  for (let y = y0; y < y1; y += 2) for (let x = x0; x < x1; x += 8, k++) {
    const px = add(f32x4(0.5, 2.5, 4.5, 6.5), splat(<f32>x)), py = splat(<f32>y + 0.5);
    aimThrough(px, py);
    restoreHit(v128.load(firstT + (k << 4)), v128.load(firstCode + (k << 4)));
    shadeAll(tile, px, py);
    gatherLanes();
    for (let l = 0, at = x; l < 4 && at < x1; l++, at += 2) keepLane(l, y * width + at);
  }
}

/** Whether the lens blurs everything that was met. */
function blursAll(t: v128, met: v128): bool {
  const blur = f32x4.abs(mul(uniform4(FRAME_APERTURE), sub(splat(1), mul(uniform4(FRAME_FOCUS), invert(t)))));
  return !v128.any_true(both(met, less(blur, splat(COARSE_BLUR))));
}

@inline function least(v: v128): f32 {
  return min(min(f32x4.extract_lane(v, 0), f32x4.extract_lane(v, 1)), min(f32x4.extract_lane(v, 2), f32x4.extract_lane(v, 3)));
}
@inline function most(v: v128): f32 {
  return max(max(f32x4.extract_lane(v, 0), f32x4.extract_lane(v, 1)), max(f32x4.extract_lane(v, 2), f32x4.extract_lane(v, 3)));
}
