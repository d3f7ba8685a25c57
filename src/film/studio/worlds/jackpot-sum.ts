import { SUM } from '#film/storyboard/sum.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Fewer digits are a price, not a jackpot. */
const DIGITS_MIN = 4;
const SIGNS_MAX = 12;
/** What limits a sum: alone in the picture it would promise more than the words do. */
const LIMITS = [
  'up to|share of|shared|split|over|more than|at least|from',
  'hasta|parte de|más de|desde',
  'part de|plus de|dès|à partir',
  'bis zu|anteil|über|mehr als|ab',
  'fino a|oltre|più di|da',
  'até|mais de|a partir',
].join('|');
const LIMITED = new RegExp(`(?<!\\p{L})(?:${LIMITS})(?!\\p{L})|jusqu|最高|高达|超过|起|瓜分`, 'iu');

/**
 * The largest sum that the film's words name without limit or condition, as its signs: what a counter may come to rest
 * on. Null where there is none, because a sum that nobody ordered must not stand in a picture.
 */
export function jackpotSum({ shots }: Storyboard): readonly string[] | null {
  const sums = shots.flatMap(({ words }) =>
    words.flatMap(({ role, text }, k) => {
      const isLimited = words[k + 1]?.role === 'condition' || LIMITED.test(text);
      const found = role === 'terms' || isLimited ? [] : text.matchAll(new RegExp(SUM, 'gu'));
      return Array.from(found, ([sum]) => sum.replace(/\s|[.,]\s*$/gu, ''));
    }),
  );
  const [largest] = sums
    .filter((sum) => /^[\d.,$€£¥]+$/u.test(sum) && sum.length <= SIGNS_MAX)
    .filter((sum) => valueOf(sum) >= 10 ** (DIGITS_MIN - 1))
    .toSorted((a, b) => valueOf(b) - valueOf(a));
  return largest === undefined ? null : [...largest];
}

const valueOf = (sum: string): number => Number(sum.replace(/\D/gu, ''));
