// The light that a pack of rays brings back.
import {
  add, sub, mul, splat, pick, plus, times, offset, dot3, root, invert, clamp01, mix, high, low, positive, less, more, abs4, neg, pow5, smooth01, both,
  red4, green4, blue4, real, whole,
} from './lanes';
import { frame, instances, materials, textures, uniform, uniform4, backdrop, backdropWidth, backdropHeight, reflected, FAR } from './store';
import { ox, oy, oz, dx, dy, dz, hitT, hitCode, startRay, startFromEye, restoreHit, UNHIT } from './ray';
import { px, py, pz, nx, ny, nz, texU, texV, open, lengthU, lengthV, face, describe, materialOf, faceViewer, restorePoint } from './point';
import { lookUp, lookUpMatt, lightR, lightG, lightB } from './surroundings';
import { sampleLight, sampleLightMoving, texR, texG, texB, texA } from './texture';
import { shadeByCasters, keyShare, skyShare } from './casters';
import { hitSolid, allPieces, passesNear } from './solids';
import {
  FRAME_KEY_POSITION, FRAME_KEY_COLOR, FRAME_KEY_INNER, FRAME_KEY_OUTER, FRAME_AMBIENT, FRAME_ELEMENT, FRAME_FOCUS, FRAME_APERTURE, FRAME_BLUR_MAX, FRAME_LAMP_COUNT, FRAME_LAMPS, LAMP_BYTES,
  FRAME_REFLECTED_COUNT, FRAME_REFLECTED_BOUND, INSTANCE_BYTES, INSTANCE_SPIN_BLUR, INSTANCE_UV_OFFSET, INSTANCE_UV_SCALE, INSTANCE_TINT, INSTANCE_GLOW,
  INSTANCE_HOLLOW, MATERIAL_BYTES, MATERIAL_COLOR, MATERIAL_METAL, MATERIAL_ROUGHNESS, MATERIAL_COAT, MATERIAL_TEXTURE, MATERIAL_FLAGS,
  MATERIAL_EMISSION, MATERIAL_SHEEN, MATERIAL_REPEAT, MATERIAL_DETAIL, MATERIAL_DETAIL_SCALE, MATERIAL_DETAIL_DEPTH, MATERIAL_FACES,
  MATERIAL_FLAG_METAL_MASK, MATERIAL_FLAG_MIRRORS, MATERIAL_FLAG_GLOWING_TEXTURE, MATERIAL_FLAG_DECAL, INSTANCE_POSITION,
  TEXTURE_BYTES, TEXTURE_WIDTH, TEXTURE_HEIGHT, INSTANCE_KIND, KIND_BOX,
} from './layout';

export let outR: v128 = i32x4.splat(0);
export let outG: v128 = i32x4.splat(0);
export let outB: v128 = i32x4.splat(0);

export function setOut(r: v128, g: v128, b: v128): void {
  outR = r; outG = g; outB = b;
}

// The light that falls on the points, before their colour.
let fallR: v128 = i32x4.splat(0);
let fallG: v128 = i32x4.splat(0);
let fallB: v128 = i32x4.splat(0);
// The surface's own colour and how far it is metal.
let ownR: v128 = i32x4.splat(0);
let ownG: v128 = i32x4.splat(0);
let ownB: v128 = i32x4.splat(0);
let metal: v128 = i32x4.splat(0);
let glowR: v128 = i32x4.splat(0);
let glowG: v128 = i32x4.splat(0);
let glowB: v128 = i32x4.splat(0);
// The mirrored direction, the part of it that the solid's own hollow hides, and that wall's light.
let rx: v128 = i32x4.splat(0);
let ry: v128 = i32x4.splat(0);
let rz: v128 = i32x4.splat(0);
let hidden: v128 = i32x4.splat(0);
let wall: v128 = i32x4.splat(0);
// What the mirror shows instead of the surroundings.
let seen: v128 = i32x4.splat(0);
let seenR: v128 = i32x4.splat(0);
let seenG: v128 = i32x4.splat(0);
let seenB: v128 = i32x4.splat(0);
let keyX: v128 = i32x4.splat(0);
let keyY: v128 = i32x4.splat(0);
let keyZ: v128 = i32x4.splat(0);
let keyLit: v128 = i32x4.splat(0);

