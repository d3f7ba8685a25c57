import { Clapperboard } from 'lucide-react';

import { VIDEO_COST_CREDITS } from '#domain/credits.ts';
import { Button } from '#web/ui/button.tsx';

const NOT_A_MAKER = 'Your role does not allow you to create videos.';

interface SubmitBarProps {
  readonly isMaker: boolean;
  readonly pending: boolean;
  readonly balance: number;
  /** Corrects a rejected video. */
  readonly isFree: boolean;
}

/** The deciding button; on narrow screens it stays at the foot of the page with cost and balance. */
export function SubmitBar({ isMaker, pending, balance, isFree }: SubmitBarProps) {
  return (
    <div className="grid gap-3 max-xl:sticky max-xl:bottom-(--banner-height) max-xl:z-(--z-header) max-xl:-mx-4 max-xl:grid-cols-[1fr_auto] max-xl:items-center max-xl:border-t max-xl:border-gilt-line max-xl:bg-surface max-xl:px-4 max-xl:py-3 sm:max-xl:-mx-8 sm:max-xl:px-8">
      <p aria-hidden="true" className="figures text-sm leading-snug xl:hidden">
        <span className="font-semibold text-gilt">{isFree ? 0 : VIDEO_COST_CREDITS} credits</span>
        <br />
        <span className="text-muted">of {balance}</span>
      </p>
      <Button
        type="submit"
        size="large"
        pending={pending}
        disabledReason={isMaker ? null : NOT_A_MAKER}
      >
        {!pending && <Clapperboard aria-hidden="true" className="size-5" />}
        Create Video
      </Button>
      <p className="text-center text-sm text-muted max-xl:hidden">
        {isMaker ? 'Or press Ctrl or Cmd + Enter' : NOT_A_MAKER}
      </p>
    </div>
  );
}
