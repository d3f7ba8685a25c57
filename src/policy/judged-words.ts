import type { Advertises } from '#domain/markets/advertises.ts';
import type { MarketCode } from '#domain/markets/markets.ts';

/** Everything a user writes that ends up in a film, and where the film is to be shown. */
export interface JudgedWords {
  readonly prompt: string;
  readonly title?: string | undefined;
  readonly offer?: string | undefined;
  readonly callToAction?: string | undefined;
  /** Every piece that the film shows or speaks, in that order; not known where absent. */
  readonly shown?: readonly string[] | undefined;
  /** Words that somebody chose in place of what the prompt says; those that `shown` holds too are shown. */
  readonly chosen?: readonly string[] | undefined;
  /** The name that signs the film, which is judged where it is given (`judgeName`). */
  readonly signature?: string | undefined;
  /** Default: `DEFAULT_MARKETS`. */
  readonly markets?: readonly MarketCode[] | undefined;
  /** Default: `ADVERTISES_DEFAULT`. */
  readonly advertises?: Advertises | undefined;
}

const isWritten = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '';

/** The words on screen that the user wrote into fields of their own. */
export function fieldsOf({ title, offer, callToAction }: JudgedWords): string[] {
  return [title, offer, callToAction].filter(isWritten);
}

/** All that is judged as one text, field by field. */
export function judgedTextOf(words: JudgedWords): string {
  const written = [words.prompt, ...fieldsOf(words)];
  const more = (words.shown ?? []).filter((piece) => !written.some((text) => text.includes(piece)));
  return [...written, ...more].filter(isWritten).join('\n');
}
