import { Clapperboard } from 'lucide-react';

import { VIDEO_COST_CREDITS } from '#domain/credits.ts';
import { aboutTime } from '#web/features/create-video/words/about-time.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount } from '#web/ui/figure.ts';

interface CheckoutProps {
  readonly balance: number;
  /** Videos that are ordered at once, each in a shape of its own. */
  readonly count: number;
  /** Corrects a rejected video. */
  readonly isFree: boolean;
  /** Known once the film is planned. */
  readonly expectedSeconds: number | undefined;
  readonly pending: boolean;
}

/** What the video costs, what is left, and the button: always in sight. */
export function Checkout({ balance, count, isFree, expectedSeconds, pending }: CheckoutProps) {
  const cost = isFree ? 0 : VIDEO_COST_CREDITS * count;
  const remaining = balance - cost;
  return (
    <section
      aria-labelledby="cost-estimate"
      className="figures grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 @4xl/bench:grid-cols-1"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="cost-estimate" className="label-caps text-gilt max-sm:sr-only">
            {TEXTS.costEstimate}
          </h2>
          <p className="whitespace-nowrap">
            {count > 1 && (
              <span className="text-sm text-muted">{TEXTS.times(count, VIDEO_COST_CREDITS)}</span>
            )}{' '}
            <span className="font-display text-2xl leading-none font-semibold">{cost}</span>{' '}
            {TEXTS.creditsUnit}
          </p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm text-muted *:[dd]:text-right">
          <dt className="max-sm:sr-only">{TEXTS.currentBalance}</dt>
          <dd className={classNames(remaining < 0 ? 'font-semibold text-danger' : 'text-ink')}>
            {TEXTS.credits(formatCount(balance))}
          </dd>
          <dt className="max-sm:hidden">{TEXTS.estimatedTime}</dt>
          <dd className="max-sm:hidden">
            {expectedSeconds === undefined ? '–' : aboutTime(expectedSeconds)}
          </dd>
        </dl>
      </div>
      <Button type="submit" size="large" pending={pending} title={TEXTS.shortcut}>
        {!pending && <Clapperboard aria-hidden="true" className="size-5" />}
        {count > 1 ? TEXTS.createVideos(count) : TEXTS.createVideo}
      </Button>
    </section>
  );
}
