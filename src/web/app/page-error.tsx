import { useRouteError } from 'react-router';

import { TEXTS } from '#web/app/shell/texts.ts';
import { Wordmark } from '#web/art/wordmark.tsx';
import { Button } from '#web/ui/button.tsx';

/** The page for what no screen caught: says so, and offers to load again. */
export function PageError() {
  const error = useRouteError();
  return (
    <main className="felt evening grid min-h-dvh place-items-center p-6">
      <div className="grid max-w-lg justify-items-start gap-5">
        <Wordmark />
        <h1 className="font-display text-4xl leading-tight font-semibold sm:text-5xl">
          {TEXTS.somethingWentWrong}
        </h1>
        <p className="text-muted">{TEXTS.thisPageStoppedWorkingYourVideos}</p>
        {import.meta.env.DEV && error instanceof Error && (
          <pre className="max-w-full overflow-x-auto rounded-plaque bg-sunken p-4 text-sm">
            {error.stack}
          </pre>
        )}
        <Button onClick={() => window.location.reload()}>{TEXTS.reloadPage}</Button>
      </div>
    </main>
  );
}
