import { Buffer } from 'node:buffer';
import type { Kernel } from '../kernel/kernel.ts';
import { between, randomStream } from '#film/random.ts';
import type { SharedPaintings } from '#film/picture/shared-paintings.ts';
import { lengthOf, times, type Vec3 } from '../scene/vec3.ts';
import { smooth } from '../scene/easing.ts';
import type { Glow } from './light-rig.ts';

/** Texels a side of the mirror's map, of the one that is blurred, and of the three blurred maps. */
const SIDES = { mirror: 192, source: 32, blurred: [64, 32, 16] } as const;
/** Lobes of the blurred maps: cosine to the power 2^n. */
const SHARPNESS = [7, 4, 2] as const;
const TEXEL_BYTES = 16;
/** A mean and three slopes, each in three colours. */
const LOBE_BYTES = 12 * 4;

interface Source {
  /** Radians. */
  readonly azimuth: number;
  readonly low: number;
  readonly high: number;
  readonly halfWidth: number;
  readonly light: Vec3;
}

/** What shines from all round; the seed places it. */
interface Surroundings {
  readonly glow: Glow;
  readonly seed: number;
}

/** Fills the kernel's maps of the light that comes from all round. */
export function lightSurroundings(
  kernel: Kernel,
  surroundings: Surroundings,
  shared: SharedPaintings | null = null,
): void {
  const levels = [SIDES.mirror, ...SIDES.blurred].map((side, level) => ({
    at: kernel.call.openSurroundings(level, side + 2),
    byteLength: (side + 2) ** 2 * TEXEL_BYTES,
  }));
  const lobes = { at: kernel.call.smoothestSurroundings(), byteLength: LOBE_BYTES };
  const parts = [...levels, lobes];
  const make = (): Uint8Array => {
    fillMaps(kernel, levels[0]?.at ?? 0, surroundingsOf(surroundings));
    return Buffer.concat(parts.map(({ at, byteLength }) => kernel.bytes(at, byteLength)));
  };
  if (!shared) return void make();
  const byteLength = parts.reduce((sum, part) => sum + part.byteLength, 0);
  shared.take(byteLength, make, (bytes) => {
    let from = 0;
    for (const part of parts) {
      kernel.bytes(part.at, part.byteLength).set(bytes.subarray(from, from + part.byteLength));
      from += part.byteLength;
    }
  });
}

function fillMaps(kernel: Kernel, mirrorAt: number, see: (direction: Vec3) => Vec3): void {
  const mirror = mapOf(SIDES.mirror, see);
  writeMap(kernel, mirrorAt, mirror);
  const source = shrunk(mirror, SIDES.mirror, SIDES.source);
  const sourceAt = keep(kernel, source);
  const directionsAt = keep(kernel, directionsOf(SIDES.source));
  for (const [k, side] of SIDES.blurred.entries()) {
    const targets = keep(kernel, directionsOf(side));
    const sharpness = SHARPNESS[k] ?? 2;
    // Row by row: a long first call would stay in quickly compiled, slow code to its end.
    for (let row = 0; row < side; row++) {
      kernel.call.blurSurroundings(
        sourceAt,
        SIDES.source,
        directionsAt,
        k + 1,
        row,
        targets,
        sharpness,
      );
    }
    kernel.call.borderSurroundings(k + 1);
  }
  kernel.writeFloats(kernel.call.smoothestSurroundings(), ...lobesOf(source, SIDES.source));
}

function keep(kernel: Kernel, values: Float32Array): number {
  const at = kernel.call.reserve(values.byteLength);
  kernel.floats(at, values.length).set(values);
  return at;
}

function writeMap(kernel: Kernel, at: number, map: Float32Array): void {
  const side = SIDES.mirror;
  const target = kernel.floats(at, (side + 2) ** 2 * 4);
  for (let y = 0; y < side; y++) {
    target.set(map.subarray(y * side * 4, (y + 1) * side * 4), ((y + 1) * (side + 2) + 1) * 4);
  }
  kernel.call.borderSurroundings(0);
}

