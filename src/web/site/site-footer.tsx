import type { ReactNode } from 'react';

import { PATHS, PLACEHOLDER_PATH } from '#web/paths.ts';
import { TEXTS } from '#web/site/texts.ts';

const COLUMNS = [
  {
    title: TEXTS.product,
    links: [
      { label: TEXTS.features, path: `${PATHS.landing}#features` },
      { label: TEXTS.pricing, path: `${PATHS.landing}#pricing` },
    ],
  },
  {
    title: TEXTS.company,
    links: [
      { label: TEXTS.about, path: PLACEHOLDER_PATH },
      { label: TEXTS.contact, path: PLACEHOLDER_PATH },
    ],
  },
  {
    title: TEXTS.legal,
    links: [
      { label: TEXTS.privacy, path: PLACEHOLDER_PATH },
      { label: TEXTS.terms, path: PLACEHOLDER_PATH },
    ],
  },
] as const;

interface SiteFooterProps {
  /** Said under the product's sentence. */
  readonly note?: ReactNode;
}

export function SiteFooter({ note }: SiteFooterProps) {
  return (
    <footer className="evening felt border-t border-line py-10 text-muted">
      <div className="mx-auto flex max-w-(--site-width) flex-wrap justify-between gap-x-16 gap-y-8 px-5 sm:px-8">
        <div className="grid max-w-xs content-start gap-2">
          <p className="text-sm">{TEXTS.aiPoweredCasinoMarketingVideos}</p>
          {note}
        </div>
        <div className="flex flex-wrap gap-x-14 gap-y-6">
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title} className="grid content-start gap-2">
              <h2 className="label-caps text-gilt">{title}</h2>
              {links.map(({ label, path }) => (
                <a key={label} href={path} className="hover:text-ink hover:underline">
                  {label}
                </a>
              ))}
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}
