import { Link } from 'react-router';

import { Examples } from '#web/features/landing/examples.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { LandingHeader } from '#web/features/landing/landing-header.tsx';
import { Features, Statistics, Steps } from '#web/features/landing/landing-sections.tsx';
import { Pricing } from '#web/features/landing/pricing.tsx';
import { HERO, TEXTS } from '#web/features/landing/texts.ts';
import { PATHS } from '#web/paths.ts';
import { SiteFooter } from '#web/site/site-footer.tsx';
import { Button } from '#web/ui/button.tsx';

function FinalCall() {
  return (
    <section className="evening felt border-t border-line text-ink">
      <div className="mx-auto grid max-w-(--site-width) justify-items-center gap-7 px-5 py-24 text-center sm:px-8 lg:py-32">
        <p
          aria-hidden="true"
          className="-mr-[0.5em] font-display text-3xl tracking-[0.5em] text-gilt"
        >
          ♠♥♣♦
        </p>
        <h2 className="max-w-4xl font-display text-5xl leading-[0.98] font-semibold tracking-tight text-balance sm:text-7xl">
          {TEXTS.createYourFirstCasinoVideo}
        </h2>
        <Button asChild size="large">
          <Link to={PATHS.register}>{TEXTS.startCreating}</Link>
        </Button>
        <p className="text-sm text-muted">
          {HERO.smallPrint} {TEXTS.forPeopleAged21AndOver}
        </p>
      </div>
    </section>
  );
}

export function LandingScreen() {
  return (
    <>
      <LandingHeader />
      <main>
        <Hero />
        <Statistics />
        <Features />
        <Examples />
        <Steps />
        <Pricing />
        <FinalCall />
      </main>
      <SiteFooter
        note={
          <>
            <Link to={PATHS.verify} className="justify-self-start hover:text-ink hover:underline">
              {TEXTS.verifyAVideo}
            </Link>
            <Link
              to={PATHS.howFilmsAreMade}
              className="justify-self-start hover:text-ink hover:underline"
            >
              {TEXTS.whatAiGeneratedMeans}
            </Link>
          </>
        }
      />
    </>
  );
}
