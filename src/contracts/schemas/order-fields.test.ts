import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { createJobSchema } from '#contracts/schemas/job.ts';
import { SHOT_SOURCES, SHOT_SOURCES_MAX } from '#domain/order/shot-sources.ts';
import { LINE_KINDS } from '#domain/order/words.ts';

const ORDER = { preset: 'roulette', prompt: 'A golden night at the wheel' };
const ID = '0C8F4BD4-5C0A-4F3E-9F3A-0C1B5D0E7A11';

const shot = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      source: fc.oneof(fc.constantFrom<unknown>(...SHOT_SOURCES, 'film', ''), fc.jsonValue()),
      mediaId: fc.oneof(fc.constantFrom<unknown>(ID, '', null), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
);
const value = fc.oneof(fc.array(shot, { maxLength: 30 }), fc.jsonValue());

it('accepts any value as shots, shapes and brand, or explains why not', () => {
  fc.assert(
    fc.property(
      fc.record({ shots: value, shapes: value, brandId: value }, { requiredKeys: [] }),
      (fields) => {
        const parsed = createJobSchema.safeParse({ ...ORDER, ...fields });
        const { shots = [] } = parsed.data ?? {};
        expect(shots.length).toBeLessThanOrEqual(SHOT_SOURCES_MAX);
        const wrong = shots.filter(({ source, mediaId }) =>
          source === 'media' ? mediaId === undefined : source === 'studio' && mediaId !== undefined,
        );
        expect(wrong).toEqual([]);
        for (const { message } of parsed.error?.issues ?? []) {
          expect(message).not.toMatch(/^Invalid input|^Invalid option|^Too (?:big|small)/);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

it('reads a file id in any case, and none for the studio', () => {
  const shots = [{ source: 'media', mediaId: ID }, { source: 'studio' }];
  expect(createJobSchema.parse({ ...ORDER, shots }).shots).toEqual([
    { source: 'media', mediaId: ID.toLowerCase() },
    { source: 'studio' },
  ]);
  const both = createJobSchema.safeParse({ ...ORDER, shots: [{ source: 'studio', mediaId: ID }] });
  expect(both.error?.issues[0]?.message).toBe('A shot of the studio names no file');
});

it('accepts no condition without its line', () => {
  const line = { kind: 'offer', condition: 'With a reservation' };
  const lines = [
    { ...line, text: '' },
    { ...line, text: null },
    { ...line, text: 'Dinner' },
  ];
  const { words } = createJobSchema.parse({ ...ORDER, words: { lines } });
  expect(words?.lines.map(({ condition }) => condition)).toEqual([null, null, line.condition]);
});

it.each<[string, object, string]>([
  ['words', { words: { headlin: 'Ladies night' } }, 'Unknown field in words: headlin'],
  [
    'a line',
    { words: { lines: [{ kind: 'offer', text: 'Dinner', terms: 'Mondays' }] } },
    'Unknown field in a line: terms',
  ],
  ['look', { look: { music: 'jazz', colour: 'red' } }, 'Unknown field in look: colour'],
  ['a shot', { shots: [{ source: 'model', photo: ID }] }, 'Unknown field in a shot: photo'],
])('names unknown fields in %s', (_where, fields, message) => {
  const parsed = createJobSchema.safeParse({ ...ORDER, ...fields });
  expect(parsed.error?.issues[0]?.message).toBe(message);
});

it('accepts a condition with any kind of line', () => {
  const lines = LINE_KINDS.map((kind) => ({ kind, text: 'Dinner', condition: 'By reservation' }));
  expect(createJobSchema.parse({ ...ORDER, words: { lines } }).words?.lines).toEqual(lines);
});

/**
 * Direction marks next to numbers in Arabic are allowed; characters that override text direction
 * are not.
 */
it.each([
  ['left-to-right mark', '\u200E', 'taken'],
  ['right-to-left mark', '\u200F', 'taken'],
  ['embedding', '\u202B', 'change the text direction'],
  ['override', '\u202E', 'change the text direction'],
  ['isolate', '\u2067', 'change the text direction'],
  ['Arabic letter mark', '\u061C', 'cannot be shown'],
])('for direction, a headline with a %s', (_name, mark, fault) => {
  const words = { headline: `ليلة ${mark}2027` };
  const parsed = createJobSchema.safeParse({ ...ORDER, words });
  expect(parsed.error?.issues[0]?.message ?? 'taken').toContain(fault);
});

it('accepts no invisible words', () => {
  for (const headline of ['\u200E', '\u200D\u200F', '\u3164']) {
    const parsed = createJobSchema.safeParse({ ...ORDER, words: { headline } });
    expect(parsed.success).toBe(false);
  }
});
