import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { billingRoutes } from '#contracts/routes/billing.ts';
import type { BillingSettingsBody } from '#contracts/schemas/billing.ts';
import { call } from '#web/api/client.ts';

const settingsQuery = queryOptions({
  queryKey: [billingRoutes.settings.path],
  queryFn: ({ signal }) => call(billingRoutes.settings, { signal }),
});

const DETAILS = ['billingName', 'billingAddress', 'taxId'] as const;
export type InvoiceDetail = (typeof DETAILS)[number];

export type InvoiceDetails = ReturnType<typeof useInvoiceDetails>;

/** What the first invoice will say of the organization; what is typed is saved before the purchase. */
export function useInvoiceDetails(isAsked: boolean) {
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...settingsQuery, enabled: isAsked });
  const [typed, setTyped] = useState<Partial<Record<InvoiceDetail, string>>>({});

  return {
    valueOf: (detail: InvoiceDetail) => typed[detail] ?? data?.[detail] ?? '',
    type: (detail: InvoiceDetail, text: string) =>
      setTyped((before) => ({ ...before, [detail]: text })),
    saveTyped: async () => {
      if (Object.keys(typed).length === 0) return;
      const settings = await queryClient.ensureQueryData(settingsQuery);
      const saved = await call(billingRoutes.changeSettings, { body: withTyped(settings, typed) });
      queryClient.setQueryData(settingsQuery.queryKey, saved);
    },
  };
}

function withTyped(
  settings: BillingSettingsBody,
  typed: Partial<Record<InvoiceDetail, string>>,
): BillingSettingsBody {
  const details = Object.entries(typed).map(([detail, text]) => [detail, text.trim() || null]);
  return { ...settings, ...(Object.fromEntries(details) as Partial<BillingSettingsBody>) };
}
