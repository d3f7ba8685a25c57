import { Link } from 'react-router';

import { FIRST_USE_LABELS, type FirstUse } from '#web/features/moderation/first-use-labels.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { formatAge } from '#web/ui/moment.ts';

/** What was new in a held video when it was ordered, each with its picture and whether it was approved since. */
export function FirstUses({ uses }: { readonly uses: readonly FirstUse[] }) {
  if (uses.length === 0) return null;
  const isSeen = uses.every(({ reviewedAt }) => reviewedAt !== null);
  return (
    <section aria-label={TEXTS.newInThisVideo} className="grid gap-2">
      <h2 className="font-semibold">{TEXTS.newInThisVideo}</h2>
      <ul className="grid grid-cols-2 gap-4">
        {uses.map(({ kind, id, name, previewUrl, reviewedAt }) => (
          <li key={id} className="grid min-w-0 content-start justify-items-start gap-2">
            {previewUrl && (
              <a href={previewUrl} target="_blank" rel="noreferrer">
                <img
                  src={previewUrl}
                  alt={name}
                  className="h-20 max-w-full rounded-plaque border border-line object-contain"
                />
              </a>
            )}
            <Badge tone={reviewedAt === null ? 'amber' : 'default'}>
              {reviewedAt === null
                ? FIRST_USE_LABELS[kind]
                : TEXTS.approvedSince(formatAge(reviewedAt))}
            </Badge>
            <bdi className="max-w-full truncate text-sm" title={name}>
              {name}
            </bdi>
            {kind === 'brand' && reviewedAt === null && (
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
      <p className="text-sm text-muted">{isSeen ? TEXTS.nothingLeft : TEXTS.approvingIsTheLook}</p>
    </section>
  );
}
