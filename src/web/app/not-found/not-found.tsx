import { ArrowRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';

import { TEXTS } from '#web/app/not-found/texts.ts';
import { RouletteWheel } from '#web/art/roulette-wheel.tsx';
import { Wordmark } from '#web/art/wordmark.tsx';
import { PATHS } from '#web/paths.ts';
import { SiteFooter } from '#web/site/site-footer.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface Way {
  readonly label: string;
  readonly path: string;
}

const PUBLIC_WAYS: readonly Way[] = [
  { label: TEXTS.goToTheHomePage, path: PATHS.landing },
  { label: TEXTS.signIn, path: PATHS.login },
  { label: TEXTS.getStartedFree, path: PATHS.register },
  { label: TEXTS.verifyAVideo, path: PATHS.verify },
];
const SIGNED_IN_WAYS: readonly Way[] = [
  { label: TEXTS.goToTheDashboard, path: PATHS.dashboard },
  { label: TEXTS.myVideos, path: PATHS.videos },
  { label: TEXTS.createVideo, path: PATHS.create },
  { label: TEXTS.settings, path: PATHS.settings },
];

interface NotFoundProps {
  /** Whether it is shown inside the signed-in layout. */
  readonly isFramed?: boolean;
}

/** Explains that the page does not exist and links to other pages. */
export function NotFound({ isFramed = false }: NotFoundProps) {
  if (isFramed) {
    return (
      <div className="felt evening relative grid min-h-[70dvh] items-center overflow-hidden rounded-table p-6 text-ink sm:p-12">
        <Wheel className="-right-56 -bottom-64 w-[38rem] xl:-right-40" />
        <Words ways={SIGNED_IN_WAYS} />
      </div>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="felt evening relative flex grow flex-col overflow-hidden text-ink">
        <Wheel className="-right-72 -bottom-80 w-[46rem] lg:top-1/2 lg:-right-80 lg:bottom-auto lg:w-[62rem] lg:-translate-y-1/2 2xl:-right-24" />
        <header className="relative mx-auto flex h-20 w-full max-w-(--site-width) items-center px-5 sm:px-8">
          <Link to={PATHS.landing} aria-label={TEXTS.casinoreelHome}>
            <Wordmark />
          </Link>
        </header>
        <main className="relative mx-auto grid w-full max-w-(--site-width) grow items-center px-5 py-12 sm:px-8">
          <Words ways={PUBLIC_WAYS} />
        </main>
      </div>
      <SiteFooter />
    </div>
  );
}

function Wheel({ className }: { readonly className: string }) {
  return (
    <RouletteWheel
      turning
      className={classNames(
        'pointer-events-none absolute max-w-none opacity-15 sm:opacity-30 lg:opacity-80',
        className,
      )}
    />
  );
}

function Words({ ways: [first, ...others] }: { readonly ways: readonly Way[] }) {
  const { pathname } = useLocation();
  return (
    <div className="relative grid max-w-xl justify-items-start gap-6">
      <p className="label-caps text-gilt">{TEXTS.error404}</p>
      <h1 className="font-display text-5xl leading-none font-semibold sm:text-7xl">
        {TEXTS.pageNotFound}
      </h1>
      <p className="text-lg">{TEXTS.nothingAtThisAddress}</p>
      {first && (
        <Button asChild size="large">
          <Link to={first.path}>{first.label}</Link>
        </Button>
      )}
      <nav aria-label={TEXTS.elsewhere} className="flex flex-wrap gap-x-6 gap-y-2">
        {others.map(({ label, path }) => (
          <Button key={path} asChild variant="link" size="inline">
            <Link to={path}>
              {label}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </Button>
        ))}
      </nav>
      <p className="w-full max-w-md border-t border-line pt-4 text-sm wrap-anywhere text-muted">
        {TEXTS.didYouForgetToAdd[0]}{' '}
        <code className="rounded-sm bg-sunken px-1.5 py-0.5">{pathname}</code>{' '}
        {TEXTS.didYouForgetToAdd[1]}
      </p>
    </div>
  );
}
