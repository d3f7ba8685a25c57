import { Download } from 'lucide-react';

import { billingRoutes } from '#contracts/routes/billing.ts';
import type { CreditTransactionBody } from '#contracts/schemas/credits.ts';
import { callFile } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { DOCUMENT_KIND_LABELS, TEXTS } from '#web/site/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';

/** Saves an invoice or a credit note, by its number. */
export function DocumentButton({
  document: { id, number, kind },
}: {
  readonly document: CreditTransactionBody['documents'][number];
}) {
  const download = useChange({
    mutationFn: () => callFile(billingRoutes.documentPdf, { params: { id } }),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
    onError: (error) => toastFailure({ title: TEXTS.downloadFailed, error }),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ml-3"
      aria-label={TEXTS.downloadDocument(DOCUMENT_KIND_LABELS[kind], number)}
      pending={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download aria-hidden="true" className="size-4" />
      {number}
    </Button>
  );
}
