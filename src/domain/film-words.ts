/**
 * What the film says, as read from the prompt or edited by the user. Offers and dates are literal
 * parts of the prompt. `null` and empty lists where the prompt says nothing.
 */
export interface FilmWords {
  readonly title: string;
  readonly offers: readonly string[];
  readonly when: readonly string[];
  readonly venue: string | null;
  readonly callToAction: string | null;
  /** Further words that the user put in quotation marks. */
  readonly lines: readonly string[];
}
