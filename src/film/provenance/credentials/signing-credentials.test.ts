import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import {
  checkSigningCredentials,
  findCredentialsEnd,
  parseCertificates,
  type SigningCredentials,
} from '#film/provenance/credentials/signing-credentials.ts';
import { makeTestChain, type TestChainRequest } from '#tests/support/film/test-chain.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

test('first boot makes a signer that its root vouches for', async () => {
  const credentials = await makeSigningCredentials({ signerName: 'CasinoReel', now: NOW });
  const root = new X509Certificate(credentials.anchorPem);
  const [leaf] = parseCertificates(credentials.certificateChainPem);
  expect(root.ca).toBe(true);
  expect(root.verify(root.publicKey)).toBe(true);
  expect(leaf?.ca).toBe(false);
  expect(leaf?.checkIssued(root)).toBe(true);
  expect(leaf?.verify(root.publicKey)).toBe(true);
  expect(leaf?.publicKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
  expect(leaf?.keyUsage).toEqual(['1.3.6.1.5.5.7.3.4', '1.3.6.1.4.1.62558.2.1']);
  expect(checkSigningCredentials(credentials, NOW)).toEqual(credentials);
});

test('the root key is not kept and no two installations share one', async () => {
  const [one, other] = await Promise.all(
    ['A', 'A'].map((signerName) => makeSigningCredentials({ signerName, now: NOW })),
  );
  expect(one?.privateKeyPem.match(/BEGIN PRIVATE KEY/g)).toHaveLength(1);
  expect(one?.anchorPem).not.toBe(other?.anchorPem);
  expect(one?.privateKeyPem).not.toBe(other?.privateKeyPem);
});

test('films can be verified for ten years, and the end is told', async () => {
  const credentials = await makeSigningCredentials({ signerName: 'CasinoReel', now: NOW });
  expect(findCredentialsEnd(credentials.certificateChainPem)).toEqual(
    new Date('2036-11-20T18:00:00Z'),
  );
});

test('names with separators of their own stay one name', async () => {
  const signerName = 'Casino, Bar + "Grill" O=Fake';
  const { anchorPem } = await makeSigningCredentials({ signerName, now: NOW });
  const { subject } = new X509Certificate(anchorPem).toLegacyObject();
  expect(subject['O']).toBe(signerName);
});

test("an operator's own chain without its root is accepted, with the anchor given", async () => {
  const chain = await makeTestChain();
  expect(parseCertificates(chain.certificateChainPem)).toHaveLength(2);
  expect(checkSigningCredentials(chain, new Date()).anchorPem).toBe(chain.anchorPem);
});

test('without an anchor the last certificate is the anchor', async () => {
  const { anchorPem, certificateChainPem, privateKeyPem } = await makeTestChain();
  const full = { certificateChainPem: `${certificateChainPem}\n${anchorPem}`, privateKeyPem };
  const checked = checkSigningCredentials(full, new Date());
  expect(new X509Certificate(checked.anchorPem).subject).toContain('Test Root');
});

test.each<[string, TestChainRequest, RegExp]>([
  [
    'expired',
    { notBefore: new Date(Date.now() - 2 * YEAR_MS), notAfter: new Date(Date.now() - YEAR_MS) },
    /has expired/,
  ],
  [
    'not yet valid',
    { notBefore: new Date(Date.now() + YEAR_MS), notAfter: new Date(Date.now() + 2 * YEAR_MS) },
    /not yet valid/,
  ],
  ['for servers only', { purposes: ['1.3.6.1.5.5.7.3.1'] }, /not meant for signing content/],
  ['signed by itself', { isSelfSigned: true }, /signed by itself/],
  [
    'of a curve nobody signs films with',
    { keys: { name: 'ECDSA', namedCurve: 'P-521' } },
    /not supported/,
  ],
])('a certificate that is %s is refused in words', async (_, request, words) => {
  const chain = await makeTestChain(request);
  expect(() => checkSigningCredentials(chain, new Date())).toThrow(words);
});

test.each<
  [
    string,
    (good: SigningCredentials, other: SigningCredentials) => Partial<SigningCredentials>,
    RegExp,
  ]
>([
  ['no certificate', () => ({ certificateChainPem: '' }), /no certificate/],
  [
    'garbage',
    () => ({ certificateChainPem: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' }),
    /cannot be read/,
  ],
  ["another's key", (_, { privateKeyPem }) => ({ privateKeyPem }), /belongs to another/],
  ['no key', () => ({ privateKeyPem: 'secret' }), /private key cannot be read/],
  [
    'the root first',
    ({ anchorPem, certificateChainPem }) => ({
      certificateChainPem: anchorPem + certificateChainPem,
    }),
    /not signed by the next.*is an authority/,
  ],
])('credentials with %s are refused in words', async (_, change, words) => {
  const good = await makeSigningCredentials({ signerName: 'A', now: new Date() });
  const other = await makeSigningCredentials({ signerName: 'B', now: new Date() });
  const changed = { ...good, ...change(good, other) };
  expect(() => checkSigningCredentials(changed, new Date())).toThrow(words);
});
