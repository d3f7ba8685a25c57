import type { FastifyRequest } from 'fastify';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** `none` is the visitor's own doing, such as sending a form again. */
const OWN_SITES: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * Whether a form was sent by a page of this server, as far as the browser tells: another site could
 * otherwise answer the gate in a visitor's place. Browsers that do not tell are held by the form's nonce.
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
