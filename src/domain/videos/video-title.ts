import { isBlank, type Words } from '../order/words.ts';

interface TitledVideo {
  /** The private label within its organization. */
  readonly label: string | null;
  readonly words: Pick<Words, 'headline' | 'lines'>;
  readonly prompt: string;
}

/** Returns the title of a video: its label, else its first words, else its prompt. */
export function titleOfVideo({ label, words, prompt }: TitledVideo): string {
  const candidates = [label, words.headline, ...words.lines.map(({ text }) => text)];
  return candidates.find((text) => !isBlank(text)) ?? prompt;
}
