import {
  Dices,
  Proportions,
  ShieldCheck,
  UserCheck,
  Users,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';

import { LANDING_STATISTICS } from '#domain/marketing-copy.ts';
import { FEATURES, STEPS, TEXTS } from '#web/features/landing/texts.ts';

interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className="mx-auto max-w-(--site-width) px-5 py-14 sm:px-8 sm:py-20 lg:py-28">
      <div className="mb-8 grid gap-3 sm:mb-12 lg:mb-16 lg:grid-cols-2 lg:items-end lg:gap-x-16 xl:gap-x-24">
        <h2 className="font-display text-4xl leading-none font-semibold tracking-tight text-balance sm:text-6xl">
          {title}
        </h2>
        <p className="max-w-xl text-lg text-balance text-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}

export function Statistics() {
  return (
    <section aria-label={TEXTS.figures} className="evening bg-page px-5 pb-14 text-ink sm:px-8">
      <dl className="felt layout-line mx-auto grid max-w-[calc(var(--site-width)-4rem)] grid-cols-2 rounded-card lg:grid-cols-4">
        {LANDING_STATISTICS.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse gap-2 border-gilt-line p-6 odd:border-r max-lg:nth-[n+3]:border-t sm:p-8 lg:not-last:border-r"
          >
            <dt className="label-caps text-gilt">{label}</dt>
            <dd className="figures font-display text-5xl leading-none font-semibold sm:text-6xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const ICONS: Readonly<Record<(typeof FEATURES)[number]['icon'], LucideIcon>> = {
  presets: Dices,
  script: WandSparkles,
  compliance: ShieldCheck,
  moderation: UserCheck,
  formats: Proportions,
  teams: Users,
};

function FeatureIcon({ icon }: Pick<(typeof FEATURES)[number], 'icon'>) {
  const Icon = ICONS[icon];
  return <Icon aria-hidden="true" strokeWidth={1.5} className="size-9 shrink-0 text-gilt" />;
}

export function Features() {
  return (
    <Section id="features" title={TEXTS.features} lead={TEXTS.everythingYouNeedToTurnA}>
      <ul className="grid border-t border-line md:grid-cols-2 md:gap-x-16 xl:gap-x-24">
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-5 border-b border-line py-5 sm:gap-6 sm:py-8">
            <FeatureIcon icon={icon} />
            <div className="grid content-start gap-2">
              <h3 className="font-display text-2xl leading-tight font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** As `npm run picture:landing` makes them. */
const CREATE_WIDTHS = [800, 1280, 2560] as const;

export function Steps() {
  return (
    <div className="border-y border-line bg-surface">
      <Section title={TEXTS.threeStepsToAVideo} lead={TEXTS.noStudioNoShootNoEditing}>
        <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="grid content-start gap-4 border-t-2 border-gilt-line pt-6">
              <span
                aria-hidden="true"
                className="figures font-display text-7xl leading-none font-semibold text-gilt"
              >
                {index + 1}
              </span>
              <h3 className="font-display text-2xl leading-tight font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <picture>
          <source
            media="(width < 48rem)"
            srcSet="/pictures/create-phone-780.avif"
            width={390}
            height={780}
          />
          <img
            srcSet={CREATE_WIDTHS.map((width) => `/pictures/create-${width}.avif ${width}w`).join(
              ', ',
            )}
            sizes="(max-width: 90rem) calc(100vw - 2.5rem), clamp(86rem, 62vw - 4rem, 114rem)"
            src={`/pictures/create-${CREATE_WIDTHS[0]}.avif`}
            alt={TEXTS.createScreen}
            width={1280}
            height={800}
            loading="lazy"
            decoding="async"
            className="mx-auto mt-14 block h-auto w-full rounded-card border border-gilt-line shadow-2xl max-md:max-w-80"
          />
        </picture>
      </Section>
    </div>
  );
}