/**
 * Shades what `ray` has met. (x, y) are the lanes' places in the picture, `casters` the tile's list of
 * solids that may shade it.
 */
export function shadePack(x: v128, y: v128, casters: usize, casterCount: i32): void {
  const t = hitT, codes = hitCode;
  let r = splat(0), g = splat(0), b = splat(0);
  let open = f32x4.lt(t, splat(UNHIT * 0.1));
  if (i32x4.bitmask(open) != 15) {
    seeBackdrop(x, y);
    r = outR; g = outG; b = outB;
  }
  while (v128.any_true(open)) {
    const lane = ctz(i32x4.bitmask(open));
    const code = laneOf(codes, lane), index = code & 0xffff, part = code >>> 16, material = materialOf(index, part);
    const mask = v128.and(open, sameSurface(codes, index, material));
    open = v128.andnot(open, mask);
    shadeSurface(index, part, material, t, codes, mask, laneOfFloat(t, lane), casters, casterCount);
    r = pick(mask, outR, r);
    g = pick(mask, outG, g);
    b = pick(mask, outB, b);
  }
  restoreHit(t, codes);
  outR = r; outG = g; outB = b;
}

function laneOf(v: v128, lane: i32): i32 {
  if (lane == 0) return i32x4.extract_lane(v, 0);
  if (lane == 1) return i32x4.extract_lane(v, 1);
  if (lane == 2) return i32x4.extract_lane(v, 2);
  return i32x4.extract_lane(v, 3);
}
@inline function laneOfFloat(v: v128, lane: i32): f32 { return reinterpret<f32>(laneOf(v, lane)); }

/** Lanes on the same solid whose part is of the same material. */
function sameSurface(codes: v128, index: i32, material: i32): v128 {
  const first = laneOf(codes, 0);
  if (i32x4.all_true(i32x4.eq(codes, i32x4.splat(first)))) return i32x4.splat(-1);
  let mask = i32x4.eq(v128.and(codes, i32x4.splat(0xffff)), i32x4.splat(index));
  mask = i32x4.replace_lane(mask, 0, matches(codes, 0, mask, material));
  mask = i32x4.replace_lane(mask, 1, matches(codes, 1, mask, material));
  mask = i32x4.replace_lane(mask, 2, matches(codes, 2, mask, material));
  return i32x4.replace_lane(mask, 3, matches(codes, 3, mask, material));
}
function matches(codes: v128, lane: i32, mask: v128, material: i32): i32 {
  if (laneOf(mask, lane) == 0) return 0;
  const code = laneOf(codes, lane);
  return materialOf(code & 0xffff, code >>> 16) == material ? -1 : 0;
}

/** The room behind, by place in the picture. */
function seeBackdrop(x: v128, y: v128): void {
  const u = low(high(offset(times(x, 0.5), -0.5), splat(0)), splat(<f32>backdropWidth - 1.01));
  const v = low(high(offset(times(y, 0.5), -0.5), splat(0)), splat(<f32>backdropHeight - 1.01));
  const iu = whole(u), iv = whole(v), tu = sub(u, real(iu)), tv = sub(v, real(iv));
  const o = i32x4.shl(i32x4.add(i32x4.mul(iv, i32x4.splat(backdropWidth)), iu), 4), row = <usize>(backdropWidth << 4);
  const a = between(backdrop + i32x4.extract_lane(o, 0), row, f32x4.extract_lane(tu, 0), f32x4.extract_lane(tv, 0));
  const b = between(backdrop + i32x4.extract_lane(o, 1), row, f32x4.extract_lane(tu, 1), f32x4.extract_lane(tv, 1));
  const c = between(backdrop + i32x4.extract_lane(o, 2), row, f32x4.extract_lane(tu, 2), f32x4.extract_lane(tv, 2));
  const d = between(backdrop + i32x4.extract_lane(o, 3), row, f32x4.extract_lane(tu, 3), f32x4.extract_lane(tv, 3));
  outR = red4(a, b, c, d);
  outG = green4(a, b, c, d);
  outB = blue4(a, b, c, d);
}
@inline function between(at: usize, row: usize, tu: f32, tv: f32): v128 {
  const a = v128.load(at), b = v128.load(at, 16), c = v128.load(at + row), d = v128.load(at + row, 16), u = splat(tu);
  const top = add(a, mul(sub(b, a), u)), bottom = add(c, mul(sub(d, c), u));
  return add(top, mul(sub(bottom, top), splat(tv)));
}

