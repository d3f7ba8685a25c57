import type { XmpReading } from '#film/provenance/xmp.ts';

/**
 * `trusted`: intact and signed by somebody a given anchor vouches for. `valid`: intact, but no given
 * anchor vouches for the signer. `invalid`: changed after signing, or never right. `none`: not signed.
 */
export type Validation = 'trusted' | 'valid' | 'invalid' | 'none';

/** Why a film got its verdict: a code of the C2PA specification or our own, and a plain sentence. */
export interface ProvenanceReason {
  readonly code: string;
  readonly sentence: string;
}

export interface ManifestAction {
  readonly action: string;
  readonly digitalSourceType?: string;
  readonly softwareAgent?: string;
  readonly when?: string;
  readonly description?: string;
}

/** A part that the film was assembled from, as the signer found it. */
export interface IngredientReading {
  readonly title: string;
  /**
   * The part's own C2PA credentials, judged when it was built in; `heldBefore` and `brokenBefore` where
   * they stayed behind when the file was written anew, and only their hash is in the film.
   */
  readonly credentials: 'none' | 'intact' | 'broken' | 'heldBefore' | 'brokenBefore';
}

/** What the newest manifest of a file says. Every field is the signer's claim. */
export interface ManifestReading {
  readonly title?: string;
  readonly instanceId?: string;
  readonly generator?: string;
  readonly signerName?: string;
  readonly signerOrganization?: string;
  readonly actions: readonly ManifestAction[];
  /** The disclosure burned into the picture, where our own assertion stands in the manifest. */
  readonly visibleLabel?: string;
  readonly ingredients: readonly IngredientReading[];
}

export interface ProvenanceReading {
  readonly xmp: XmpReading | null;
  readonly manifest: ManifestReading | null;
  readonly validation: Validation;
  readonly reasons: readonly ProvenanceReason[];
}
