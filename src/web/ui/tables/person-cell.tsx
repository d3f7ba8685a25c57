import { Badge } from '#web/ui/text/badge.tsx';
import { TEXTS } from '#web/ui/texts.ts';

interface PersonCellProps {
  readonly username: string;
  readonly email: string;
  readonly isSelf: boolean;
}

export function PersonCell({ username, email, isSelf }: PersonCellProps) {
  return (
    <div className="grid max-w-72 lg:max-w-56 2xl:max-w-72 min-w-0 grid-cols-[minmax(0,1fr)] lg:min-w-44">
      <span className="flex items-center gap-2 font-semibold">
        <span className="truncate" title={username}>
          {username}
        </span>
        {isSelf && <Badge>{TEXTS.you}</Badge>}
      </span>
      <span className="truncate text-sm text-muted" title={email}>
        {email}
      </span>
    </div>
  );
}
