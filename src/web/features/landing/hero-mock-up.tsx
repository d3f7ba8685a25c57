import { Check } from 'lucide-react';

import { PresetPicture } from '#web/art/preset-picture.tsx';
import { TEXTS } from '#web/features/landing/texts.ts';
import { Progress } from '#web/ui/progress.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

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
        <div className="absolute inset-0 bg-linear-to-t from-page from-12% via-page/75 via-45% to-transparent" />
        <p className="absolute inset-x-4 bottom-3 font-display text-2xl leading-tight font-semibold sm:text-3xl">
          {TEXTS.twentyOneAtTheStrokeOf}
        </p>
        <span className="label-caps absolute top-3 right-3 rounded-chip bg-page/80 px-2 py-0.5">
          21+
        </span>
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
