import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';

type Shot = StoryboardBody['shots'][number];
type Words = Shot['words'][number];

/** The keys of the words that can be moved, in the order in which the shots tell them. */
export function toldOrder(shots: readonly Shot[]): string[] {
  const keys = shots.flatMap(({ words }) => words.flatMap(({ key }) => key ?? []));
  return [...new Set(keys)];
}

/** `key` put at `index`; the others close the gap. */
export function movedTo(order: readonly string[], key: string, index: number): string[] {
  const others = order.filter((one) => one !== key);
  return others.toSpliced(Math.max(0, Math.min(index, others.length)), 0, key);
}

/** The shots as `order` will tell them, until a new plan says so: words change places, shots do not. */
export function arranged(shots: readonly Shot[], order: readonly string[]): readonly Shot[] {
  const told = toldOrder(shots);
  const wanted = [
    ...order.filter((key) => told.includes(key)),
    ...told.filter((key) => !order.includes(key)),
  ];
  const places = new Map(told.map((key, place) => [key, wanted[place] ?? key]));
  const byKey = new Map(shots.flatMap(({ words }) => words.map((one) => [one.key, one] as const)));
  const replaced = (one: Words) => byKey.get(places.get(one.key ?? '') ?? '') ?? one;
  if (order.length === 0) return shots;
  return shots.map((shot) => ({ ...shot, words: shot.words.map(replaced) }));
}
