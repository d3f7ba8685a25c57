import { TEXTS } from '#web/ui/texts.ts';

/** For people whose role does not reach this screen. */
export function DeniedState() {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-16 text-center">
      <p aria-hidden="true" className="font-display text-5xl text-gilt-line">
        ♠
      </p>
      <h1 className="grid gap-3">
        <span className="font-display text-4xl leading-none font-semibold">
          {TEXTS.accessDenied}{' '}
        </span>
        <span className="text-muted">{TEXTS.youDonAposTHavePermission}</span>
      </h1>
    </div>
  );
}
