import { lazy, Suspense, type ReactNode } from 'react';

import { roleHas } from '#domain/permissions.ts';
import { ProfileTab } from '#web/features/settings/profile-tab.tsx';
import { SecurityTab } from '#web/features/settings/security-tab.tsx';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

/** Tabs of few people, opened now and then: their code comes with the first look. */
const OrganizationTab = lazy(() =>
  import('#web/features/settings/organization-tab.tsx').then((module) => ({
    default: module.OrganizationTab,
  })),
);
const DevelopersTab = lazy(() =>
  import('#web/features/settings/developers/developers-tab.tsx').then((module) => ({
    default: module.DevelopersTab,
  })),
);

function Late({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-64" />}>{children}</Suspense>;
}

export function SettingsScreen() {
  const { user } = useSignedIn();
  const tabs = [
    { value: 'profile', label: 'Profile', content: <ProfileTab /> },
    { value: 'security', label: 'Security', content: <SecurityTab /> },
    ...(roleHas(user.role, 'organization.edit')
      ? [
          {
            value: 'organization',
            label: 'Organization',
            content: (
              <Late>
                <OrganizationTab />
              </Late>
            ),
          },
        ]
      : []),
    ...(roleHas(user.role, 'developers.manage')
      ? [
          {
            value: 'developers',
            label: 'Developers',
            content: (
              <Late>
                <DevelopersTab />
              </Late>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeading title="Settings" lead="Your name, your keys and your house." />
      <Tabs label="Settings" tabs={tabs} />
    </>
  );
}