/** Shades the lanes of `mask`, which met the same solid and material. */
export function shadeSurface(index: i32, part: i32, material: i32, t: v128, codes: v128, mask: v128, distance: f32, casters: usize, casterCount: i32): void {
  const at = instances + index * INSTANCE_BYTES, made = materials + material * MATERIAL_BYTES;
  describe(index, t, codes, mask, part);
  faceViewer();
  const facing = neg(dot3(nx, ny, nz, dx, dy, dz));
  colour(at, made, distance, facing);
  towardsKey();
  shadeByCasters(casters, casterCount, index, keyX, keyY, keyZ);
  rx = plus(dx, times(facing, 2), nx);
  ry = plus(dy, times(facing, 2), ny);
  rz = plus(dz, times(facing, 2), nz);
  hollow(at);
  gatherFalling(made, facing);
  finishSurface(index, at, made, facing);
}

@inline function f(at: usize, byte: i32): f32 { return load<f32>(at + byte); }

/** Base colour, texture, tint and glow of the points. */
@inline function colour(at: usize, made: usize, distance: f32, facing: v128): void {
  ownR = v128.load32_splat(made, MATERIAL_COLOR);
  ownG = v128.load32_splat(made, MATERIAL_COLOR + 4);
  ownB = v128.load32_splat(made, MATERIAL_COLOR + 8);
  metal = v128.load32_splat(made, MATERIAL_METAL);
  const glow = f(at, INSTANCE_GLOW);
  glowR = splat(f(made, MATERIAL_EMISSION) * glow);
  glowG = splat(f(made, MATERIAL_EMISSION + 4) * glow);
  glowB = splat(f(made, MATERIAL_EMISSION + 8) * glow);
  const texture = load<i32>(made, MATERIAL_TEXTURE);
  if (texture >= 0) paint(at, made, texture, distance, facing);
  const detail = load<i32>(made, MATERIAL_DETAIL);
  if (detail >= 0) roughen(made, detail, distance);
  ownR = mul(ownR, v128.load32_splat(at, INSTANCE_TINT));
  ownG = mul(ownG, v128.load32_splat(at, INSTANCE_TINT + 4));
  ownB = mul(ownB, v128.load32_splat(at, INSTANCE_TINT + 8));
}

/** How coarse a level of a texture may be read when one picture element covers `texels` of it. */
function levelFor(texels: f32): i32 {
  let level = 0;
  for (let q = texels; q > 1.35 && level < 11; q *= 0.5) level++;
  return level;
}

/** The width on a surface of what one picture element shows of it: more where the lens spreads it anyway. */
@inline function footprintAt(distance: f32): f32 {
  const blur = abs<f32>(uniform(FRAME_APERTURE) * (distance - uniform(FRAME_FOCUS)) / distance);
  return distance * uniform(FRAME_ELEMENT) * max<f32>(min<f32>(blur, uniform(FRAME_BLUR_MAX)) * LENS_SHARE, 1);
}
/** How much of the lens's blur textures may be read coarser by, so that sparse rays show no dots of fine lines. */
const LENS_SHARE: f32 = 1.3;

