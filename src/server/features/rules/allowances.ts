/**
 * Terms and brands that organizations ask the operator to allow, the only way in which an
 * organization's rules become more lenient. Called by the rules routes. An approval or withdrawal
 * creates a new version of the organization's rules in the same transaction. Nobody decides about
 * their own organization. Authorization: the route's permission; whatever depends on the request is
 * checked here.
 */
import { randomUUID } from 'node:crypto';

import {
  ALLOWANCE_DECISIONS,
  WAITING_ALLOWANCES_MAX,
  type AllowanceDecision,
} from '#domain/rules/allowance.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { problemsOf } from '#domain/rules/rule-problems.ts';
import {
  NO_RULES,
  RULES_MAX,
  type AllowedBrand,
  type AllowedTerm,
  type RuleSet,
} from '#domain/rules/rule-set.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { Judge } from '#server/features/compliance/open-judge.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import * as store from './allowance-store.ts';
import type { AllowanceRow } from './allowance-store.ts';
import { todayOf, type RuleBook } from './rule-book.ts';
import { countsOf, requireNone, rulesOf, scopeOf } from './service.ts';
import { findCurrent, insertVersion, lockVersions } from './store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly judge: Pick<Judge, 'ask'>;
  readonly notifications: Pick<NotificationsService, 'tellPeople' | 'endWaiting'>;
  readonly ruleBook: RuleBook;
}

export type AskedAllowance =
  | { readonly kind: 'term'; readonly allowance: AllowedTerm }
  | { readonly kind: 'brand'; readonly allowance: AllowedBrand };

export type AllowancesService = ReturnType<typeof createAllowancesService>;

const TOO_MANY = `You can have at most ${WAITING_ALLOWANCES_MAX} open requests. Please wait for a decision.`;
const FOR_EVERYBODY =
  'You do not need to send a request. Allow phrases and brands directly in your rules.';
const HAS_ENDED = 'The license has expired';
const NO_ROOM = 'This organization has reached its limit of allowed phrases or brands';

export function createAllowancesService(deps: Deps) {
  const { db, clock, audit, judge, notifications, ruleBook } = deps;

  async function find(id: string): Promise<AllowanceRow> {
    const row = await store.findAllowance(db, id);
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** Adds the allowance to the rules of its organization, or removes it. */
  async function changeRules(
    tx: Transaction,
    actor: Actor,
    { row, isAllowed }: { readonly row: AllowanceRow; readonly isAllowed: boolean },
  ): Promise<void> {
    const { organizationId } = row;
    await lockVersions(tx, organizationId);
    const current = await findCurrent(tx, organizationId);
    const without = withoutAllowance(rulesOf(current), row);
    const rules = isAllowed ? withAllowance(without, row) : without;
    if (problemsOf(rules).length > 0 || hasNoRoom(rules)) {
      throw new AppError('wrong_state', { message: NO_ROOM });
    }
    const number = (current?.number ?? 0) + 1;
    const id = randomUUID();
    const note = isAllowed
      ? 'Allowed by the platform operator'
      : 'Withdrawn by the platform operator';
    const made = { authorId: actor.userId, createdAt: clock.now(), restores: null };
    await insertVersion(tx, { id, organizationId, number, rules, note, ...made });
    const details = { number, ...countsOf(rules) };
    const record = { organizationId, actorId: actor.userId, subjectId: id, details };
    await audit.record(tx, { ...record, action: 'rules.published' });
  }

  return {
    /** Throws 400 if it cannot be allowed at all, 409 if too many requests are waiting. */
    async ask(actor: Actor, asked: AskedAllowance): Promise<AllowanceRow> {
      if (actor.isOperator) throw new AppError('wrong_state', { message: FOR_EVERYBODY });
      const rules = withAllowance(NO_RULES, asked);
      requireNone(await judge.ask(`rules:${actor.userId}`, 'ruleProblems', rules));
      const hasEnded = asked.kind === 'brand' && asked.allowance.expiresOn < todayOf(clock);
      requireNone(hasEnded ? [{ path: 'allowance.expiresOn', message: HAS_ENDED }] : []);
      const { organizationId, userId: authorId } = actor;
      const id = randomUUID();
      await db.transaction(async (tx) => {
        await lockVersions(tx, organizationId);
        if ((await store.countWaiting(tx, organizationId)) >= WAITING_ALLOWANCES_MAX) {
          throw new AppError('wrong_state', { message: TOO_MANY });
        }
        const created = { id, organizationId, authorId, createdAt: clock.now() };
        await store.insertAllowance(tx, { ...created, ...asked, status: 'waiting' });
        const subject = asked.kind === 'term' ? asked.allowance.phrase : asked.allowance.brand;
        await notifications.tellPeople(tx, {
          organizationId: null,
          kind: 'request_waiting',
          subject,
          awaitingId: id,
        });
        const action = 'allowance.asked';
        const details = { kind: asked.kind };
        await audit.record(tx, {
          organizationId,
          action,
          actorId: authorId,
          subjectId: id,
          details,
        });
      });
      return find(id);
    },

    async list(actor: Actor, request: PageRequest): Promise<Page<AllowanceRow>> {
      return pageOf(await store.findAllowances(db, scopeOf(actor), request), request.limit);
    },

    async decide(actor: Actor, id: string, decision: AllowanceDecision): Promise<AllowanceRow> {
      const row = await find(id);
      const { organizationId } = row;
      if (organizationId === actor.organizationId) throw new AppError('forbidden');
      const { from, to } = ALLOWANCE_DECISIONS[decision];
      await db.transaction(async (tx) => {
        const decided = { status: to, decidedBy: actor.userId, decidedAt: clock.now() };
        if (!(await store.decide(tx, { id, from }, decided))) throw new AppError('wrong_state');
        await notifications.endWaiting(tx, { awaitingId: id });
        const record = { organizationId, actorId: actor.userId, subjectId: id };
        if (decision !== 'refuse') {
          await changeRules(tx, actor, { row, isAllowed: decision === 'approve' });
        }
        await audit.record(tx, { ...record, action: 'allowance.decided', details: { decision } });
      });
      ruleBook.forget();
      return find(id);
    },
  };
}

type Asked = Pick<AllowanceRow, 'kind' | 'allowance'>;

export const isBrand = (allowance: AllowedTerm | AllowedBrand): allowance is AllowedBrand =>
  'brand' in allowance;

function withAllowance(rules: RuleSet, { allowance }: Asked): RuleSet {
  return isBrand(allowance)
    ? { ...rules, allowedBrands: [...rules.allowedBrands, allowance] }
    : { ...rules, allowedTerms: [...rules.allowedTerms, allowance] };
}

/** A new licence for the same brand replaces the previous one. */
function withoutAllowance(rules: RuleSet, { allowance }: Asked): RuleSet {
  const isOther = (phrase: string, other: string) => phrase.toLowerCase() !== other.toLowerCase();
  if (isBrand(allowance)) {
    const { brand } = allowance;
    return {
      ...rules,
      allowedBrands: rules.allowedBrands.filter((row) => isOther(brand, row.brand)),
    };
  }
  const { phrase, language } = allowance;
  const allowedTerms = rules.allowedTerms.filter(
    (row) => row.language !== language || isOther(phrase, row.phrase),
  );
  return { ...rules, allowedTerms };
}

function hasNoRoom({ allowedTerms, allowedBrands }: RuleSet): boolean {
  return (
    allowedTerms.length > RULES_MAX.allowedTerms || allowedBrands.length > RULES_MAX.allowedBrands
  );
}
