// The room behind: flat pictures standing in depth, drawn far to near into a quarter-size picture (they are
// always out of focus), then points of light as discs at half size.
import {
  add, sub, mul, splat, plus, times, offset, invert, root, low, high, clamp01, both, neg, mix, pick, storePixels, red4, green4, blue4, alpha4, abs4, smooth01,
} from './lanes';
import { panels, bulbs, textures, backdrop, backdropWidth, backdropHeight, picture, width, height, reserve, uniform, FAR } from './store';
import { sampleTexture, texR, texG, texB, texA } from './texture';
import {
  FRAME_EYE, FRAME_RIGHT, FRAME_UP, FRAME_FORWARD, FRAME_ELEMENT, FRAME_FOCUS, FRAME_APERTURE, FRAME_BLUR_MAX, PANEL_BYTES, PANEL_CENTER,
  PANEL_ACROSS, PANEL_UPWARD, PANEL_TEXTURE, PANEL_COLOR, PANEL_OPACITY, PANEL_ADDS, PANEL_UV, PANEL_BLUR, TEXTURE_BYTES, TEXTURE_WIDTH,
  TEXTURE_HEIGHT, BULB_BYTES, BULB_X, BULB_Y, BULB_RADIUS, BULB_COLOR, BULB_RIM,
} from './layout';

let room: usize = 0;
let roomWidth: i32 = 0;
let roomHeight: i32 = 0;

// What panels are drawn into: the quarter-size room, or the picture itself.
let canvas: usize = 0;
let canvasWidth: i32 = 0;
let canvasHeight: i32 = 0;
/** Elements of the picture to one of the canvas. */
let canvasScale: f32 = 4;

export function openBackdrop(): void {
  roomWidth = ((backdropWidth >> 1) + 3) & ~3;
  roomHeight = backdropHeight >> 1;
  room = reserve(roomWidth * (roomHeight + 1) * 16);
}

@inline function f(at: usize, byte: i32): f32 { return load<f32>(at + byte); }
@inline function along(at: usize, byte: i32, x: f32, y: f32, z: f32): f32 {
  return f(at, byte) * x + f(at, byte + 4) * y + f(at, byte + 8) * z;
}

// The picture elements a panel may cover.
let left: i32 = 0;
let right: i32 = 0;
let top: i32 = 0;
let bottom: i32 = 0;

/** Finds the rectangle a panel covers; false when it is out of the picture. */
function frameIn(at: usize, element: f32): bool {
  let x0: f32 = 1e9, x1: f32 = -1e9, y0: f32 = 1e9, y1: f32 = -1e9;
  for (let k = 0; k < 4; k++) {
    const s: f32 = k & 1 ? 1 : -1, t: f32 = k & 2 ? 1 : -1;
    const x = corner(at, 0, s, t), y = corner(at, 4, s, t), z = corner(at, 8, s, t);
    const depth = x * uniform(FRAME_FORWARD) + y * uniform(FRAME_FORWARD + 4) + z * uniform(FRAME_FORWARD + 8);
    if (depth < 0.05) {
      left = 0; top = 0; right = canvasWidth; bottom = canvasHeight;
      return true;
    }
    const sx = (x * uniform(FRAME_RIGHT) + y * uniform(FRAME_RIGHT + 4) + z * uniform(FRAME_RIGHT + 8)) / (depth * element);
    const sy = (x * uniform(FRAME_UP) + y * uniform(FRAME_UP + 4) + z * uniform(FRAME_UP + 8)) / (depth * element);
    x0 = min(x0, sx); x1 = max(x1, sx);
    y0 = min(y0, -sy); y1 = max(y1, -sy);
  }
  const cx = <f32>width * (0.5 / canvasScale), cy = <f32>height * (0.5 / canvasScale);
  left = max(<i32>(x0 + cx) - 1, 0) & ~3;
  right = min(<i32>(x1 + cx) + 2, canvasWidth);
  top = max(<i32>(y0 + cy) - 1, 0);
  bottom = min(<i32>(y1 + cy) + 2, canvasHeight);
  return left < right && top < bottom && x1 + cx > 0 && y1 + cy > 0;
}
@inline function corner(at: usize, byte: i32, s: f32, t: f32): f32 {
  return f(at, PANEL_CENTER + byte) + f(at, PANEL_ACROSS + byte) * s + f(at, PANEL_UPWARD + byte) * t - uniform(FRAME_EYE + byte);
}

