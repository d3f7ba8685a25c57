/**
 * Passkeys as a second factor. The password was already checked, so the authenticator need not
 * verify the user. They are bound to the host name of the public URL.
 */
import { isIP } from 'node:net';

import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';

import type {
  PasskeyAssertion,
  PasskeyAttestation,
  passkeyCreationSchema,
  passkeyRequestSchema,
} from '#contracts/schemas/second-factor.ts';
import { isLoopbackHost } from '#server/platform/loopback.ts';

/** What is stored about a passkey. */
export interface StoredPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export type PasskeyRequest = z.input<typeof passkeyRequestSchema>;
export type PasskeyCreation = z.input<typeof passkeyCreationSchema>;
export type Passkeys = ReturnType<typeof createPasskeys>;

const RP_NAME = 'CasinoReel';
/** Ed25519, ES256 and RS256, as COSE algorithm numbers. */
const ALGORITHMS = [-8, -7, -257];

const bytesOf = (base64Url: string) => new Uint8Array(Buffer.from(base64Url, 'base64url'));
const describe = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports: [...transports],
});

export function createPasskeys(publicUrl: string) {
  const { origin, hostname, protocol } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || isLoopbackHost(hostname);
  const of = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: false };

  return {
    /** Browsers support passkeys neither for bare IP addresses nor without HTTPS. */
    areAvailable: isSecure && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0,

    async request(challenge: string, known: readonly StoredPasskey[]): Promise<PasskeyRequest> {
      return generateAuthenticationOptions({
        rpID: hostname,
        challenge: bytesOf(challenge),
        allowCredentials: known.map(describe),
        userVerification: 'discouraged',
      });
    },

    /** Returns the new signature counter, or null if the assertion is invalid. */
    async verify(
      response: PasskeyAssertion,
      { passkey, challenge }: { passkey: StoredPasskey; challenge: string },
    ): Promise<number | null> {
      const { credentialId: id, counter } = passkey;
      const credential = { id, counter, publicKey: bytesOf(passkey.publicKey) };
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...of,
          response: { ...response, clientExtensionResults: {} },
          expectedChallenge: challenge,
          credential,
        });
        return verified ? authenticationInfo.newCounter : null;
      } catch {
        return null;
      }
    },

    async creation(
      challenge: string,
      person: { id: string; name: string },
      known: readonly StoredPasskey[],
    ): Promise<PasskeyCreation> {
      const { id, name } = person;
      const options = await generateRegistrationOptions({
        rpName: RP_NAME,
        rpID: hostname,
        userID: new Uint8Array(Buffer.from(id)),
        userName: name,
        userDisplayName: name,
        challenge: bytesOf(challenge),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(describe),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
      });
      return { ...options, attestation: 'none' };
    },

    /** Returns the created passkey, or null if the response does not match the request. */
    async verifyCreation(
      response: PasskeyAttestation,
      challenge: string,
    ): Promise<StoredPasskey | null> {
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...of,
          response: { ...response, clientExtensionResults: {} },
          expectedChallenge: challenge,
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!verified) return null;
        const { id, publicKey, counter } = registrationInfo.credential;
        return {
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: response.response.transports ?? [],
        };
      } catch {
        return null;
      }
    },
  };
}

/** Returns the challenge in a browser's response, or null if it cannot be read. */
export function challengeIn({ response }: PasskeyAttestation): string | null {
  try {
    const data: unknown = JSON.parse(
      Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'),
    );
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
