import type { JobBody } from '#contracts/schemas/job.ts';
import type { VideoHistoryBody } from '#contracts/schemas/proof.ts';
import type { ShareBody } from '#contracts/schemas/sharing.ts';
import { isDecidedByAuthor } from '#domain/proof/proof-sheet.ts';
import type { VideoState } from '#domain/videos/video-state.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { stateOf } from '#web/features/videos/video-state.tsx';
import { shortMarketNames } from '#web/markets/market-names.ts';
import { formatDate, formatDateTime } from '#web/ui/text/moment.ts';

export interface StatusFact {
  readonly text: string;
  /** Something that a second person should know. */
  readonly isWarning?: boolean;
  /** Who decided: it stands in a line of its own. */
  readonly isDecision?: boolean;
}

interface Known {
  readonly history: VideoHistoryBody | undefined;
  readonly share: ShareBody | undefined;
}

type Event = VideoHistoryBody['events'][number];

const NAMED_MARKETS_MAX = 3;

function marketsText(markets: readonly string[]): string {
  return markets.length > NAMED_MARKETS_MAX
    ? TEXTS.marketCount(markets.length)
    : shortMarketNames(markets);
}

/** The last decision of a kind, marked where a person made it about their own order. */
function decision(
  job: JobBody,
  event: Event | undefined,
  text: (event: Event) => string,
): StatusFact[] {
  if (!event) return [];
  const isOwn = isDecidedByAuthor(event, job.author);
  return [
    {
      text: isOwn ? TEXTS.whoAlsoOrderedIt(text(event)) : text(event),
      isWarning: isOwn,
      isDecision: true,
    },
  ];
}

const at = (moment: string | undefined, text: (moment: string) => string): StatusFact[] =>
  moment === undefined ? [] : [{ text: text(formatDateTime(moment)) }];

const expiryOf = ({ expiresAt }: ShareBody): StatusFact => ({
  text: expiresAt === null ? TEXTS.noExpiry : TEXTS.linkUntil(formatDate(expiresAt)),
});

function ordered(job: JobBody): StatusFact[] {
  const refund = job.refunded ? [{ text: TEXTS.cost(job.costCredits, true) }] : [];
  return [{ text: TEXTS.orderedOn(formatDateTime(job.createdAt), job.author) }, ...refund];
}

type Last = (kind: Event['kind']) => Event | undefined;

const FACTS: Readonly<
  Record<VideoState, (job: JobBody, last: Last, share: ShareBody | undefined) => StatusFact[]>
> = {
  live: (job, last, share) => [
    ...at(last('shared')?.at ?? share?.createdAt, TEXTS.liveSince),
    { text: marketsText(share?.markets ?? job.markets) },
    ...(share ? [expiryOf(share)] : []),
    ...decision(job, last('approved'), ({ by }) => TEXTS.approvedBy(by)),
  ],
  approved: (job, last) => [
    ...decision(job, last('approved'), (event) =>
      TEXTS.approvedOn(formatDateTime(event.at), event.by),
    ),
    { text: marketsText(job.markets) },
    { text: TEXTS.notPublic },
  ],
  awaitingReview: (job, last) => [
    { text: job.isOperators ? TEXTS.awaitingOperator : TEXTS.awaitingReview },
    ...at(last('created')?.at, TEXTS.waitingSince),
    { text: marketsText(job.markets) },
  ],
  onHold: (job) => [{ text: TEXTS.awaitingOperator }, ...at(job.createdAt, TEXTS.waitingSince)],
  rejected: (job, last) =>
    decision(job, last('rejected'), (event) =>
      TEXTS.rejectedOn(formatDateTime(event.at), event.by),
    ),
  queued: ordered,
  rendering: ordered,
  failed: ordered,
  cancelled: ordered,
};

/** Returns in a few words each where a video stands: since when, by whom, where and until when. */
export function statusFacts(job: JobBody, { history, share }: Known): StatusFact[] {
  const last: Last = (kind) => history?.events.findLast((event) => event.kind === kind);
  return FACTS[stateOf(job)](job, last, share);
}
