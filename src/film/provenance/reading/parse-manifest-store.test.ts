import { expect, test } from 'vitest';
import { parseManifestStore } from '#film/provenance/reading/parse-manifest-store.ts';

test.each([[null], ['words'], [{}], [{ active_manifest: 'a', manifests: { a: 7 } }], [[]]])(
  'a report in an unknown form (%j) is no ground for trust',
  (store) => {
    expect(parseManifestStore(store).validation).toBe('invalid');
  },
);

test('only words that the engine uses for good news are good news', () => {
  const validations = ['Trusted', 'Valid', 'Invalid', 'trusted', 'WellFormed', '__proto__'];
  expect(
    validations.map((state) => parseManifestStore({ validation_state: state }).validation),
  ).toEqual(['trusted', 'valid', 'invalid', 'invalid', 'invalid', 'invalid']);
});

test('a manifest of other software is read as far as it goes', () => {
  const manifest = {
    claim_generator_info: [{ name: 'Camera' }],
    assertions: [
      {
        label: 'c2pa.actions',
        data: { actions: [{ action: 'c2pa.opened', softwareAgent: 'App' }] },
      },
    ],
  };
  const { manifest: reading } = parseManifestStore({
    active_manifest: 'm',
    manifests: { m: manifest },
  });
  expect(reading).toEqual({
    generator: 'Camera',
    actions: [{ action: 'c2pa.opened', softwareAgent: 'App' }],
    ingredients: [],
  });
});

test('reasons are the failures, with our words where there are any', () => {
  const failure = [
    { code: 'claimSignature.mismatch', explanation: 'technical' },
    { code: 'vendor.unheard', explanation: 'an explanation' },
    { code: 'vendor.silent' },
    { code: 'constructor' },
  ];
  const success = [{ code: 'signingCredential.trusted' }];
  const { reasons } = parseManifestStore({
    validation_results: { activeManifest: { failure, success } },
  });
  expect(reasons.map(({ sentence }) => sentence)).toEqual([
    'The signature does not fit the manifest: it was changed or forged.',
    'an explanation',
    'C2PA status vendor.silent.',
    'C2PA status constructor.',
  ]);
});