/** What shines from a direction. */
function surroundingsOf({ glow, seed }: Surroundings): (direction: Vec3) => Vec3 {
  const random = randomStream(seed, 'surroundings');
  const turn = random() * Math.PI * 2;
  const sources: Source[] = [];
  for (const [i, light] of glow.tubes.entries()) {
    for (let k = 0; k < 2; k++) {
      const azimuth = turn + ((i + k * 0.47) / glow.tubes.length) * Math.PI * 2;
      sources.push({
        azimuth: withinHalfTurn(azimuth),
        low: 0.1 + k * 0.05,
        high: 0.7 + random() * 0.35,
        halfWidth: k === 0 ? 0.035 : 0.02,
        light: times(light, k === 0 ? 1 : 0.7),
      });
    }
  }
  for (let i = 0; i < 36; i++) {
    const low = 0.1 + random() * 0.5;
    sources.push({
      azimuth: withinHalfTurn(random() * Math.PI * 2),
      low,
      high: low + 0.03,
      halfWidth: between(random, 0.012, 0.03),
      light: times(glow.sparks, between(random, 0.3, 1)),
    });
  }
  return (direction) => {
    const [x, y, z] = direction;
    const elevation = Math.asin(Math.min(Math.max(z, -1), 1));
    const upper = smooth(0.05, 0.9, z);
    const near = Math.exp(-Math.abs(elevation - 0.08) * 4);
    const light = [0, 1, 2].map((c) => {
      const base =
        z < 0
          ? (glow.floor[c] ?? 0)
          : (glow.floor[c] ?? 0) + ((glow.ceiling[c] ?? 0) - (glow.floor[c] ?? 0)) * upper;
      return base + (glow.horizon[c] ?? 0) * near;
    });
    if (z > 0) addSoftbox(light, glow, direction);
    const bearing = { azimuth: Math.atan2(y, x), elevation, narrowing: Math.cos(elevation) };
    for (const source of sources) addSource(light, source, bearing);
    return [light[0] ?? 0, light[1] ?? 0, light[2] ?? 0];
  };
}

function addSoftbox(light: number[], glow: Glow, [x, y, z]: Vec3): void {
  const away = Math.hypot(x, y) / Math.max(z, 1e-3);
  const ring = Math.exp(-(((away - 0.62) / 0.1) ** 2));
  const core = 0.55 * Math.exp(-((away / 0.26) ** 2));
  for (let c = 0; c < 3; c++) light[c] = (light[c] ?? 0) + (glow.softbox[c] ?? 0) * (ring + core);
}

/** A direction in radians, and how much narrower a turn about the vertical is at its height. */
interface Bearing {
  readonly azimuth: number;
  readonly elevation: number;
  readonly narrowing: number;
}

function addSource(
  light: number[],
  source: Source,
  { azimuth, elevation, narrowing }: Bearing,
): void {
  const { low, high } = source;
  if (elevation <= low - 0.04 || elevation >= high + 0.04) return;
  const away = Math.abs(azimuth - source.azimuth);
  const across = (Math.min(away, Math.PI * 2 - away) * narrowing) / source.halfWidth;
  if (across > 12) return;
  const ends =
    smooth(low - 0.04, low + 0.02, elevation) * (1 - smooth(high - 0.02, high + 0.04, elevation));
  const k = ends * (Math.exp(-(across ** 2)) + 0.1 * Math.exp(-across / 3));
  for (let c = 0; c < 3; c++) light[c] = (light[c] ?? 0) + (source.light[c] ?? 0) * k;
}

const withinHalfTurn = (angle: number): number =>
  angle - Math.PI * 2 * Math.round(angle / (Math.PI * 2));

/** The direction of a texel of an octahedral map. */
function directionAt(i: number, j: number, side: number): Vec3 {
  let x = ((i + 0.5) / side) * 2 - 1;
  let y = ((j + 0.5) / side) * 2 - 1;
  const z = 1 - Math.abs(x) - Math.abs(y);
  if (z < 0) {
    const folded = x;
    x = (1 - Math.abs(y)) * (folded >= 0 ? 1 : -1);
    y = (1 - Math.abs(folded)) * (y >= 0 ? 1 : -1);
  }
  return times([x, y, z], 1 / lengthOf([x, y, z]));
}

function mapOf(side: number, value: (direction: Vec3) => Vec3): Float32Array {
  const map = new Float32Array(side * side * 4);
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) map.set(value(directionAt(i, j, side)), (j * side + i) * 4);
  }
  return map;
}

const directionsOf = (side: number): Float32Array => mapOf(side, (direction) => direction);

function shrunk(map: Float32Array, from: number, to: number): Float32Array {
  const small = new Float32Array(to * to * 4);
  const step = from / to;
  for (let j = 0; j < from; j++) {
    for (let i = 0; i < from; i++) {
      const at = (Math.floor(j / step) * to + Math.floor(i / step)) * 4;
      for (let c = 0; c < 3; c++) {
        small[at + c] = (small[at + c] ?? 0) + (map[(j * from + i) * 4 + c] ?? 0) / step ** 2;
      }
    }
  }
  return small;
}

/** Mean light and its slope along x, y and z, which is all a matt surface sees of it. */
function lobesOf(map: Float32Array, side: number): number[] {
  const lobes = Array.from({ length: 12 }, () => 0);
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      const direction = directionAt(i, j, side);
      for (let c = 0; c < 3; c++) {
        const light = (map[(j * side + i) * 4 + c] ?? 0) / side ** 2;
        lobes[c] = (lobes[c] ?? 0) + light;
        for (let k = 0; k < 3; k++)
          lobes[3 + k * 3 + c] = (lobes[3 + k * 3 + c] ?? 0) + light * (direction[k] ?? 0) * 2;
      }
    }
  }
  return lobes;
}
