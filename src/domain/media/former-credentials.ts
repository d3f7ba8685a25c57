/** What remains of the content credentials (C2PA) that an own file came with. */
export interface FormerCredentials {
  /** SHA-256 of the manifest store as it was embedded, hex. */
  readonly sha256: string;
  /** Whether they held when the file was read, whoever signed them. */
  readonly isIntact: boolean;
}
