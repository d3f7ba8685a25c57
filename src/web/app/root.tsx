import headings from '@fonts/headings.woff2?url';
import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

import { watchNetwork } from '#web/api/connection.ts';
import { ConnectionBanner } from '#web/app/connection-banner.tsx';
import { PageError } from '#web/app/page-error.tsx';
import { RouteAnnouncer } from '#web/app/route-announcer.tsx';
import { loadScreensPatiently } from '#web/app/route-modules.ts';
import { THEME_SCRIPT } from '#web/app/theme.ts';
import { TEXTS } from '#web/app/shell/texts.ts';
import { PRODUCT_NAME } from '#web/art/wordmark.tsx';
import { followOtherTabs } from '#web/session/session-store.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { useToasts } from '#web/ui/feedback/toast-store.ts';
import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';
import { useSignOfLife } from '#web/ui/hooks/use-sign-of-life.ts';

import '#web/styles/app.css';

export function links() {
  return [
    { rel: 'preload', href: headings, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  ] as const;
}

export function meta() {
  return [{ title: PRODUCT_NAME }];
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What stands while the application's script loads on an address that is not prerendered. */
export function HydrateFallback() {
  return (
    <output aria-label={TEXTS.loading} className="grid min-h-dvh place-items-center text-gilt">
      <Spinner className="size-8" />
    </output>
  );
}

/** Toasts answer what somebody does: their code comes when somebody is there. */
const Toaster = lateComponent(async () => (await import('#web/ui/feedback/toaster.tsx')).Toaster, {
  isQuiet: true,
});

export default function Root() {
  useEffect(() => {
    // Prerendered pages hold back what was sent too early (`scripts/web-build/start-after-paint.js`).
    window.dispatchEvent(new Event('app-ready'));
  }, []);
  useEffect(followOtherTabs, []);
  useEffect(watchNetwork, []);
  useEffect(loadScreensPatiently, []);
  const isSomebodyThere = useSignOfLife();
  const hasToaster = useOnceTrue(useToasts(({ toasts }) => toasts.length > 0) || isSomebodyThere);
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      {hasToaster && <Toaster />}
      <ConnectionBanner />
    </>
  );
}

export { PageError as ErrorBoundary };
