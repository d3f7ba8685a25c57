/** The parts of the API documentation that apply to all calls: errors, limits and webhooks. */
import { ERRORS } from '#contracts/errors.ts';
import { PAGE_SIZE_MAX } from '#contracts/schemas/paging.ts';
import { RETRIES_MAX, WEBHOOK_EVENTS, WEBHOOKS_MAX } from '#domain/events/webhooks.ts';
import { PROMPT_LENGTH, UNFINISHED_VIDEOS_MAX } from '#domain/limits.ts';
import { MEDIA_BYTES_MAX } from '#domain/media/media.ts';
import { API_KEYS_MAX } from '#domain/people/api-scopes.ts';
import { renderExample, renderSample } from '#server/http/api-docs/api-docs-example.ts';
import { escaped } from '#server/http/responses/escaped.ts';
import { secretText, signatureHeaders } from '#server/platform/sign-delivery.ts';

/** How many calls a minute the server answers, as its settings say. */
export interface CallLimits {
  readonly callsPerKey: number;
  readonly callsPerUser: number;
}

type Row = readonly [term: string, meaning: string];

function renderRows(rows: readonly Row[]): string {
  const items = rows.map(([term, meaning]) => `<dt>${term}</dt><dd>${escaped(meaning)}</dd>`);
  return `<dl>${items.join('')}</dl>`;
}

/** Every error code, by status. */
export function renderErrors(): string {
  const codes = Object.entries(ERRORS)
    .toSorted(([, a], [, b]) => a.status - b.status)
    .map(([code, { status, message }]): Row => [
      `${status} <code>${escaped(code)}</code>`,
      message,
    ]);
  return `<section class="start" id="errors"><h2>Errors</h2>
<p>Every error is <code>{message, code, issues?}</code>. Rely on the <code>code</code>, because the message is for people and may change. <code>issues</code> lists the invalid fields.</p>
<p>Retry after 429, once the number of seconds in <code>Retry-After</code> has passed, and after 500 and 503. Retry an order with the same <code>Idempotency-Key</code>. Other errors will occur again.</p>
<details><summary>All ${codes.length} codes</summary>${renderRows(codes)}</details>
</section>`;
}

const count = (number: number) => number.toLocaleString('en-US');
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

export function renderLimits({ callsPerKey, callsPerUser }: CallLimits): string {
  const rows: readonly Row[] = [
    ['Calls', `${count(callsPerKey)} a minute per key, ${count(callsPerUser)} per person`],
    ['Unfinished videos', `${count(UNFINISHED_VIDEOS_MAX)} per organization`],
    ['Prompt', `${count(PROMPT_LENGTH.min)} to ${count(PROMPT_LENGTH.max)} characters`],
    ['Body', '1 MiB'],
    [
      'Files',
      `images, logos and fonts ${megabytes(MEDIA_BYTES_MAX.image)}, clips ${megabytes(MEDIA_BYTES_MAX.clip)}`,
    ],
    ['Page of a list', `${count(PAGE_SIZE_MAX)} entries; follow Link: rel="next"`],
    ['Per organization', `${API_KEYS_MAX} keys, ${WEBHOOKS_MAX} webhooks`],
  ];
  return `<section class="start" id="limits"><h2>Limits</h2>
<p>Requests beyond the limit on calls or unfinished videos receive 429 with <code>Retry-After</code>.</p>
${renderRows(rows)}
</section>`;
}

const SECRET = Buffer.from('An example, not a secret of yours.');

const DELIVERY = {
  id: '0b6f6f0e-6a55-4f43-9d1f-3d4d7a8f2c11',
  sentAt: new Date('2026-03-07T20:00:12.000Z'),
  body: JSON.stringify({
    type: 'job.approved',
    timestamp: '2026-03-07T20:00:11.482Z',
    data: {
      job: {
        id: '5f0c1a52-6c1e-4c0b-9a5e-0d7a3c1f2b90',
        preset: 'roulette',
        status: 'ready',
        moderationStatus: 'approved',
        error: null,
        createdAt: '2026-03-07T19:41:03.120Z',
      },
    },
  }),
};

const HEADERS = signatureHeaders(DELIVERY, [SECRET]);

/** Runs as it stands and prints `true`. */
const CHECK = `import { createHmac, timingSafeEqual } from 'node:crypto';

function isGenuine(secret, headers, body) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = headers['webhook-id'] + '.' + headers['webhook-timestamp'] + '.' + body;
  const expected = createHmac('sha256', key).update(text).digest();
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const secret = '${secretText(SECRET)}';
const headers = ${JSON.stringify(HEADERS, null, 2)};
const body = '${DELIVERY.body}';
console.log(isGenuine(secret, headers, body));`;

/** What webhooks send, and how receivers check it. */
export function renderWebhooks(): string {
  const events = Object.entries(WEBHOOK_EVENTS).map(([name, meaning]): Row => [
    `<code>${name}</code>`,
    meaning,
  ]);
  return `<section class="start" id="receive-webhooks"><h2>Webhooks</h2>
<p>Set them up in <a href="/settings?tab=developers">Settings, under Developers</a>, or with the <a href="#developers">calls</a>. These events are posted to your URL:</p>
${renderRows(events)}
<p>The body identifies the video but contains no text written by users. Get the rest from the API:</p>
${renderSample(JSON.stringify(JSON.parse(DELIVERY.body), null, 2))}
<p>Respond with any 2xx status within 10 seconds. Otherwise, the delivery is retried up to ${RETRIES_MAX} times over two days. A delivery can arrive more than once, with the same <code>webhook-id</code>.</p>
<p>Check the signature of the <a href="https://www.standardwebhooks.com">Standard Webhooks</a> before you trust a delivery. It covers the raw body, so check before you parse. Reject deliveries whose <code>webhook-timestamp</code> is more than five minutes old. This example runs in Node with a sample secret and prints <code>true</code>:</p>
${renderExample(CHECK)}
</section>`;
}
