import { createPrivateKey, X509Certificate } from 'node:crypto';
import { findSigningAlgorithm } from '#film/provenance/credentials/signing-algorithm.ts';
import { ProvenanceError } from '#film/provenance/provenance-error.ts';

/** What signs films. All PEM; where it is kept is the caller's business. */
export interface SigningCredentials {
  /** The signing certificate first, then each issuer in turn. */
  readonly certificateChainPem: string;
  /** PKCS#8, unencrypted. */
  readonly privateKeyPem: string;
  /** The root that readers have to trust. */
  readonly anchorPem: string;
}

/** Purposes that C2PA readers accept on a signing certificate. */
const ACCEPTED_PURPOSES = ['1.3.6.1.4.1.62558.2.1', '1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36'];
const CERTIFICATE_PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The certificates in a PEM text, in its order. Throws ProvenanceError `credentialsUnusable`. */
export function parseCertificates(pem: string): X509Certificate[] {
  try {
    return (pem.match(CERTIFICATE_PEM) ?? []).map((text) => new X509Certificate(text));
  } catch (cause) {
    throw new ProvenanceError('credentialsUnusable', 'A certificate cannot be read.', { cause });
  }
}

/**
 * Checks an operator's own certificate chain and key before the first film depends on them.
 * Without an anchor the last certificate of the chain is the anchor.
 * Throws ProvenanceError `credentialsUnusable` with every complaint.
 */
export function checkSigningCredentials(
  given: Omit<SigningCredentials, 'anchorPem'> & { readonly anchorPem?: string },
  now: Date,
): SigningCredentials {
  const chain = parseCertificates(given.certificateChainPem);
  const complaints = [...complaintsAboutChain(chain, now), ...complaintsAboutKey(given, chain)];
  if (complaints.length > 0) {
    throw new ProvenanceError(
      'credentialsUnusable',
      `The signing certificate cannot be used: ${complaints.join('; ')}.`,
    );
  }
  return { ...given, anchorPem: given.anchorPem ?? `${chain.at(-1)?.toString() ?? ''}\n` };
}

/** The day on which the first certificate of the chain ends; films are not trusted after it. */
export function findCredentialsEnd(certificateChainPem: string): Date {
  const ends = parseCertificates(certificateChainPem).map(({ validToDate }) =>
    validToDate.getTime(),
  );
  return new Date(Math.min(...ends));
}

function complaintsAboutChain(chain: readonly X509Certificate[], now: Date): string[] {
  const [leaf] = chain;
  if (!leaf) return ['the chain holds no certificate'];
  const complaints = chain.flatMap((certificate, index) => {
    const issuer = chain[index + 1];
    return issuer && !certificate.verify(issuer.publicKey)
      ? [`certificate ${index + 1} is not signed by the next one`]
      : [];
  });
  if (chain.some(({ validFromDate }) => validFromDate > now))
    complaints.push('it is not yet valid');
  if (chain.some(({ validToDate }) => validToDate < now)) complaints.push('it has expired');
  if (leaf.ca) complaints.push('the first certificate is an authority, not a signer');
  if (leaf.issuer === leaf.subject) {
    complaints.push('it is signed by itself, which readers refuse; it needs an issuer');
  }
  if (!leaf.keyUsage?.some((purpose) => ACCEPTED_PURPOSES.includes(purpose))) {
    complaints.push('it is not meant for signing content (extended key usage)');
  }
  return complaints;
}

function complaintsAboutKey(
  given: Pick<SigningCredentials, 'privateKeyPem'>,
  [leaf]: readonly X509Certificate[],
): string[] {
  try {
    const key = createPrivateKey(given.privateKeyPem);
    if (!findSigningAlgorithm(key)) return ['keys of this kind are not supported'];
    return leaf && !leaf.checkPrivateKey(key) ? ['the private key belongs to another one'] : [];
  } catch {
    return ['the private key cannot be read (PKCS#8 PEM without a password is expected)'];
  }
}
