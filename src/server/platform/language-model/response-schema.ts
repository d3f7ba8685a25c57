import { z } from 'zod';

type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON schema for a response. The root must be the object itself: a named schema becomes a
 * reference, which servers that build grammars from schemas reject at the root.
 */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _version, ...told } = z.toJSONSchema(schema, { target: 'draft-7' });
  return withoutRootReference(told);
}

function withoutRootReference(schema: JsonSchema): JsonSchema {
  const { $ref: reference, ...rest } = schema;
  if (typeof reference !== 'string') return schema;
  const named = reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), schema);
  if (!isRecord(named)) throw new Error(`The schema has no ${reference}`);
  return withoutRootReference({ ...rest, ...named });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
