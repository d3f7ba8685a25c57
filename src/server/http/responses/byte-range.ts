import type { ByteRange } from '#server/platform/storage/storage.ts';

/**
 * Parses a `Range` header for a body of `size` bytes. Null means the whole body: there is no
 * header, or one with several ranges or another unit, which a server may ignore.
 */
export function byteRangeOf(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [matched, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (matched === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count === 0 ? 'unsatisfiable' : { first: size - count, last: size - 1 };
  }
  const range = { first: Number(first), last: last === '' ? size - 1 : Number(last) };
  if (range.first > range.last) return last === '' ? 'unsatisfiable' : null;
  if (range.first >= size) return 'unsatisfiable';
  return { first: range.first, last: Math.min(range.last, size - 1) };
}
