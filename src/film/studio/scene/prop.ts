import {
  FLAG_FINE,
  FLAG_MOVING,
  FLAG_REFLECTED,
  FLAG_SHADES,
  INSTANCE_BOUND_CENTER,
  INSTANCE_BOUND_RADIUS,
  INSTANCE_BYTES,
  INSTANCE_FLAGS,
  INSTANCE_GLOW,
  INSTANCE_HOLLOW,
  INSTANCE_KIND,
  INSTANCE_MATERIAL,
  INSTANCE_MOTION,
  INSTANCE_POSITION,
  INSTANCE_PROFILE_FIRST,
  INSTANCE_ROTATION,
  INSTANCE_SHADE,
  INSTANCE_SIZE,
  INSTANCE_SPIN_BLUR,
  INSTANCE_TINT,
  INSTANCE_UV_OFFSET,
} from '../kernel/layout.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Light } from '#film/color/light.ts';
import { UNTURNED, type Rotation } from './rotation.ts';
import {
  boundingRadiusOf,
  halfHeightOf,
  KIND_NUMBERS,
  sizesOf,
  thicknessOf,
  type Solid,
} from './solid.ts';
import { lengthOf, ORIGIN, type Vec3 } from './vec3.ts';

/** What a solid shades others as: an upright prism, round unless it has a depth. */
export interface ShadeShape {
  readonly halfWidth: number;
  readonly halfDepth?: number;
  /** Above and below the solid's middle. */
  readonly low: number;
  readonly high: number;
}

/** A bowl: points inside see its wall instead of the surroundings. */
export interface Hollow {
  readonly radius: number;
  /** Height of the rim in the world. */
  readonly rim: number;
  readonly wall: Light;
}

export interface PropSpec {
  readonly solid: Solid;
  readonly at?: Vec3;
  readonly rotation?: Rotation;
  readonly tint?: Light;
  /** Casts shadow and contact darkness; true takes the solid's own outline. */
  readonly shades?: boolean | ShadeShape;
  /** Shows in surfaces that mirror. Few things should: each costs time. */
  readonly reflected?: boolean;
  readonly hollow?: Hollow;
  /** How often the texture repeats on this one, on top of the material's own repetition. */
  readonly textureScale?: readonly [u: number, v: number];
  readonly textureOffset?: readonly [u: number, v: number];
}

/** Thinner solids get a ray for every picture element. */
const FINE_BELOW = 0.03;

/** A solid in the scene. Everything that is not set again keeps its last value. */
export class Prop {
  readonly index: number;
  readonly solid: Solid;
  readonly #kernel: Kernel;
  readonly #at: number;
  readonly #radius: number;
  readonly #flags: number;
  readonly #shade: ShadeShape | undefined;
  #position: Vec3 = ORIGIN;
  #isShown = true;
  /** How far bending has taken its corners out of its plane. */
  #bulge = 0;

