import {
  PIECE_BYTES,
  PIECE_COUNT_MAX,
  PIECE_FLAT,
  PIECE_HEIGHT,
  PIECE_INVERSE_LENGTH,
  PIECE_LOW,
  PIECE_MATERIAL,
  PIECE_NORMAL_START,
  PIECE_OPEN_START,
  PIECE_RADIUS,
  PIECE_RADIUS_LOW,
  PIECE_SLOPE,
  PIECE_V_START,
  PIECES_PER_LATHE_MAX,
} from '../kernel/layout.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { ProfilePoint } from './solid.ts';

type Normal = readonly [out: number, up: number];

/** Turned profiles in the kernel's table of pieces. */
export class ProfileShelf {
  readonly #kernel: Kernel;
  readonly #known = new Map<readonly ProfilePoint[], { first: number; count: number }>();
  #count = 0;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** The same profile is kept once, however many solids are turned from it. */
  add(profile: readonly ProfilePoint[]): { first: number; count: number } {
    const known = this.#known.get(profile);
    if (known) return known;
    const count = profile.length - 1;
    if (count > PIECES_PER_LATHE_MAX)
      throw new Error(`a profile has at most ${PIECES_PER_LATHE_MAX} pieces`);
    if (this.#count + count > PIECE_COUNT_MAX)
      throw new Error(`more than ${PIECE_COUNT_MAX} pieces`);
    const first = this.#count;
    this.#count += count;
    const pieces = piecesOf(profile);
    for (const [k, piece] of pieces.entries()) {
      this.#write(this.#kernel.call.pieceTable() + (first + k) * PIECE_BYTES, piece);
    }
    this.#known.set(profile, { first, count });
    return { first, count };
  }

  #write(at: number, piece: Piece): void {
    const { from, to, length } = piece;
    const rise = to.height - from.height;
    const flat = Math.abs(rise) < 1e-5;
    const kernel = this.#kernel;
    kernel.writeFloats(at + PIECE_RADIUS, from.radius);
    kernel.writeFloats(at + PIECE_HEIGHT, from.height);
    kernel.writeFloats(at + PIECE_SLOPE, flat ? 0 : (to.radius - from.radius) / rise);
    kernel.writeFloats(
      at + PIECE_LOW,
      Math.min(from.height, to.height),
      Math.max(from.height, to.height),
    );
    kernel.writeFloats(
      at + PIECE_RADIUS_LOW,
      Math.min(from.radius, to.radius),
      Math.max(from.radius, to.radius),
    );
    kernel.writeWhole(at + PIECE_FLAT, flat ? 1 : 0);
    kernel.writeFloats(at + PIECE_NORMAL_START, ...piece.startNormal, ...piece.endNormal);
    kernel.writeFloats(at + PIECE_INVERSE_LENGTH, 1 / length);
    kernel.writeWhole(at + PIECE_MATERIAL, from.material.index);
    kernel.writeFloats(at + PIECE_V_START, ...piece.v);
    kernel.writeFloats(at + PIECE_OPEN_START, ...piece.open);
  }
}

interface Piece {
  readonly from: ProfilePoint;
  readonly to: ProfilePoint;
  readonly length: number;
  readonly startNormal: Normal;
  readonly endNormal: Normal;
  readonly v: readonly [number, number];
  readonly open: readonly [number, number];
}

/** The straight pieces of a profile with their normals, texture coordinates and openness. */
function piecesOf(profile: readonly ProfilePoint[]): Piece[] {
  const plain: { from: ProfilePoint; to: ProfilePoint; length: number; normal: Normal }[] = [];
  for (const [i, to] of profile.entries()) {
    const from = profile[i - 1];
    if (from === undefined) continue;
    const length = Math.hypot(to.radius - from.radius, to.height - from.height);
    plain.push({
      from,
      to,
      length,
      normal: [(to.height - from.height) / length, (from.radius - to.radius) / length],
    });
  }
  let run = 0;
  return plain.map(({ from, to, length, normal }, k) => {
    const before = from.smooth === true ? plain[k - 1]?.normal : undefined;
    const after = to.smooth === true ? plain[k + 1]?.normal : undefined;
    const start = run;
    run += length;
    return {
      from,
      to,
      length,
      startNormal: averaged(normal, before),
      endNormal: averaged(normal, after),
      v: from.v ?? [start, run],
      open: [
        opennessAt(profile, between(from, to, 0.06)),
        opennessAt(profile, between(from, to, 0.94)),
      ],
    };
  });
}

function averaged(a: Normal, b: Normal | undefined): Normal {
  if (b === undefined) return a;
  const length = Math.hypot(a[0] + b[0], a[1] + b[1]) || 1;
  return [(a[0] + b[0]) / length, (a[1] + b[1]) / length];
}

type Place = Pick<ProfilePoint, 'radius' | 'height'>;

const between = (from: Place, to: Place, t: number): Place => ({
  radius: from.radius + (to.radius - from.radius) * t,
  height: from.height + (to.height - from.height) * t,
});

/**
 * How much of the sky a point of the profile sees past the solid's own walls: from the steepest line to the
 * rim on its own side and across the axis.
 */
function opennessAt(profile: readonly ProfilePoint[], { radius, height }: Place): number {
  let outward = 0;
  let inward = 0;
  for (const point of profile) {
    const rise = point.height - height;
    if (rise <= 0.001) continue;
    if (point.radius > radius + 0.002)
      outward = Math.max(outward, Math.atan2(rise, point.radius - radius));
    const across = point.radius < radius - 0.002 ? radius - point.radius : radius + point.radius;
    inward = Math.max(inward, Math.atan2(rise, across));
  }
  return 1 - 0.5 * (Math.sin(outward) ** 2 + Math.sin(inward) ** 2);
}
