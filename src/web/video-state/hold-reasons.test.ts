import { expect, it } from 'vitest';

import { holdReasons } from './hold-reasons.ts';

const finding = (category: 'brand' | 'media' | 'market' | 'urgency', firstUseOf?: string) =>
  ({
    category,
    severity: 'flag',
    excerpt: '',
    message: '',
    suggestion: '',
    firstUseOf,
  }) as const;

it('names each reason once, and what is new as such', () => {
  const findings = [
    finding('urgency'),
    finding('brand', 'a-brand'),
    finding('media', 'a-photo'),
    finding('media', 'a-clip'),
    finding('media'),
    finding('market'),
    { ...finding('brand'), severity: 'block' as const },
  ];
  expect(holdReasons(findings)).toEqual([
    'pressures people to bet',
    'new brand',
    'new file',
    'rights to a file',
    'market rules',
  ]);
});
