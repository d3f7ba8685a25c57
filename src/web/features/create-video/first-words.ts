const FIRST_WORD_COUNT = 6;

/** What a film's title would start with: the first words of the prompt. */
export function firstWords(prompt: string): string {
  const words = prompt.trim().split(/\s+/);
  const head = words.slice(0, FIRST_WORD_COUNT).join(' ');
  return words.length > FIRST_WORD_COUNT ? `${head} …` : head.replace(/[.,;:!?]+$/, '');
}
