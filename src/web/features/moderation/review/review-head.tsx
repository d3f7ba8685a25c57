import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { ModerationStatus } from '#domain/moderation/moderation.ts';
import { findPreset } from '#domain/order/presets.ts';
import { leftOutTexts } from '#domain/order/words.ts';
import { controlFacts } from '#web/controls/control-facts.ts';
import { findingLabel } from '#web/features/moderation/findings/finding-label.ts';
import { Marked } from '#web/features/moderation/findings/marked.tsx';
import { WaitingSince } from '#web/features/moderation/queue/waiting-since.tsx';
import { FIRST_USE_LABELS } from '#web/features/moderation/review/first-use-labels.ts';
import { titleOfReview } from '#web/features/moderation/review/review-title.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { marketNames } from '#web/markets/market-names.ts';
import { PATHS } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { ModerationBadge } from '#web/ui/text/moderation-badge.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';

const SHORT_ID_LENGTH = 8;

const DECISION_LABELS: Record<ModerationStatus, string> = {
  pending: TEXTS.approvedForCreation,
  flagged: TEXTS.flagged,
  approved: TEXTS.approved,
  rejected: TEXTS.rejected,
};

interface VideoLinkProps {
  readonly job: ReviewJobBody;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The page of a video is open to its own organization; the operator reviews others here. */
export function VideoLink({ job, className, children }: VideoLinkProps) {
  return (
    <Link
      to={job.isOwnOrganizations ? PATHS.videoOf(job.id) : PATHS.reviewOf(job.id)}
      className={classNames('hover:text-gilt hover:underline', className)}
    >
      {children}
    </Link>
  );
}

export function ShortId({ job }: { readonly job: ReviewJobBody }) {
  return <code className="figures">{job.id.slice(0, SHORT_ID_LENGTH)}</code>;
}

function Decision({ job }: { readonly job: ReviewJobBody }) {
  if (job.decidedAt === null) return null;
  const person = job.decidedBy ?? TEXTS.aClosedAccount;
  const isAuthors = job.decidedBy !== null && job.decidedBy === job.author;
  const sentence = isAuthors ? TEXTS.decidedByAuthor : TEXTS.decidedBy;
  const isRejected = job.moderationStatus === 'rejected';
  return (
    <div className="grid gap-1 text-sm wrap-anywhere text-muted">
      <p className={isAuthors ? 'text-amber' : ''}>
        {isAuthors && <TriangleAlert aria-hidden="true" className="mr-1.5 inline size-4" />}
        {sentence(DECISION_LABELS[job.moderationStatus], person)}{' '}
        <time dateTime={job.decidedAt}>{formatDateTime(job.decidedAt)}</time>
      </p>
      {!isRejected && job.findings.length > 0 && <p>{TEXTS.overridden(foundIn(job).join(', '))}</p>}
      {job.moderationReason && (
        <p className={isRejected ? 'text-danger' : 'text-ink'}>{job.moderationReason}</p>
      )}
    </div>
  );
}

/** The names of what was found, each once. */
function foundIn({ findings }: ReviewJobBody): string[] {
  return [...new Set(findings.map(({ category }) => findingLabel(category)))];
}

/** Where the film was too short for all that was ordered. */
export function LeftOut({ job }: { readonly job: ReviewJobBody }) {
  const missing = leftOutTexts(job.words, job.leftOut);
  if (missing.length === 0) return null;
  return (
    <p dir="auto" className="text-sm wrap-anywhere text-amber">
      {TEXTS.orderedNotShown(Number(job.controlsJson['duration']), missing)}
    </p>
  );
}

/** A name of any length in one line; the whole of it shows on hover. */
function Name({ text }: { readonly text: string }) {
  return (
    <bdi className="max-w-52 truncate" title={text}>
      {text}
    </bdi>
  );
}

/** Whether a decision is still to be made; a video that failed cannot be decided any more. */
export function isWaiting({ status, moderationStatus }: ReviewJobBody): boolean {
  return status !== 'failed' && (moderationStatus === 'flagged' || moderationStatus === 'pending');
}

interface OriginProps {
  readonly job: ReviewJobBody;
  readonly isGroup: boolean;
  readonly isOpen: boolean;
}

/** What it is and whose; where it is open, the list of facts says the rest. */
function Origin({ job, isGroup, isOpen }: OriginProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {!isGroup && <ModerationBadge status={job.moderationStatus} />}
      {!isOpen && <FoldedFacts job={job} isGroup={isGroup} />}
      {isWaiting(job) && <WaitingSince moment={job.createdAt} />}
      {!isOpen && job.decidedAt !== null && job.status === 'ready' && (
        <Link
          to={PATHS.proofOf(job.id)}
          className="text-gilt underline decoration-gilt-line underline-offset-4"
        >
          {TEXTS.proofSheet}
        </Link>
      )}
    </div>
  );
}

