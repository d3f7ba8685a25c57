import type { Paint } from '../../scene/texture.ts';
import { diamond } from './symbols/diamond.ts';
import { cherries, lemon } from './symbols/fruit.ts';
import { bell, crown, horseshoe, star } from './symbols/gold.ts';
import { bar, seven } from './symbols/signs.ts';

const SYMBOLS = {
  seven,
  bar,
  bell,
  cherry: cherries,
  lemon,
  diamond,
  horseshoe,
  star,
  crown,
} satisfies Record<string, (p: Paint) => void>;

export type SymbolId = keyof typeof SYMBOLS;

/** Paints a symbol about the origin, as large as a square of 100. */
export function drawSymbol(p: Paint, id: SymbolId): void {
  p.lineJoin = 'round';
  p.lineCap = 'round';
  SYMBOLS[id](p);
}
