import type { FastifyRequest } from 'fastify';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** `none` means a direct action of the visitor, such as resubmitting a form. */
const OWN_SITES: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * Whether a form was submitted by a page of this server, according to browser headers; otherwise
 * another site could answer the gate for a visitor. Browsers that do not send them are covered by
 * the form's nonce.
 */
export function isFromOurPage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicUrl: string,
): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== FORM_TYPE) return false;
  if (!OWN_SITES.includes(headers['sec-fetch-site'])) return false;
  const { origin } = headers;
  return origin === undefined || isOurs(origin, headers.host, publicUrl);
}

function isOurs(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const sender = new URL(origin);
  return sender.origin === new URL(publicUrl).origin || sender.host === host;
}
