import { expect, it } from 'vitest';

import type { BrandIdentity } from '#contracts/schemas/brand.ts';
import type { GivenWords } from '#contracts/schemas/words.ts';
import type { BrandId } from '#domain/ids.ts';
import { NO_WORDS, type Words } from '#domain/order/words.ts';
import { brandWords, lockedWords } from './brand-words.ts';
import type { OrderBrand } from './order-brand.ts';

const brandWith = (identity: BrandIdentity): OrderBrand => ({
  id: '0c8f4bd4-5c0a-4f3e-9f3a-0c1b5d0e7a11' as BrandId,
  version: 1,
  name: 'Golden Nugget',
  identity,
  isLookedAt: true,
});
const under = (
  identity: BrandIdentity,
  given: Partial<GivenWords>,
  completed: Partial<Words> = {},
) => {
  const { signature: _, ...nothing } = NO_WORDS;
  const { words, findings } = brandWords(brandWith(identity), {
    given: { ...nothing, lines: [], ...given },
    words: { ...NO_WORDS, ...given, signature: given.signature ?? null, ...completed },
  });
  return { words, messages: findings.map(({ message }) => message), findings };
};

const FIXED = {
  words: { signature: 'The Nugget', callToAction: 'Book your table' },
  locks: { signature: 'fixed', callToAction: 'fixed' },
} as const;

it('keeps what the brand has fixed, and says who can change it', () => {
  const kept = under(FIXED, { headline: 'Friday' }, { signature: 'The Nugget' });
  expect(kept.words).toMatchObject({ signature: 'The Nugget', callToAction: 'Book your table' });
  expect(kept.findings).toEqual([]);
  const changed = under(FIXED, { signature: 'Somebody', callToAction: 'Play now' });
  expect(changed.messages).toEqual([
    'The brand “Golden Nugget” has a fixed sign-off: “The Nugget”.',
    'The brand “Golden Nugget” has a fixed call to action: “Book your table”.',
  ]);
  expect(changed.findings[1]).toMatchObject({ severity: 'block', excerpt: 'Play now' });
  expect(changed.findings[1]?.suggestion).toContain('An owner or admin');
  expect(under(FIXED, { signature: null }).messages).toHaveLength(1);
});

it('requires a change if the brand does', () => {
  const identity = { ...FIXED, locks: { callToAction: 'mustChange' } } as const;
  const ask = 'Every video for the brand “Golden Nugget” needs its own call to action.';
  expect(under(identity, { callToAction: 'Book your table' }).messages).toEqual([ask]);
  expect(under(identity, {}).messages).toEqual([ask]);
  expect(under(identity, { callToAction: 'Reserve today' }).messages).toEqual([]);
});

it("defaults to the brand's text", () => {
  const brand = brandWith({ words: { callToAction: 'Book your table', signature: 'The Nugget' } });
  const begun = brandWords(brand, { given: undefined, words: NO_WORDS });
  expect(begun.words).toMatchObject({ callToAction: 'Book your table', signature: null });
  expect(begun.findings).toEqual([]);
  const said = { ...NO_WORDS, callToAction: 'Reserve today' };
  expect(brandWords(brand, { given: undefined, words: said }).words).toEqual(said);
  expect(brandWords(brand, { given: { ...NO_WORDS, lines: [] }, words: NO_WORDS }).words).toEqual(
    NO_WORDS,
  );
});

it('lists the locked words with their text', () => {
  const identity = { ...FIXED, locks: { signature: 'fixed', callToAction: 'mustChange' } } as const;
  expect(lockedWords(brandWith(identity))).toEqual([
    { field: 'signature', lock: 'fixed', text: 'The Nugget', brandName: 'Golden Nugget' },
    {
      field: 'callToAction',
      lock: 'mustChange',
      text: 'Book your table',
      brandName: 'Golden Nugget',
    },
  ]);
  expect(lockedWords(brandWith({}))).toEqual([]);
});

it('finds banned words that stand alone, and missing required ones', () => {
  const identity = { words: { banned: ['chéap', 'all in'], required: ['Rooftop Bar'] } };
  const cheap = under(identity, { headline: 'A Cheap night, ALL  IN at the rooftop bar' });
  expect(cheap.findings.map(({ excerpt }) => excerpt)).toEqual(['Cheap', 'ALL  IN']);
  expect(
    under(identity, { headline: 'Cheaper than cheapside at the rooftop bar' }).findings,
  ).toEqual([]);
  expect(under(identity, { headline: 'A night out' }).messages).toEqual([
    'Videos for the brand “Golden Nugget” must include “Rooftop Bar”.',
  ]);
});

it('matches words with punctuation as written', () => {
  const identity = { words: { banned: ['(.*)', 'A+', '$'] } };
  expect(under(identity, { headline: 'Every night' }).findings).toEqual([]);
  expect(under(identity, { headline: 'Grade A+ jazz' }).findings).toHaveLength(1);
  const chinese = under({ words: { banned: ['便宜'] } }, { headline: '今晚便宜入场' });
  expect(chinese.findings).toMatchObject([{ excerpt: '便宜' }]);
});
