import { useQuery, useQueryClient } from '@tanstack/react-query';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { archivedBrandsQuery, brandsQuery } from '#web/features/brands/brand-queries.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { formatDate } from '#web/ui/text/moment.ts';

/** Brands that can still be brought back; nothing where there are none. */
export function DeletedBrands() {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(archivedBrandsQuery);
  const restore = useChange({
    mutationFn: (id: string) => call(brandRoutes.restore, { params: { id } }),
    onSuccess: async () => {
      toast({ title: TEXTS.brandBroughtBack });
      await queryClient.invalidateQueries({ queryKey: brandsQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.notBroughtBack, error }),
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="deleted-brands" className="mt-12">
      <h2 id="deleted-brands" className="mb-3 font-display text-xl font-semibold">
        {TEXTS.deletedBrands}
      </h2>
      <ul>
        {data.map(({ id, name, archivedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3"
          >
            <span className="min-w-0">
              <span className="font-medium">{name}</span>
              {archivedAt && (
                <span className="text-sm text-muted">
                  {' '}
                  {TEXTS.deletedOn(formatDate(archivedAt))}
                </span>
              )}
            </span>
            <Button
              variant="secondary"
              size="small"
              pending={restore.isPending}
              onClick={() => restore.mutate(id)}
            >
              {TEXTS.bringBack}
              <span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