/** Draws `count` panels, which lie in order from far to near, on `r, g, b`. */
export function drawPanels(count: i32, r: f32, g: f32, b: f32): void {
  drawSoft(count, f32x4(r, g, b, 1));
  spread();
}

/** Draws `count` panels over the picture, which keeps the part of its light that they let through. */
export function drawPanelsInFront(count: i32): void {
  if (count == 0) return;
  drawSoft(count, f32x4(0, 0, 0, 1));
  for (let y = 0; y < height; y++) {
    const v = max<f32>(<f32>y * 0.25 - 0.375, 0), iy = <i32>v, jy = min(iy + 1, roomHeight - 1), ty = splat(v - <f32>iy);
    const a = room + ((iy * roomWidth) << 4), b = room + ((jy * roomWidth) << 4);
    for (let x = 0; x < width; x++) {
      const u = max<f32>(<f32>x * 0.25 - 0.375, 0), ix = <i32>u, jx = min(ix + 1, roomWidth - 1), tx = splat(u - <f32>ix);
      const upper = mix(v128.load(a + (ix << 4)), v128.load(a + (jx << 4)), tx), lower = mix(v128.load(b + (ix << 4)), v128.load(b + (jx << 4)), tx);
      const front = mix(upper, lower, ty), kept = v128.shuffle<i32>(front, front, 3, 3, 3, 3), p = picture + ((y * width + x) << 4), own = v128.load(p);
      v128.store(p, f32x4.replace_lane(add(mul(own, kept), front), 3, f32x4.extract_lane(own, 3)));
    }
  }
}

/** Empties the picture: what is then drawn into it is far away. */
export function clearPicture(): void {
  const empty = f32x4(0, 0, 0, FAR);
  for (let k = 0; k < width * height; k++) v128.store(picture + (k << 4), empty);
}

/** Draws `count` panels from the one at `first`, which lie in order from far to near, into the picture at its full size. */
export function drawSharpPanels(first: i32, count: i32): void {
  canvas = picture;
  canvasWidth = width;
  canvasHeight = height;
  canvasScale = 1;
  for (let k = first; k < first + count; k++) drawPanel(panels + k * PANEL_BYTES);
}

/** Panels at a quarter of the size; the fourth value is the part of the ground that they let through. */
function drawSoft(count: i32, ground: v128): void {
  canvas = room;
  canvasWidth = roomWidth;
  canvasHeight = roomHeight;
  canvasScale = 4;
  for (let k = 0; k < roomWidth * roomHeight; k++) v128.store(room + (k << 4), ground);
  for (let k = 0; k < count; k++) drawPanel(panels + k * PANEL_BYTES);
  soften();
}

