/**
 * The rules in force in addition to the policy. Called by the compliance service before each check.
 * Every process uses a new version at most five seconds after it was published, and its own
 * versions at once; processes do not notify each other.
 */
import type { OrganizationId } from '#domain/ids.ts';
import { policyVersionOf } from '#domain/rules/policy-version.ts';
import { NO_RULES } from '#domain/rules/rule-set.ts';
import { POLICY_VERSION } from '#policy/policy.ts';
import type { RulesFor } from '#server/features/compliance/service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isOperator } from '#server/platform/database/is-operator.ts';
import * as store from './store.ts';

export interface RuleBook {
  readonly rulesFor: RulesFor;
  /** Clears the cache after a version was published in this process. */
  forget(): void;
}

const FRESH_MS = 5_000;
const REMEMBERED_MAX = 10_000;

interface Remembered {
  readonly readAt: number;
  readonly versions: Promise<VersionsInForce>;
}

interface VersionsInForce {
  readonly platform: store.VersionRow | null;
  readonly own: store.VersionRow | null;
}

export function createRuleBook(deps: { readonly db: Database; readonly clock: Clock }): RuleBook {
  const { db, clock } = deps;
  const remembered = new Map<OrganizationId, Remembered>();

  async function read(organizationId: OrganizationId): Promise<VersionsInForce> {
    const platform = await store.findCurrent(db, null);
    // The operator's own rules are the platform's, which apply to everyone.
    const keepsPlatform = await isOperator(db, organizationId);
    return { platform, own: keepsPlatform ? null : await store.findCurrent(db, organizationId) };
  }

  function versionsOf(organizationId: OrganizationId): Promise<VersionsInForce> {
    // The process's own clock, since the product's clock may be stopped or set.
    const now = performance.now();
    const known = remembered.get(organizationId);
    if (known && now - known.readAt < FRESH_MS) return known.versions;
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    const versions = read(organizationId);
    remembered.set(organizationId, { readAt: now, versions });
    // Failed reads are not cached.
    versions.catch(() => remembered.delete(organizationId));
    return versions;
  }

  return {
    rulesFor: async (organizationId) => {
      const { platform, own } = await versionsOf(organizationId);
      const inForce = [platform, own].filter((version) => version !== null);
      return {
        handed: { sets: inForce.map(serializedRuleSet), today: todayOf(clock) },
        policyVersion: policyVersionOf(POLICY_VERSION, {
          platform: platform?.number ?? 0,
          own: own?.number ?? 0,
        }),
      };
    },
    forget: () => remembered.clear(),
  };
}

/** A stored version never changes, so its id identifies its rules. */
function serializedRuleSet({ id, rules }: Pick<store.VersionRow, 'id' | 'rules'>) {
  return { key: id, text: JSON.stringify({ ...NO_RULES, ...rules }) };
}

/** `YYYY-MM-DD`, UTC. */
export function todayOf(clock: Clock): string {
  return clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
}
