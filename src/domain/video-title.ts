import { isBlank, type Words } from './words.ts';

interface TitledVideo {
  /** The private label of its organization. */
  readonly label: string | null;
  readonly words: Pick<Words, 'headline' | 'lines'>;
  readonly prompt: string;
}

/** Returns what a video is called: its label, or what it says first, or what was asked for. */
export function titleOfVideo({ label, words, prompt }: TitledVideo): string {
  const candidates = [label, words.headline, ...words.lines.map(({ text }) => text)];
  return candidates.find((text) => !isBlank(text)) ?? prompt;
}
