import { useQuery, useQueryClient } from '@tanstack/react-query';

import { ruleRoutes } from '#contracts/routes/rules.ts';
import type { RuleVersionBody } from '#contracts/schemas/rules.ts';
import { call } from '#web/api/client.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { RULES_QUERY_KEY, versionsQuery } from '#web/features/rules/rules-queries.ts';
import { TEXTS } from '#web/features/rules/texts.ts';
import { changesBetween } from '#web/features/rules/version-changes.ts';
import { ConfirmButton } from '#web/ui/dialogs/confirm-button.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';

function RestoreButton({ number, basedOn }: { readonly number: number; readonly basedOn: number }) {
  const queryClient = useQueryClient();
  const restore = useChange({
    mutationFn: () => call(ruleRoutes.restore, { body: { number, basedOn } }),
    onSuccess: async (made) => {
      toast({ title: TEXTS.published(made.number) });
      await queryClient.invalidateQueries({ queryKey: [RULES_QUERY_KEY] });
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotRestore, error }),
  });
  return (
    <ConfirmButton
      change={restore}
      variant="secondary"
      size="small"
      aria-label={TEXTS.restoreVersion(number)}
      question={TEXTS.restoreQuestion(number)}
      consequence={TEXTS.restoreConsequence}
      confirmLabel={TEXTS.restore}
    >
      {TEXTS.restore}
    </ConfirmButton>
  );
}

function contentsOf({ rules }: RuleVersionBody): string {
  const lengths = Object.entries(rules).map(([list, rows]) => [list, rows.length]);
  return TEXTS.contentsOf(Object.fromEntries(lengths) as Record<string, number>);
}

interface ChangesProps {
  readonly version: RuleVersionBody;
  /** The version before; undefined if it is not listed. */
  readonly before: RuleVersionBody | undefined;
}

/** What the version added and removed, folded. */
function Changes({ version, before }: ChangesProps) {
  if (before === undefined && version.number > 1) return null;
  const { added, removed } = changesBetween(before?.rules ?? null, version.rules);
  const lists = [
    [TEXTS.added, added],
    [TEXTS.removed, removed],
  ] as const;
  const shown = lists.filter(([, lines]) => lines.length > 0);
  if (shown.length === 0) return null;
  return (
    <Disclosure
      className="pt-1"
      title={TEXTS.changesOf(version.number)}
      titleClassName="hover:text-ink"
    >
      <dl className="grid gap-1 pt-1">
        {shown.map(([title, lines]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            {lines.map((line) => (
              <dd key={line} className="wrap-anywhere">
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function VersionTable({ versions }: { readonly versions: readonly RuleVersionBody[] }) {
  const latest = versions[0]?.number ?? 0;
  return (
    <Table label={TEXTS.versions}>
      <thead>
        <tr>
          <HeaderCell>{TEXTS.version}</HeaderCell>
          <HeaderCell>{TEXTS.note}</HeaderCell>
          <HeaderCell>{TEXTS.contents}</HeaderCell>
          <HeaderCell>{TEXTS.actions}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {versions.map((version, index) => (
          <Row key={version.number}>
            <Cell>
              <p className="figures font-semibold">{version.number}</p>
              <p className="text-sm text-muted">
                {version.author ?? TEXTS.formerMember} ·{' '}
                <time dateTime={version.createdAt}>{formatDateTime(version.createdAt)}</time>
              </p>
            </Cell>
            <Cell label={TEXTS.note} className="text-sm break-words">
              {version.restores === null ? version.note || '–' : TEXTS.restores(version.restores)}
            </Cell>
            <Cell label={TEXTS.contents} className="text-sm text-muted">
              {contentsOf(version)}
              <Changes version={version} before={versions[index + 1]} />
            </Cell>
            <Cell>
              {version.number === latest ? (
                <Badge tone="default">{TEXTS.current}</Badge>
              ) : (
                <RestoreButton number={version.number} basedOn={latest} />
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** Every version that was published; a former one is brought back as a new one. */
export function HistoryTab() {
  const query = useQuery(versionsQuery);
  return (
    <QueryState
      query={query}
      loading={<SkeletonRows label={TEXTS.loadingVersions} count={3} />}
      errorTitle={TEXTS.versionsCouldNotBeLoaded}
    >
      {(versions) =>
        versions.length === 0 ? (
          <EmptyState title={TEXTS.noVersions} text={TEXTS.noVersionsText} />
        ) : (
          <VersionTable versions={versions} />
        )
      }
    </QueryState>
  );
}