function drawPanel(at: usize): void {
  const element = uniform(FRAME_ELEMENT) * canvasScale;
  if (!frameIn(at, element)) return;
  const ax = f(at, PANEL_ACROSS), ay = f(at, PANEL_ACROSS + 4), az = f(at, PANEL_ACROSS + 8);
  const bx = f(at, PANEL_UPWARD), by = f(at, PANEL_UPWARD + 4), bz = f(at, PANEL_UPWARD + 8);
  const nx = ay * bz - az * by, ny = az * bx - ax * bz, nz = ax * by - ay * bx;
  const ex = uniform(FRAME_EYE) - f(at, PANEL_CENTER), ey = uniform(FRAME_EYE + 4) - f(at, PANEL_CENTER + 4), ez = uniform(FRAME_EYE + 8) - f(at, PANEL_CENTER + 8);
  const wide: f32 = ax * ax + ay * ay + az * az, tall: f32 = bx * bx + by * by + bz * bz;
  const away = splat(-(ex * nx + ey * ny + ez * nz));
  const eyeA = splat((ex * ax + ey * ay + ez * az) / wide), eyeB = splat((ex * bx + ey * by + ez * bz) / tall);
  const distance = sqrt<f32>(ex * ex + ey * ey + ez * ez);
  const texture = load<i32>(at, PANEL_TEXTURE), table = textures + texture * TEXTURE_BYTES;
  const level = levelOf(at, table, distance, element, sqrt<f32>(wide));
  const u0 = f(at, PANEL_UV), v0 = f(at, PANEL_UV + 4), uw = f(at, PANEL_UV + 8), vh = f(at, PANEL_UV + 12);
  const opacity = f(at, PANEL_OPACITY), cover = opacity * (1 - f(at, PANEL_ADDS));
  const isRoom = canvasScale > 1;
  const cr = splat(f(at, PANEL_COLOR) * opacity), cg = splat(f(at, PANEL_COLOR + 4) * opacity), cb = splat(f(at, PANEL_COLOR + 8) * opacity);
  for (let y = top; y < bottom; y++) {
    const sy = (<f32>canvasHeight * 0.5 - <f32>y - 0.5) * element;
    const dx0 = uniform(FRAME_FORWARD) + uniform(FRAME_UP) * sy, dy0 = uniform(FRAME_FORWARD + 4) + uniform(FRAME_UP + 4) * sy, dz0 = uniform(FRAME_FORWARD + 8) + uniform(FRAME_UP + 8) * sy;
    const rowN = dx0 * nx + dy0 * ny + dz0 * nz, rowA = (dx0 * ax + dy0 * ay + dz0 * az) / wide, rowB = (dx0 * bx + dy0 * by + dz0 * bz) / tall;
    const stepN = uniform(FRAME_RIGHT) * nx + uniform(FRAME_RIGHT + 4) * ny + uniform(FRAME_RIGHT + 8) * nz;
    const stepA = (uniform(FRAME_RIGHT) * ax + uniform(FRAME_RIGHT + 4) * ay + uniform(FRAME_RIGHT + 8) * az) / wide;
    const stepB = (uniform(FRAME_RIGHT) * bx + uniform(FRAME_RIGHT + 4) * by + uniform(FRAME_RIGHT + 8) * bz) / tall;
    for (let x = left; x < right; x += 4) {
      const sx = times(add(f32x4(0.5, 1.5, 2.5, 3.5), splat(<f32>x - <f32>width * (0.5 / canvasScale))), element);
      const t = mul(away, invert(plus(splat(rowN), sx, splat(stepN))));
      const u = plus(eyeA, plus(splat(rowA), sx, splat(stepA)), t), v = plus(eyeB, plus(splat(rowB), sx, splat(stepB)), t);
      const inside = both(both(f32x4.le(abs4(u), splat(1)), f32x4.le(abs4(v), splat(1))), f32x4.gt(t, splat(0)));
      if (!v128.any_true(inside)) continue;
      sampleTexture(texture, level, offset(times(offset(u, 1), uw * 0.5), u0), offset(times(sub(splat(1), v), vh * 0.5), v0));
      const p = canvas + ((y * canvasWidth + x) << 4);
      const a = v128.load(p), b = v128.load(p, 16), c = v128.load(p, 32), d = v128.load(p, 48);
      const keep = sub(splat(1), v128.and(inside, times(texA, cover)));
      storePixels(p,
        add(mul(red4(a, b, c, d), keep), v128.and(inside, mul(mul(texR, texR), cr))),
        add(mul(green4(a, b, c, d), keep), v128.and(inside, mul(mul(texG, texG), cg))),
        add(mul(blue4(a, b, c, d), keep), v128.and(inside, mul(mul(texB, texB), cb))), isRoom ? mul(alpha4(a, b, c, d), keep) : splat(FAR));
    }
  }
}

