import { useQuery } from '@tanstack/react-query';

import type { AppealBody } from '#contracts/schemas/appeal.ts';
import { beginningOfAppealed } from '#web/features/create-video/appeals/appealed-order.ts';
import { ownAppealsQuery } from '#web/features/create-video/appeals/own-appeals-query.ts';
import { TEXTS } from '#web/features/create-video/order/texts.ts';
import { CORRECTION_TEXTS } from '#web/features/create-video/correction/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Badge, type BadgeTone } from '#web/ui/text/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDate } from '#web/ui/text/moment.ts';

const TONES: Record<AppealBody['status'], BadgeTone> = {
  waiting: 'amber',
  allowed: 'default',
  upheld: 'destructive',
  expired: 'default',
};

interface OwnAppealsProps {
  readonly onOpen: (beginning: NonNullable<ReturnType<typeof beginningOfAppealed>>) => void;
}

/** What became of one's own appeals, with what the reviewer noted, and the way back to each order. */
export function OwnAppeals({ onOpen }: OwnAppealsProps) {
  const { username } = useSignedIn().user;
  const { data, isError } = useQuery(ownAppealsQuery);
  if (isError) return <p className="text-sm text-danger">{TEXTS.appealsFailed}</p>;
  const own = data?.filter(({ author }) => author === username) ?? [];
  if (own.length === 0) return null;
  return (
    <section
      aria-labelledby="own-appeals"
      className="grid gap-3 rounded-plaque border border-line bg-surface p-4"
    >
      <h2 id="own-appeals" className="text-sm font-semibold">
        {TEXTS.yourAppeals}
      </h2>
      <ul className="grid gap-4">
        {own.map((appeal) => (
          <OwnAppeal key={appeal.id} appeal={appeal} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function OwnAppeal({ appeal, onOpen }: OwnAppealsProps & { readonly appeal: AppealBody }) {
  const { status, order, text, decisionNote, expiresAt } = appeal;
  const beginning = beginningOfAppealed(appeal);
  return (
    <li className="grid justify-items-start gap-1.5 text-[0.9375rem]">
      <Badge tone={TONES[status]}>{TEXTS.appealStatuses[status]}</Badge>
      <p dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
        {order?.prompt ?? text}
      </p>
      {decisionNote && (
        <p dir="auto" className="wrap-anywhere">
          <span className="font-semibold">{CORRECTION_TEXTS.reviewerSaid}</span> {decisionNote}
        </p>
      )}
      <p className="text-sm text-muted">
        {expiresAt ? TEXTS.allowedUntil(formatDate(expiresAt)) : TEXTS.appealHints[status]}
      </p>
      {beginning && (
        <Button size="small" variant="secondary" onClick={() => onOpen(beginning)}>
          {TEXTS.openThisOrder}
        </Button>
      )}
    </li>
  );
}
