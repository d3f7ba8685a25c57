import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import { roleHas } from '#domain/permissions.ts';
import { QueryState } from '#web/api/query-state.tsx';
import type { BrandDraft } from '#web/features/brands/brand-draft.ts';
import { BrandEditor } from '#web/features/brands/brand-editor.tsx';
import { BrandSwitch } from '#web/features/brands/brand-switch.tsx';
import { brandsQuery } from '#web/features/brands/brand-queries.ts';
import { DeletedBrands } from '#web/features/brands/deleted-brands.tsx';
import { NewBrandButton } from '#web/features/brands/new-brand-button.tsx';
import { TEXTS } from '#web/features/brands/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

function Loading() {
  return (
    <output aria-label={TEXTS.loadingBrands} className="grid gap-6">
      <Skeleton className="h-96" />
    </output>
  );
}

interface BrandsProps {
  readonly brands: readonly BrandBody[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
}

function Brands({ brands, chosenId, onChoose }: BrandsProps) {
  const [unsaved] = useState(() => new Map<string, BrandDraft>());
  const chosen =
    brands.find(({ id }) => id === chosenId) ??
    brands.find(({ isDefault }) => isDefault) ??
    brands[0];
  if (!chosen) {
    return <EmptyState title={TEXTS.noBrandsYet} text={TEXTS.aBrandKeepsYourLogosColours} />;
  }
  return (
    <div className="grid gap-6">
      {brands.length > 1 && (
        <BrandSwitch brands={brands} chosenId={chosen.id} onChoose={onChoose} />
      )}
      <BrandEditor key={chosen.id} brand={chosen} unsaved={unsaved} />
    </div>
  );
}

export function BrandsScreen() {
  const { user } = useSignedIn();
  const query = useQuery(brandsQuery);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const canEdit = roleHas(user.role, 'brands.edit');
  return (
    <div className="max-w-400">
      <PageHeading
        title={TEXTS.brands}
        lead={TEXTS.logosColoursAndWordsThatMake}
        actions={canEdit && <NewBrandButton onMade={({ id }) => setChosenId(id)} />}
      />
      <QueryState query={query} loading={<Loading />} errorTitle={TEXTS.brandsCouldNotBeLoaded}>
        {(brands) => <Brands brands={brands} chosenId={chosenId} onChoose={setChosenId} />}
      </QueryState>
      {canEdit && <DeletedBrands />}
    </div>
  );
}
