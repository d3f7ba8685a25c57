import type { ProvenanceReason } from '#film/provenance/reading/provenance-reading.ts';

/** Plain words for what readers of films meet; the codes are C2PA's, those with `film.` ours. */
const SENTENCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'film.notMp4': 'This is not an MP4 file.',
    'film.noManifest':
      'The file carries no C2PA manifest: it was never signed, or was stripped since.',
    'film.unreadableManifest': 'The file is damaged, or its C2PA manifest cannot be read.',
    'assertion.bmffHash.mismatch':
      'Picture, sound or marks were changed after the file was signed.',
    'assertion.bmffHash.malformed': 'The checksum of the file is not well formed.',
    'assertion.hashedURI.mismatch': 'A statement in the manifest was changed after it was signed.',
    'assertion.missing': 'A statement that was signed is missing from the manifest.',
    'claimSignature.mismatch': 'The signature does not fit the manifest: it was changed or forged.',
    'claimSignature.missing': 'The manifest has no signature.',
    'claimSignature.outsideValidity': 'The certificate was not valid at the time of signing.',
    'signingCredential.expired': 'The certificate of the signer has expired.',
    'signingCredential.invalid': 'The certificate of the signer is not one that may sign films.',
    'signingCredential.trusted': 'The signer is vouched for by a trusted root.',
    'signingCredential.untrusted':
      'The signer is not vouched for by any trusted root that was given.',
  }),
);

/** The reason for a code; codes without words of ours keep the explanation that came with them. */
export function reasonOf(code: string, explanation = ''): ProvenanceReason {
  return { code, sentence: SENTENCES.get(code) ?? (explanation || `C2PA status ${code}.`) };
}
