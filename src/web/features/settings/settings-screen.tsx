import { roleHas } from '#domain/permissions.ts';
import { DevelopersTab } from '#web/features/settings/developers/developers-tab.tsx';
import { OrganizationTab } from '#web/features/settings/organization-tab.tsx';
import { ProfileTab } from '#web/features/settings/profile-tab.tsx';
import { SecurityTab } from '#web/features/settings/security-tab.tsx';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

export function SettingsScreen() {
  const { user } = useSignedIn();
  const tabs = [
    { value: 'profile', label: 'Profile', content: <ProfileTab /> },
    { value: 'security', label: 'Security', content: <SecurityTab /> },
    ...(roleHas(user.role, 'organization.edit')
      ? [{ value: 'organization', label: 'Organization', content: <OrganizationTab /> }]
      : []),
    ...(roleHas(user.role, 'developers.manage')
      ? [{ value: 'developers', label: 'Developers', content: <DevelopersTab /> }]
      : []),
  ];
  return (
    <>
      <PageHeading title="Settings" lead="Your name, your keys and your house." />
      <Tabs label="Settings" tabs={tabs} />
    </>
  );
}
