/**
 * Webhooks: URLs of an organization's own programs that are notified about its videos. Owners and
 * admins set them up; the secret that verifies deliveries is shown once, and again when it is
 * renewed. Events are enqueued by `enqueue-job-event.ts` and sent by `deliver-webhook.ts`.
 * Authorization: the route's permission; webhooks of other organizations are reported as not found.
 */
import { randomUUID } from 'node:crypto';

import type { ChangeWebhookBody, CreateWebhookBody } from '#contracts/schemas/developers.ts';
import { DAY_MS } from '#domain/durations.ts';
import { TEST_EVENT, WEBHOOKS_MAX } from '#domain/events/webhooks.ts';
import type { OrganizationId, WebhookId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import type { LinkTokens } from '#server/platform/link-tokens.ts';
import type { Outbound } from '#server/platform/outbound/outbound.ts';

import * as deliveries from './delivery-store.ts';
import { secretOf, type SendDelivery } from './send-delivery.ts';
import { secretText } from '#server/platform/sign-delivery.ts';
import * as store from './webhook-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly limiter: SharedLimiter;
  readonly linkTokens: LinkTokens;
  readonly send: SendDelivery;
  readonly outbound: Pick<Outbound, 'neverReaches'>;
  /** Whether receivers must use HTTPS: on a public site. */
  readonly requiresHttps: boolean;
}

export type WebhooksService = ReturnType<typeof createWebhooksService>;

const TEST_LIMIT = { max: 10, windowSeconds: 60 };
const TOO_MANY = `An organization can have at most ${WEBHOOKS_MAX} webhooks. Delete one first.`;
const HTTPS_ONLY = 'Please enter an https address';
const NO_CREDENTIALS = 'Remove the username and password from the URL';
const NOT_PUBLIC = 'Please enter an address on the public internet';
const BY_HAND = 'Turned off by a user';

export function createWebhooksService(deps: Deps) {
  const { db, clock, audit, linkTokens } = deps;

  const withSecret = (webhook: store.WebhookRow) => ({
    webhook,
    secret: secretText(secretOf(linkTokens, webhook.id, webhook.secretVersion)),
  });

  async function find(organizationId: OrganizationId, id: WebhookId): Promise<store.WebhookRow> {
    const webhook = await store.findWebhook(db, organizationId, id);
    if (!webhook) throw new AppError('not_found');
    return webhook;
  }

  function problemOf({ protocol, username, password, hostname }: URL): string | null {
    if (deps.requiresHttps && protocol !== 'https:') return HTTPS_ONLY;
    if (username !== '' || password !== '') return NO_CREDENTIALS;
    return deps.outbound.neverReaches(hostname) ? NOT_PUBLIC : null;
  }

  function checkAddress(url: string): void {
    const message = problemOf(new URL(url));
    if (message === null) return;
    const issues = [{ path: 'url', message }];
    throw new AppError('validation_failed', { message, issues });
  }

  const record = (
    tx: Transaction,
    { organizationId, userId }: Actor,
    entry: Pick<Parameters<AuditService['record']>[1], 'action' | 'details'> & { id: WebhookId },
  ) => {
    const { id: subjectId, ...rest } = entry;
    return audit.record(tx, { organizationId, actorId: userId, subjectId, ...rest });
  };

  return {
    list: (organizationId: OrganizationId) => store.findWebhooks(db, organizationId),

    async create(actor: Actor, { url, events }: CreateWebhookBody) {
      const { organizationId } = actor;
      checkAddress(url);
      return db.transaction(async (tx) => {
        if ((await store.countWebhooks(tx, organizationId)) >= WEBHOOKS_MAX) {
          throw new AppError('wrong_state', { message: TOO_MANY });
        }
        const id = randomUUID() as WebhookId;
        const values = { id, organizationId, url, events, createdAt: clock.now() };
        const webhook = await store.insertWebhook(tx, values);
        const details = { events: events.join(' ') };
        await record(tx, actor, { action: 'webhook.created', id, details });
        return withSecret(webhook);
      });
    },

    async change(actor: Actor, id: WebhookId, body: ChangeWebhookBody) {
      const { url, events, isEnabled } = body;
      if (url !== undefined) checkAddress(url);
      const now = clock.now();
      return db.transaction(async (tx) => {
        const webhook = await store.changeWebhook(tx, actor.organizationId, {
          id,
          ...(url !== undefined && { url }),
          ...(events !== undefined && { events }),
          ...(isEnabled !== undefined && stateOf(isEnabled, now)),
        });
        if (!webhook) throw new AppError('not_found');
        if (isEnabled === false) await store.failPending(tx, id, { problem: BY_HAND, now });
        const details = { isEnabled: webhook.disabledAt === null, url: url !== undefined };
        await record(tx, actor, { action: 'webhook.changed', id, details });
        return webhook;
      });
    },

    async renewSecret(actor: Actor, id: WebhookId) {
      return db.transaction(async (tx) => {
        const oldSecretUntil = new Date(clock.now().getTime() + DAY_MS);
        const webhook = await store.renewSecret(tx, actor.organizationId, { id, oldSecretUntil });
        if (!webhook) throw new AppError('not_found');
        await record(tx, actor, { action: 'webhook.secret_changed', id });
        return withSecret(webhook);
      });
    },

    /**
     * Makes one attempt right away, even if the webhook is disabled; it is neither retried nor
     * counted.
     */
    async test({ organizationId }: Actor, id: WebhookId): Promise<deliveries.DeliveryRow> {
      const retryAfterSeconds = await deps.limiter.count(
        `webhook-test:${organizationId}`,
        TEST_LIMIT,
      );
      if (retryAfterSeconds !== null)
        throw new AppError('too_many_requests', { retryAfterSeconds });
      const webhook = await find(organizationId, id);
      const now = clock.now();
      const delivery = await deliveries.insertDelivery(db, {
        id: randomUUID(),
        webhookId: id,
        event: TEST_EVENT,
        body: { type: TEST_EVENT, timestamp: now.toISOString(), data: {} },
        status: 'failed',
        createdAt: now,
      });
      const { isDelivered, ...outcome } = await deps.send(webhook, delivery);
      const status = isDelivered ? 'delivered' : 'failed';
      const ended = { ...outcome, status, dueAt: null, endedAt: clock.now() } as const;
      const noted = await deliveries.recordAttempt(db, delivery.id, ended);
      if (!noted) throw new AppError('not_found');
      return noted;
    },

    async deliveriesOf(
      organizationId: OrganizationId,
      id: WebhookId,
      request: PageRequest,
    ): Promise<Page<deliveries.DeliveryRow>> {
      await find(organizationId, id);
      return pageOf(await deliveries.findDeliveries(db, id, request), request.limit);
    },

    async remove(actor: Actor, id: WebhookId): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await store.deleteWebhook(tx, actor.organizationId, id))) {
          throw new AppError('not_found');
        }
        await record(tx, actor, { action: 'webhook.deleted', id });
      });
    },
  };
}

function stateOf(isEnabled: boolean, now: Date): store.WebhookChange {
  return isEnabled
    ? {
        disabledAt: null,
        disabledReason: null,
        failuresInARow: 0,
        failingSince: null,
        pausedUntil: null,
      }
    : { disabledAt: now, disabledReason: BY_HAND };
}
