import CHARACTERS from './simplified.json' with { type: 'json' };

const SIMPLIFIED = new Map(CHARACTERS.pairs.map((pair) => [pair.charAt(0), pair.charAt(1)]));

/** Returns a text with simplified Chinese characters instead of traditional ones. Every character keeps its index. */
export function simplify(text: string): string {
  return text.replaceAll(/\p{Script=Han}/gu, (character) => SIMPLIFIED.get(character) ?? character);
}
