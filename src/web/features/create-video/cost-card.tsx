import { VIDEO_COST_CREDITS } from '#domain/credits.ts';
import { aboutTime } from '#web/features/create-video/about-time.ts';
import { classNames } from '#web/ui/class-names.ts';

interface CostCardProps {
  readonly balance: number;
  /** Corrects a rejected video. */
  readonly isFree: boolean;
  readonly duration: number;
  readonly fps: number;
  /** Known once the film is planned. */
  readonly expectedSeconds: number | undefined;
}

/** What the film costs and what is left: always in sight. */
export function CostCard({ balance, isFree, duration, fps, expectedSeconds }: CostCardProps) {
  const cost = isFree ? 0 : VIDEO_COST_CREDITS;
  const remaining = balance - cost;
  return (
    <section aria-labelledby="cost-estimate" className="grid gap-3">
      <h2 id="cost-estimate" className="label-caps text-gilt">
        Cost estimate
      </h2>
      <p className="flex items-baseline gap-2">
        <span className="figures font-display text-5xl leading-none font-semibold">{cost}</span>
        <span className="text-muted">credits</span>
      </p>
      <dl className="figures grid grid-cols-[1fr_auto] gap-y-1.5 text-[0.9375rem]">
        <dt className="text-muted">Current balance</dt>
        <dd>{balance} credits</dd>
        <dt className="text-muted">After this video</dt>
        <dd className={classNames(remaining < 0 && 'font-semibold text-danger')}>
          {remaining < 0 ? `${-remaining} credits short` : `${remaining} credits`}
        </dd>
        <dt className="text-muted">Video</dt>
        <dd>
          {duration} s · {duration * fps} frames
        </dd>
        <dt className="text-muted">Estimated time</dt>
        <dd>{expectedSeconds === undefined ? '–' : aboutTime(expectedSeconds)}</dd>
      </dl>
    </section>
  );
}
