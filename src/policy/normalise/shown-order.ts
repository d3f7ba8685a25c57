const OVERRIDE = /\u202E([^\u202C\u202D\u202E\n]*)\u202C?/gu;

/** Returns letters in the opposite order. */
export const turnedRound = (text: string): string => Array.from(text).toReversed().join('');

/** Returns a text as it is shown where signs of direction turn a stretch of it round. */
export function inShownOrder(text: string): string {
  return text.replace(OVERRIDE, (_, stretch: string) => turnedRound(stretch));
}
