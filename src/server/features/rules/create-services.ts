import type { AuditService } from '#server/features/audit/service.ts';
import type { Judge } from '#server/features/compliance/open-judge.ts';
import type { NotificationsService } from '#server/features/notifications/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { SharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import { createAllowancesService } from './allowances.ts';
import { createDecidedTextsService } from './decided-texts.ts';
import type { RuleBook } from './rule-book.ts';
import { createRulesService } from './service.ts';
import { createTrialsService } from './trials.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly judge: Pick<Judge, 'ask'>;
  readonly limiter: SharedLimiter;
  readonly notifications: Pick<NotificationsService, 'tellPeople' | 'endWaiting'>;
  readonly ruleBook: RuleBook;
}

/** The services for editing rules, which share their dependencies. */
export function createCustomRulesServices(deps: Deps) {
  const rules = createRulesService(deps);
  return {
    rules,
    allowances: createAllowancesService(deps),
    trials: createTrialsService({ ...deps, rules }),
    decidedTexts: createDecidedTextsService(deps),
  };
}
