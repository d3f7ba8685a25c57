import type { Random } from '#film/random.ts';

/** Puts the examples in another order, in place. */
export function shuffle(order: number[], random: Random): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
}
