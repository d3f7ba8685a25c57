// The X.509 library below registers its parts through this one, which has to come first.
import 'reflect-metadata';
import type { webcrypto } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  Name,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';

const KEY = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** The purpose that the C2PA trust model gives to certificates for signing claims. */
const C2PA_CLAIM_SIGNING = '1.3.6.1.4.1.62558.2.1';
/**
 * Films carry no countersigned time, so readers judge the certificate on the day they look: its life
 * is the life of the signatures. The root signs once and its key is then forgotten.
 */
const LIFE_YEARS = 10;
/** Covers machines whose clocks lag a little behind ours. */
const BACKDATED_MS = 60 * 60 * 1000;

export interface CredentialsRequest {
  /** Names the signer in the certificate; shown to whoever inspects a film. */
  readonly signerName: string;
  readonly now: Date;
}

/**
 * Makes a root and, signed by it, the certificate and key that sign films (EC P-256). The root's key
 * is not kept: renewing means calling this again and trusting both roots.
 */
export async function makeSigningCredentials(
  request: CredentialsRequest,
): Promise<SigningCredentials> {
  const [rootKeys, leafKeys] = await Promise.all([generateKeys(), generateKeys()]);
  const validity = {
    notBefore: new Date(request.now.getTime() - BACKDATED_MS),
    notAfter: yearsLater(request.now, LIFE_YEARS),
  };
  const name = (role: string): Name =>
    new Name([
      { CN: [{ utf8String: `${request.signerName} ${role}` }] },
      { O: [{ utf8String: request.signerName }] },
    ]);
  const root = await X509CertificateGenerator.createSelfSigned({
    ...validity,
    name: name('Film Root'),
    keys: rootKeys,
    signingAlgorithm: KEY,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const leaf = await X509CertificateGenerator.create({
    ...validity,
    subject: name('Film Signer'),
    issuer: root.subjectName,
    publicKey: leafKeys.publicKey,
    signingKey: rootKeys.privateKey,
    signingAlgorithm: KEY,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.emailProtection, C2PA_CLAIM_SIGNING]),
      await SubjectKeyIdentifierExtension.create(leafKeys.publicKey),
      await AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const anchorPem = root.toString('pem');
  return {
    certificateChainPem: `${leaf.toString('pem')}\n${anchorPem}\n`,
    privateKeyPem: await exportPrivateKey(leafKeys.privateKey),
    anchorPem: `${anchorPem}\n`,
  };
}

async function generateKeys(): Promise<webcrypto.CryptoKeyPair> {
  return crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
}

async function exportPrivateKey(key: webcrypto.CryptoKey): Promise<string> {
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', key);
  return `${PemConverter.encode(pkcs8, 'PRIVATE KEY')}\n`;
}

function yearsLater(date: Date, years: number): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
