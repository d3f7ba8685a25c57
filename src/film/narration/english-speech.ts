/** What is written one way and said another, in the order in which it is replaced. */
const SAID: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[] = [
  [/https?:\/\//giu, ''],
  [/(?<=[a-z0-9])[.](?=[a-z]{2,})/giu, ' dot '],
  [/(?<=\p{L})\/(?=\p{L})/gu, ' slash '],
  [/@/gu, ' at '],
  [/&/gu, ' and '],
  [/[€]\s?([\d.,]*\d)/gu, '$1 euros'],
  [/([\d.,]*\d)\s?€/gu, '$1 euros'],
  [/[£]\s?([\d.,]*\d)/gu, '$1 pounds'],
  [/(\d)\s?\+/gu, '$1 plus'],
  [/\$(\d+(?:\.\d+)?)\s?k\b/giu, '$1 thousand dollars'],
  [/\$(\d+(?:\.\d+)?)\s?m\b/giu, '$1 million dollars'],
  [/24\/7/gu, 'twenty four seven'],
  [/(?<=\d)\s?[-–—]\s?(?=\d)/gu, ' to '],
  [/[–—·|•]/gu, ', '],
  [/\b(\p{Lu})(\p{Lu}{3,})\b/gu, (_, first, rest) => first + rest.toLowerCase()],
];

/** English as a synthesizer without traits of its own can read it aloud. */
export function englishAsSpoken(text: string): string {
  let spoken = text;
  for (const [written, said] of SAID) {
    spoken =
      typeof said === 'string' ? spoken.replace(written, said) : spoken.replace(written, said);
  }
  return spoken
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(/[^\p{ASCII}]/gu, ' ')
    .replace(/["<>*_~^\\[\]{}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
