import { Badge } from '#web/ui/badge.tsx';
import { TEXTS } from '#web/ui/texts.ts';

interface PersonCellProps {
  readonly username: string;
  readonly email: string;
  readonly isSelf: boolean;
}

export function PersonCell({ username, email, isSelf }: PersonCellProps) {
  return (
    <div className="grid max-w-72 min-w-0 grid-cols-[minmax(0,1fr)] lg:min-w-44">
      <span className="flex items-center gap-2 font-semibold">
        <span className="truncate" title={username}>
          {username}
        </span>
        {isSelf && <Badge>{TEXTS.you}</Badge>}
      </span>
      <span className="text-sm wrap-anywhere text-muted">{email}</span>
    </div>
  );
}