@inline function paint(at: usize, made: usize, texture: i32, distance: f32, facing: v128): void {
  const repeatU = f(made, MATERIAL_REPEAT) * f(at, INSTANCE_UV_SCALE), repeatV = f(made, MATERIAL_REPEAT + 4) * f(at, INSTANCE_UV_SCALE + 4);
  const table = textures + texture * TEXTURE_BYTES;
  const across = <f32>load<i32>(table, TEXTURE_WIDTH) * abs<f32>(repeatU) / lengthU, along = <f32>load<i32>(table, TEXTURE_HEIGHT) * abs<f32>(repeatV) / lengthV;
  const slant = max<f32>(f32x4.extract_lane(facing, 0), 0.3);
  const level = levelFor(footprintAt(distance) * sqrt<f32>(across * along / slant));
  const u = offset(times(texU, repeatU), f(at, INSTANCE_UV_OFFSET)), v = offset(times(texV, repeatV), f(at, INSTANCE_UV_OFFSET + 4));
  const spin = f(at, INSTANCE_SPIN_BLUR) * repeatU;
  if (abs<f32>(spin) * <f32>load<i32>(table, TEXTURE_WIDTH) > 2) sampleLightMoving(texture, level, u, v, spin);
  else sampleLight(texture, level, u, v);
  const flags = load<i32>(made, MATERIAL_FLAGS);
  let share = splat(1);
  if (load<i32>(at, INSTANCE_KIND) == KIND_BOX) {
    const bits = i32x4.splat(load<i32>(made, MATERIAL_FACES));
    const one = i32x4.splat(1);
    const bit = i32x4(1 << i32x4.extract_lane(face, 0), 1 << i32x4.extract_lane(face, 1), 1 << i32x4.extract_lane(face, 2), 1 << i32x4.extract_lane(face, 3));
    share = pick(i32x4.ne(v128.and(bits, bit), i32x4.splat(0)), share, splat(0));
  }
  if (flags & MATERIAL_FLAG_METAL_MASK) metal = mix(metal, sub(splat(1), texA), share);
  else if (flags & MATERIAL_FLAG_DECAL) share = mul(share, texA);
  if (flags & MATERIAL_FLAG_GLOWING_TEXTURE) {
    glowR = mul(glowR, mul(texR, share));
    glowG = mul(glowG, mul(texG, share));
    glowB = mul(glowB, mul(texB, share));
    return;
  }
  if (flags & MATERIAL_FLAG_DECAL) {
    ownR = mix(ownR, texR, share);
    ownG = mix(ownG, texG, share);
    ownB = mix(ownB, texB, share);
    return;
  }
  ownR = mul(ownR, mix(splat(1), texR, share));
  ownG = mul(ownG, mix(splat(1), texG, share));
  ownB = mul(ownB, mix(splat(1), texB, share));
}

/** Fine unevenness (weave, leather) laid on by place in the world. */
@inline function roughen(made: usize, texture: i32, distance: f32): void {
  const scale = f(made, MATERIAL_DETAIL_SCALE), depth = f(made, MATERIAL_DETAIL_DEPTH);
  const texels = footprintAt(distance) * scale * <f32>load<i32>(textures + texture * TEXTURE_BYTES, TEXTURE_WIDTH);
  sampleLight(texture, levelFor(texels), times(px, scale), times(offset(py, 40), scale));
  const k = offset(times(texR, depth * 2), 1 - depth);
  ownR = mul(ownR, k);
  ownG = mul(ownG, k);
  ownB = mul(ownB, k);
}

/** Direction to the key light, and how much of its cone reaches the points. */
@inline function towardsKey(): void {
  const x = sub(uniform4(FRAME_KEY_POSITION), px), y = sub(uniform4(FRAME_KEY_POSITION + 4), py), z = sub(uniform4(FRAME_KEY_POSITION + 8), pz);
  const s = invert(root(dot3(x, y, z, x, y, z)));
  keyX = mul(x, s);
  keyY = mul(y, s);
  keyZ = mul(z, s);
  const inner = uniform(FRAME_KEY_INNER), outer = uniform(FRAME_KEY_OUTER);
  keyLit = smooth01(times(offset(keyZ, -outer), 1 / (inner - outer)));
}

