import { readBrief } from '#brief/read-brief.ts';
import type { Words } from '#domain/order/words.ts';
import type { FilmOrder } from '#film/film-order.ts';

/** A film order whose words and look are still prose. */
export interface PromptOrder extends Omit<FilmOrder, 'words' | 'language' | 'look' | 'crowd'> {
  readonly prompt: string;
  /** Who signs the film where the prompt names nobody. */
  readonly signature: string | null;
  /** Words that stand in place of what the prompt says. */
  readonly words?: Partial<Words>;
}

/** The film that a prompt asks for. Pure: the same prompt gives the same order. */
export function orderFromPrompt({ prompt, signature, words, ...settings }: PromptOrder): FilmOrder {
  const { language, look, crowd, ...read } = readBrief(prompt);
  return {
    ...settings,
    words: { signature, ...read.words, ...words },
    language,
    look,
    crowd,
  };
}
