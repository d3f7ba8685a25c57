import { ApiKeysSection } from '#web/features/settings/developers/api-keys-section.tsx';
import { WebhooksSection } from '#web/features/settings/developers/webhooks-section.tsx';

/** For the organization's own programs: how they call, and how they are told. */
export function DevelopersTab() {
  return (
    <>
      <ApiKeysSection />
      <WebhooksSection />
    </>
  );
}
