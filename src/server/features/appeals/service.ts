/**
 * Appeals to the operator against orders that the policy refused. Called by the appeal routes; the
 * compliance service asks the store whether an order was allowed. Findings in the categories no one
 * may overrule cannot be appealed, and nobody decides about their own organization. A decision
 * applies to exactly the order it was made for, for 30 days and under the same version of the
 * policy; rules published since still apply. The film is reviewed by the operator like every other.
 * The author is told the decision and its reason. Authorization: the route's
 * permission; whatever depends on the appeal is checked here.
 */
import { randomUUID } from 'node:crypto';

import type { JobOrder } from '#contracts/schemas/job.ts';
import {
  APPEAL_DAYS,
  appealStatusAt,
  canBeAppealed,
  type AppealedOrder,
  type ShownAppealStatus,
} from '#domain/moderation/appeals.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { ComplianceService } from '#server/features/compliance/service.ts';
import { orderHashOf } from '#server/features/compliance/order-hash.ts';
import type { JobsService } from '#server/features/jobs/service.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import * as store from './store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly judgeAgain: ComplianceService['judgeAgain'];
  readonly isPolicyCurrent: ComplianceService['isPolicyCurrent'];
  readonly orderedFilmsFor: JobsService['orderedFilmsFor'];
  readonly notifications: Pick<NotificationsService, 'tell' | 'tellPeople' | 'endWaiting'>;
}

export type AppealsService = ReturnType<typeof createAppealsService>;

interface Decision {
  readonly decision: 'allow' | 'uphold';
  readonly note?: string | undefined;
}

const NOT_REFUSED =
  'The advertising policy does not block this order, so there is nothing to appeal';
const NOBODY_DECIDES = 'The platform operator cannot appeal its own orders';
const POLICY_CHANGED =
  'The policy has changed since this appeal was made, so allowing it would have no effect. Its author can order the video again.';

/** How much of an order's text is used to refer to it. */
const SUBJECT_LENGTH_MAX = 200;

export function createAppealsService(deps: Deps) {
  const { db, clock, audit, judgeAgain, isPolicyCurrent, orderedFilmsFor, notifications } = deps;

  async function find(id: string): Promise<store.Appeal> {
    const appeal = await store.findAppeal(db, id);
    if (!appeal) throw new AppError('not_found');
    return appeal;
  }

  return {
    /**
     * Throws 409 if the order is not refused or nobody could decide, 422 if nobody may overrule the
     * refusal.
     */
    async make(actor: Actor, order: JobOrder, reason: string): Promise<store.Appeal> {
      if (actor.isOperator) throw new AppError('wrong_state', { message: NOBODY_DECIDES });
      const { organizationId, userId: authorId } = actor;
      const films = await orderedFilmsFor(actor, order);
      const [{ judged: asked }] = films;
      const judged = await judgeAgain(actor, asked);
      const { decision, policyVersion, text } = judged;
      if (decision !== 'block') throw new AppError('wrong_state', { message: NOT_REFUSED });
      const findings = [...judged.findings];
      if (!canBeAppealed(findings)) throw new AppError('not_appealable', { findings });
      const orderHash = orderHashOf(asked, policyVersion);
      const id = randomUUID();
      const created = { id, createdAt: clock.now(), status: 'waiting', authorId } as const;
      const { licensee: _ofSettings, ...sent } = order;
      const settings = { asked: { ...settingsOf(films), sent } };
      const about = { organizationId, orderHash, markets: order.markets, policyVersion };
      await db.transaction(async (tx) => {
        const row = { ...created, ...about, ...settings, text, reason, findings };
        if (!(await store.insertAppeal(tx, row))) return;
        const subject = asked.prompt.slice(0, SUBJECT_LENGTH_MAX);
        await notifications.tellPeople(tx, {
          organizationId: null,
          kind: 'appeal_waiting',
          subject,
          awaitingId: id,
        });
        const action = 'appeal.made';
        await audit.record(tx, { organizationId, action, actorId: authorId, subjectId: id });
      });
      const waiting = await store.findWaitingAbout(db, organizationId, orderHash);
      return waiting ?? find(id);
    },

    async listOwn(actor: Actor, request: PageRequest): Promise<Page<store.Appeal>> {
      return pageOf(await store.findOwn(db, actor.organizationId, request), request.limit);
    },

    async listWaiting(actor: Actor, request: PageRequest): Promise<Page<store.Appeal>> {
      return pageOf(await store.findWaiting(db, actor.organizationId, request), request.limit);
    },

    /** The status at this moment. */
    statusOf({ status, expiresAt, policyVersion }: store.Appeal): ShownAppealStatus {
      const isCurrent = isPolicyCurrent(policyVersion);
      return appealStatusAt({ status, expiresAt, isPolicyCurrent: isCurrent }, clock.now());
    },

    async decide(actor: Actor, id: string, { decision, note }: Decision): Promise<store.Appeal> {
      const appeal = await find(id);
      const { organizationId } = appeal;
      if (organizationId === actor.organizationId) throw new AppError('forbidden');
      const decidedAt = clock.now();
      const isAllowed = decision === 'allow';
      if (isAllowed && !isPolicyCurrent(appeal.policyVersion))
        throw new AppError('wrong_state', { message: POLICY_CHANGED });
      const status = isAllowed ? 'allowed' : 'upheld';
      const expiresAt = isAllowed ? new Date(decidedAt.getTime() + APPEAL_DAYS * DAY_MS) : null;
      await db.transaction(async (tx) => {
        const row = {
          status,
          decidedBy: actor.userId,
          decidedAt,
          expiresAt,
          decisionNote: note || null,
        } as const;
        if (!(await store.decide(tx, id, row))) throw new AppError('wrong_state');
        const details = { decision };
        const action = 'appeal.decided';
        const actorId = actor.userId;
        await notifications.endWaiting(tx, { awaitingId: id });
        await audit.record(tx, { organizationId, action, actorId, subjectId: id, details });
        await notifications.tell(tx, {
          // The name is deleted with the account.
          userId: appeal.author === null ? null : appeal.authorId,
          kind: isAllowed ? 'appeal_allowed' : 'appeal_refused',
          subject: subjectOf(appeal),
          reason: row.decisionNote,
        });
      });
      return find(id);
    },
  };
}

const subjectOf = ({ asked, text }: store.Appeal) =>
  (asked?.prompt ?? text).slice(0, SUBJECT_LENGTH_MAX);

type OrderedFilms = Awaited<ReturnType<JobsService['orderedFilmsFor']>>;

/** What the operator sees of an order besides its text. */
function settingsOf(films: OrderedFilms): AppealedOrder {
  const [{ columns, parts }] = films;
  const { aspectRatio: _, ...controls } = columns.controls;
  const { prompt, preset, words, voiceOver, captions, advertises } = columns;
  return {
    prompt,
    preset,
    words,
    controls,
    shapes: films.map((film) => film.columns.controls.aspectRatio),
    voiceOver,
    captions,
    advertises,
    brand: parts.brand && { name: parts.brand.name, version: parts.brand.version },
  };
}
