import type { Advertises } from '#domain/markets/advertises.ts';
import type { MarketCode } from '#domain/markets/markets.ts';

/** Everything a user writes that ends up in a film, and where the film is to be shown. */
export interface JudgedWords {
  readonly prompt: string;
  /** Every piece of the words, terms included and the signature not, in the order in which they are shown. */
  readonly pieces?: readonly string[] | undefined;
  /** Whether somebody wrote the pieces; else a reader took them from the prompt. */
  readonly areChosen?: boolean | undefined;
  /** The sentences of the voice-over. */
  readonly spoken?: readonly string[] | undefined;
  /** The name that signs the film, which is judged where it is given (`judgeName`). */
  readonly signature?: string | undefined;
  /** Another name that signs the film, which nobody has judged. */
  readonly writtenSignature?: string | undefined;
  /** Default: `DEFAULT_MARKETS`. */
  readonly markets?: readonly MarketCode[] | undefined;
  /** Default: `ADVERTISES_DEFAULT`. */
  readonly advertises?: Advertises | undefined;
}

const isWritten = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '';

/** The words on screen that somebody chose. */
export function chosenPieces({ pieces = [], areChosen = false }: JudgedWords): readonly string[] {
  return areChosen ? pieces : [];
}

/** All that is shown or spoken, piece by piece. */
export function shownTexts({ pieces = [], spoken = [], ...words }: JudgedWords): string[] {
  return [...new Set([...pieces, ...spoken, words.writtenSignature].filter(isWritten))];
}

/** The same with the pieces that a reader opened with a capital as the prompt has them. */
export function inPromptSpelling(words: JudgedWords): JudgedWords {
  const { prompt, pieces = [], areChosen = false, spoken } = words;
  if (areChosen) return words;
  const spelt = (piece: string): string => {
    const small = piece.charAt(0).toLowerCase() + piece.slice(1);
    return !prompt.includes(piece) && prompt.includes(small) ? small : piece;
  };
  return { ...words, pieces: pieces.map(spelt), spoken: spoken?.map(spelt) };
}

/** All that is judged as one text, piece by piece. */
export function judgedTextOf(given: JudgedWords): string {
  const words = inPromptSpelling(given);
  const written = [words.prompt, ...chosenPieces(words)];
  const more = shownTexts(words).filter((piece) => !written.some((text) => text.includes(piece)));
  return [...written, ...more].filter(isWritten).join('\n');
}
