import type { Plan } from '#domain/money/plans.ts';

export const PACKAGE_IDS = ['starter', 'professional', 'enterprise'] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

export interface CreditPackage {
  readonly id: PackageId;
  readonly name: Plan;
  readonly credits: number;
  readonly priceCents: number;
  readonly popular: boolean;
  readonly features: readonly string[];
}

/** From the smallest to the largest. */
export const CREDIT_PACKAGES: readonly CreditPackage[] = [
  {
    id: 'starter',
    name: 'Starter',
    credits: 100,
    priceCents: 4_900,
    popular: false,
    features: ['Basic presets', 'Standard quality', 'Email support'],
  },
  {
    id: 'professional',
    name: 'Professional',
    credits: 500,
    priceCents: 19_900,
    popular: true,
    features: ['All presets', 'HD', 'Priority support', 'Brand kit storage'],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    credits: 2_000,
    priceCents: 69_900,
    popular: false,
    features: ['All presets', '4K', '24/7 support', 'Custom branding', 'API access'],
  },
];

/** Returns the package with this id. Throws if there is none. */
export function findPackage(id: PackageId): CreditPackage {
  const found = CREDIT_PACKAGES.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No package ${id}`);
  return found;
}

/**
 * Returns the plan of an organization that has bought these packages and was not fully refunded for
 * them.
 */
export function planOf(held: readonly PackageId[]): Plan {
  return CREDIT_PACKAGES.findLast(({ id }) => held.includes(id))?.name ?? 'Free';
}
