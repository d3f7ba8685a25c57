import { Check } from 'lucide-react';
import { useState } from 'react';

import { creditRoutes } from '#contracts/routes/credits.ts';
import { VIDEO_COST_CREDITS } from '#domain/money/credits.ts';
import { CREDIT_PACKAGES, type CreditPackage } from '#domain/money/packages.ts';
import { FILM_SHORT_SIDE_PIXELS } from '#domain/money/plans.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { ChipStackPicture } from '#web/art/chip-stack.tsx';
import { noteContinued } from '#web/features/credits/continued-purchase.ts';
import { dollarsOf } from '#web/features/credits/dollars.ts';
import { InvoiceDetailsForm } from '#web/features/credits/invoice-details-form.tsx';
import { PlanFacts } from '#web/features/credits/plan-facts.tsx';
import { TEXTS } from '#web/features/credits/texts.ts';
import { useInvoiceDetails } from '#web/features/credits/use-invoice-details.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/text/badge.tsx';

const CENTS_PER_DOLLAR = 100;
const NOT_A_BUYER = TEXTS.onlyOwnersAndAdminsCanBuy;

/** How high the chips of a package are stacked. */
const STACKS = { starter: 2, professional: 5, enterprise: 9 } as const;

interface PurchaseSteps {
  /** Comes first: where it fails, nothing is bought. */
  readonly beforeBuying: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

function usePurchase(offer: CreditPackage, { beforeBuying, onFailure }: PurchaseSteps) {
  return useChange({
    mutationFn: async () => {
      await beforeBuying();
      return call(creditRoutes.purchase, { body: { packageId: offer.id } });
    },
    onSuccess: ({ checkoutUrl }) => {
      noteContinued(null);
      window.location.assign(checkoutUrl);
    },
    onError: (error) => {
      onFailure(error);
      toastFailure({
        title: TEXTS.purchaseFailed,
        error,
        fallback: TEXTS.couldNotInitiatePurchase,
      });
    },
  });
}

/** How many videos it is good for, and what each of them costs then. */
function pricePerVideo({ credits, priceCents }: CreditPackage): string {
  const count = Math.floor(credits / VIDEO_COST_CREDITS);
  return TEXTS.videosAt(count, dollarsOf(Math.round(priceCents / count)));
}

interface PackageCardProps extends PurchaseSteps {
  readonly offer: CreditPackage;
  /** Who buys again knows the packages: they take less room. */
  readonly isShort: boolean;
}

function PackageCard({ offer, isShort, ...steps }: PackageCardProps) {
  const { user } = useSignedIn();
  const purchase = usePurchase(offer, steps);
  return (
    <li
      className={classNames(
        'relative flex flex-col rounded-table',
        isShort ? 'gap-3 p-5' : 'gap-5 p-6',
        offer.popular ? 'evening felt layout-line text-ink' : 'border border-line bg-surface',
      )}
    >
      <h3 className={classNames('font-display font-semibold', isShort ? 'text-xl' : 'text-2xl')}>
        {offer.name}
      </h3>
      {offer.popular && (
        <Badge tone="brass" className="absolute -top-3 right-6">
          {TEXTS.mostPopular}
        </Badge>
      )}
      <div className="flex items-end justify-between gap-4">
        <div className="grid gap-1">
          <p
            className={classNames(
              'figures font-display leading-none font-semibold',
              isShort ? 'text-4xl' : 'text-5xl',
            )}
          >
            ${offer.priceCents / CENTS_PER_DOLLAR}
          </p>
          <p className="figures text-muted">{TEXTS.creditsAmount(offer.credits)}</p>
          <p className="figures text-sm text-muted">{pricePerVideo(offer)}</p>
          <p className="figures text-sm text-muted">
            {TEXTS.videosUpTo(FILM_SHORT_SIDE_PIXELS[offer.name])}
          </p>
        </div>
        {!isShort && <ChipStackPicture count={STACKS[offer.id]} />}
      </div>
      <Button
        variant={offer.popular ? 'primary' : 'secondary'}
        size={isShort ? 'small' : 'medium'}
        pending={purchase.isPending || purchase.isSuccess}
        disabledReason={roleHas(user.role, 'credits.buy') ? null : NOT_A_BUYER}
        isReasonShown
        onClick={() => purchase.mutate()}
      >
        {TEXTS.buy(offer.name)}
      </Button>
      <ul
        className={classNames(
          'grow border-t border-line',
          isShort
            ? 'grid content-start gap-1 pt-3 text-sm max-lg:grid-cols-2'
            : 'grid content-start gap-2 pt-4',
        )}
      >
        {offer.features.map((feature) => (
          <li key={feature} className={classNames('flex', isShort ? 'gap-1.5' : 'gap-2.5')}>
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-gilt" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

interface PackageCardsProps {
  /** Before the first purchase the invoice's details are asked for. */
  readonly isFirstPurchase: boolean;
}

/** The packages, with what all of them have under what each one lists. */
export function PackageCards({ isFirstPurchase }: PackageCardsProps) {
  const { user, organization } = useSignedIn();
  const asksDetails = isFirstPurchase && roleHas(user.role, 'billing.manage');
  const details = useInvoiceDetails(asksDetails);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  return (
    <section aria-labelledby="packages">
      <h2 id="packages" className="font-display text-2xl font-semibold">
        {TEXTS.creditPackages}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">{TEXTS.everyPackage}</p>
      {!roleHas(user.role, 'credits.buy') && (
        <p className="mb-4 text-muted">{TEXTS.onlyOwnersAndAdminsCanBuy}</p>
      )}
      <ul className="grid grid-cols-1 gap-5 pt-3 lg:grid-cols-3">
        {CREDIT_PACKAGES.map((offer) => (
          <PackageCard
            key={offer.id}
            offer={offer}
            isShort={!isFirstPurchase}
            beforeBuying={details.saveTyped}
            onFailure={(error) => setProblems(fieldProblems(error))}
          />
        ))}
      </ul>
      {asksDetails && (
        <InvoiceDetailsForm
          details={details}
          fallbackName={organization.legalEntity ?? organization.name}
          problems={problems}
        />
      )}
      <PlanFacts />
    </section>
  );
}
