const SIZE_AT_FIRST = 1 << 12;
/** A step that shares no factor with the size, so that neighbours do not crowd. */
const SPREAD = 0x9e3779b1;

/** Numbers from 0 on by 32-bit keys; asked some thousand times a text, for which a `Map` is slow. */
export class IntegerMap {
  private size = 0;
  private keys = new Int32Array(SIZE_AT_FIRST);
  /** One more than each value; 0 is a free place. */
  private values = new Int32Array(SIZE_AT_FIRST);
  private shift = 32 - Math.log2(SIZE_AT_FIRST);

  get(key: number): number | undefined {
    const value = this.values[this.placeOf(key)] ?? 0;
    return value === 0 ? undefined : value - 1;
  }

  set(key: number, value: number): void {
    if (this.size * 2 >= this.keys.length) this.grow();
    const place = this.placeOf(key);
    if (this.values[place] === 0) this.size += 1;
    this.keys[place] = key;
    this.values[place] = value + 1;
  }

  /** Where a key stands, or else the free place where it would. */
  private placeOf(key: number): number {
    const { keys, values } = this;
    const last = keys.length - 1;
    let place = Math.imul(key, SPREAD) >>> this.shift;
    while (values[place] !== 0 && keys[place] !== key) place = (place + 1) & last;
    return place;
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Int32Array(keys.length * 2);
    this.values = new Int32Array(keys.length * 2);
    this.shift -= 1;
    this.size = 0;
    values.forEach((value, place) => {
      if (value !== 0) this.set(keys[place] ?? 0, value - 1);
    });
  }
}
