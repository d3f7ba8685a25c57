// The X.509 library below requires this to be loaded first.
import 'reflect-metadata';
import type { webcrypto } from 'node:crypto';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  AuthorityKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { SigningCredentials } from '#film/provenance/credentials/signing-credentials.ts';

/** The kind of key to generate, as for WebCrypto's generateKey. */
interface KeyParameters {
  readonly name: string;
  readonly [parameter: string]: unknown;
}

export interface TestChainRequest {
  readonly keys?: KeyParameters;
  readonly notBefore?: Date;
  readonly notAfter?: Date;
  readonly purposes?: readonly string[];
  readonly isSelfSigned?: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const ROOT_KEYS = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const ROOT_SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

/**
 * Credentials as an operator might provide them: root, issuing authority and signer, valid or
 * invalid.
 */
export async function makeTestChain(request: TestChainRequest = {}): Promise<SigningCredentials> {
  const notBefore = request.notBefore ?? new Date(Date.now() - DAY_MS);
  const notAfter = request.notAfter ?? new Date(Date.now() + 30 * DAY_MS);
  const rootKeys = await crypto.subtle.generateKey(ROOT_KEYS, true, ['sign', 'verify']);
  const issuerKeys = await crypto.subtle.generateKey(ROOT_KEYS, true, ['sign', 'verify']);
  const leafKeys = await generateKeys(request.keys ?? ROOT_KEYS);
  const root = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Test Root,O=Test Casino',
    notBefore,
    notAfter,
    keys: rootKeys,
    signingAlgorithm: ROOT_SIGNATURE,
    extensions: await authorityExtensions(rootKeys),
  });
  const issuer = await X509CertificateGenerator.create({
    subject: 'CN=Test Issuer,O=Test Casino',
    issuer: root.subjectName,
    notBefore,
    notAfter,
    publicKey: issuerKeys.publicKey,
    signingKey: rootKeys.privateKey,
    signingAlgorithm: ROOT_SIGNATURE,
    extensions: [
      ...(await authorityExtensions(issuerKeys)),
      await AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const leafSubject = 'CN=Test Signer,O=Test Casino';
  const leafSigningKeys = request.isSelfSigned ? leafKeys : issuerKeys;
  const leaf = await X509CertificateGenerator.create({
    subject: leafSubject,
    issuer: request.isSelfSigned ? leafSubject : issuer.subjectName,
    notBefore,
    notAfter,
    publicKey: leafKeys.publicKey,
    signingKey: leafSigningKeys.privateKey,
    signingAlgorithm: ROOT_SIGNATURE,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([...(request.purposes ?? [ExtendedKeyUsage.emailProtection])]),
      await SubjectKeyIdentifierExtension.create(leafKeys.publicKey),
      await AuthorityKeyIdentifierExtension.create(leafSigningKeys.publicKey),
    ],
  });
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', leafKeys.privateKey);
  const issuers = request.isSelfSigned ? [] : [issuer];
  return {
    certificateChainPem: [leaf, ...issuers].map((one) => one.toString('pem')).join('\n'),
    privateKeyPem: PemConverter.encode(pkcs8, 'PRIVATE KEY'),
    anchorPem: root.toString('pem'),
  };
}

async function generateKeys(parameters: KeyParameters): Promise<webcrypto.CryptoKeyPair> {
  const keys = await crypto.subtle.generateKey(parameters, true, ['sign', 'verify']);
  if (!('privateKey' in keys)) throw new Error('expected a pair of keys');
  return keys;
}

async function authorityExtensions(keys: webcrypto.CryptoKeyPair) {
  return [
    new BasicConstraintsExtension(true, undefined, true),
    new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    await SubjectKeyIdentifierExtension.create(keys.publicKey),
  ];
}
