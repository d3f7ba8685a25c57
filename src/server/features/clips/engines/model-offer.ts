import { eq } from 'drizzle-orm';

import type { VideoModelBody } from '#contracts/schemas/video-model.ts';
import { priceClassOf } from '#domain/clips/price-class.ts';
import type { OrganizationId } from '#domain/ids.ts';
import type { PresetId } from '#domain/order/presets.ts';
import type { Database } from '#server/platform/database/database.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';

import { findEngineTimings } from './engine-timings.ts';
import type { ClipsService } from '../service.ts';

interface Deps {
  readonly db: Database;
  readonly clips: Pick<ClipsService, 'engineFor' | 'beginsWithPictures'>;
}

export type OfferModel = (
  organizationId: OrganizationId,
  preset: PresetId,
) => Promise<VideoModelBody>;

/**
 * Returns the model that makes an organization's shots with the source `model`, and what is known
 * about it.
 */
export function createModelOffer({ db, clips }: Deps): OfferModel {
  return async (organizationId, preset) => {
    const [organization] = await db
      .select({ plan: organizations.plan })
      .from(organizations)
      .where(eq(organizations.id, organizationId));
    const film = organization && { organizationId, preset, plan: organization.plan };
    const settings = film ? await clips.engineFor(db, film) : null;
    if (!settings) return { model: null };
    const { name, pricePerSecondMicros } = settings;
    const learnt = await findEngineTimings(db);
    const priceClass = priceClassOf(pricePerSecondMicros);
    const secondsPerSecond = learnt.get(name)?.secondsPerSecond ?? null;
    const beginsWithPhotos = await clips.beginsWithPictures(name);
    return { model: { name, priceClass, secondsPerSecond, beginsWithPhotos } };
  };
}
