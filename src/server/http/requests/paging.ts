import { AppError } from '#server/app-error.ts';
import type { Position } from '#server/platform/database/keyset.ts';

export interface PageRequest {
  readonly limit: number;
  readonly after: Position | null;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Null after the last page. */
  readonly nextCursor: string | null;
}

const CURSOR = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Parses the query of a list; throws 400 for a cursor that is none of ours by its form. */
export function pageRequestOf(query: { limit: number; cursor?: string | undefined }): PageRequest {
  if (query.cursor === undefined) return { limit: query.limit, after: null };
  const parts = CURSOR.exec(Buffer.from(query.cursor, 'base64url').toString('latin1'));
  const createdAt = new Date(Number(parts?.[1]));
  const id = parts?.[2];
  if (id === undefined || Number.isNaN(createdAt.getTime())) throw invalidCursor();
  return { limit: query.limit, after: { createdAt, id } };
}

/** Cuts a page from rows that were read with one more than the limit. */
export function pageOf<Row extends Position>(rows: readonly Row[], limit: number): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { items, nextCursor: hasMore ? cursorOf(last) : null };
}

/** Cuts a page from all rows of a short list in any order. */
export function pageWithin<Row extends Position>(
  rows: readonly Row[],
  { limit, after }: PageRequest,
): Page<Row> {
  const start = after === null ? 0 : rows.findIndex(({ id }) => id === after.id) + 1;
  if (after !== null && start === 0) throw invalidCursor();
  return pageOf(rows.slice(start), limit);
}

function cursorOf({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

function invalidCursor(): AppError {
  return new AppError('validation_failed', {
    message: 'Invalid cursor',
    issues: [{ path: 'cursor', message: 'Invalid cursor' }],
  });
}
