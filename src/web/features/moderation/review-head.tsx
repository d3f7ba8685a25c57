import { Link } from 'react-router';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import type { ModerationStatus } from '#domain/moderation.ts';
import { findPreset } from '#domain/presets.ts';
import { titleOfVideo } from '#domain/video-title.ts';
import { controlFacts } from '#web/controls/control-facts.ts';
import { Marked } from '#web/features/moderation/marked.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { WaitingSince } from '#web/features/moderation/waiting-since.tsx';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ModerationBadge } from '#web/ui/moderation-badge.tsx';
import { formatDateTime } from '#web/ui/moment.ts';

const SHORT_ID_LENGTH = 8;

const DECISION_LABELS: Record<ModerationStatus, string> = {
  pending: TEXTS.pending,
  flagged: TEXTS.flagged,
  approved: TEXTS.approved,
  rejected: TEXTS.rejected,
};

/** The page of a video is open to its own organization; the operator reviews others here. */
export function VideoLink({ job }: { readonly job: ReviewJobBody }) {
  const { organization } = useSignedIn();
  const isOwn = job.organizationName === organization.name;
  return (
    <Link
      to={isOwn ? PATHS.videoOf(job.id) : PATHS.reviewOf(job.id)}
      className="text-gilt underline decoration-gilt-line underline-offset-4"
    >
      <code className="figures">{job.id.slice(0, SHORT_ID_LENGTH)}</code>
    </Link>
  );
}

function Decision({ job }: { readonly job: ReviewJobBody }) {
  if (job.decidedAt === null) return null;
  const person = job.decidedBy ?? TEXTS.aClosedAccount;
  return (
    <p className="text-sm wrap-anywhere text-muted">
      {TEXTS.decidedBy(DECISION_LABELS[job.moderationStatus], person)}{' '}
      <time dateTime={job.decidedAt}>{formatDateTime(job.decidedAt)}</time>
      {job.moderationReason && <span className="text-danger"> · {job.moderationReason}</span>}
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

function Origin({ job, isGroup }: { readonly job: ReviewJobBody; readonly isGroup: boolean }) {
  const { preset, organizationName, author, createdAt, decidedAt } = job;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {!isGroup && <ModerationBadge status={job.moderationStatus} />}
      {!isGroup && <VideoLink job={job} />}
      <span>{findPreset(preset)?.name ?? preset}</span>
      <Name text={organizationName} />
      {author && <Name text={author} />}
      <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      {decidedAt === null && <WaitingSince moment={createdAt} />}
    </div>
  );
}

function FindingNames({ job }: { readonly job: ReviewJobBody }) {
  const names = [...new Set(job.findings.map(({ category }) => category.replaceAll('_', ' ')))];
  return names.map((name) => (
    <Badge key={name} tone="amber">
      {name}
    </Badge>
  ));
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

const WHOLE_PROMPT_LENGTH_MAX = 160;

const titleOf = ({ title, words, prompt }: ReviewJobBody) =>
  titleOfVideo({ label: title, words, prompt });

/** Whether the head of an open review says all of the prompt: it has no other title, and is short. */
export function isPromptInHead(job: ReviewJobBody): boolean {
  return titleOf(job) === job.prompt && job.prompt.length <= WHOLE_PROMPT_LENGTH_MAX;
}

/** What it is called, by whom and when; where it is folded, its prompt and what was found in it too. */
export function ReviewHead({ job, isOpen, isGroup }: ReviewHeadProps) {
  const excerpts = job.findings.map(({ excerpt }) => excerpt);
  const title = titleOf(job);
  return (
    <div className="grid min-w-0 flex-1 content-start gap-1.5">
      <p
        dir="auto"
        className={classNames(
          'leading-snug font-semibold wrap-anywhere',
          isOpen ? 'line-clamp-4 text-lg' : 'line-clamp-2',
        )}
      >
        <Marked text={title} excerpts={excerpts} />
      </p>
      {!isOpen && title !== job.prompt && (
        <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-muted">
          <Marked text={job.prompt} excerpts={excerpts} />
        </p>
      )}
      <Origin job={job} isGroup={isGroup} />
      {!isOpen && !isGroup && job.decidedAt === null && <Controls job={job} isGroup={false} />}
      {!isOpen && job.findings.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          <FindingNames job={job} />
        </div>
      )}
      <Decision job={job} />
    </div>
  );
}
