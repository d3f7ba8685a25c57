import type { z } from 'zod';

import type { ErrorCode } from '#contracts/errors.ts';
import type { Permission } from '#domain/permissions.ts';

/**
 * Who may call a route: anybody; anybody who is signed in; whoever has a permission of the
 * table. A route without a stated access does not compile.
 */
export type Access = 'public' | 'signedIn' | { readonly permission: Permission };

/** One call of the API: the server registers it, the web client calls it, OpenAPI describes it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for parameters, as the specification writes them. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body reaches the handler as the bytes that were sent, whatever their content type. */
  readonly rawBody?: true;
  /** The body is multipart/form-data with a file, which the handler reads while it arrives. */
  readonly upload?: true;
  /** The success response; null where it has no body. */
  readonly response: z.ZodType | null;
  /** Where the response is a file to save instead of JSON. */
  readonly file?: { readonly type: string; readonly name: string };
  /** Where the response is a stream of server-sent events: their names and what they carry. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  /** 200 unless said, 204 where there is no body. */
  readonly status?: 200 | 201;
  /** Beyond those that any route of its access can return. */
  readonly errors: readonly ErrorCode[];
}

/** Keeps the exact types of a route for the server's handlers and the web client. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}
