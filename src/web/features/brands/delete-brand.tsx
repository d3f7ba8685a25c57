import { useQueryClient } from '@tanstack/react-query';

import { brandRoutes } from '#contracts/routes/brands.ts';
import type { BrandBody } from '#contracts/schemas/brand.ts';
import { BRAND_ARCHIVE_DAYS } from '#domain/brands/brand.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { brandsQuery } from '#web/features/brands/brand-queries.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { toast } from '#web/ui/toast-store.ts';

export function DeleteBrand({ brand }: { readonly brand: BrandBody }) {
  const queryClient = useQueryClient();
  const remove = useChange({
    mutationFn: () => call(brandRoutes.archive, { params: { id: brand.id } }),
    onSuccess: async () => {
      toast({ title: TEXTS.brandDeleted });
      await queryClient.invalidateQueries({ queryKey: brandsQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.deleteFailed, error }),
  });
  return (
    <ConfirmButton
      change={remove}
      size="aside"
      variant="aside"
      question={TEXTS.deleteName(brand.name)}
      consequence={TEXTS.itCanBeBroughtBackFor(BRAND_ARCHIVE_DAYS)}
      confirmLabel={TEXTS.delete}
    >
      {TEXTS.deleteBrand}
    </ConfirmButton>
  );
}
