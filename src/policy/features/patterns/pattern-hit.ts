/** A pattern found in normalised text, by character positions. */
export interface PatternHit {
  readonly concept: PatternConcept;
  readonly start: number;
  readonly end: number;
}

export type PatternConcept =
  | 'minorAge'
  | 'minorBirthday'
  | 'adultAge'
  | 'objectAge'
  | 'amount'
  | 'percent'
  | 'spinCount'
  | 'grownSum'
  | 'offerSize';

/** Returns all places of a normalised text that match a global pattern. */
export function findPattern(text: string, pattern: RegExp, concept: PatternConcept): PatternHit[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    concept,
    start: match.index,
    end: match.index + match[0].length,
  }));
}
