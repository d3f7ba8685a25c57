import { createPrivateKey } from 'node:crypto';
import { encodeCbor, tagCbor } from '#film/provenance/credentials/cbor.ts';
import { ProvenanceError } from '#film/provenance/provenance-error.ts';
import { findSigningAlgorithm } from '#film/provenance/credentials/signing-algorithm.ts';
import {
  parseCertificates,
  type SigningCredentials,
} from '#film/provenance/credentials/signing-credentials.ts';

/** Numbers from the COSE registries (RFC 9052, RFC 9360). */
const COSE_SIGN1_TAG = 18;
const HEADER_ALGORITHM = 1;
const HEADER_CERTIFICATE_CHAIN = 33;
/** Room for the signature itself (RSA 4096 at most) and the CBOR around everything. */
const SIGNATURE_ROOM = 1024;
/** Between these a byte string's head is three bytes long, so that padding can be computed. */
const PAD_RANGE = { min: 0x100, max: 0xffff };

export interface ClaimSigner {
  /** C2PA's name of the signature scheme. */
  readonly algorithm: string;
  /** Every signature is exactly this long: the place in the file is fixed before it is filled. */
  readonly reservedBytes: number;
  /** Answers a tagged COSE_Sign1 over a detached claim. */
  readonly signClaim: (claim: Uint8Array) => Uint8Array<ArrayBuffer>;
}

/** Makes the function that signs C2PA claims with the operator's key. */
export function createClaimSigner(credentials: SigningCredentials): ClaimSigner {
  const key = createPrivateKey(credentials.privateKeyPem);
  const algorithm = findSigningAlgorithm(key);
  if (!algorithm) throw new ProvenanceError('credentialsUnusable', 'Unsupported kind of key.');
  const chain = withoutRoot(credentials.certificateChainPem);
  const protectedHeader = encodeCbor(
    new Map<number, number | readonly Uint8Array[] | Uint8Array>([
      [HEADER_ALGORITHM, algorithm.coseNumber],
      [HEADER_CERTIFICATE_CHAIN, chain.length === 1 && chain[0] ? chain[0] : chain],
    ]),
  );
  const reservedBytes = protectedHeader.length + SIGNATURE_ROOM + PAD_RANGE.min;
  return {
    algorithm: algorithm.c2paName,
    reservedBytes,
    signClaim: (claim) => {
      const toBeSigned = encodeCbor(['Signature1', protectedHeader, new Uint8Array(), claim]);
      const signature = algorithm.sign(key, toBeSigned);
      return padTo(reservedBytes, (pad) => assemble(protectedHeader, pad, signature));
    },
  };
}

/** C2PA asks for the chain without its anchor: a root that vouches for itself adds nothing. */
function withoutRoot(certificateChainPem: string): Buffer[] {
  return parseCertificates(certificateChainPem)
    .filter(({ issuer, subject }, index) => index === 0 || issuer !== subject)
    .map(({ raw }) => raw);
}

function assemble(protectedHeader: Buffer, pad: Uint8Array, signature: Buffer): Buffer {
  const unprotectedHeader = new Map([['pad', pad]]);
  const message = encodeCbor([protectedHeader, unprotectedHeader, null, signature]);
  return tagCbor(COSE_SIGN1_TAG, message);
}

function padTo(
  byteLength: number,
  assembleWith: (pad: Uint8Array) => Buffer,
): Uint8Array<ArrayBuffer> {
  const shortest = assembleWith(new Uint8Array(PAD_RANGE.min)).length;
  const padBytes = PAD_RANGE.min + byteLength - shortest;
  if (padBytes < PAD_RANGE.min || padBytes > PAD_RANGE.max) {
    throw new ProvenanceError('signingFailed', 'The signature does not fit its reserved place.');
  }
  return new Uint8Array(assembleWith(new Uint8Array(padBytes)));
}
