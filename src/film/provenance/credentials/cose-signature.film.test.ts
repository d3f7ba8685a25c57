import { X509Certificate, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodeCbor } from '#film/provenance/credentials/cbor.ts';
import { createClaimSigner } from '#film/provenance/credentials/cose-signature.ts';
import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import { parseCertificates } from '#film/provenance/credentials/signing-credentials.ts';
import { makeTestChain } from '#tests/support/film/test-chain.ts';

const CLAIM = Buffer.from('what is claimed');

test('a claim is signed by the leaf, over the certificate that is named beside it', async () => {
  const credentials = await makeSigningCredentials({ signerName: 'A', now: new Date() });
  const leaf = new X509Certificate(credentials.certificateChainPem);
  const signature = Buffer.from(createClaimSigner(credentials).signClaim(CLAIM)).subarray(-64);
  const header = encodeCbor(
    new Map<number, number | Uint8Array>([
      [1, -7],
      [33, leaf.raw],
    ]),
  );
  const toBeSigned = encodeCbor(['Signature1', header, Buffer.alloc(0), CLAIM]);
  const key = { key: leaf.publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', toBeSigned, key, signature)).toBe(true);
  expect(verify('sha256', Buffer.concat([toBeSigned, CLAIM]), key, signature)).toBe(false);
});

test('every signature has the length that was reserved for it', async () => {
  const keys = [
    { name: 'ECDSA', namedCurve: 'P-384' },
    { name: 'Ed25519' },
    {
      name: 'RSA-PSS',
      hash: 'SHA-256',
      modulusLength: 4096,
      publicExponent: Uint8Array.of(1, 0, 1),
    },
  ];
  for (const parameters of keys) {
    const signer = createClaimSigner(await makeTestChain({ keys: parameters }));
    const lengths = ['', 'a', 'longer'].map((text) => signer.signClaim(Buffer.from(text)).length);
    expect(new Set(lengths)).toEqual(new Set([signer.reservedBytes]));
  }
});

test('issuers go along with the signature, the root does not', async () => {
  const chain = await makeTestChain();
  const withRoot = `${chain.certificateChainPem}\n${chain.anchorPem}`;
  const credentials = { ...chain, certificateChainPem: withRoot };
  const signed = Buffer.from(createClaimSigner(credentials).signClaim(CLAIM));
  const [leaf, issuer, root] = parseCertificates(withRoot).map(({ raw }) => raw);
  expect([leaf, issuer, root].map((raw) => raw && signed.includes(raw))).toEqual([
    true,
    true,
    false,
  ]);
});
