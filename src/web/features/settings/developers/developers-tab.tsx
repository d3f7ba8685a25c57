import { ApiKeysCard } from '#web/features/settings/developers/api-keys-card.tsx';
import { TEXTS } from '#web/features/settings/developers/texts.ts';
import { WebhooksCard } from '#web/features/settings/developers/webhooks-card.tsx';

/** For the organization's own programs: how they call, and how they are told. */
export function DevelopersTab() {
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">
        {TEXTS.createVideosFromYourPrograms}{' '}
        <a href="/api/docs" className="text-gilt underline underline-offset-4">
          {TEXTS.apiDocumentation}
        </a>
      </p>
      <ApiKeysCard />
      <WebhooksCard />
    </div>
  );
}
