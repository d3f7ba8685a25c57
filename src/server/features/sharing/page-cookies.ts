import type { FastifyRequest } from 'fastify';

import type { LiveShare } from './service.ts';

/** The value of a cookie; null if it was not sent. */
export function cookieOf({ headers }: FastifyRequest, wanted: string): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === wanted && value !== undefined) return value;
  }
  return null;
}

export interface PageCookie {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
}

/** A cookie that only the page of this share and its files are sent. */
export function cookieOfPage(
  { slug }: Pick<LiveShare, 'slug'>,
  cookie: PageCookie,
  isHttps: boolean,
): string {
  const { name, value, seconds } = cookie;
  const attributes = [`Path=/v/${slug}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
  return [`${name}=${value}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; ');
}
