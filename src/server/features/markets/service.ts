/**
 * Fills in where a film is to be shown: the markets of the order, or those that the organization's
 * owner chose. Called by the routes that take orders, before anything is judged, planned or charged,
 * so that all of them mean the same film. Authorization is the caller's business.
 */
import { eq } from 'drizzle-orm';

import type { OrganizationId } from '#domain/ids.ts';
import { DEFAULT_MARKETS, type MarketCode } from '#domain/markets/markets.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { organizations } from '#server/platform/database/schema.ts';

interface WithMarkets {
  readonly markets?: readonly MarketCode[] | undefined;
}

export type MarketsService = ReturnType<typeof createMarketsService>;

export function createMarketsService({ db }: { readonly db: Database }) {
  return {
    /** The order with its markets, each once. */
    async complete<Order extends WithMarkets>(
      { organizationId }: Pick<Actor, 'organizationId'>,
      order: Order,
    ): Promise<Order & { markets: MarketCode[] }> {
      const markets = order.markets ?? (await findDefaultMarkets(db, organizationId));
      return { ...order, markets: [...new Set(markets)] };
    },
  };
}

async function findDefaultMarkets(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<readonly MarketCode[]> {
  const [row] = await connection
    .select({ markets: organizations.defaultMarkets })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.markets ?? DEFAULT_MARKETS;
}
