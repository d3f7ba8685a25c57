import type { z } from 'zod';

import type { ErrorCode } from '#contracts/errors.ts';
import type { Permission } from '#domain/people/permissions.ts';

/**
 * Who may call a route: anyone, anyone who is signed in, or users who hold a permission. A route
 * that does not declare its access does not compile.
 */
export type Access = 'public' | 'signedIn' | { readonly permission: Permission };

/**
 * One operation of the API. The server registers it, the web client calls it, and OpenAPI describes
 * it.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters are written as `{name}`, as in the specification. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Passes the body to the handler as raw bytes, whatever its content type. */
  readonly rawBody?: true;
  /** The body is multipart/form-data with a file, which the handler reads as a stream. */
  readonly upload?: true;
  /** Schema of the success response; null if it has no body. */
  readonly response: z.ZodType | null;
  /** Set if the response is a file download instead of JSON. */
  readonly file?: {
    readonly type: string;
    readonly name: string;
    /** The name of what this query selects, instead of `name`. */
    readonly nameOf?: (query: Readonly<Record<string, unknown>>) => string;
    /** How long anybody may cache it; other responses are not stored. */
    readonly publicSeconds?: number;
  };
  /** Set if the response is a stream of server-sent events: the event names and their payloads. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  /** Defaults to 200, or 204 if there is no body. */
  readonly status?: 200 | 201;
  /** In addition to the errors that any route with this access can return. */
  readonly errors: readonly ErrorCode[];
}

/** Keeps the exact types of a route for the server's handlers and the web client. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}
