import type { BrandBody } from '#contracts/schemas/brand.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/text/badge.tsx';

/** Where a brand stands, in badges and, where somebody has to know more, in sentences. */
export function BrandStatus({ brand }: { readonly brand: BrandBody }) {
  const { version, pendingName, rejectionReason, needsFirstLook } = brand;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {version === null ? (
          <Badge>{TEXTS.draft}</Badge>
        ) : (
          <Badge tone="default">{TEXTS.publishedVersion(version)}</Badge>
        )}
        {version !== null && brand.hasUnpublishedChanges && (
          <Badge tone="amber">{TEXTS.unpublishedChanges}</Badge>
        )}
        {brand.isDefault && <Badge>{TEXTS.default}</Badge>}
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
