import { Download } from 'lucide-react';

import { billingRoutes } from '#contracts/routes/billing.ts';
import type { CreditTransactionBody } from '#contracts/schemas/credits.ts';
import { invoicesFileName } from '#domain/money/billing.ts';
import { callFile } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/features/credits/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Select } from '#web/ui/select/select.tsx';

export const ALL_YEARS = 'all';
/** UTC, as invoices are downloaded by. */
export const yearOf = ({ createdAt }: CreditTransactionBody) => createdAt.slice(0, 'YYYY'.length);

/** Every invoice of the year that is shown, or of all, as one file. */
function InvoicesButton({ year }: { readonly year: string }) {
  const download = useChange({
    mutationFn: () =>
      callFile(billingRoutes.documentsPdf, {
        query: year === ALL_YEARS ? {} : { year: Number(year) },
      }),
    onSuccess: (file) => saveFile(file, invoicesFileName(year === ALL_YEARS ? null : year)),
    onError: (error) => toastFailure({ title: TEXTS.downloadFailed, error }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      pending={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download aria-hidden="true" className="size-4" />
      {TEXTS.downloadInvoices}
    </Button>
  );
}

interface YearBarProps {
  readonly transactions: readonly CreditTransactionBody[];
  readonly year: string;
  readonly onYear: (year: string) => void;
}

/** The year that is shown, where there are several, and its invoices. */
export function YearBar({ transactions, year, onYear }: YearBarProps) {
  const years = [...new Set(transactions.map(yearOf))];
  const ofYear = transactions.filter((one) => year === ALL_YEARS || yearOf(one) === year);
  const hasInvoices = ofYear.some(({ documents }) => documents.length > 0);
  if (years.length < 2 && !hasInvoices) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {years.length > 1 && (
        <div className="w-36">
          <Select
            label={TEXTS.year}
            value={year}
            options={[
              { value: ALL_YEARS, label: TEXTS.allYears },
              ...years.map((value) => ({ value, label: value })),
            ]}
            onChange={onYear}
          />
        </div>
      )}
      {hasInvoices && <InvoicesButton year={year} />}
    </div>
  );
}
