import type { complianceRoutes } from '#contracts/routes/compliance.ts';
import type { CheckAnswerBody } from '#contracts/schemas/compliance.ts';
import type { ComplianceService, Preflight } from './service.ts';
import type { MarketsService } from '#server/features/markets/service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createComplianceHandlers(
  compliance: ComplianceService,
  markets: MarketsService,
): HandlersOf<typeof complianceRoutes> {
  return {
    check: async ({ caller, body }) => {
      const order = await markets.complete(caller.actor, body);
      return toWire(compliance.preflight(order));
    },
  };
}

function toWire({ decision, findings, markets }: Preflight): CheckAnswerBody {
  return {
    decision,
    findings: [...findings],
    markets: markets.map((market) => ({
      ...market,
      bannedClaims: [...market.bannedClaims],
      duties: [...market.duties],
      findings: [...market.findings],
    })),
  };
}
