import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';

import { ruleRoutes } from '#contracts/routes/rules.ts';
import type { DecisionCountBody, CustomRulesBody } from '#contracts/schemas/rules.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { call, callFile } from '#web/api/client.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { categoryName, languageName } from '#web/features/rules/rule-labels.ts';
import { countsQuery, deskQuery } from '#web/features/rules/rules-queries.ts';
import { TEXTS } from '#web/features/rules/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';

function CountTable({ counts }: { readonly counts: readonly DecisionCountBody[] }) {
  return (
    <Table label={TEXTS.decisions}>
      <thead>
        <tr>
          <HeaderCell>{TEXTS.category}</HeaderCell>
          <HeaderCell>{TEXTS.language}</HeaderCell>
          <HeaderCell>{TEXTS.falseStops}</HeaderCell>
          <HeaderCell>{TEXTS.rightStops}</HeaderCell>
          <HeaderCell>{TEXTS.misses}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ category, language, falseStops, rightStops, misses }) => (
          <Row key={`${category} ${language}`}>
            <Cell className="font-semibold">{categoryName(category)}</Cell>
            <Cell label={TEXTS.language}>{languageName(language)}</Cell>
            <Cell label={TEXTS.falseStops} className="figures">
              {falseStops}
            </Cell>
            <Cell label={TEXTS.rightStops} className="figures">
              {rightStops}
            </Cell>
            <Cell label={TEXTS.misses} className="figures">
              {misses}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** The owner's switch: whether decided texts may be exported. */
function ShareSwitch({ desk }: { readonly desk: CustomRulesBody }) {
  const queryClient = useQueryClient();
  const share = useChange({
    mutationFn: (isAllowed: boolean) => call(ruleRoutes.shareExamples, { body: { isAllowed } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: deskQuery.queryKey }),
    onError: (error) => toastFailure({ title: TEXTS.couldNotSave, error }),
  });
  return (
    <Field label={TEXTS.shareExamples} hint={TEXTS.shareExamplesHint}>
      <Switch checked={desk.sharesExamples} onChange={(isAllowed) => share.mutate(isAllowed)} />
    </Field>
  );
}

function ExportButton() {
  const save = useChange({
    mutationFn: () => callFile(ruleRoutes.exportExamples, {}),
    onSuccess: (file) => saveFile(file, 'examples.jsonl'),
    onError: (error) => toastFailure({ title: TEXTS.couldNotExport, error }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-muted">{TEXTS.exportExplained}</p>
      <Button variant="secondary" pending={save.isPending} onClick={() => save.mutate()}>
        {TEXTS.exportExamples}
      </Button>
    </div>
  );
}

/** How reviewers decided about what the policy said, and whether others may learn from it. */
export function DecisionsTab({ desk }: { readonly desk: CustomRulesBody }) {
  const { user } = useSignedIn();
  const query = useQuery(countsQuery);
  const isOwner = roleHas(user.role, 'organization.edit');
  return (
    <div className="grid gap-6">
      <p className="max-w-3xl text-muted">
        {TEXTS.decisionsExplained}{' '}
        <Link to={PATHS.moderationHistory} className="text-gilt underline">
          {TEXTS.history}
        </Link>
        .
      </p>
      <QueryState
        query={query}
        loading={<SkeletonRows label={TEXTS.loadingDecisions} count={3} />}
        errorTitle={TEXTS.decisionsCouldNotBeLoaded}
      >
        {(counts) =>
          counts.length === 0 ? (
            <EmptyState title={TEXTS.noDecisions} text={TEXTS.noDecisionsText} />
          ) : (
            <CountTable counts={counts} />
          )
        }
      </QueryState>
      {isOwner && (
        <Card>
          <ShareSwitch desk={desk} />
        </Card>
      )}
      {desk.scope === 'platform' && <ExportButton />}
    </div>
  );
}
