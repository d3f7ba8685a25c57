import type { Random } from '#film/random.ts';
import { SYMBOLS_PER_REEL } from './dimensions.ts';
import type { SymbolId } from './symbols.ts';

/** The symbols round a reel, from above downwards as they are painted. */
export type Strip = readonly SymbolId[];

/** A strip for each reel: all symbols about equally often, none twice in a row. */
export function planStrips(
  symbols: readonly [SymbolId, ...SymbolId[]],
  reelCount: number,
  random: Random,
): Strip[] {
  return Array.from({ length: reelCount }, () => {
    const strip: SymbolId[] = [];
    let bag: SymbolId[] = [];
    while (strip.length < SYMBOLS_PER_REEL) {
      if (bag.length === 0) bag = [...symbols];
      const neighbours = [
        strip.at(-1),
        strip.length === SYMBOLS_PER_REEL - 1 ? strip[0] : undefined,
      ];
      const fitting = bag.filter((symbol) => !neighbours.includes(symbol));
      const choices =
        fitting.length > 0 ? fitting : symbols.filter((id) => !neighbours.includes(id));
      const chosen = choices[Math.floor(random() * choices.length)] ?? symbols[0];
      strip.push(chosen);
      bag = bag.filter((symbol) => symbol !== chosen);
    }
    return strip;
  });
}

/** The symbol on the pay line of a reel that has turned to a whole position. */
export function symbolAt(strip: Strip, position: number): SymbolId | undefined {
  const { length } = strip;
  return strip[((-position % length) + length) % length];
}
