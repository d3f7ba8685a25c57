/** Schemas of the API documentation as tables of fields; what no table can say, as JSON. */
import { escaped } from '#server/http/escaped.ts';

type Json = Record<string, unknown>;

/** The fields of an object with their types; anything else in its own words. */
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

/** One field; those of an object within it stand below it. */
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
  return `${escaped(String(type ?? 'any'))}${limitsOf(schema as Json)}`;
}

const code = (value: unknown) => `<code>${escaped(JSON.stringify(value))}</code>`;

/** Whole numbers of JavaScript are no limit of ours. */
const isTold = (limit: unknown) => typeof limit === 'number' && Math.abs(limit) < 1e15;

function limitsOf({ minimum, maximum, minLength, maxLength, maxItems, format }: Json): string {
  const limits = [
    ...(isTold(minimum) ? [`at least ${minimum}`] : []),
    ...(isTold(maximum) ? [`at most ${maximum}`] : []),
    ...(isTold(minLength) ? [`at least ${minLength} characters`] : []),
    ...(isTold(maxLength) ? [`at most ${maxLength} characters`] : []),
    ...(isTold(maxItems) ? [`at most ${maxItems} items`] : []),
    ...(typeof format === 'string' ? [format] : []),
  ];
  return limits.length > 0 ? escaped(`, ${limits.join(', ')}`) : '';
}
