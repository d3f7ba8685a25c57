import { constants, sign, type KeyObject } from 'node:crypto';

/** A signature scheme under the names that C2PA and COSE (RFC 9053) give it. */
export interface SigningAlgorithm {
  readonly c2paName: 'es256' | 'es384' | 'ps256' | 'ed25519';
  readonly coseNumber: number;
  readonly sign: (key: KeyObject, bytes: Uint8Array) => Buffer;
}

const ellipticCurve =
  (hash: string) =>
  (key: KeyObject, bytes: Uint8Array): Buffer =>
    // COSE wants the two numbers side by side, not the DER that Node gives by default.
    sign(hash, bytes, { key, dsaEncoding: 'ieee-p1363' });

const ES256 = { c2paName: 'es256', coseNumber: -7, sign: ellipticCurve('sha256') } as const;
const ES384 = { c2paName: 'es384', coseNumber: -35, sign: ellipticCurve('sha384') } as const;
const ED25519 = {
  c2paName: 'ed25519',
  coseNumber: -8,
  sign: (key: KeyObject, bytes: Uint8Array) => sign(null, bytes, key),
} as const;
const PS256 = {
  c2paName: 'ps256',
  coseNumber: -37,
  sign: (key: KeyObject, bytes: Uint8Array) =>
    sign('sha256', bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }),
} as const;

/** The scheme that fits a private key, or null for kinds of keys that films are not signed with. */
export function findSigningAlgorithm(key: KeyObject): SigningAlgorithm | null {
  const { asymmetricKeyType: kind, asymmetricKeyDetails: details } = key;
  if (kind === 'ec') return curveAlgorithm(details?.namedCurve);
  if (kind === 'ed25519') return ED25519;
  return kind === 'rsa' ? PS256 : null;
}

function curveAlgorithm(curve: string | undefined): SigningAlgorithm | null {
  if (curve === 'prime256v1') return ES256;
  return curve === 'secp384r1' ? ES384 : null;
}
