import { SUM } from '#film/storyboard/sum.ts';

/**
 * A text whose sum has only grown by a part of itself: as many digits, led by none, and never more than
 * the text says. The text itself where it names no sum.
 */
export function countedUp(text: string, part: number): string {
  if (part >= 1) return text;
  return text.replace(SUM, (sum) => {
    const digits = sum.replace(/\D/gu, '');
    const value = Math.floor(Number(digits) * Math.max(0, part));
    const grown = String(value).padStart(digits.length, '0');
    let at = 0;
    let isLeading = true;
    return sum.replace(/[\d.,]/gu, (sign) => {
      const shown = /\d/u.test(sign) ? (grown[at++] ?? '0') : sign;
      if (shown !== '0' && /\d/u.test(shown)) isLeading = false;
      const isLast = at === digits.length;
      return isLeading && !isLast ? '' : shown;
    });
  });
}
