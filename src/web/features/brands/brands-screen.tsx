import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { QueryState } from '#web/api/query-state.tsx';
import type { BrandDraft } from '#web/features/brands/brand-draft.ts';
import { BrandEditor } from '#web/features/brands/editor/brand-editor.tsx';
import { BrandSummary } from '#web/features/brands/brand-summary.tsx';
import { BrandSwitch } from '#web/features/brands/brand-switch.tsx';
import { brandsQuery } from '#web/features/brands/brand-queries.ts';
import { DeletedBrands } from '#web/features/brands/deleted-brands.tsx';
import { NewBrandButton } from '#web/features/brands/new-brand-button.tsx';
import { TEXTS } from '#web/features/brands/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

function Loading() {
  return (
    <output aria-label={TEXTS.loadingBrands} className="grid gap-6">
      <Skeleton className="h-96" />
    </output>
  );
}

interface BrandsProps {
  readonly brands: readonly BrandBody[];
  /** As the address says. */
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

function Brands({ brands, chosenId, onChoose }: BrandsProps) {
  const canEdit = roleHas(useSignedIn().user.role, 'brands.edit');
  const [unsaved] = useState(() => new Map<string, BrandDraft>());
  const defaultBrand = brands.find(({ isDefault }) => isDefault);
  const chosen =
    chosenId === undefined ? (defaultBrand ?? brands[0]) : brands.find(({ id }) => id === chosenId);
  if (!chosen && chosenId !== undefined) return <Navigate replace to={PATHS.brands} />;
  if (!chosen) {
    return <EmptyState title={TEXTS.noBrandsYet} text={TEXTS.aBrandKeepsYourLogosColours} />;
  }
  return (
    <div className="grid gap-6">
      {brands.length > 1 && (
        <BrandSwitch brands={brands} chosenId={chosen.id} onChoose={onChoose} />
      )}
      {canEdit ? (
        <BrandEditor key={chosen.id} brand={chosen} unsaved={unsaved} />
      ) : (
        <BrandSummary brand={chosen} />
      )}
    </div>
  );
}

export function BrandsScreen() {
  const { user } = useSignedIn();
  const query = useQuery(brandsQuery);
  const { brandId } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (id: string) => void navigate({ pathname: PATHS.brandOf(id), search });
  const canEdit = roleHas(user.role, 'brands.edit');
  return (
    <div className="max-w-400">
      <PageHeading
        title={TEXTS.brands}
        lead={TEXTS.logosColoursAndWordsThatMake}
        actions={
          canEdit && (
            <NewBrandButton isFirst={query.data?.length === 0} onMade={({ id }) => open(id)} />
          )
        }
      />
      <QueryState query={query} loading={<Loading />} errorTitle={TEXTS.brandsCouldNotBeLoaded}>
        {(brands) => <Brands brands={brands} chosenId={brandId} onChoose={open} />}
      </QueryState>
      {canEdit && <DeletedBrands />}
    </div>
  );
}
