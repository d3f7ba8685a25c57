import { Button } from '#web/ui/button.tsx';
import { TEXTS } from '#web/ui/texts.ts';

/** For people whose role does not reach a screen; `as` is the heading it stands for. */
export function DeniedState({ as: Heading = 'h1' }: { readonly as?: 'h1' | 'h2' }) {
  return (
    <div className="grid justify-items-center gap-4 px-6 py-16 text-center">
      <p aria-hidden="true" className="font-display text-5xl text-gilt-line">
        ♠
      </p>
      <Heading className="max-w-lg font-display text-2xl leading-snug font-semibold text-balance">
        {TEXTS.accessDenied}
      </Heading>
      <Button asChild variant="secondary">
        <a href="/dashboard">{TEXTS.goToTheDashboard}</a>
      </Button>
    </div>
  );
}
