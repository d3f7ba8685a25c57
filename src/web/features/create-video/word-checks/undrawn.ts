import { undrawnCharacterIn } from '#domain/order/drawn-characters.ts';

/** The characters of `text` that no font of the videos draws, each once. */
export function undrawnIn(text: string): readonly string[] {
  const found = undrawnCharacterIn(text);
  return found === null ? [] : [found, ...undrawnIn(text.replaceAll(found, ''))];
}

/** The text without these characters, and without the spaces that stood around them. */
export function withoutCharacters(text: string, characters: readonly string[]): string {
  const rest = characters.reduce((left, character) => left.replaceAll(character, ''), text);
  return rest.replaceAll(/ {2,}/g, ' ').trim();
}
