import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { roleHas } from '#domain/people/permissions.ts';
import type { Role } from '#domain/people/roles.ts';
import { ProfileTab } from '#web/features/settings/profile-tab.tsx';
import { TEXTS } from '#web/features/settings/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { AddressTabs, TAB_PARAMETER } from '#web/site/address-tabs.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

/** Tabs of few people, opened now and then: their code comes with the first look. */
const LATE = {
  waiting: (
    <div className="grid gap-x-10 gap-y-5 pt-2 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <Skeleton className="h-7 w-48" />
      <div className="grid gap-5">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
    </div>
  ),
};
const SecurityTab = lateComponent(
  async () => (await import('#web/features/settings/security-tab.tsx')).SecurityTab,
  LATE,
);
const OrganizationTab = lateComponent(
  async () =>
    (await import('#web/features/settings/organization/organization-tab.tsx')).OrganizationTab,
  LATE,
);
const NotificationsTab = lateComponent(
  async () =>
    (await import('#web/features/settings/notifications/notifications-tab.tsx')).NotificationsTab,
  LATE,
);
const MarketsTab = lateComponent(
  async () => (await import('#web/features/settings/markets-tab.tsx')).MarketsTab,
  LATE,
);
const BillingTab = lateComponent(
  async () => (await import('#web/features/settings/billing/billing-tab.tsx')).BillingTab,
  LATE,
);
const DevelopersTab = lateComponent(
  async () => (await import('#web/features/settings/developers/developers-tab.tsx')).DevelopersTab,
  LATE,
);

/** Who may open each tab; the others are everybody's. */
const TAB_PERMISSIONS = {
  organization: 'organization.edit',
  billing: 'billing.manage',
  developers: 'developers.manage',
} as const;

const OF_OWNERS_ALONE = 'organization.edit';

/** Says of a tab that is asked for by its address and is for others, whose it is; null of all others. */
function refusalOf(tab: string | null, role: Role): string | null {
  const closed = (['organization', 'billing', 'developers'] as const).find((one) => one === tab);
  if (!closed || roleHas(role, TAB_PERMISSIONS[closed])) return null;
  return TAB_PERMISSIONS[closed] === OF_OWNERS_ALONE
    ? TEXTS.onlyOwners(TEXTS[closed])
    : TEXTS.onlyOwnersAndAdmins(TEXTS[closed]);
}

const MARKETS = 'markets';

interface SettingsTab {
  readonly value: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** A form is no wider than its lines can be followed; the table of markets takes what there is. */
function asWideAsItNeeds(tab: SettingsTab): SettingsTab {
  if (tab.value === MARKETS) return tab;
  return { ...tab, content: <div className="max-w-5xl">{tab.content}</div> };
}

export function SettingsScreen() {
  const { user } = useSignedIn();
  const [search] = useSearchParams();
  const refusal = refusalOf(search.get(TAB_PARAMETER), user.role);
  const may = (tab: keyof typeof TAB_PERMISSIONS) => roleHas(user.role, TAB_PERMISSIONS[tab]);
  const tabs = [
    { value: 'profile', label: TEXTS.profile, content: <ProfileTab /> },
    { value: 'security', label: TEXTS.security, content: <SecurityTab /> },
    { value: 'notifications', label: TEXTS.notifications, content: <NotificationsTab /> },
    { value: MARKETS, label: TEXTS.markets, content: <MarketsTab /> },
    ...(may('organization')
      ? [{ value: 'organization', label: TEXTS.organization, content: <OrganizationTab /> }]
      : []),
    ...(may('billing')
      ? [{ value: 'billing', label: TEXTS.billing, content: <BillingTab /> }]
      : []),
    ...(may('developers')
      ? [{ value: 'developers', label: TEXTS.developers, content: <DevelopersTab /> }]
      : []),
  ];
  return (
    <div className="max-w-400">
      <PageHeading title={TEXTS.settings} lead={TEXTS.manageYourAccountAndOrganization} />
      {refusal && (
        <output className="mb-6 block rounded-plaque bg-amber-surface px-4 py-3 text-amber">
          {refusal}
        </output>
      )}
      <AddressTabs label={TEXTS.settings} tabs={tabs.map(asWideAsItNeeds)} />
    </div>
  );
}
