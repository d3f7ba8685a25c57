import { expect, test } from 'vitest';
import { manifestDefinition, type ManifestFacts } from '#film/provenance/manifest-definition.ts';
import { STUDIO_FACTS } from '#tests/support/film/film-facts.ts';

const COMPOSITE: ManifestFacts = {
  ...STUDIO_FACTS,
  digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
  clips: [{ path: '/srv/data/secret-folder/clip.mp4', title: 'Shot 1', model: { name: 'm' } }],
};

test('the studio never claims a trained model, a composite always does', () => {
  expect(JSON.stringify(manifestDefinition(STUDIO_FACTS, 'i'))).not.toMatch(/trainedAlgorithmic/i);
  expect(JSON.stringify(manifestDefinition(COMPOSITE, 'i'))).toContain(
    'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
  );
});

test('a language model that drafted the script is named as what it is', () => {
  const described = (facts: ManifestFacts) => JSON.stringify(manifestDefinition(facts, 'i'));
  expect(described(STUDIO_FACTS)).not.toContain('language model');
  expect(described({ ...STUDIO_FACTS, isScriptModelWritten: true })).toContain('language model');
});

test('where files lie on the server stays on the server', () => {
  expect(JSON.stringify(manifestDefinition(COMPOSITE, 'i'))).not.toContain('secret-folder');
});

test('the manifest says that there is no hidden watermark', () => {
  expect(manifestDefinition(STUDIO_FACTS, 'i')).toHaveProperty(
    'assertions.1.data.imperceptibleWatermark',
    false,
  );
});
