/** The advertising rules of one market, as far as they are known. */
export interface Jurisdiction {
  /** ISO 3166-1 or -2, or the collective codes `US-OTHER` and `DEFAULT`. */
  readonly code: string;
  readonly name: string;
  readonly onlineCasinoAds: 'permitted' | 'restricted' | 'prohibited';
  readonly landBasedCasinoAds: 'permitted' | 'restricted' | 'prohibited';
  /** The age the market's law asks for; never below {@link MINIMUM_AGE} on screen. */
  readonly minAge: number;
  readonly helplineName: string;
  readonly helplineNumber: string;
  /** The responsible-gambling sentence of the market; empty where none is known. */
  readonly message: string;
  readonly messageBasis: 'mandated' | 'typical' | 'none';
  readonly verified: boolean;
  /** Fields that were not seen in a source and must not be printed as fact. */
  readonly unverifiedFields: readonly string[];
  readonly source: string;
}
