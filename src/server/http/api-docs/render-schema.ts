/** Renders schemas as tables of fields, or as JSON if a table cannot show them. */
import { escaped } from '#server/http/responses/escaped.ts';

type Json = Record<string, unknown>;

/** Renders the fields of an object with their types, or another schema in words. */
export function renderSchema(schema: unknown): string {
  const { properties, required = [] } = (schema ?? {}) as {
    properties?: Json;
    required?: string[];
  };
  if (!properties) return `<p>${typeOf(schema)}</p>`;
  const fields = Object.entries(properties).map(([name, field]) =>
    renderField({ name, schema: field, isRequired: required.includes(name) }),
  );
  return `<ul class="fields">${fields.join('')}</ul>`;
}

interface Field {
  readonly name: string;
  readonly schema: unknown;
  readonly isRequired: boolean;
}

/** Renders one field, and below it those of an object in it. */
export function renderField({ name, schema, isRequired }: Field): string {
  const { description, properties, items } = (schema ?? {}) as Json;
  const inner = properties ? schema : (items as Json | undefined)?.['properties'] ? items : null;
  return `<li><code>${escaped(name)}</code> <span class="type">${typeOf(schema)}</span>${
    isRequired ? ' <span class="required">required</span>' : ''
  }${typeof description === 'string' ? `<p>${escaped(description)}</p>` : ''}${
    inner ? renderSchema(inner) : ''
  }</li>`;
}

/** The type of a value in a few words, with its limits. */
function typeOf(schema: unknown): string {
  const { $ref, type, items, enum: values, anyOf, const: only } = (schema ?? {}) as Json;
  if (typeof $ref === 'string') {
    const name = escaped($ref.split('/').at(-1) ?? $ref);
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (Array.isArray(values)) return values.map((value) => code(value)).join(' | ');
  if (only !== undefined) return code(only);
  if (Array.isArray(anyOf)) return anyOf.map(typeOf).join(' or ');
  if (type === 'array') return `array of ${typeOf(items)}`;
  return `${escaped(typeof type === 'string' ? type : 'any')}${limitsOf(schema as Json)}`;
}

const code = (value: unknown) => `<code>${escaped(JSON.stringify(value))}</code>`;

/** The limits that are shown, with the text around their number. */
const LIMITS = [
  ['minimum', 'at least', ''],
  ['maximum', 'at most', ''],
  ['minLength', 'at least', ' characters'],
  ['maxLength', 'at most', ' characters'],
  ['maxItems', 'at most', ' items'],
] as const;

/** A limit above this is JavaScript's largest integer, not ours. */
const TOLD_MAX = 1e15;

function limitsOf(schema: Json): string {
  const limits = LIMITS.flatMap(([name, before, after]) => {
    const limit = schema[name];
    if (typeof limit !== 'number' || Math.abs(limit) >= TOLD_MAX) return [];
    return [`${before} ${limit}${after}`];
  });
  const { format } = schema;
  const all = typeof format === 'string' ? [...limits, format] : limits;
  return all.length > 0 ? escaped(`, ${all.join(', ')}`) : '';
}
