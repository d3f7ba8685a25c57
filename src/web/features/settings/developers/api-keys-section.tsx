import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';

import { developerRoutes } from '#contracts/routes/developers.ts';
import type { ApiKeyBody } from '#contracts/schemas/developers.ts';
import { API_SCOPES } from '#domain/people/api-scopes.ts';
import { call } from '#web/api/client.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { apiKeysQuery } from '#web/features/settings/developers/developer-queries.ts';
import { NewKeyButton } from '#web/features/settings/developers/new-key-dialog.tsx';
import { TEXTS } from '#web/features/settings/developers/texts.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { ConfirmButton } from '#web/ui/dialogs/confirm-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDate } from '#web/ui/text/moment.ts';

function RevokeButton({ apiKey }: { readonly apiKey: ApiKeyBody }) {
  const queryClient = useQueryClient();
  const revoke = useChange({
    mutationFn: () => call(developerRoutes.revokeKey, { params: { keyId: apiKey.id } }),
    onSuccess: async () => {
      toast({ title: TEXTS.keyRevoked });
      await queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotRevokeKey, error }),
  });
  return (
    <ConfirmButton
      change={revoke}
      variant="quietDanger"
      size="small"
      aria-label={TEXTS.revokeName(apiKey.name)}
      question={TEXTS.revokeTheKey(apiKey.name)}
      consequence={TEXTS.anyProgramThatUsesItStops}
      confirmLabel={TEXTS.revoke}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      {TEXTS.revoke}
    </ConfirmButton>
  );
}

function endOf({ expiresAt }: ApiKeyBody) {
  if (expiresAt === null) return TEXTS.never;
  if (new Date(expiresAt) <= new Date()) return <Badge tone="amber">{TEXTS.expired}</Badge>;
  return formatDate(expiresAt);
}

function KeyTable({ keys }: { readonly keys: readonly ApiKeyBody[] }) {
  return (
    <Table label={TEXTS.allApiKeys}>
      <thead>
        <tr>
          <HeaderCell>{TEXTS.key}</HeaderCell>
          <HeaderCell>{TEXTS.permissions}</HeaderCell>
          <HeaderCell>{TEXTS.lastUsed}</HeaderCell>
          <HeaderCell>{TEXTS.expires}</HeaderCell>
          <HeaderCell>{TEXTS.actions}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <Row key={key.id}>
            <Cell>
              <div className="grid min-w-0 gap-0.5">
                <p className="font-semibold">{key.name}</p>
                <p className="text-sm text-muted">
                  <code>{key.prefix}…</code>{' '}
                  {TEXTS.createdBy(key.createdBy, formatDate(key.createdAt))}
                </p>
              </div>
            </Cell>
            <Cell label={TEXTS.permissions} className="text-sm">
              <ul className="grid gap-0.5 max-lg:text-right">
                {key.scopes.map((scope) => (
                  <li key={scope} title={scope}>
                    {API_SCOPES[scope].description}
                  </li>
                ))}
              </ul>
            </Cell>
            <Cell label={TEXTS.lastUsed} className="figures text-muted">
              {key.lastUsedAt === null ? TEXTS.never : formatDate(key.lastUsedAt)}
            </Cell>
            <Cell label={TEXTS.expires} className="figures text-muted">
              {endOf(key)}
            </Cell>
            <Cell className="lg:[&_button]:-ml-3">
              <RevokeButton apiKey={key} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

export function ApiKeysSection() {
  const keys = useQuery(apiKeysQuery);
  return (
    <SettingsSection
      isWide
      title={TEXTS.apiKeys}
      lead={
        <>
          {TEXTS.createVideosFromYourPrograms} {TEXTS.keysEndWithTheirPerson}{' '}
          <a href="/api/docs" className="text-gilt underline underline-offset-4">
            {TEXTS.apiDocumentation}
          </a>
        </>
      }
      aside={<NewKeyButton />}
    >
      <QueryState
        query={keys}
        loading={<SkeletonRows label={TEXTS.loadingApiKeys} count={2} />}
        errorTitle={TEXTS.theApiKeysCouldNotBe}
      >
        {(list) =>
          list.length === 0 ? <EmptyState title={TEXTS.noApiKeysYet} /> : <KeyTable keys={list} />
        }
      </QueryState>
    </SettingsSection>
  );
}