/** The inside of a bowl: its wall hides part of the surroundings and of the key light. */
@inline function hollow(at: usize): void {
  hidden = splat(0);
  const radius = f(at, INSTANCE_HOLLOW);
  if (radius <= 0) return;
  const rim = splat(f(at, INSTANCE_HOLLOW + 4));
  const x = sub(px, v128.load32_splat(at, INSTANCE_POSITION)), y = sub(py, v128.load32_splat(at, INSTANCE_POSITION + 4));
  const inside = both(less(add(mul(x, x), mul(y, y)), splat(radius * radius)), less(pz, rim));
  if (!v128.any_true(inside)) return;
  const reached = heightAtWall(x, y, rx, ry, rz, radius);
  hidden = pick(inside, sub(splat(1), smooth01(offset(times(sub(reached, rim), 40), 0.5))), splat(0));
  // The wall is brightest just under the rim.
  wall = offset(clamp01(times(offset(sub(reached, rim), 0.2), 5)), 0.25);
  const key = heightAtWall(x, y, keyX, keyY, keyZ, radius);
  keyLit = mul(keyLit, pick(inside, smooth01(offset(times(sub(key, rim), 14), 0.5)), splat(1)));
}
/** How high the way in direction (a, b, c) is when it reaches the hollow's wall. */
@inline function heightAtWall(x: v128, y: v128, a: v128, b: v128, c: v128, radius: f32): v128 {
  const flat = invert(root(offset(add(mul(a, a), mul(b, b)), 1e-9))), ux = mul(a, flat), uy = mul(b, flat);
  const along = add(mul(x, ux), mul(y, uy));
  const s = sub(root(positive(offset(sub(mul(along, along), add(mul(x, x), mul(y, y))), radius * radius))), along);
  return add(pz, mul(mul(c, flat), s));
}

/** Light that falls on the points: surroundings, key light, small lamps. */
@inline function gatherFalling(made: usize, facing: v128): void {
  const sky = mul(skyShare, open);
  lookUpMatt(nx, ny, nz);
  const key = mul(mul(clamp01(dot3(nx, ny, nz, keyX, keyY, keyZ)), keyShare), keyLit);
  const k = add(key, times(mul(pow5(sub(splat(1), clamp01(facing))), keyLit), f(made, MATERIAL_SHEEN)));
  fallR = add(mul(mul(lightR, sky), uniform4(FRAME_AMBIENT)), mul(k, uniform4(FRAME_KEY_COLOR)));
  fallG = add(mul(mul(lightG, sky), uniform4(FRAME_AMBIENT + 4)), mul(k, uniform4(FRAME_KEY_COLOR + 4)));
  fallB = add(mul(mul(lightB, sky), uniform4(FRAME_AMBIENT + 8)), mul(k, uniform4(FRAME_KEY_COLOR + 8)));
  const lamps = load<i32>(frame, FRAME_LAMP_COUNT);
  for (let l = 0; l < lamps; l++) addLamp(frame + FRAME_LAMPS + l * LAMP_BYTES, sky);
}
@inline function addLamp(at: usize, sky: v128): void {
  const x = sub(v128.load32_splat(at), px), y = sub(v128.load32_splat(at, 4), py), z = sub(v128.load32_splat(at, 8), pz);
  const d2 = dot3(x, y, z, x, y, z), il = invert(root(d2)), reach = f(at, 24);
  const fade = invert(offset(times(d2, 1 / (reach * reach)), 1));
  const k = mul(mul(mul(clamp01(offset(times(mul(dot3(nx, ny, nz, x, y, z), il), 0.8), 0.2)), fade), fade), sky);
  fallR = add(fallR, mul(k, v128.load32_splat(at, 12)));
  fallG = add(fallG, mul(k, v128.load32_splat(at, 16)));
  fallB = add(fallB, mul(k, v128.load32_splat(at, 20)));
}

// Mirrored light, before it is weighed by the surface.
let glossR: v128 = i32x4.splat(0);
let glossG: v128 = i32x4.splat(0);
let glossB: v128 = i32x4.splat(0);

