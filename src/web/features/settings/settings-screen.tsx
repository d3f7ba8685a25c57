import { roleHas } from '#domain/permissions.ts';
import { ProfileTab } from '#web/features/settings/profile-tab.tsx';
import { SecurityTab } from '#web/features/settings/security-tab.tsx';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

/** Tabs of few people, opened now and then: their code comes with the first look. */
const LATE = { waiting: <Skeleton className="h-64" /> };
const OrganizationTab = lateComponent(
  async () => (await import('#web/features/settings/organization-tab.tsx')).OrganizationTab,
  LATE,
);
const MarketsTab = lateComponent(
  async () => (await import('#web/features/settings/markets-tab.tsx')).MarketsTab,
  LATE,
);
const DevelopersTab = lateComponent(
  async () => (await import('#web/features/settings/developers/developers-tab.tsx')).DevelopersTab,
  LATE,
);

export function SettingsScreen() {
  const { user } = useSignedIn();
  const tabs = [
    { value: 'profile', label: 'Profile', content: <ProfileTab /> },
    { value: 'security', label: 'Security', content: <SecurityTab /> },
    { value: 'markets', label: 'Markets', content: <MarketsTab /> },
    ...(roleHas(user.role, 'organization.edit')
      ? [
          {
            value: 'organization',
            label: 'Organization',
            content: <OrganizationTab />,
          },
        ]
      : []),
    ...(roleHas(user.role, 'developers.manage')
      ? [
          {
            value: 'developers',
            label: 'Developers',
            content: <DevelopersTab />,
          },
        ]
      : []),
  ];
  return (
    <div className="max-w-5xl">
      <PageHeading title="Settings" lead="Your name, your keys and your house." />
      <Tabs label="Settings" tabs={tabs} />
    </div>
  );
}
