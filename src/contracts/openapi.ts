import { z } from 'zod';

import { ERRORS, type ErrorCode } from '#contracts/errors.ts';
import { ROUTES } from '#contracts/route-table.ts';
import type { Access, Route } from '#contracts/route.ts';
import { errorBodySchema } from '#contracts/schemas/error-body.ts';
import { API_SCOPE_NAMES, permissionsOf, type ApiScope } from '#domain/people/api-scopes.ts';

type Json = Record<string, unknown>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Empty if it is public; the scopes that an API key needs are its roles. */
  readonly security: readonly { readonly token: readonly string[] }[];
  readonly parameters?: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Record<string, Json>;
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Json;
  readonly tags: readonly { name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Json;
}

/** Describes the API in OpenAPI 3.1, generated from the route table alone. */
export function describeApi(): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [feature, routes] of Object.entries(ROUTES)) {
    for (const [name, route] of Object.entries<Route>(routes)) {
      paths[route.path] ??= {};
      const operation = operationOf(route, `${feature}.${name}`, feature);
      paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'CasinoReel',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Send an API key, or the token of a sign-in, as `Authorization: Bearer …`. Lists are newest first; a `Link: rel="next"` header links to the next page. Errors are `{message, code, issues?}`.',
    },
    tags: Object.keys(ROUTES).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: namedSchemas(),
    },
  };
}

/** Schemas that carry an id, described once and referenced by it. */
function namedSchemas(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: schemaAddress, io: 'output' });
  return Object.fromEntries(
    Object.entries(schemas)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema]),
  );
}

function schemaAddress(id: string): string {
  return `#/components/schemas/${id}`;
}

function operationOf(route: Route, operationId: string, tag: string): Operation {
  const parameters = [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')];
  return {
    operationId,
    summary: route.summary,
    description: accessSentence(route),
    tags: [tag],
    security: route.access === 'public' ? [] : [{ token: scopesOf(route.access) }],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: {
        required: !route.body.safeParse({}).success,
        content: jsonContent(inlineSchema(route.body, 'input')),
      },
    }),
    responses: { ...successOf(route), ...failuresOf(route) },
  };
}

function accessSentence({ access }: Route): string {
  if (access === 'public') return 'Public.';
  if (access === 'signedIn') return 'Requires sign-in.';
  const [scope] = scopesOf(access);
  const forKeys = scope ? `API keys need the scope \`${scope}\`.` : 'API keys cannot call it.';
  return `Requires the permission \`${access.permission}\`. ${forKeys}`;
}

/** The scope that lets an API key call it; none if no key can. */
function scopesOf(access: Exclude<Access, 'public'>): readonly ApiScope[] {
  if (access === 'signedIn') return [];
  return API_SCOPE_NAMES.filter((name) => permissionsOf([name]).includes(access.permission));
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inlineSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, description]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: description,
  }));
}

function successOf(route: Route): Record<string, Json> {
  if (route.events) return { 200: eventsOf(route.events) };
  if (!route.response) return { 204: { description: 'Done' } };
  const content = route.file
    ? { [route.file.type]: { schema: { type: 'string' } } }
    : jsonContent(inlineSchema(route.response, 'output'));
  return { [route.status ?? 200]: { description: 'Success', content } };
}

function eventsOf(events: NonNullable<Route['events']>): Json {
  const names = Object.keys(events).map((name) => `\`${name}\``);
  const anyOf = Object.values(events).map((schema) => inlineSchema(schema, 'output'));
  return {
    description: `Server-sent events: ${names.join(', ')}`,
    content: { 'text/event-stream': { schema: { anyOf } } },
  };
}

/**
 * The errors a route can return: those common to its access level and its own, grouped by status.
 */
function failuresOf(route: Route): Record<string, Json> {
  const codes = new Set<ErrorCode>(route.errors);
  if (route.params) codes.add('not_found');
  if (route.body || route.query) codes.add('validation_failed');
  if (route.access !== 'public') codes.add('not_signed_in').add('too_many_requests');
  if (typeof route.access === 'object') codes.add('forbidden');
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [
      status,
      {
        description: sharing.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('; '),
        content: jsonContent({ $ref: schemaAddress(idOf(errorBodySchema)) }),
      },
    ]),
  );
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

function idOf(schema: z.ZodType): string {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error('The schema has no id');
  return id;
}

/** The schema as used in an operation: schemas with an id become references. */
function inlineSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const id = z.globalRegistry.get(schema)?.id;
  if (id !== undefined) return { $ref: schemaAddress(id) };
  if (schema instanceof z.ZodArray) {
    return { type: 'array', items: inlineSchema(schema.element as z.ZodType, io) };
  }
  const { $schema: _schema, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return plain;
}
