import { Badge } from '#web/ui/badge.tsx';

interface PersonCellProps {
  readonly username: string;
  readonly email: string;
  readonly isSelf: boolean;
}

export function PersonCell({ username, email, isSelf }: PersonCellProps) {
  return (
    <div className="grid">
      <span className="flex items-center gap-2 font-semibold">
        {username}
        {isSelf && <Badge tone="brass">You</Badge>}
      </span>
      <span className="text-sm text-muted">{email}</span>
    </div>
  );
}