/** Mirrored surroundings at a roughness, with what stands in between. */
function gloss(at: usize, roughness: f32): void {
  const grade: f32 = min<f32>(roughness * 3.6, 3), level = <i32>(grade + 0.2), t = grade - <f32>level;
  lookUp(level, rx, ry, rz);
  if (t > 0.2) {
    const r = lightR, g = lightG, b = lightB;
    lookUp(level + 1, rx, ry, rz);
    lightR = mix(r, lightR, splat(t));
    lightG = mix(g, lightG, splat(t));
    lightB = mix(b, lightB, splat(t));
  }
  glossR = mix(lightR, mul(wall, v128.load32_splat(at, INSTANCE_HOLLOW + 8)), hidden);
  glossG = mix(lightG, mul(wall, v128.load32_splat(at, INSTANCE_HOLLOW + 12)), hidden);
  glossB = mix(lightB, mul(wall, v128.load32_splat(at, INSTANCE_HOLLOW + 16)), hidden);
  glossR = mix(glossR, seenR, seen);
  glossG = mix(glossG, seenG, seen);
  glossB = mix(glossB, seenB, seen);
}

/** The key light's own mirror image on a surface of this roughness. */
@inline function highlight(roughness: f32): v128 {
  let k = clamp01(dot3(rx, ry, rz, keyX, keyY, keyZ)), power: f32 = 2;
  const wanted: f32 = 2 / max<f32>(roughness * roughness * roughness * roughness, 0.0004);
  k = mul(k, k);
  while (power < wanted && power < 2048) {
    k = mul(k, k);
    power *= 2;
  }
  return times(mul(mul(k, keyShare), keyLit), min<f32>((power + 2) * 0.06, 14));
}

@inline function finishSurface(index: i32, at: usize, made: usize, facing: v128): void {
  const sky = clamp01(offset(times(mul(open, skyShare), 1.25), 0.05)), coat = f(made, MATERIAL_COAT), roughness = f(made, MATERIAL_ROUGHNESS);
  const grazing = pow5(sub(splat(1), clamp01(facing))), own = metal, matt = sub(splat(1), own);
  const fr = fallR, fg = fallG, fb = fallB, cr = ownR, cg = ownG, cb = ownB, er = glowR, eg = glowG, eb = glowB;
  seen = splat(0);
  if ((load<i32>(made, MATERIAL_FLAGS) & MATERIAL_FLAG_MIRRORS) && load<i32>(frame, FRAME_REFLECTED_COUNT) > 0) mirror(index, coat > 0 || f(made, MATERIAL_METAL) > 0.5);
  const kr = uniform4(FRAME_KEY_COLOR), kg = uniform4(FRAME_KEY_COLOR + 4), kb = uniform4(FRAME_KEY_COLOR + 8);
  outR = mul(mul(cr, fr), matt);
  outG = mul(mul(cg, fg), matt);
  outB = mul(mul(cb, fb), matt);
  const glossy = max<f32>(1 - roughness, 0.04);
  if ((coat < 0.99 && roughness < 0.9) || v128.any_true(more(own, splat(0.01)))) {
    gloss(at, roughness);
    // Under a full coat only metal shines by itself.
    const hot = highlight(roughness), bare = mul(sky, mix(splat(1 - coat), splat(1), own));
    outR = add(outR, mul(fresnel(mix(splat(0.04), cr, own), glossy, grazing), mul(plus(glossR, hot, kr), bare)));
    outG = add(outG, mul(fresnel(mix(splat(0.04), cg, own), glossy, grazing), mul(plus(glossG, hot, kg), bare)));
    outB = add(outB, mul(fresnel(mix(splat(0.04), cb, own), glossy, grazing), mul(plus(glossB, hot, kb), bare)));
  }
  if (coat > 0) {
    gloss(at, 0);
    const film = times(offset(times(grazing, 0.96), 0.04), coat), under = sub(splat(1), film), hot = highlight(0.12), share = mul(film, sky);
    outR = plus(mul(outR, under), share, plus(glossR, hot, kr));
    outG = plus(mul(outG, under), share, plus(glossG, hot, kg));
    outB = plus(mul(outB, under), share, plus(glossB, hot, kb));
  }
  outR = add(outR, er);
  outG = add(outG, eg);
  outB = add(outB, eb);
}
@inline function fresnel(straight: v128, glossy: f32, grazing: v128): v128 {
  return plus(straight, sub(high(splat(glossy), straight), straight), grazing);
}

