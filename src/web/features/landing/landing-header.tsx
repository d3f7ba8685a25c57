import { Link } from 'react-router';

import { Mark, Wordmark } from '#web/art/wordmark.tsx';
import { TEXTS } from '#web/features/landing/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

const ANCHORS = [
  { label: TEXTS.features, target: '#features' },
  { label: TEXTS.examples, target: '#examples' },
  { label: TEXTS.pricing, target: '#pricing' },
] as const;

export function LandingHeader() {
  return (
    <header className="evening fixed inset-x-0 top-0 z-(--z-header) border-b border-line bg-page/92 text-ink">
      <div className="mx-auto flex h-16 max-w-[90rem] items-center gap-3 px-4 sm:gap-8 sm:px-8">
        <Link to={PATHS.landing} aria-label={TEXTS.casinoreelHome}>
          <Wordmark className="max-[25rem]:hidden" />
          <Mark className="min-[25rem]:hidden" />
        </Link>
        <nav aria-label={TEXTS.sections} className="hidden gap-7 md:flex">
          {ANCHORS.map(({ label, target }) => (
            <a key={label} href={target} className="text-muted hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          <Button asChild variant="quiet" size="small">
            <Link to={PATHS.login}>{TEXTS.signIn}</Link>
          </Button>
          <Button asChild size="small">
            <Link to={PATHS.register}>{TEXTS.getStartedFree}</Link>
          </Button>
        </div>
      </div>
    </header>
  );
}
