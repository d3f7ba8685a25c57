import type { ReactNode } from 'react';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDate } from '#web/ui/text/moment.ts';

interface BrandStatusProps {
  readonly brand: BrandBody;
  /** Who published its version, where that is known. */
  readonly publishedBy?: string | null | undefined;
  /** Beside its version. */
  readonly children?: ReactNode;
}

/** Where a brand stands, in badges and, where somebody has to know more, in sentences. */
export function BrandStatus({ brand, publishedBy = null, children }: BrandStatusProps) {
  const { version, publishedAt, pendingName, rejectionReason, needsFirstLook } = brand;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {version === null ? (
          <Badge>{TEXTS.draft}</Badge>
        ) : (
          <Badge tone="default">{TEXTS.publishedVersion(version)}</Badge>
        )}
        {version !== null && brand.hasUnpublishedChanges && (
          <Badge tone="amber">{TEXTS.unpublishedChanges}</Badge>
        )}
        {version !== null && publishedAt !== null && (
          <span className="figures">
            {TEXTS.publishedByOn(publishedBy, formatDate(publishedAt))}
          </span>
        )}
        {children}
      </div>
      {version === null && <p className="text-sm text-muted">{TEXTS.aDraftThatNobodyCanOrder}</p>}
      {pendingName !== null && (
        <p className="text-sm text-amber">{TEXTS.waitsForTheOperatorOfThe(pendingName)}</p>
      )}
      {rejectionReason !== null && (
        <Alert>
          {TEXTS.theOperatorTookThePublicationBack}{' '}
          {rejectionReason || TEXTS.pleaseChangeTheBrandAndPublish}
        </Alert>
      )}
      {needsFirstLook && (
        <p className="text-sm text-muted">{TEXTS.theOperatorReviewsThisPublication}</p>
      )}
    </div>
  );
}
