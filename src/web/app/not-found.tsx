import { Link, useLocation } from 'react-router';

import { TEXTS } from '#web/app/shell/texts.ts';
import { RouletteWheel } from '#web/art/roulette-wheel.tsx';
import { Wordmark } from '#web/art/wordmark.tsx';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface NotFoundProps {
  /** Whether the menu stands beside it. */
  readonly isFramed?: boolean;
}

/** For an address that leads nowhere. */
export function NotFound({ isFramed = false }: NotFoundProps) {
  const { pathname } = useLocation();
  const Box = isFramed ? 'div' : 'main';
  return (
    <Box
      className={classNames(
        'felt evening relative grid content-center overflow-hidden p-6 sm:p-16',
        isFramed ? 'min-h-[70dvh] rounded-table' : 'min-h-dvh',
      )}
    >
      <RouletteWheel
        turning
        className={classNames(
          'pointer-events-none absolute -right-56 -bottom-64 w-[34rem] opacity-70',
          !isFramed && 'sm:-right-64 sm:-bottom-72 sm:w-[58rem]',
        )}
      />
      <div className="relative grid max-w-xl justify-items-start gap-6">
        {!isFramed && (
          <Link to={PATHS.landing} aria-label={TEXTS.casinoreelHome}>
            <Wordmark />
          </Link>
        )}
        <p className="label-caps text-gilt">{TEXTS.error404}</p>
        <h1 className="font-display text-5xl leading-none font-semibold sm:text-7xl">
          {TEXTS.pageNotFound}
        </h1>
        <p className="max-w-md text-lg text-muted">
          {TEXTS.didYouForgetToAdd[0]}{' '}
          <code className="rounded-sm bg-sunken px-1.5 py-0.5">{pathname}</code>{' '}
          {TEXTS.didYouForgetToAdd[1]}
        </p>
        <Button asChild size="large">
          <Link to={isFramed ? PATHS.dashboard : PATHS.landing}>
            {isFramed ? TEXTS.goToTheDashboard : TEXTS.goToTheHomePage}
          </Link>
        </Button>
      </div>
    </Box>
  );
}
