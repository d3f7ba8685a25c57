import type { VideoState } from '#domain/videos/video-state.ts';
import { STATE_LABELS, TEXTS } from '#web/video-state/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** Outlined while awaiting review, tinted once approved, solid while live. */
const TONES: Readonly<Record<VideoState, BadgeTone>> = {
  queued: 'secondary',
  onHold: 'amber',
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
  /** 0 to 1; shown while the video renders. */
  readonly progress?: number;
}

function labelOf({ state, refunded, progress }: VideoStateBadgeProps): string {
  const label = STATE_LABELS[state];
  if (state === 'rendering' && progress !== undefined) return TEXTS.rendering(label, progress);
  return refunded ? TEXTS.refunded(label) : label;
}

/** Shows the state of a video with the same words and colour on every screen. */
export function VideoStateBadge(props: VideoStateBadgeProps) {
  const { state } = props;
  return (
    <Badge tone={TONES[state]} className="max-w-full py-1">
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
