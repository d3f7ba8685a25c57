/**
 * Custom rules: what the operator adds to the policy for everyone, and an organization, stricter
 * only, for itself. Called by the rules routes. Rules are published as immutable versions; the last
 * one is in force, and restoring an earlier one creates a new version. Rules that would relax the
 * categories nobody may overrule are rejected here and, whatever is stored, ignored by the judge.
 * Authorization: the route's permission; whose rules they are follows from the caller's
 * organization.
 */
import { randomUUID } from 'node:crypto';

import type { Actor } from '#domain/people/permissions.ts';
import {
  problemsOf,
  problemsOfOrganization,
  restoredRules,
  type RuleProblem,
} from '#domain/rules/rule-problems.ts';
import { NO_RULES, type RuleSet } from '#domain/rules/rule-set.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { Judge } from '#server/features/compliance/open-judge.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { RuleBook } from './rule-book.ts';
import * as store from './store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly judge: Pick<Judge, 'ask'>;
  readonly ruleBook: RuleBook;
}

/** The rules to publish, and the version they are based on. */
export interface Publication {
  readonly rules: RuleSet;
  readonly basedOn: number;
  readonly note: string;
}

export type RulesService = ReturnType<typeof createRulesService>;

const VERSIONS_SHOWN = 100;
const NOT_THE_LATEST =
  'Someone has published a newer version of the rules. Please review it first.';

/** Members of the operator edit the rules for everyone. */
export function scopeOf(actor: Actor): store.Scope {
  return actor.isOperator ? null : actor.organizationId;
}

export function requireNone(problems: readonly RuleProblem[]): void {
  const [first] = problems;
  if (first) {
    throw new AppError('validation_failed', { message: first.message, issues: problems });
  }
}

export function createRulesService({ db, clock, audit, judge, ruleBook }: Deps) {
  /** Throws 400 with every invalid rule. */
  async function requireUsable(actor: Actor, rules: RuleSet, inForce: RuleSet): Promise<void> {
    requireNone([
      ...problemsOf(rules),
      ...(actor.isOperator ? [] : problemsOfOrganization(rules, inForce)),
      ...(await judge.ask(`rules:${actor.userId}`, 'ruleProblems', rules)),
    ]);
  }

  /** Adds a version; throws 409 if `basedOn` is not the one in force. */
  async function insertNext(
    tx: Transaction,
    actor: Actor,
    { basedOn, ...version }: Publication & { readonly restores: number | null },
  ): Promise<void> {
    const scope = scopeOf(actor);
    await store.lockVersions(tx, scope);
    const current = await store.findCurrent(tx, scope);
    if ((current?.number ?? 0) !== basedOn) {
      throw new AppError('wrong_state', { message: NOT_THE_LATEST });
    }
    const number = basedOn + 1;
    const id = randomUUID();
    const made = { organizationId: scope, authorId: actor.userId, createdAt: clock.now() };
    await store.insertVersion(tx, { id, number, ...made, ...version });
    const { rules, restores } = version;
    await audit.record(tx, {
      organizationId: actor.organizationId,
      action: restores === null ? 'rules.published' : 'rules.restored',
      actorId: actor.userId,
      subjectId: id,
      details: { number, restores, ...countsOf(rules) },
    });
  }

  async function publishNext(
    actor: Actor,
    version: Publication & { readonly restores: number | null },
  ): Promise<store.ShownVersion> {
    await db.transaction((tx) => insertNext(tx, actor, version));
    ruleBook.forget();
    const [latest] = await store.findVersions(db, scopeOf(actor), 1);
    if (!latest) throw new AppError('not_found');
    return latest;
  }

  return {
    async read(actor: Actor) {
      const current = await store.findCurrent(db, scopeOf(actor));
      const { policyVersion } = await ruleBook.rulesFor(actor.organizationId);
      return { number: current?.number ?? 0, rules: rulesOf(current), policyVersion };
    },

    requireUsable,

    /** Throws 400 if a rule is invalid, 409 if `basedOn` is no longer in force. */
    async publish(actor: Actor, publication: Publication): Promise<store.ShownVersion> {
      const current = await store.findCurrent(db, scopeOf(actor));
      await requireUsable(actor, publication.rules, rulesOf(current));
      return publishNext(actor, { ...publication, restores: null });
    },

    async listVersions(actor: Actor): Promise<store.ShownVersion[]> {
      return store.findVersions(db, scopeOf(actor), VERSIONS_SHOWN);
    },

    /** Does not bring back anything that the operator has withdrawn from an organization. */
    async restore(actor: Actor, restores: number, basedOn: number): Promise<store.ShownVersion> {
      const scope = scopeOf(actor);
      const former = await store.findVersion(db, scope, restores);
      if (!former) throw new AppError('not_found');
      const inForce = rulesOf(await store.findCurrent(db, scope));
      const rules = actor.isOperator ? former.rules : restoredRules(former.rules, inForce);
      // A later version of the policy may accept different rules.
      await requireUsable(actor, rules, inForce);
      return publishNext(actor, { rules, basedOn, restores, note: '' });
    },
  };
}

export function rulesOf(version: Pick<store.VersionRow, 'rules'> | null): RuleSet {
  return { ...NO_RULES, ...version?.rules };
}

/** Numbers only, because an audit entry can never be changed. */
export function countsOf(rules: RuleSet) {
  return {
    terms: rules.terms.length,
    allowedTerms: rules.allowedTerms.length,
    allowedBrands: rules.allowedBrands.length,
    severities: rules.severities.length,
  };
}
