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
      return toWire(await compliance.preflight(caller.actor, order, body.localOnly === true));
    },
  };
}

function toWire(preflight: Preflight): CheckAnswerBody {
  const { decision, findings, markets, policyVersion, judgedBy } = preflight;
  return {
    decision,
    policyVersion,
    judgedBy: [...judgedBy],
    findings: [...findings],
    markets: markets.map((market) => ({
      ...market,
      bannedClaims: [...market.bannedClaims],
      duties: [...market.duties],
      findings: [...market.findings],
    })),
  };
}
