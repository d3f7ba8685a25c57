/** What can go wrong while a film is marked, signed or read. */
export type ProvenanceFault =
  | 'tooLarge'
  | 'notAFilm'
  | 'credentialsUnusable'
  | 'signingFailed'
  | 'readingFailed'
  | 'verificationFailed';

/** Carries a sentence for operators; `fault` is what callers branch on. */
export class ProvenanceError extends Error {
  readonly fault: ProvenanceFault;

  constructor(fault: ProvenanceFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProvenanceError';
    this.fault = fault;
  }
}
