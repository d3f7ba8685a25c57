import { POLICY_VERSION } from '#policy/policy.ts';
import { MARKET_RULES_VERSION } from '#domain/markets/market-rules.ts';
import { findOverruled } from '#server/features/appeals/store.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import type { Judge } from '#server/features/compliance/open-judge.ts';
import {
  createComplianceService,
  type RecordBlocked,
} from '#server/features/compliance/service.ts';
import { createMarketsService } from '#server/features/markets/service.ts';
import { createOrganizationNamesService } from '#server/features/organization-names/service.ts';
import { createCustomRulesServices } from '#server/features/rules/create-services.ts';
import { createRuleBook } from '#server/features/rules/rule-book.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Platform } from '#server/processes/platform.ts';
import type { LanguageModels } from './language-models.ts';
import type { SharedServices } from './shared.ts';

export type ComplianceServices = ReturnType<typeof createComplianceServices>;

interface Deps extends SharedServices {
  readonly judge: Judge;
  readonly languageModels: LanguageModels;
}

/** What is allowed: the judge's verdicts, custom rules, markets, names of organizations. */
export function createComplianceServices(platform: Platform, deps: Deps) {
  const { config, db, clock, log, metrics } = platform;
  const { audit, judge, limiter, notifications } = deps;
  const ruleBook = createRuleBook({ db, clock });
  const compliance = createComplianceService({
    rulesFor: ruleBook.rulesFor,
    recordBlocked: auditBlocked({ db, audit }),
    log,
    limiter,
    metrics,
    model: deps.languageModels.judge,
    modelJudges: config.languageModel?.judges ?? 'always',
    judge,
    findOverruled: (organizationId, orderHashes) =>
      findOverruled(db, organizationId, { orderHashes, now: clock.now() }),
  });
  const { judgeName } = compliance;
  return {
    compliance,
    customRules: createCustomRulesServices({
      db,
      clock,
      audit,
      judge,
      limiter,
      notifications,
      ruleBook,
    }),
    markets: createMarketsService({ db }),
    organizationNames: createOrganizationNamesService({ db, clock, audit, judgeName }),
  };
}

/** A refused order leaves only its audit entry. */
function auditBlocked({ db, audit }: { db: Database; audit: AuditService }): RecordBlocked {
  return async ({ userId, organizationId }, _order, findings) => {
    const categories = [...new Set(findings.map(({ category }) => category))].join(', ');
    await db.transaction((tx) =>
      audit.record(tx, {
        organizationId,
        action: 'video.refused',
        actorId: userId,
        details: {
          categories,
          policyVersion: POLICY_VERSION,
          marketsVersion: MARKET_RULES_VERSION,
        },
      }),
    );
  };
}
