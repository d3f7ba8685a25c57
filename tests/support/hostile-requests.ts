import { randomUUID } from 'node:crypto';

import * as fc from 'fast-check';
import { z } from 'zod';

import type { Route } from '#contracts/route.ts';

export interface HostileRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Sent as it is; nothing if undefined. */
  readonly payload: string | undefined;
}

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '💥'.repeat(500),
  'x'.repeat(100_000),
  "' or 1=1; --",
  '../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  '\u202Eright to left',
  '2026-13-40',
  '00000000-0000-0000-0000-000000000000',
];
const OTHERS = [null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 31), [], [[]], {}, { a: 1 }];

/** Valid values, so that a request gets past its first check. Ids refer to nothing. */
const USABLE: Record<string, () => unknown> = {
  username: () => `f${randomUUID().slice(0, 8)}`,
  email: () => `f${randomUUID().slice(0, 8)}@example.test`,
  password: () => 'long enough',
  newPassword: () => 'long enough',
  currentPassword: () => 'not the password',
  ageVerified: () => true,
  role: () => 'creator',
  name: () => 'A name',
  orgId: () => randomUUID(),
  delta: () => 10,
  preset: () => 'poker',
  prompt: () => 'A golden night at the wheel',
  reason: () => 'brand',
  note: () => 'A note',
  token: () => 'A'.repeat(43),
  limit: () => 5,
  search: () => 'wheel',
};

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS, ...OTHERS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

function valueOf(field: string): fc.Arbitrary<unknown> {
  const usable = USABLE[field];
  return usable
    ? fc.oneof({ weight: 3, arbitrary: fc.constant(null).map(usable) }, hostileValue)
    : hostileValue;
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties ?? {});
}

const objectOf = (fields: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record(Object.fromEntries(fields.map((field) => [field, valueOf(field)])), {
      requiredKeys: [],
    })
    .chain((known) =>
      fc
        .dictionary(fc.string(), hostileValue, { maxKeys: 2 })
        .map((rest) => ({ ...rest, ...known })),
    );

const BROKEN_TEXTS = [
  '{',
  '[1,',
  '"text"',
  'null',
  '{"__proto__":{"role":"owner"}}',
  '{"constructor":{"prototype":{"role":"owner"}}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '{"delta":1e400}',
  '\uFEFF{}',
];

function payloadOf(route: Route): fc.Arbitrary<string | undefined> {
  const asJson = (value: unknown) => JSON.stringify(value);
  return fc.oneof(
    { weight: 8, arbitrary: objectOf(fieldsOf(route.body)).map(asJson) },
    { weight: 2, arbitrary: hostileValue.map(asJson) },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_TEXTS) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const pathPart = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null).map(() => randomUUID() as string) },
  fc.constantFrom(...TEXTS.filter((text) => text.length < 100 && text !== '\ud800')),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

const contentType = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  fc.constantFrom('text/plain', 'application/xml', 'application/json; charset=utf-16', ';'),
);

/** A request to `route` that is invalid in some way, or valid. */
export function hostileRequest(route: Route): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      parts: fc.array(pathPart, { minLength: 2, maxLength: 2 }),
      query: objectOf(fieldsOf(route.query)),
      payload: route.method === 'GET' ? fc.constant(undefined) : payloadOf(route),
      type: contentType,
    })
    .map(({ parts, query, payload, type }) => {
      const rest = [...parts];
      const path = route.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(rest.pop() ?? ''));
      return {
        method: route.method,
        url: path + queryText(query),
        headers: payload === undefined ? {} : { 'content-type': type },
        payload,
      };
    });
}

function queryText(query: Record<string, unknown>): string {
  const entries = Object.entries(query).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [name, text.slice(0, 2_000)] as [string, string];
  });
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '';
}
