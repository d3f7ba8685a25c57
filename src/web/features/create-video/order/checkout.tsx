import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { VIDEO_COST_CREDITS } from '#domain/money/credits.ts';
import { aboutTime } from '#web/features/create-video/order/about-time.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useIsCurrent } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount } from '#web/ui/text/figure.ts';

/** Of the sentence that says what is not allowed. */
export const REFUSAL_ID = 'refusal';

export interface Budget {
  readonly limit: number;
  readonly spent: number;
}

interface CheckoutProps {
  readonly balance: number;
  /** Videos that are ordered at once, each in a shape of its own. */
  readonly count: number;
  /** Corrects a rejected video. */
  readonly isFree: boolean;
  /** Known once the film is planned. */
  readonly expectedSeconds: number | undefined;
  readonly videosBefore: number;
  /** Why a reviewer sees the order before the video is made, in a few words each. */
  readonly holds: readonly string[];
  readonly isRefused: boolean;
  /** Why a correction is not sent yet. */
  readonly heldBack?: string | null;
  readonly mayBuy: boolean;
  /** What this person may spend in a month, and has spent; null without a limit. */
  readonly budget?: Budget | null;
  readonly pending: boolean;
  /** What is to be known before paying. */
  readonly children?: ReactNode;
}

/** What the video costs, what is left, and the button: always in sight. */
export function Checkout(props: CheckoutProps) {
  const { balance, count, isFree, expectedSeconds, isRefused, pending } = props;
  const cost = isFree ? 0 : VIDEO_COST_CREDITS * count;
  const remaining = balance - cost;
  const isCurrent = useIsCurrent();
  const budget = props.budget ?? null;
  const isOverBudget = budget !== null && cost > 0 && budget.spent + cost > budget.limit;
  const isOff = isRefused || isOverBudget || Boolean(props.heldBack);
  const disabledReason = isOverBudget ? TEXTS.overBudget : (props.heldBack ?? null);
  return (
    <section
      aria-labelledby="cost-estimate"
      className="figures grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 @5xl/bench:grid-cols-1"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="cost-estimate" className="label-caps text-gilt max-sm:sr-only">
            {TEXTS.costEstimate}
          </h2>
          <p className={classNames('whitespace-nowrap', isRefused && 'text-muted')}>
            {count > 1 && (
              <span className="text-sm text-muted">{TEXTS.times(count, VIDEO_COST_CREDITS)}</span>
            )}{' '}
            <span className="font-display text-2xl leading-none font-semibold">
              {isFree ? TEXTS.free : cost}
            </span>{' '}
            {!isFree && TEXTS.creditsUnit}
          </p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm text-muted *:[dd]:text-right">
          <dt className={isFree ? 'max-sm:hidden' : 'max-sm:sr-only'}>
            {isCurrent ? TEXTS.currentBalance : TEXTS.lastKnownBalance}
          </dt>
          <dd className={classNames('text-ink sm:whitespace-nowrap', isFree && 'max-sm:hidden')}>
            {remaining >= 0 && (
              <span aria-hidden="true" className="text-muted sm:hidden">
                {TEXTS.balance}{' '}
              </span>
            )}
            <span className={remaining < 0 ? 'font-semibold text-danger' : undefined}>
              {TEXTS.credits(formatCount(balance))}
            </span>
            {remaining < 0 && props.mayBuy && (
              <Link
                to={PATHS.credits}
                className="ml-2 text-gilt underline decoration-gilt-line underline-offset-4 hover:decoration-gilt"
              >
                {TEXTS.topUp}
              </Link>
            )}
          </dd>
          {budget && (
            <>
              <dt>{TEXTS.yourBudget}</dt>
              <dd className={isOverBudget ? 'font-semibold text-danger' : 'text-ink'}>
                {TEXTS.budgetUsed(formatCount(budget.spent), formatCount(budget.limit))}
              </dd>
            </>
          )}
          <dt className="max-sm:hidden">{TEXTS.estimatedTime}</dt>
          <dd className="max-sm:hidden">
            {expectedSeconds === undefined ? '–' : aboutTime(expectedSeconds)}
          </dd>
          {props.videosBefore > 0 && (
            <>
              <dt className="max-sm:hidden">{TEXTS.inLine}</dt>
              <dd className="max-sm:hidden">{TEXTS.videosBefore(props.videosBefore)}</dd>
            </>
          )}
        </dl>
      </div>
      <div className="col-span-full empty:hidden @5xl/bench:mb-1.5">{props.children}</div>
      <Notice {...props} isOverBudget={isOverBudget} disabledReason={disabledReason} />
      <Button
        type="submit"
        size="large"
        variant={isOff ? 'secondary' : 'primary'}
        pending={pending}
        disabledReason={disabledReason}
        title={TEXTS.shortcut}
        // It looks as if it took no presses; one leads to the words that are refused, and the server has the last word.
        aria-describedby={isRefused ? REFUSAL_ID : undefined}
        className={classNames(
          'col-start-2 row-start-1 max-sm:px-4! @5xl/bench:col-auto @5xl/bench:row-auto',
          isOff && 'border-line! text-muted! opacity-100!',
        )}
      >
        {!pending && <Clapperboard aria-hidden="true" className="size-5 shrink-0" />}
        {isFree ? TEXTS.sendCorrection : TEXTS.order(count)}
      </Button>
    </section>
  );
}

/** What becomes of the order that is about to be sent, where it is not made at once. */
function Notice({
  isRefused,
  isOverBudget,
  disabledReason,
  heldBack,
  holds,
}: CheckoutProps & {
  readonly isOverBudget: boolean;
  readonly disabledReason: string | null;
}) {
  return (
    <p
      aria-live="polite"
      className={classNames(
        'col-span-full text-sm empty:hidden',
        isOverBudget ? 'text-danger' : heldBack ? 'text-muted' : 'text-amber',
        // On a phone, the look at the video before it is ordered says it.
        disabledReason === null && 'max-md:hidden',
      )}
    >
      {disabledReason ?? (!isRefused && holds.length > 0 && TEXTS.heldFor(holds))}
    </p>
  );
}
