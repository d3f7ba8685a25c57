import type { Config } from '#server/platform/config/config.ts';

import { createOutbound, type Outbound } from './outbound.ts';
import { readNetworks } from './public-addresses.ts';

/** Checks calls outside the configured network; explicitly configured networks are allowed. */
export function openOutbound({ outbound }: Pick<Config, 'outbound'>): Outbound {
  const allowed = readNetworks(outbound.allowed);
  if (!allowed) throw new Error('OUTBOUND_ALLOW must list addresses or networks');
  return createOutbound({ allowed });
}
