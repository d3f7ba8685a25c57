import { Link } from 'react-router';

import {
  FIRST_USE_LABELS,
  type FirstUse,
} from '#web/features/moderation/review/first-use-labels.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatAge } from '#web/ui/text/moment.ts';

/** What was new in a held video when it was ordered, each with its picture and what was decided since. */
export function FirstUses({ uses }: { readonly uses: readonly FirstUse[] }) {
  if (uses.length === 0) return null;
  return (
    <section aria-label={TEXTS.newInThisVideo} className="grid gap-2 border-t border-line pt-4">
      <h2 className="label-caps text-muted">{TEXTS.newInThisVideo}</h2>
      <ul className="grid grid-cols-2 gap-4">
        {uses.map((use) => (
          <li key={use.id} className="grid min-w-0 content-start justify-items-start gap-2">
            <Picture use={use} />
            <State use={use} />
            <bdi className="max-w-full truncate text-sm" title={use.name}>
              {use.name}
            </bdi>
            {use.kind === 'brand' && use.decision === null && (
              <Link
                to={PATHS.newBrands}
                className="text-sm text-gilt underline decoration-gilt-line underline-offset-4"
              >
                {TEXTS.lookAtTheBrand}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{whatFollows(uses)}</p>
    </section>
  );
}

function Picture({ use: { name, previewUrl } }: { readonly use: FirstUse }) {
  if (previewUrl === null) return null;
  return (
    <a href={previewUrl} target="_blank" rel="noreferrer">
      <img
        src={previewUrl}
        alt={name}
        className="h-20 max-w-full rounded-plaque border border-line object-contain"
      />
    </a>
  );
}

function State({ use: { kind, decision, reviewedAt } }: { readonly use: FirstUse }) {
  if (decision === null || reviewedAt === null) {
    return <Badge tone="amber">{FIRST_USE_LABELS[kind]}</Badge>;
  }
  return (
    <Badge tone={decision === 'approved' ? 'default' : 'destructive'}>
      {TEXTS.decidedSince[decision](formatAge(reviewedAt))}
    </Badge>
  );
}

/** What approving the video would mean for what is new in it. */
function whatFollows(uses: readonly FirstUse[]): string {
  if (uses.some(({ decision }) => decision === 'rejected')) return TEXTS.brandWasRejected;
  const isApproved = uses.every(({ decision }) => decision === 'approved');
  return isApproved ? TEXTS.nothingLeft : TEXTS.approvingIsTheLook;
}
