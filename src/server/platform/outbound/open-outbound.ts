import type { Config } from '#server/platform/config/config.ts';

import { createOutbound, type Outbound } from './outbound.ts';
import { readNetworks } from './public-addresses.ts';

/** Calls beyond the configured network are checked; what the configuration allows is not. */
export function openOutbound({ outbound }: Pick<Config, 'outbound'>): Outbound {
  const allowed = readNetworks(outbound.allowed);
  if (!allowed) throw new Error('OUTBOUND_ALLOW must list addresses or networks');
  return createOutbound({ allowed });
}
