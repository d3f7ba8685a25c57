import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  Globe,
  Hand,
  Hourglass,
  LoaderCircle,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';

import type { VideoState } from '#domain/video-state.ts';
import { STATE_LABELS, TEXTS } from '#web/video-state/texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

interface Look {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}

/** What it is worth grows from an outline to a filled badge. */
const LOOKS: Readonly<Record<VideoState, Look>> = {
  queued: { tone: 'secondary', icon: Hourglass },
  onHold: { tone: 'destructive', icon: Hand },
  rendering: { tone: 'live', icon: LoaderCircle },
  awaitingReview: { tone: 'outline', icon: Clock },
  approved: { tone: 'default', icon: CircleCheck },
  live: { tone: 'success', icon: Globe },
  rejected: { tone: 'destructive', icon: CircleX },
  failed: { tone: 'destructive', icon: TriangleAlert },
  cancelled: { tone: 'secondary', icon: Ban },
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
  const { tone, icon: Icon } = LOOKS[props.state];
  return (
    <Badge tone={tone} className="max-w-full py-1 normal-case tracking-normal">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">{labelOf(props)}</span>
    </Badge>
  );
}
