import { extname } from 'node:path';

const CONTENT_TYPES: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** By the extension of a stored file's key. */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[extname(key)] ?? 'application/octet-stream';
}
