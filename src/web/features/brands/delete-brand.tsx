import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { brandRoutes } from '#contracts/routes/brands.ts';
import type { BrandBody } from '#contracts/schemas/brand.ts';
import { BRAND_ARCHIVE_DAYS } from '#domain/brands/brand.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { brandsQuery } from '#web/features/brands/brand-queries.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

export function DeleteBrand({ brand }: { readonly brand: BrandBody }) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useChange({
    mutationFn: () => call(brandRoutes.archive, { params: { id: brand.id } }),
    onSuccess: async () => {
      setIsAsking(false);
      toast({ title: TEXTS.brandDeleted });
      await queryClient.invalidateQueries({ queryKey: brandsQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.deleteFailed, error }),
  });
  return (
    <>
      <Button size="aside" variant="aside" onClick={() => setIsAsking(true)}>
        {TEXTS.deleteBrand}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question={TEXTS.deleteName(brand.name)}
        consequence={TEXTS.itCanBeBroughtBackFor(BRAND_ARCHIVE_DAYS)}
        confirmLabel={TEXTS.delete}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
