import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { creditRoutes } from '#contracts/routes/credits.ts';
import { call } from '#web/api/client.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/billing/texts.ts';
import { PATHS } from '#web/paths.ts';
import { DocumentButton } from '#web/site/document-button.tsx';
import { formatDate } from '#web/ui/text/moment.ts';

const SHOWN = 3;
/** Purchases among which they are looked for: those that nobody paid have none. */
const READ = 20;

const documentsQuery = queryOptions({
  queryKey: [creditRoutes.transactions.path, 'latest documents'],
  queryFn: async ({ signal }) => {
    const purchases = await call(creditRoutes.transactions, { query: { limit: READ }, signal });
    return purchases
      .flatMap((purchase) => purchase.documents.map((document) => ({ purchase, document })))
      .slice(0, SHOWN);
  },
  refetchOnMount: 'always',
});

/** The last invoices and credit notes, to be downloaded; all of them stand in Credits. */
export function LatestInvoices() {
  const { data } = useQuery(documentsQuery);
  if (!data || data.length === 0) return null;
  return (
    <SettingsSection title={TEXTS.latestInvoices}>
      <ul aria-label={TEXTS.latestInvoices} className="figures divide-y divide-line">
        {data.map(({ purchase, document }) => (
          <li key={document.id} className="flex flex-wrap items-center gap-x-6 py-1">
            <span className="w-28 text-muted">{formatDate(purchase.createdAt)}</span>
            <span className="mr-auto">{TEXTS.packageNamed(purchase.packageName)}</span>
            <DocumentButton document={document} />
          </li>
        ))}
      </ul>
      <Link to={PATHS.credits} className="justify-self-start text-gilt underline">
        {TEXTS.allInvoices}
      </Link>
    </SettingsSection>
  );
}
