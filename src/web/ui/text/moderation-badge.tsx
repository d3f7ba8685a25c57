import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx';

const TONES: Readonly<Record<string, BadgeTone>> = {
  flagged: 'destructive',
  rejected: 'destructive',
  approved: 'default',
};

/** Where a review stands; pending where nothing is known. Flagged looks destructive. */
export function ModerationBadge({ status }: { readonly status: string | null }) {
  const shown = status || 'pending';
  return (
    <Badge tone={TONES[shown] ?? 'secondary'} className="capitalize">
      {shown}
    </Badge>
  );
}
