/** What is kept of the content credentials (C2PA) of an uploaded file. */
export interface FormerCredentials {
  /** SHA-256 of the embedded manifest store, in hex. */
  readonly sha256: string;
  /** Whether they were valid when the file was read, whoever signed them. */
  readonly isIntact: boolean;
}
