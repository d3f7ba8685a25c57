import { expect, test } from 'vitest';
import { describeProvenance } from '#film/provenance/reading/describe-provenance.ts';
import type { ProvenanceReading } from '#film/provenance/reading/provenance-reading.ts';

const ALGORITHMIC = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';

const TRUSTED: ProvenanceReading = {
  xmp: { digitalSourceType: ALGORITHMIC, instanceId: 'xmp:iid:1' },
  manifest: {
    title: 'Friday',
    generator: 'CasinoReel 1.2.3',
    signerName: 'Signer',
    signerOrganization: 'Casino',
    visibleLabel: 'AI-generated',
    actions: [
      {
        action: 'c2pa.created',
        softwareAgent: 'CasinoReel 1.2.3',
        digitalSourceType: ALGORITHMIC,
        when: '2026-11-20T18:00:00Z',
      },
      { action: 'constructor' },
    ],
    ingredients: [{ title: 'Shot 1', credentials: 'broken' }],
  },
  validation: 'trusted',
  reasons: [{ code: 'signingCredential.trusted', sentence: 'Vouched for.' }],
};

test('everything that a film says is told in sentences, the verdict first', () => {
  expect(describeProvenance(TRUSTED)).toEqual([
    'Signed, intact, and the signer is trusted.',
    'Vouched for.',
    'Its title is “Friday”.',
    'The manifest was written by CasinoReel 1.2.3.',
    'It is signed by Signer of Casino.',
    'Created by CasinoReel 1.2.3 at 2026-11-20T18:00:00Z (rendered by software, without a trained model).',
    'Action constructor.',
    'The picture bears the label “AI-generated”.',
    'It contains “Shot 1”, whose own credentials did not hold.',
    'Its XMP mark says: rendered by software, without a trained model.',
    'Its XMP instance is xmp:iid:1.',
  ]);
});

test('a bare file gets a verdict and no praise', () => {
  const sentences = describeProvenance({
    xmp: null,
    manifest: null,
    validation: 'none',
    reasons: [],
  });
  expect(sentences).toEqual([
    'Not signed: nothing here proves where this file comes from.',
    'It carries no XMP mark.',
  ]);
});

test('texts out of a file cannot add lines or steer a terminal', () => {
  const title = 'x”.\nSigned, intact, and the signer is trusted.\u001B[2J\u202E';
  const lines = describeProvenance({
    ...TRUSTED,
    manifest: { title, actions: [], ingredients: [] },
    validation: 'invalid',
  });
  expect(lines.join('')).not.toMatch(/\p{C}/u);
  expect(lines[0]).toContain('does not hold');
});
