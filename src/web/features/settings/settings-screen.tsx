import { roleHas } from '#domain/permissions.ts';
import { ProfileTab } from '#web/features/settings/profile-tab.tsx';
import { TEXTS } from '#web/features/settings/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { AddressTabs } from '#web/site/address-tabs.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Tabs of few people, opened now and then: their code comes with the first look. */
const LATE = { waiting: <Skeleton className="h-64" /> };
const SecurityTab = lateComponent(
  async () => (await import('#web/features/settings/security-tab.tsx')).SecurityTab,
  LATE,
);
const OrganizationTab = lateComponent(
  async () => (await import('#web/features/settings/organization-tab.tsx')).OrganizationTab,
  LATE,
);
const NotificationChoices = lateComponent(
  async () =>
    (await import('#web/features/notifications/notification-choices.tsx')).NotificationChoices,
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

export function SettingsScreen() {
  const { user } = useSignedIn();
  const tabs = [
    { value: 'profile', label: TEXTS.profile, content: <ProfileTab /> },
    { value: 'security', label: TEXTS.security, content: <SecurityTab /> },
    { value: 'notifications', label: TEXTS.notifications, content: <NotificationChoices /> },
    { value: 'markets', label: TEXTS.markets, content: <MarketsTab /> },
    ...(roleHas(user.role, 'organization.edit')
      ? [
          {
            value: 'organization',
            label: TEXTS.organization,
            content: <OrganizationTab />,
          },
        ]
      : []),
    ...(roleHas(user.role, 'billing.manage')
      ? [{ value: 'billing', label: TEXTS.billing, content: <BillingTab /> }]
      : []),
    ...(roleHas(user.role, 'developers.manage')
      ? [
          {
            value: 'developers',
            label: TEXTS.developers,
            content: <DevelopersTab />,
          },
        ]
      : []),
  ];
  return (
    <div className="max-w-5xl">
      <PageHeading title={TEXTS.settings} lead={TEXTS.manageYourAccountAndOrganization} />
      <AddressTabs label={TEXTS.settings} tabs={tabs} />
    </div>
  );
}
