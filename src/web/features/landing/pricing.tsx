import { Check } from 'lucide-react';
import { Link } from 'react-router';

import { Section } from '#web/features/landing/landing-sections.tsx';
import { PACKAGES_SOLD, TIERS, TEXTS } from '#web/features/landing/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/text/badge.tsx';

type Tier = (typeof TIERS)[number];

function TierAction({ tier }: { readonly tier: Tier }) {
  const variant = tier.isPopular ? 'primary' : 'secondary';
  const { label, leadsToRegistration } = tier.action;
  if (!leadsToRegistration) {
    return (
      <Button variant={variant} size="large">
        {label}
      </Button>
    );
  }
  return (
    <Button asChild variant={variant} size="large">
      <Link to={PATHS.register}>{label}</Link>
    </Button>
  );
}

function TierCard({ tier }: { readonly tier: Tier }) {
  return (
    <li
      className={classNames(
        'flex flex-col gap-6 rounded-table p-7 sm:p-9',
        tier.isPopular
          ? 'evening felt layout-line text-ink lg:-my-5 lg:py-14'
          : 'border border-line bg-surface',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-display text-2xl font-semibold">{tier.name}</h3>
        {tier.isPopular && <Badge tone="brass">{TEXTS.popular}</Badge>}
      </div>
      <p className="grid gap-2">
        <span className="figures font-display text-6xl leading-none font-semibold">
          {tier.price}
        </span>
        <span className="text-muted">{tier.period}</span>
      </p>
      <ul className="grid grow content-start gap-3 border-t border-line pt-6">
        {tier.promises.map((promise) => (
          <li key={promise} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-gilt" />
            {promise}
          </li>
        ))}
      </ul>
      <TierAction tier={tier} />
    </li>
  );
}

export function Pricing() {
  return (
    <Section id="pricing" title={TEXTS.pricing} lead={TEXTS.startFreeWithYourFirstVideo}>
      <p className="figures -mt-2 mb-8 rounded-table border border-gilt-line px-5 py-4 font-semibold sm:-mt-5 lg:-mt-9 lg:mb-14">
        {PACKAGES_SOLD}
      </p>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-3 lg:gap-8">
        {TIERS.map((tier) => (
          <TierCard key={tier.name} tier={tier} />
        ))}
      </ul>
    </Section>
  );
}
