import type { CredentialsFormat } from '#film/provenance/engine/find-manifest-store.ts';
import type { ManifestFacts } from '#film/provenance/manifest-definition.ts';
import type { ProvenanceFault } from '#film/provenance/provenance-error.ts';
import type { ProvenanceReading } from '#film/provenance/reading/provenance-reading.ts';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';

export interface SigningTask {
  readonly kind: 'sign';
  readonly path: string;
  readonly outputPath: string;
  readonly facts: ManifestFacts;
  readonly instanceId: string;
  readonly credentials: SigningCredentials;
}

interface ReadingTask {
  readonly kind: 'read';
  readonly path: string;
  readonly anchorsPem: readonly string[];
}

/** Asks whether the credentials of a stranger's picture or clip hold. */
interface InspectingTask {
  readonly kind: 'inspect';
  readonly path: string;
  readonly format: CredentialsFormat;
}

export type ProvenanceTask = SigningTask | ReadingTask | InspectingTask;

/** What each kind of task answers. */
export interface TaskAnswers {
  readonly sign: { readonly manifestBytes: Uint8Array<ArrayBuffer> };
  readonly read: ProvenanceReading;
  readonly inspect: { readonly isIntact: boolean };
}

/** What a worker thread says before it ends. */
export type WorkerMessage =
  | { readonly ok: true; readonly answer: TaskAnswers[keyof TaskAnswers] }
  | { readonly ok: false; readonly fault: ProvenanceFault; readonly message: string };
