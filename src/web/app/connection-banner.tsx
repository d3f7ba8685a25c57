import { useConnection, type ConnectionState } from '#web/api/connection.ts';
import { TEXTS } from '#web/app/shell/texts.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

const SENTENCES: Record<Exclude<ConnectionState, 'connected'>, string> = {
  offline: TEXTS.youAreOffline,
  reconnecting: TEXTS.reconnecting,
};
const SCREEN_WAITS = TEXTS.thePageOpensWhenYouAre;

/** Says at the foot of every page that the server cannot be reached. */
export function ConnectionBanner() {
  const { state, waitingScreens } = useConnection();
  return (
    // Always there: what comes into a live region is announced, a region that comes is not.
    <output className="pointer-events-none fixed inset-x-0 bottom-0 z-(--z-toast) block">
      {state !== 'connected' && (
        <span className="connection-banner flex h-(--banner-height) items-center justify-center gap-2.5 border-t border-amber bg-amber-surface px-4 text-center text-sm leading-tight font-semibold text-amber">
          {state === 'offline' ? (
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-chip bg-amber" />
          ) : (
            <Spinner className="size-4 shrink-0" />
          )}
          <span>
            {SENTENCES[state]} {waitingScreens > 0 && SCREEN_WAITS}
          </span>
        </span>
      )}
    </output>
  );
}
