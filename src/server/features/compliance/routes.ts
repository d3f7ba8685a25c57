import type { complianceRoutes } from '#contracts/routes/compliance.ts';
import type { CheckAnswerBody, CheckBody } from '#contracts/schemas/compliance.ts';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { FILM_SHORT_SIDE_PIXELS } from '#domain/plans.ts';
import { PRESET_IDS } from '#domain/presets.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { ComplianceService, JudgedOrder, Preflight } from './service.ts';
import type { MarketsService } from '#server/features/markets/service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createComplianceHandlers(
  compliance: ComplianceService,
  markets: MarketsService,
): HandlersOf<typeof complianceRoutes> {
  return {
    check: async ({ caller, body }) => {
      const order = await markets.complete(caller.actor, body);
      return toWire(
        await compliance.preflight(caller.actor, filmed(order), body.localOnly === true),
      );
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

/** The check as the order it would become; who would sign it is not asked here. */
function filmed(order: CheckBody & { readonly markets: readonly MarketCode[] }): JudgedOrder {
  const { prompt, title, offer, callToAction, markets } = order;
  const film: FilmOrder = {
    prompt,
    preset: order.preset === undefined || order.preset === '' ? PRESET_IDS[0] : order.preset,
    controls: CONTROL_DEFAULTS,
    seed: 0,
    ...(title !== undefined && { title }),
    ...(offer !== undefined && { offer }),
    ...(callToAction !== undefined && { callToAction }),
    organizationName: '',
    markets,
    shortSidePixels: FILM_SHORT_SIDE_PIXELS.Free,
  };
  return { prompt, title, offer, callToAction, markets, film };
}
