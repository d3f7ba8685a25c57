import type { complianceRoutes } from '#contracts/routes/compliance.ts';
import type { CheckResponseBody, CheckBody } from '#contracts/schemas/compliance.ts';
import type { JobOrder } from '#contracts/schemas/job.ts';
import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { FILM_SHORT_SIDE_PIXELS } from '#domain/money/plans.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { licenseeUnder } from '#domain/markets/licensee.ts';
import { brandWords, signatureOf } from '#server/features/brands/brand-words.ts';
import type { BriefService } from '#server/features/brief/service.ts';
import type { FilmBrief, FilmOrder } from '#film/film-order.ts';
import type { FindOrderParts } from '#server/features/jobs/ordering/order-parts.ts';
import type { ComplianceService, JudgedOrder, Preflight } from './service.ts';
import { presentRule } from '#server/features/markets/present.ts';
import type { MarketsService } from '#server/features/markets/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

interface CheckDeps {
  readonly briefs: Pick<BriefService, 'complete'>;
  readonly markets: MarketsService;
  readonly findOrderParts: FindOrderParts;
  readonly clock: Clock;
}

export function createComplianceHandlers(
  compliance: ComplianceService,
  { briefs, markets, findOrderParts, clock }: CheckDeps,
): HandlersOf<typeof complianceRoutes> {
  return {
    check: async ({ caller, body }) => {
      const asked = await markets.complete(caller.actor, body);
      const preset = body.preset || PRESET_IDS[0];
      const { markets: shownIn } = asked;
      const parts = await findOrderParts(caller.actor, { brandId: body.brandId, markets: shownIn });
      const { brand } = parts;
      const licensee = licenseeUnder(brand?.identity.licensee ?? null, asked.licensee);
      const completed = { ...asked, licensee };
      // The default signature without a brand is not checked here.
      const defaultSignature = brand && signatureOf(brand);
      const brief = await briefs.complete(caller.actor, {
        body: { ...body, preset },
        defaultSignature,
        mayAskModel: false,
      });
      const ofBrand = brand && brandWords(brand, { given: body.words, words: brief.words });
      const order = {
        ...filmed(
          { ...completed, preset },
          {
            ...brief,
            ...(ofBrand && { words: ofBrand.words }),
            ...parts.film,
          },
        ),
        defaultSignature,
        alsoFound: [...parts.findings, ...(ofBrand?.findings ?? [])],
      };
      const preflight = await compliance.preflight(caller.actor, order, body.localOnly === true);
      return toWire(preflight, clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length));
    },
  };
}

function toWire(preflight: Preflight, today: string): CheckResponseBody {
  const { decision, findings, markets, policyVersion, judgedBy } = preflight;
  return {
    decision,
    policyVersion,
    judgedBy: [...judgedBy],
    findings: [...findings],
    markets: markets.map(({ isConfirmed, rules, ...market }) => ({
      ...market,
      isAdvertisingConfirmed: isConfirmed,
      bannedClaims: [...market.bannedClaims],
      duties: [...market.duties],
      fields: [...market.fields],
      missing: [...market.missing],
      findings: [...market.findings],
      sources: rules.map((rule) => presentRule(rule, today)),
    })),
  };
}

type CompletedCheck = CheckBody & Pick<JobOrder, 'preset' | 'markets' | 'advertises' | 'licensee'>;

/** The check as the order it would become. */
function filmed(
  order: CompletedCheck,
  brief: FilmBrief & Pick<FilmOrder, 'brand'>,
): JudgedOrder & { readonly film: FilmOrder } {
  const { prompt, preset, words, markets, advertises, licensee } = order;
  const { aspectRatio = CONTROL_DEFAULTS.aspectRatio, duration = CONTROL_DEFAULTS.duration } =
    order;
  const film: FilmOrder = {
    ...brief,
    preset,
    controls: { ...CONTROL_DEFAULTS, aspectRatio, duration },
    seed: 0,
    markets,
    advertises,
    licensee,
    shortSidePixels: FILM_SHORT_SIDE_PIXELS.Free,
  };
  return { prompt, words, markets, advertises, film };
}
