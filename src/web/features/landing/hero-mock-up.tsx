import { Check } from 'lucide-react';

import { PresetPicture } from '#web/art/preset-picture.tsx';
import { TEXTS } from '#web/features/landing/texts.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** A film on its way, as the studio shows it. Decorative. */
export function HeroMockUp() {
  return (
    <div
      aria-hidden="true"
      className="layout-line w-full max-w-lg overflow-hidden rounded-card bg-sunken shadow-2xl"
    >
      <div className="relative aspect-video">
        <PresetPicture
          isFirst
          preset="blackjack"
          sizes="(max-width: 34rem) calc(100vw - 2.625rem), 32rem"
          className="size-full"
        />
        <div className="absolute inset-0 bg-linear-to-t from-page/80 via-page/40 to-page/25" />
        <p className="absolute inset-x-6 top-[42%] -translate-y-1/2 text-center font-display text-4xl leading-[1.02] font-semibold text-balance [text-shadow:0_2px_1rem_var(--shade)] sm:text-5xl">
          {TEXTS.twentyOneAtTheStrokeOf}
        </p>
        <p className="absolute inset-x-0 bottom-0 flex items-center justify-between gap-3 bg-page/80 px-4 py-1.5 text-[0.6875rem] leading-4 font-semibold sm:text-xs">
          <span className="rounded-[4px] border border-current px-1">21+</span>
          <span className="min-w-0 grow font-normal">{TEXTS.helpline}</span>
          <span className="shrink-0">{TEXTS.aiGenerated}</span>
        </p>
      </div>
      <ul className="grid gap-3 p-4 text-[0.9375rem]">
        <li className="flex items-center gap-3">
          <span className="grid size-6 place-items-center rounded-chip bg-jade-surface text-jade">
            <Check className="size-4" />
          </span>
          {TEXTS.scriptGenerated}
        </li>
        <li className="flex items-center gap-3">
          <span className="grid size-6 place-items-center text-neon">
            <Spinner className="size-5" />
          </span>
          {TEXTS.renderingVideo}
        </li>
      </ul>
      <div className="px-4 pb-4">
        <Progress label={TEXTS.decoration} value={0.62} valueText="" />
      </div>
    </div>
  );
}