/** Follows the mirrored rays to the solids marked as reflected, and shades what they meet simply. */
@inline function mirror(index: i32, strong: bool): void {
  const count = load<i32>(frame, FRAME_REFLECTED_COUNT);
  const ax = dx, ay = dy, az = dz;
  startRay(plus(px, nx, splat(0.0015)), plus(py, ny, splat(0.0015)), plus(pz, nz, splat(0.0015)), rx, ry, rz);
  if (!nearReflected()) {
    startFromEye(ax, ay, az);
    return;
  }
  for (let k = 0; k < count; k++) {
    const other = <i32>load<u16>(reflected + (k << 1));
    if (other != index && passesNear(other)) hitSolid(other, allPieces(other), 0);
  }
  const t = hitT, codes = hitCode;
  seen = f32x4.lt(t, splat(UNHIT * 0.1));
  if (v128.any_true(seen)) seeMirrored(t, codes);
  startFromEye(ax, ay, az);
}

/** Whether any of the rays passes the sphere that holds everything reflected. */
@inline function nearReflected(): bool {
  const x = sub(uniform4(FRAME_REFLECTED_BOUND), ox), y = sub(uniform4(FRAME_REFLECTED_BOUND + 4), oy), z = sub(uniform4(FRAME_REFLECTED_BOUND + 8), oz);
  const r = uniform4(FRAME_REFLECTED_BOUND + 12), along = dot3(x, y, z, dx, dy, dz), gap = sub(sub(dot3(x, y, z, x, y, z), mul(along, along)), mul(r, r));
  return v128.any_true(both(less(gap, splat(0)), more(along, neg(r))));
}

function seeMirrored(t: v128, codes: v128): void {
  const kx = px, ky = py, kz = pz, nnx = nx, nny = ny, nnz = nz;
  let left = seen;
  while (v128.any_true(left)) {
    const code = laneOf(codes, ctz(i32x4.bitmask(left))), index = code & 0xffff, part = code >>> 16, material = materialOf(index, part);
    const mask = v128.and(left, sameSurface(codes, index, material));
    left = v128.andnot(left, mask);
    const at = instances + index * INSTANCE_BYTES, made = materials + material * MATERIAL_BYTES;
    describe(index, t, codes, mask, part);
    const away = dot3(nx, ny, nz, dx, dy, dz);
    colour(at, made, 2, splat(0.5));
    lookUpMatt(nx, ny, nz);
    const key = clamp01(dot3(nx, ny, nz, keyX, keyY, keyZ)), matt = sub(splat(1), metal);
    const r = mul(mul(ownR, matt), plus(lightR, key, uniform4(FRAME_KEY_COLOR)));
    const g = mul(mul(ownG, matt), plus(lightG, key, uniform4(FRAME_KEY_COLOR + 4)));
    const b = mul(mul(ownB, matt), plus(lightB, key, uniform4(FRAME_KEY_COLOR + 8)));
    lookUp(2, sub(dx, mul(times(away, 2), nx)), sub(dy, mul(times(away, 2), ny)), sub(dz, mul(times(away, 2), nz)));
    seenR = pick(mask, add(plus(r, mul(ownR, metal), lightR), glowR), seenR);
    seenG = pick(mask, add(plus(g, mul(ownG, metal), lightG), glowG), seenG);
    seenB = pick(mask, add(plus(b, mul(ownB, metal), lightB), glowB), seenB);
  }
  seen = pick(seen, splat(1), splat(0));
  restorePoint(kx, ky, kz, nnx, nny, nnz);
}
