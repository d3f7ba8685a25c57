import { Link } from 'react-router';

import { Mark, Wordmark } from '#web/art/wordmark.tsx';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

const ANCHORS = [
  { label: 'Features', target: '#features' },
  { label: 'Examples', target: '#examples' },
  { label: 'Pricing', target: '#pricing' },
] as const;

export function LandingHeader() {
  return (
    <header className="evening fixed inset-x-0 top-0 z-(--z-header) border-b border-line bg-page/92 text-ink">
      <div className="mx-auto flex h-16 max-w-[90rem] items-center gap-3 px-4 sm:gap-8 sm:px-8">
        <Link to={PATHS.landing} aria-label="CasinoReel home">
          <Wordmark className="max-[25rem]:hidden" />
          <Mark className="min-[25rem]:hidden" />
        </Link>
        <nav aria-label="Sections" className="hidden gap-7 md:flex">
          {ANCHORS.map(({ label, target }) => (
            <a key={label} href={target} className="text-muted hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          <Button asChild variant="quiet" size="small">
            <Link to={PATHS.login}>Sign In</Link>
          </Button>
          <Button asChild size="small">
            <Link to={PATHS.register}>Get Started Free</Link>
          </Button>
        </div>
      </div>
    </header>
  );
}
