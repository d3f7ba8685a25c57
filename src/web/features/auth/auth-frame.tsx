import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { RouletteWheel } from '#web/art/roulette-wheel.tsx';
import { Wordmark } from '#web/art/wordmark.tsx';
import { TEXTS } from '#web/features/auth/texts.ts';
import { PATHS } from '#web/paths.ts';
import { SiteFooter } from '#web/site/site-footer.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface AuthFrameProps {
  readonly title: string;
  readonly lead: string;
  /** Whether title and lead are said before it is known whether somebody was invited. */
  readonly isForUninvited?: boolean;
  /** At the right of the header: the way to the other form. */
  readonly headerAction?: ReactNode;
  readonly children: ReactNode;
}

/** Login and registration: the form on one side, the wheel on the other. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, lead, isForUninvited = false, headerAction, children } = props;
  return (
    <div className="auth-frame flex min-h-dvh flex-col">
      <div className="grid grow lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
        <div className="flex flex-col px-5 sm:px-8 lg:pr-16 lg:pl-[max(2rem,calc((100vw-var(--site-width))/2+2rem))]">
          <header className="flex h-20 items-center justify-between lg:max-w-md">
            <Link to={PATHS.landing} aria-label={TEXTS.casinoreelHome}>
              <Wordmark />
            </Link>
            {headerAction}
          </header>
          <main className="mx-auto grid w-full max-w-md grow content-start gap-7 pt-[max(2rem,11dvh)] pb-8 lg:mx-0">
            <div className={classNames('grid gap-3', isForUninvited && 'unless-invited')}>
              <h1 className="font-display text-4xl leading-[1.05] font-semibold sm:text-5xl">
                {title}
              </h1>
              <p className="text-lg text-muted">{lead}</p>
            </div>
            {children}
            <p className="flex items-center gap-3 border-t border-line pt-5 text-sm text-muted">
              <span className="grid size-9 shrink-0 place-items-center rounded-chip border border-gilt-line text-xs font-bold text-gilt">
                21+
              </span>
              {TEXTS.youMustBeAtLeast21}
            </p>
          </main>
        </div>
        <div
          aria-hidden="true"
          className="evening felt relative hidden overflow-hidden border-l border-line lg:block"
        >
          <RouletteWheel
            turning
            className="absolute top-1/2 left-[12%] w-[62rem] max-w-none -translate-y-1/2"
          />
          <div className="absolute inset-y-0 left-0 w-1/3 bg-linear-to-r from-page to-transparent" />
        </div>
      </div>
      <SiteFooter />
    </div>
  );
}
