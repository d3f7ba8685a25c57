import {
  brokenCostLimit,
  startOfUtcDay,
  startOfUtcMonth,
  type ClipCostLimits,
} from '#domain/clips/clip-costs.ts';
import type { OrganizationId } from '#domain/ids.ts';
import type { VideoConfig } from '#server/platform/config/video-config.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { EngineSettings } from '#server/platform/video-engines/engine-settings.ts';

import { sumCosts } from './clip-cost-store.ts';

export type CostConfig = Pick<
  VideoConfig,
  'dayCostMaxMicros' | 'monthCostMaxMicros' | 'installationMonthCostMaxMicros'
>;

interface Cost {
  readonly micros: number;
  readonly settings: EngineSettings;
  readonly now: Date;
}

/**
 * Returns which limit an organization would exceed by spending this much more. The caller holds its
 * row.
 */
export async function findBrokenLimit(
  tx: Transaction,
  video: CostConfig,
  { organizationId, micros, settings, now }: Cost & { readonly organizationId: OrganizationId },
): Promise<keyof ClipCostLimits | null> {
  if (micros === 0) return null;
  const spent = await sumCosts(tx, organizationId, {
    day: startOfUtcDay(now),
    month: startOfUtcMonth(now),
  });
  return brokenCostLimit(micros, spent, {
    film: settings.filmCostMaxMicros,
    day: video.dayCostMaxMicros,
    month: video.monthCostMaxMicros,
    installationMonth: video.installationMonthCostMaxMicros,
  });
}
