import { Badge } from '#web/ui/text/badge.tsx';
import { TEXTS } from '#web/ui/texts.ts';

interface PersonCellProps {
  readonly username: string;
  readonly email: string;
  readonly isSelf: boolean;
}

/** A long address breaks before its host, not within a word. */
export function PersonCell({ username, email, isSelf }: PersonCellProps) {
  const host = email.indexOf('@') + 1;
  return (
    <div className="grid max-w-72 min-w-0 grid-cols-[minmax(0,1fr)] lg:min-w-44">
      <span className="flex items-center gap-2 font-semibold">
        <span className="truncate" title={username}>
          {username}
        </span>
        {isSelf && <Badge>{TEXTS.you}</Badge>}
      </span>
      <span className="text-sm break-words text-muted">
        {email.slice(0, host)}
        <wbr />
        {email.slice(host)}
      </span>
    </div>
  );
}
