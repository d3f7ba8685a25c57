export interface Numbers {
  /** A whole number from 0, below `end`. */
  readonly below: (end: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly bytesOf: (length: number) => Buffer;
}

/** A stream of numbers that depends only on the seed (mulberry32). */
export function seededNumbers(seed: number): Numbers {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (end: number) => next() % end;
  return {
    below,
    pick: <Item>(items: readonly Item[]) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    bytesOf: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
