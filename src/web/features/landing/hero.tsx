import { Play } from 'lucide-react';
import { Link } from 'react-router';

import { RouletteWheel } from '#web/art/roulette-wheel.tsx';
import { HeroMockUp } from '#web/features/landing/hero-mock-up.tsx';
import { HERO, TEXTS } from '#web/features/landing/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

export function Hero() {
  return (
    <section className="evening felt relative overflow-hidden text-ink">
      <RouletteWheel
        turning
        className="pointer-events-none absolute -right-60 -bottom-72 w-[44rem] max-w-none opacity-40 lg:top-1/2 lg:-right-56 lg:bottom-auto lg:w-[62rem] lg:-translate-y-1/2 lg:opacity-100 xl:right-[max(-7rem,calc((100vw-var(--site-width))/2-15rem))]"
      />
      <div className="absolute inset-0 bg-linear-to-b from-page from-40% via-page/60 to-transparent lg:bg-linear-to-r lg:from-page lg:from-46% lg:via-page/50 lg:via-62%" />
      <div className="absolute inset-x-0 bottom-0 h-40 bg-linear-to-t from-page to-transparent" />
      <div className="relative mx-auto grid max-w-(--site-width) items-center gap-9 px-5 pt-24 pb-12 sm:px-8 lg:gap-12 lg:pt-28 lg:pb-20 lg:min-h-[min(100dvh,58rem)] lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="grid justify-items-start gap-5 lg:gap-7">
          <p className="label-caps flex items-center gap-3 text-gilt">
            <span className="rounded-chip border border-gilt-line px-2.5 py-1">21+</span>
            {TEXTS.complianceReady}
          </p>
          <h1 className="font-display text-[clamp(2.9rem,7vw,6.25rem)] leading-[0.94] font-semibold tracking-[-0.02em] text-balance">
            {TEXTS.casinoVideos}
            <br />
            <em className="text-gilt">{HERO.claim}</em>
          </h1>
          <p className="max-w-xl text-lg text-muted sm:text-xl">{HERO.lead}</p>
          <div className="flex flex-wrap gap-4">
            <Button asChild size="large">
              <Link to={PATHS.register}>{TEXTS.startCreating}</Link>
            </Button>
            <Button
              variant="secondary"
              size="large"
              className="bg-page/60"
              onClick={() => document.getElementById('examples')?.scrollIntoView()}
            >
              <Play aria-hidden="true" className="size-4.5" />
              {TEXTS.watchDemo}
            </Button>
          </div>
          <Link
            to={PATHS.howFilmsAreMade}
            className="text-gilt underline decoration-gilt-line underline-offset-4 hover:decoration-gilt"
          >
            {TEXTS.howTheVideosAreMade}
          </Link>
          <p className="text-sm text-muted">{HERO.smallPrint}</p>
        </div>
        <div className="justify-self-center lg:justify-self-end">
          <HeroMockUp />
        </div>
      </div>
    </section>
  );
}
