import { INSTANCE_COUNT_MAX } from '../kernel/layout.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { MaterialShelf, type MaterialHandle, type MaterialSpec } from './material.ts';
import { ProfileShelf } from './profile.ts';
import { Prop, type PropSpec } from './prop.ts';
import type { SharedPaintings } from '#film/picture/shared-paintings.ts';
import { TextureShelf, type Painting, type TextureHandle } from './texture.ts';
import { lengthOf, minus, ORIGIN, plus, times } from './vec3.ts';

/** Mirrors look at no more than this many solids. */
const REFLECTED_MAX = 32;

/** Where solids, materials and textures of a film are put. Filled once, moved for every frame. */
export class Stage {
  readonly #kernel: Kernel;
  readonly #textures: TextureShelf;
  readonly #materials: MaterialShelf;
  readonly #profiles: ProfileShelf;
  readonly #props: Prop[] = [];
  readonly #reflected: Prop[] = [];

  constructor(kernel: Kernel, shared: SharedPaintings | null = null) {
    this.#kernel = kernel;
    this.#textures = new TextureShelf(kernel, shared);
    this.#materials = new MaterialShelf(kernel);
    this.#profiles = new ProfileShelf(kernel);
  }

  texture(painting: Painting): TextureHandle {
    return this.#textures.add(painting);
  }

  material(spec: MaterialSpec): MaterialHandle {
    return this.#materials.add(spec);
  }

  /** Puts a solid on the stage. */
  add(spec: PropSpec): Prop {
    const index = this.#props.length;
    if (index === INSTANCE_COUNT_MAX) throw new Error(`more than ${INSTANCE_COUNT_MAX} solids`);
    const prop = new Prop(this.#kernel, index, spec);
    this.#props.push(prop);
    if (spec.solid.kind === 'lathe') {
      const { first, count } = this.#profiles.add(spec.solid.profile);
      prop.setProfile(first, count);
    }
    if (prop.isReflected && this.#reflected.length < REFLECTED_MAX) {
      const table = this.#kernel.call.reflectedTable();
      this.#kernel.writeShort(table + this.#reflected.length * 2, index);
      this.#reflected.push(prop);
    }
    return prop;
  }

  get propCount(): number {
    return this.#props.length;
  }

  /** The solids that were put on the stage from number `first` on. */
  propsFrom(first: number): readonly Prop[] {
    return this.#props.slice(first);
  }

  get reflectedCount(): number {
    return this.#reflected.length;
  }

  /** Centre and radius of a sphere round everything that mirrors show, where it is now. */
  reflectedBound(): [x: number, y: number, z: number, radius: number] {
    const bounds = this.#reflected.filter(({ isShown }) => isShown).map((prop) => prop.bound());
    const [x, y, z] = times(
      bounds.reduce((sum, { center }) => plus(sum, center), ORIGIN),
      1 / Math.max(bounds.length, 1),
    );
    const reach = bounds.map(({ center, radius }) => lengthOf(minus(center, [x, y, z])) + radius);
    return [x, y, z, Math.max(0, ...reach)];
  }
}
