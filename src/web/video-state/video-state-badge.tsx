import type { VideoState } from '#domain/video-state.ts';
import { STATE_LABELS, TEXTS } from '#web/video-state/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** What a finished video is worth grows from an outline to a filled badge. */
const TONES: Readonly<Record<VideoState, BadgeTone>> = {
  queued: 'secondary',
  onHold: 'destructive',
  rendering: 'live',
  awaitingReview: 'outline',
  approved: 'default',
  live: 'success',
  rejected: 'destructive',
  failed: 'destructive',
  cancelled: 'secondary',
};

interface VideoStateBadgeProps {
  readonly state: VideoState;
  readonly refunded?: boolean;
  /** 0 to 1; told of a video that is being made. */
  readonly progress?: number;
}

function labelOf({ state, refunded, progress }: VideoStateBadgeProps): string {
  const label = STATE_LABELS[state];
  if (state === 'rendering' && progress !== undefined) return TEXTS.rendering(label, progress);
  return refunded ? TEXTS.refunded(label) : label;
}

/** Where a video stands, in one badge: the same words and colour on every screen. */
export function VideoStateBadge(props: VideoStateBadgeProps) {
  const { state } = props;
  return (
    <Badge tone={TONES[state]} className="max-w-full py-1 normal-case tracking-normal">
      <span
        aria-hidden="true"
        className={classNames(
          'size-1.5 shrink-0 rounded-chip bg-current',
          state === 'rendering' && 'animate-lamp',
        )}
      />
      <span className="truncate">{labelOf(props)}</span>
    </Badge>
  );
}
