/**
 * The credentials films are signed with: generated at the first start, or the operator's own. All
 * processes of an installation share one set through the database, where the key is encrypted with
 * the secret key. It is renewed long before it expires; the roots of earlier ones are kept, because
 * they validate the films of their time.
 */
import { DAY_MS } from '#domain/durations.ts';
import { findCredentialsEnd } from '#film/provenance/credentials/signing-credentials.ts';
import {
  checkSigningCredentials,
  type SigningCredentials,
} from '#film/provenance/credentials/signing-credentials.ts';
import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import * as store from './signing-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { SecretBox } from '#server/platform/secret-box.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly secretBox: SecretBox;
  /** The operator's own; null if the installation generates them. */
  readonly own: { readonly certificateChainPem: string; readonly privateKeyPem: string } | null;
}

export type Signing = ReturnType<typeof createSigning>;

/** A film can be verified for at least this long after it was signed. */
const LIFE_LEFT_YEARS_MIN = 8;
const YEAR_MS = 365.25 * DAY_MS;
const SIGNER_NAME = 'CasinoReel';

export function createSigning(deps: Deps) {
  const { db, clock, log, secretBox } = deps;

  async function replace(row: store.CredentialsRow | null, next: SigningCredentials) {
    await db.transaction(async (tx) => {
      if (row) await store.retire(tx, row.id, clock.now());
      await store.insert(tx, {
        certificateChainPem: next.certificateChainPem,
        anchorPem: next.anchorPem,
        lockedPrivateKey: deps.own ? null : secretBox.lock(next.privateKeyPem),
        createdAt: clock.now(),
      });
    });
  }

  async function useOwn(own: NonNullable<Deps['own']>): Promise<SigningCredentials> {
    const credentials = checkSigningCredentials(own, clock.now());
    const row = await store.findInUse(db);
    if (row?.certificateChainPem !== credentials.certificateChainPem) {
      await replace(row, credentials);
    }
    return credentials;
  }

  /** The stored credentials, if they are valid and can be decrypted. */
  async function findUsable() {
    const row = await store.findInUse(db);
    if (!row || row.lockedPrivateKey === null || isNearItsEnd(row, clock.now())) {
      return { row, credentials: null };
    }
    const privateKeyPem = secretBox.unlock(row.lockedPrivateKey);
    if (privateKeyPem === null) {
      log.warn('the signing key was locked with another secret key; a new one is made');
      return { row, credentials: null };
    }
    const { certificateChainPem, anchorPem } = row;
    return { row, credentials: { certificateChainPem, anchorPem, privateKeyPem } };
  }

  return {
    /** The credentials for the next film. */
    async current(): Promise<SigningCredentials> {
      if (deps.own) return useOwn(deps.own);
      const found = await findUsable();
      if (found.credentials) return found.credentials;
      const made = await makeSigningCredentials({ signerName: SIGNER_NAME, now: clock.now() });
      await replace(found.row, made);
      // Another process may have been first: what the database contains now counts for all.
      const { credentials } = await findUsable();
      if (!credentials) throw new Error('The signing credentials could not be stored');
      return credentials;
    },

    /** Roots that validate films of this installation, current and past. */
    anchors: () => store.findAnchors(db),
  };
}

function isNearItsEnd({ certificateChainPem }: store.CredentialsRow, now: Date): boolean {
  const left = findCredentialsEnd(certificateChainPem).getTime() - now.getTime();
  return left < LIFE_LEFT_YEARS_MIN * YEAR_MS;
}