/** In a line: id, preset, organization, author, markets, and when it was ordered if nobody decided yet. */
function FoldedFacts({ job, isGroup }: Omit<OriginProps, 'isOpen'>) {
  const { preset, organizationName, author, createdAt, markets } = job;
  return (
    <>
      {!isGroup && (
        <>
          <ShortId job={job} /> <Dot />
        </>
      )}
      <span>{findPreset(preset)?.name ?? preset}</span> <Dot />
      <Name text={organizationName} /> <Dot />
      {author && (
        <>
          <Name text={TEXTS.by(author)} /> <Dot />
        </>
      )}
      <span title={marketNames(markets)}>{markets.join(', ')}</span>
      {job.decidedAt === null && (
        <>
          <Dot />
          <time dateTime={createdAt} className="whitespace-nowrap">
            {formatDateTime(createdAt)}
          </time>
        </>
      )}
      {(isWaiting(job) || (job.decidedAt !== null && job.status === 'ready')) && <Dot />}
    </>
  );
}

function Dot() {
  return <span aria-hidden="true">·</span>;
}

/** What was found, and what is new and not approved yet. */
function FindingNames({ job }: { readonly job: ReviewJobBody }) {
  const unapproved = job.firstUses.filter(({ decision }) => decision !== 'approved');
  const names = [
    ...new Set([...foundIn(job), ...unapproved.map(({ kind }) => FIRST_USE_LABELS[kind])]),
  ];
  if (names.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {names.map((name) => (
        <Badge key={name} tone="amber" className="whitespace-normal!">
          {name}
        </Badge>
      ))}
    </div>
  );
}

/** The style controls; the shapes of a group name themselves. */
export function Controls({ job, isGroup }: Omit<ReviewHeadProps, 'isOpen'>) {
  return (
    <dl className="figures flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
      {controlFacts(job.controlsJson)
        .filter(([name]) => !isGroup || name !== TEXTS.aspectRatio)
        .map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface ReviewHeadProps {
  readonly job: ReviewJobBody;
  readonly isOpen: boolean;
  /** Whether its shapes are named and decided one by one. */
  readonly isGroup: boolean;
}

/** What it is called, by whom and when; where it is folded, its prompt and what was found in it too. */
export function ReviewHead({ job, isOpen, isGroup }: ReviewHeadProps) {
  const excerpts = job.findings.map(({ excerpt }) => excerpt);
  const title = titleOfReview(job);
  return (
    <div className="grid min-w-0 flex-1 content-start gap-1.5">
      <p
        dir="auto"
        className={classNames(
          'leading-snug font-semibold wrap-anywhere',
          isOpen ? 'line-clamp-4 text-lg' : 'line-clamp-2',
        )}
      >
        <VideoLink job={job}>
          <Marked text={title} excerpts={excerpts} />
        </VideoLink>
      </p>
      {!isOpen && title !== job.prompt && (
        <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-muted">
          <Marked text={job.prompt} excerpts={excerpts} />
        </p>
      )}
      <Origin job={job} isGroup={isGroup} isOpen={isOpen} />
      {!isOpen && isWaiting(job) && <FindingNames job={job} />}
      <Decision job={job} />
      {!isOpen && !isGroup && <LeftOut job={job} />}
    </div>
  );
}