  constructor(kernel: Kernel, index: number, spec: PropSpec) {
    const at = kernel.call.instanceTable() + index * INSTANCE_BYTES;
    this.#kernel = kernel;
    this.#at = at;
    this.index = index;
    this.solid = spec.solid;
    this.#radius = boundingRadiusOf(spec.solid);
    this.#shade = shadeShapeOf(spec);
    this.#flags =
      (this.#shade === undefined ? 0 : FLAG_SHADES) |
      (spec.reflected === true ? FLAG_REFLECTED : 0) |
      (thicknessOf(spec.solid) < FINE_BELOW ? FLAG_FINE : 0);
    this.show();
    kernel.writeWhole(at + INSTANCE_FLAGS, this.#flags);
    this.#writeMaterials();
    kernel.writeFloats(at + INSTANCE_SIZE, ...sizesOf(spec.solid));
    kernel.writeFloats(
      at + INSTANCE_UV_OFFSET,
      ...(spec.textureOffset ?? [0, 0]),
      ...(spec.textureScale ?? [1, 1]),
    );
    kernel.writeFloats(at + INSTANCE_TINT, ...(spec.tint ?? [1, 1, 1]), 1);
    this.setHollow(spec.hollow);
    this.place(spec.at ?? ORIGIN, spec.rotation ?? UNTURNED);
  }

  get isReflected(): boolean {
    return (this.#flags & FLAG_REFLECTED) !== 0;
  }

  get isShown(): boolean {
    return this.#isShown;
  }

  /** A sphere that holds it, where it is now. */
  bound(): { readonly center: Vec3; readonly radius: number } {
    return { center: this.#position, radius: Math.hypot(this.#radius, this.#bulge) };
  }

  place(position: Vec3, rotation: Rotation = UNTURNED): void {
    const kernel = this.#kernel;
    this.#position = position;
    kernel.writeFloats(this.#at + INSTANCE_POSITION, ...position);
    kernel.writeFloats(this.#at + INSTANCE_ROTATION, ...rotation.x, ...rotation.y, ...rotation.z);
    kernel.writeFloats(this.#at + INSTANCE_BOUND_CENTER, ...position, this.bound().radius);
    const shade = this.#shade;
    if (shade === undefined) return;
    const { halfWidth, halfDepth = 0, low, high } = shade;
    kernel.writeFloats(
      this.#at + INSTANCE_SHADE,
      halfWidth,
      halfDepth,
      position[2] + low,
      position[2] + high,
    );
  }

  /** Spheres only: how far it moves while the shutter is open; drawn as a streak. */
  moves(motion: Vec3): void {
    const distance = lengthOf(motion);
    const moving = this.solid.kind === 'sphere' && distance > this.#radius * 0.02;
    this.#kernel.writeWhole(this.#at + INSTANCE_FLAGS, this.#flags | (moving ? FLAG_MOVING : 0));
    this.#kernel.writeFloats(this.#at + INSTANCE_MOTION, ...motion);
    this.#kernel.writeFloats(
      this.#at + INSTANCE_BOUND_RADIUS,
      this.#radius + (moving ? distance / 2 : 0),
    );
  }

  /** How far the texture moves along u (in turns or widths) while the shutter is open. */
  blursTexture(u: number): void {
    this.#kernel.writeFloats(this.#at + INSTANCE_SPIN_BLUR, u);
  }

  offsetTexture(u: number, v: number): void {
    this.#kernel.writeFloats(this.#at + INSTANCE_UV_OFFSET, u, v);
  }

  /** Multiplies the material's emission: lamps that go on and off. */
  glow(strength: number): void {
    this.#kernel.writeFloats(this.#at + INSTANCE_GLOW, strength);
  }

  tint(color: Light): void {
    this.#kernel.writeFloats(this.#at + INSTANCE_TINT, ...color);
  }

  /** Cards only: height of the sheet per squared distance from its middle line; positive lifts the sides. */
  bend(amount: number): void {
    if (this.solid.kind !== 'card') return;
    this.#bulge = Math.abs(amount) * (this.solid.width / 2) ** 2;
    this.#kernel.writeFloats(this.#at + INSTANCE_SIZE + 12, amount);
    this.#kernel.writeFloats(this.#at + INSTANCE_BOUND_RADIUS, this.bound().radius);
  }

  setHollow(hollow: Hollow | undefined): void {
    const { radius, rim, wall } = hollow ?? { radius: 0, rim: 0, wall: [0, 0, 0] as const };
    this.#kernel.writeFloats(this.#at + INSTANCE_HOLLOW, radius, rim, ...wall);
  }

  setProfile(first: number, count: number): void {
    this.#kernel.writeWhole(this.#at + INSTANCE_PROFILE_FIRST, first);
    this.#kernel.writeWhole(this.#at + INSTANCE_PROFILE_FIRST + 4, count);
  }

  show(): void {
    this.#isShown = true;
    this.#kernel.writeWhole(this.#at + INSTANCE_KIND, KIND_NUMBERS[this.solid.kind]);
  }

  /** Solids without a kind are met by no ray, shade nothing and show in no mirror. */
  hide(): void {
    this.#isShown = false;
    this.#kernel.writeWhole(this.#at + INSTANCE_KIND, -1);
  }

  #writeMaterials(): void {
    const { solid } = this;
    if (solid.kind === 'lathe') return;
    const first = solid.kind === 'card' ? solid.face : solid.material;
    const second =
      solid.kind === 'card'
        ? solid.back
        : solid.kind === 'cylinder'
          ? (solid.lids ?? first)
          : first;
    this.#kernel.writeWhole(this.#at + INSTANCE_MATERIAL, first.index);
    this.#kernel.writeWhole(this.#at + INSTANCE_MATERIAL + 4, second.index);
  }
}

function shadeShapeOf({ shades, solid }: PropSpec): ShadeShape | undefined {
  if (shades === undefined || shades === false) return undefined;
  if (shades !== true) return shades;
  const half = halfHeightOf(solid);
  const upright = { low: -half, high: half };
  if (solid.kind === 'box')
    return { halfWidth: solid.width / 2, halfDepth: solid.depth / 2, ...upright };
  if (solid.kind === 'card')
    return { halfWidth: solid.width / 2, halfDepth: solid.height / 2, ...upright };
  if (solid.kind === 'cylinder') return { halfWidth: solid.radius, ...upright };
  return { halfWidth: boundingRadiusOf(solid), ...upright };
}