/** The lens' blur at the panel's distance, as a level of its texture. */
function levelOf(at: usize, table: usize, distance: f32, element: f32, half: f32): i32 {
  const texels = distance * element * <f32>load<i32>(table, TEXTURE_WIDTH) * f(at, PANEL_UV + 8) / (2 * half);
  const blur = min<f32>(abs<f32>(uniform(FRAME_APERTURE) * (distance - uniform(FRAME_FOCUS)) / distance), uniform(FRAME_BLUR_MAX)) * (1 / canvasScale) + f(at, PANEL_BLUR) * (4 / canvasScale);
  let level = 0;
  for (let q: f32 = texels * max<f32>(blur * 0.62, 1); q > 1.42 && level < 11; q *= 0.5) level++;
  return level;
}

/** Edges of panels are steps: a small average, along rows and then columns, takes them away. */
function soften(): void {
  for (let y = 0; y < roomHeight; y++) {
    const line = room + ((y * roomWidth) << 4);
    average(line, roomWidth, 16);
    average(line, roomWidth, 16);
  }
  for (let x = 0; x < roomWidth; x++) {
    const line = room + (x << 4);
    average(line, roomHeight, roomWidth << 4);
    average(line, roomHeight, roomWidth << 4);
  }
}
@inline function average(line: usize, count: i32, step: i32): void {
  let before = v128.load(line), own = before;
  for (let k = 0; k < count; k++) {
    const at = line + k * step, after = k + 1 < count ? v128.load(at + step) : own;
    v128.store(at, add(times(own, 0.5), times(add(before, after), 0.25)));
    before = own;
    own = after;
  }
}

/** From quarter to half size. */
function spread(): void {
  for (let y = 0; y < backdropHeight; y++) {
    const v = max<f32>(<f32>y * 0.5 - 0.25, 0), iy = <i32>v, jy = min(iy + 1, roomHeight - 1), ty = splat(v - <f32>iy);
    const a = room + ((iy * roomWidth) << 4), b = room + ((jy * roomWidth) << 4);
    for (let x = 0; x < backdropWidth; x++) {
      const u = max<f32>(<f32>x * 0.5 - 0.25, 0), ix = <i32>u, jx = min(ix + 1, roomWidth - 1), tx = splat(u - <f32>ix);
      const upper = mix(v128.load(a + (ix << 4)), v128.load(a + (jx << 4)), tx), lower = mix(v128.load(b + (ix << 4)), v128.load(b + (jx << 4)), tx);
      v128.store(backdrop + ((y * backdropWidth + x) << 4), mix(upper, lower, ty));
    }
  }
}

/** Adds discs of light to the room behind. */
export function drawBulbsBehind(first: i32, count: i32): void {
  for (let k = first; k < first + count; k++) drawBulb(bulbs + k * BULB_BYTES, backdrop, backdropWidth, backdropHeight, 0.5);
}
/** Adds discs of light in front of everything. */
export function drawBulbsInFront(first: i32, count: i32): void {
  for (let k = first; k < first + count; k++) drawBulb(bulbs + k * BULB_BYTES, picture, width, height, 1);
}

function drawBulb(at: usize, target: usize, w: i32, h: i32, scale: f32): void {
  const cx = f(at, BULB_X) * scale, cy = f(at, BULB_Y) * scale, r = max<f32>(f(at, BULB_RADIUS) * scale, 0.75), rim = f(at, BULB_RIM);
  const x0 = max(<i32>(cx - r - 1), 0), x1 = min(<i32>(cx + r + 2), w), y0 = max(<i32>(cy - r - 1), 0), y1 = min(<i32>(cy + r + 2), h);
  const light = f32x4(f(at, BULB_COLOR), f(at, BULB_COLOR + 4), f(at, BULB_COLOR + 8), 0), soft: f32 = max<f32>(1, r * 0.09);
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) {
    const dx = <f32>x + 0.5 - cx, dy = <f32>y + 0.5 - cy, d = sqrt<f32>(dx * dx + dy * dy), inside = (r - d) / soft;
    if (inside <= 0) continue;
    const q = d / r, p = target + ((y * w + x) << 4);
    const k = min<f32>(inside, 1) * (1 - rim + rim * q * q * q);
    v128.store(p, add(v128.load(p), times(light, k)));
  }
}
