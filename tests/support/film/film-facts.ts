import type { ManifestFacts } from '#film/provenance/manifest-definition.ts';

export const STUDIO_FACTS: ManifestFacts = {
  title: 'Friday “Lights” & Roulette',
  digitalSourceType: 'algorithmicMedia',
  software: { name: 'CasinoReel', version: '1.2.3' },
  createdAt: new Date('2026-11-20T18:00:00Z'),
  visibleLabel: 'AI-generated',
};
