import type { BrandBody } from '#contracts/schemas/brand.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** Where a brand stands, in badges and, where somebody has to know more, in sentences. */
export function BrandStatus({ brand }: { readonly brand: BrandBody }) {
  const { version, pendingName, rejectionReason, needsFirstLook } = brand;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {version === null ? (
          <Badge>Draft</Badge>
        ) : (
          <Badge tone="default">Published, version {version}</Badge>
        )}
        {version !== null && brand.hasUnpublishedChanges && (
          <Badge tone="amber">Unpublished changes</Badge>
        )}
        {brand.isDefault && <Badge tone="brass">Default</Badge>}
      </div>
      {pendingName !== null && (
        <p className="text-sm text-amber">
          “{pendingName}” waits for the operator of the platform, who has to allow the name.
        </p>
      )}
      {rejectionReason !== null && (
        <Alert>
          The operator took the publication back.{' '}
          {rejectionReason || 'Please change the brand and publish it again.'}
        </Alert>
      )}
      {needsFirstLook && (
        <p className="text-sm text-muted">
          The operator looks at the first publication of a brand: the first video with it waits for
          them.
        </p>
      )}
    </div>
  );
}
