/**
 * Completes an order with its markets, what it advertises and the advertiser: from the order
 * itself, or from the organization's settings. Called by the routes that take orders, before
 * anything is checked, planned or charged, so that all of them mean the same film. Authorization is
 * up to the caller.
 */
import { eq } from 'drizzle-orm';

import { ADVERTISES_DEFAULT, type Advertises } from '#domain/markets/advertises.ts';
import type { Licensee } from '#domain/markets/licensee.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { publicNameOf } from '#domain/people/organization-name.ts';
import type { OrganizationId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { Connection, Database } from '#server/platform/database/database.ts';
import { organizations } from '#server/platform/database/schema/accounts.ts';

interface WithMarkets {
  readonly markets?: readonly MarketCode[] | undefined;
  readonly advertises?: Advertises | undefined;
}

type Completed<Order> = Omit<Order, 'advertises'> & {
  markets: MarketCode[];
  advertises: Advertises;
  licensee: Licensee;
};

export type MarketsService = ReturnType<typeof createMarketsService>;

export function createMarketsService({ db }: { readonly db: Database }) {
  return {
    /** The order with its markets, each once, and what it advertises for whom. */
    async complete<Order extends WithMarkets>(
      { organizationId }: Pick<Actor, 'organizationId'>,
      order: Order,
    ): Promise<Completed<Order>> {
      const organization = await findOrganization(db, organizationId);
      return {
        ...order,
        markets: [...new Set(order.markets ?? organization.defaultMarkets)],
        advertises: order.advertises ?? organization.advertises ?? ADVERTISES_DEFAULT,
        licensee: licenseeOf(organization),
      };
    },
  };
}

type OrganizationRow = typeof organizations.$inferSelect;

async function findOrganization(
  connection: Connection,
  organizationId: OrganizationId,
): Promise<OrganizationRow> {
  const [row] = await connection
    .select()
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!row) throw new AppError('not_found');
  return row;
}

function licenseeOf(organization: OrganizationRow): Licensee {
  const { name, legalEntity, venueName, venueAddress, licences } = organization;
  return { operatorName: publicNameOf(name), legalEntity, venueName, venueAddress, licences };
}
