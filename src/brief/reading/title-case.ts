import type { SpacedLanguage } from '#text/language.ts';

const SMALL_WORDS = new Set(
  "a an the and or of in on at to for with by from vs n’ n' as but nor per via".split(' '),
);

/** A title as its language sets it: English capitalises its words, the others their first letter. */
export function titleCase(text: string, language: SpacedLanguage): string {
  const plain = text.replace(/^[\s,;:.\-–—&]+|[\s,;:\-–—&]+$/gu, '').replace(/(?<!\.)\.$/u, '');
  if (language !== 'en' || !/\p{Script=Latin}/u.test(plain))
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  const words = plain.split(/\s+/u);
  return words
    .map((word, index) => {
      const isInside = index > 0 && index < words.length - 1;
      if (isInside && SMALL_WORDS.has(word.toLowerCase()))
        return /^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase();
      return word.replace(
        /(^|[-/(&])(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      );
    })
    .join(' ');
}
