import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { createJobSchema } from '#contracts/schemas/job.ts';
import { SHOT_SOURCES, SHOT_SOURCES_MAX } from '#domain/shot-sources.ts';

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

it('takes whatever is sent as shots, shapes and brand, or says in words why not', () => {
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

it('reads an id of a file whatever its case, and none beside the studio', () => {
  const shots = [{ source: 'media', mediaId: ID }, { source: 'studio' }];
  expect(createJobSchema.parse({ ...ORDER, shots }).shots).toEqual([
    { source: 'media', mediaId: ID.toLowerCase() },
    { source: 'studio' },
  ]);
  const both = createJobSchema.safeParse({ ...ORDER, shots: [{ source: 'studio', mediaId: ID }] });
  expect(both.error?.issues[0]?.message).toBe('A shot of the studio names no file');
});

it('takes no condition without the line that it limits', () => {
  const line = { kind: 'offer', condition: 'With a reservation' };
  const lines = [
    { ...line, text: '' },
    { ...line, text: null },
    { ...line, text: 'Dinner' },
  ];
  const { words } = createJobSchema.parse({ ...ORDER, words: { lines } });
  expect(words?.lines.map(({ condition }) => condition)).toEqual([null, null, line.condition]);
});
