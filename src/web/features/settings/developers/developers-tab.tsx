import { ApiKeysCard } from '#web/features/settings/developers/api-keys-card.tsx';
import { WebhooksCard } from '#web/features/settings/developers/webhooks-card.tsx';

/** For the organization's own programs: how they call, and how they are told. */
export function DevelopersTab() {
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">
        Your programs can do what people do here. The calls are described on the{' '}
        <a href="/api/docs" className="text-gilt underline underline-offset-4">
          page about the API
        </a>
        .
      </p>
      <ApiKeysCard />
      <WebhooksCard />
    </div>
  );
}
