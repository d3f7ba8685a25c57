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
import { MenuButton } from '#web/site/menu-button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** What can be done with a brand besides editing it. */
export function BrandMenu({ brand }: { readonly brand: BrandBody }) {
  const [isAsking, setIsAsking] = useState(false);
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
    <>
      <MenuButton
        label={TEXTS.moreFor(brand.name)}
        items={[{ label: TEXTS.deleteBrand, onPress: () => setIsAsking(true), isDanger: true }]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question={TEXTS.deleteName(brand.name)}
        consequence={TEXTS.itCanBeBroughtBackFor(BRAND_ARCHIVE_DAYS)}
        confirmLabel={TEXTS.delete}
        pending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
      />
    </>
  );
}
