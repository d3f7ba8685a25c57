import { PATHS, PLACEHOLDER_PATH } from '#web/paths.ts';

const COLUMNS = [
  {
    title: 'Product',
    links: [
      { label: 'Features', path: `${PATHS.landing}#features` },
      { label: 'Pricing', path: `${PATHS.landing}#pricing` },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', path: PLACEHOLDER_PATH },
      { label: 'Contact', path: PLACEHOLDER_PATH },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', path: PLACEHOLDER_PATH },
      { label: 'Terms', path: PLACEHOLDER_PATH },
    ],
  },
] as const;

export function SiteFooter() {
  return (
    <footer className="evening felt border-t border-line px-5 py-10 text-muted sm:px-10 lg:px-16">
      <div className="flex flex-wrap justify-between gap-x-16 gap-y-8">
        <p className="max-w-xs">AI-powered casino marketing videos</p>
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
