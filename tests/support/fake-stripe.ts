import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Stripe } from 'stripe';

const STRIPE_SECRET_KEY = 'sk_test_for_the_tests';
const STRIPE_WEBHOOK_SECRET = 'whsec_for_the_tests';

/** The part of Stripe's checkout session that tests read. */
export interface FakeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly payment_status: string;
  readonly payment_intent: string | null;
  readonly client_reference_id: string | null;
}

export interface FakeStripe {
  readonly environment: Record<string, string>;
  readonly sessions: FakeSession[];
  /** The requests that were sent to create sessions, with their headers. */
  readonly requests: { form: URLSearchParams; headers: IncomingMessage['headers'] }[];
  /** Completes a session, before its event is sent: it can no longer be expired. */
  takePayment(sessionId: string): void;
  /** Makes the next requests fail with this status. */
  failWith(status: number | null): void;
  close(): Promise<void>;
}

/**
 * A fake of Stripe's API for creating checkout sessions: bearer key, form encoding, idempotency
 * keys, error bodies. Started per test file on a free port.
 */
export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions: FakeSession[] = [];
  const requests: FakeStripe['requests'] = [];
  const paid = new Set<string>();
  const answered = new Map<string, FakeSession>();
  let failure: number | null = null;

  const answer = (request: IncomingMessage, body: string): [number, unknown] => {
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET_KEY}`) {
      return [401, stripeError('invalid_request_error', 'Invalid API Key provided')];
    }
    const known = sessions.find(({ id }) => request.url === `/v1/checkout/sessions/${id}`);
    if (request.method === 'GET' && known) return [200, known];
    const ended = sessions.find(({ id }) => request.url === `/v1/checkout/sessions/${id}/expire`);
    if (request.method === 'POST' && ended) {
      return paid.has(ended.id)
        ? [400, stripeError('invalid_request_error', 'Only open sessions can be expired')]
        : [200, { ...ended, status: 'expired' }];
    }
    if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions') {
      return [404, stripeError('invalid_request_error', 'Unrecognized request URL')];
    }
    const form = new URLSearchParams(body);
    requests.push({ form, headers: request.headers });
    if (failure !== null) return [failure, stripeError('api_error', 'Something went wrong')];
    const key = String(request.headers['idempotency-key']);
    const session = answered.get(key) ?? sessionFrom(form);
    if (!answered.has(key)) sessions.push(session);
    answered.set(key, session);
    return [200, session];
  };

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => send(response, ...answer(request, body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    sessions,
    requests,
    takePayment: (sessionId) => void paid.add(sessionId),
    failWith: (status) => {
      failure = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sessionFrom(form: URLSearchParams): FakeSession {
  const id = `cs_test_${randomBytes(24).toString('hex')}`;
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.com/c/pay/${id}`,
    amount_total:
      Number(form.get('line_items[0][price_data][unit_amount]')) *
      Number(form.get('line_items[0][quantity]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    payment_status: 'unpaid',
    payment_intent: null,
    client_reference_id: form.get('client_reference_id'),
  };
}

const stripeError = (type: string, message: string) => ({ error: { type, message } });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const stripe = new Stripe(STRIPE_SECRET_KEY);

interface EventOptions {
  /** Unix seconds. */
  readonly created?: number;
  readonly id?: string;
}

/** The bytes of an event as Stripe sends them. */
export function eventOf(type: string, object: unknown, options: EventOptions = {}): string {
  return JSON.stringify(
    {
      id: options.id ?? `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: options.created ?? Math.floor(Date.now() / 1000),
      livemode: false,
      type,
      data: { object },
    },
    null,
    2,
  );
}

/** The `Stripe-Signature` header for these bytes, made by Stripe's own library. */
export function signatureOf(
  payload: string,
  { secret = STRIPE_WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000) } = {},
): string {
  return stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}
