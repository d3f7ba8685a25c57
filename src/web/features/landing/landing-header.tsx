import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';

import { Mark, PRODUCT_NAME, Wordmark } from '#web/art/wordmark.tsx';
import { TEXTS } from '#web/features/landing/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

const ANCHORS = [
  { label: TEXTS.features, target: '#features' },
  { label: TEXTS.examples, target: '#examples' },
  { label: TEXTS.pricing, target: '#pricing' },
] as const;

/** The sections on narrow screens; works before the script has come. */
function SectionMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details ref={menu} className="md:hidden">
      <summary
        aria-label={TEXTS.sections}
        className="grid size-9 touch-target cursor-pointer list-none place-items-center rounded-plaque hover:bg-raised [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden="true" className="size-5" />
      </summary>
      <nav
        aria-label={TEXTS.sections}
        className="absolute inset-x-0 top-full grid border-b border-line bg-page px-4 pb-3"
      >
        {ANCHORS.map(({ label, target }) => (
          <a key={label} href={target} onClick={close} className="border-t border-line py-3">
            {label}
          </a>
        ))}
      </nav>
    </details>
  );
}

export function LandingHeader() {
  return (
    <header className="evening fixed inset-x-0 top-0 z-(--z-header) border-b border-line bg-page/92 text-ink">
      <div className="mx-auto flex h-16 max-w-(--site-width) items-center gap-2 px-4 sm:gap-8 sm:px-8">
        <Link to={PATHS.landing} aria-label={TEXTS.casinoreelHome} className="flex items-center">
          <Wordmark className="max-[25rem]:hidden" />
          <span className="font-display text-lg font-semibold tracking-tight max-[22.5rem]:hidden min-[25rem]:hidden">
            {PRODUCT_NAME}
          </span>
          <Mark className="min-[22.5rem]:hidden" />
        </Link>
        <nav aria-label={TEXTS.sections} className="hidden gap-7 md:flex">
          {ANCHORS.map(({ label, target }) => (
            <a key={label} href={target} className="text-muted hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          <Button asChild variant="quiet" size="small" className="max-sm:px-2">
            <Link to={PATHS.login}>{TEXTS.signIn}</Link>
          </Button>
          <Button asChild size="small">
            <Link to={PATHS.register}>{TEXTS.getStartedFree}</Link>
          </Button>
          <SectionMenu />
        </div>
      </div>
    </header>
  );
}
