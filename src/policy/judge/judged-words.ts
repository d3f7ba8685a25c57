import type { Advertises } from '#domain/markets/advertises.ts';
import type { MarketCode } from '#domain/markets/markets.ts';

/** Everything a user writes that ends up in a film, and where the film is to be shown. */
export interface JudgedWords {
  readonly prompt: string;
  /**
   * All pieces of the on-screen words in display order, including the terms but not the signature.
   */
  readonly pieces?: readonly string[] | undefined;
  /** Whether a person wrote the pieces; otherwise our reader took them from the prompt. */
  readonly areChosen?: boolean | undefined;
  /** The sentences of the voice-over. */
  readonly spoken?: readonly string[] | undefined;
  /** The name that signs the film; it was judged when it was set (`judgeName`). */
  readonly signature?: string | undefined;
  /** A different name that signs the film and has not been judged. */
  readonly writtenSignature?: string | undefined;
  /** Default: `DEFAULT_MARKETS`. */
  readonly markets?: readonly MarketCode[] | undefined;
  /** Default: `ADVERTISES_DEFAULT`. */
  readonly advertises?: Advertises | undefined;
}

const isWritten = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '';

/** The on-screen words that a person wrote. */
export function chosenPieces({ pieces = [], areChosen = false }: JudgedWords): readonly string[] {
  return areChosen ? pieces : [];
}

/** Everything shown or spoken, piece by piece. */
export function shownTexts({ pieces = [], spoken = [], ...words }: JudgedWords): string[] {
  return [...new Set([...pieces, ...spoken, words.writtenSignature].filter(isWritten))];
}

/** Undoes the capitals with which our reader began pieces, so that they match the prompt. */
export function inPromptSpelling(words: JudgedWords): JudgedWords {
  const { prompt, pieces = [], areChosen = false, spoken } = words;
  if (areChosen) return words;
  const spelt = (piece: string): string => {
    const small = piece.charAt(0).toLowerCase() + piece.slice(1);
    return !prompt.includes(piece) && prompt.includes(small) ? small : piece;
  };
  return { ...words, pieces: pieces.map(spelt), spoken: spoken?.map(spelt) };
}

/** Everything that is judged as one text, piece by piece. */
export function judgedTextOf(given: JudgedWords): string {
  const words = inPromptSpelling(given);
  const written = [words.prompt, ...chosenPieces(words)];
  const more = shownTexts(words).filter((piece) => !written.some((text) => text.includes(piece)));
  return [...written, ...more].filter(isWritten).join('\n');
}
