import type { complianceRoutes } from '#contracts/routes/compliance.ts';
import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import type { Verdict } from '#domain/compliance/verdict.ts';
import type { ComplianceService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createComplianceHandlers(
  compliance: ComplianceService,
): HandlersOf<typeof complianceRoutes> {
  return { check: async ({ body }) => toWire(compliance.check(body)) };
}

function toWire({ decision, findings }: Verdict): VerdictBody {
  return { decision, findings: [...findings] };
}
