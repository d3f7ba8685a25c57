import type { RuleTrialBody } from '#contracts/schemas/rules.ts';
import { DecisionBadge } from '#web/features/rules/decision-badge.tsx';
import { TEXTS } from '#web/features/rules/texts.ts';
import { Cell, HeaderCell, Row, Table } from '#web/ui/tables/table.tsx';

/** What a draft would change, and the texts of which. */
export function TrialResult({ trial }: { readonly trial: RuleTrialBody }) {
  const { asked, changed, changes, violations, harmless, examples } = trial;
  const said = violations ? TEXTS.trialOverEvaluation : TEXTS.trialOverOrders;
  return (
    <div className="grid gap-4">
      <output className="grid gap-1 rounded-plaque border-l-2 border-gilt bg-page px-4 py-3">
        <p className="font-semibold">{said(asked, changed)}</p>
        {changes.map(({ from, to, count }) => (
          <p key={`${from} ${to}`}>{TEXTS.changeOf(count, from, to)}</p>
        ))}
        {violations && <p>{TEXTS.stoppedShare(TEXTS.violations, violations)}</p>}
        {harmless && <p>{TEXTS.stoppedShare(TEXTS.harmless, harmless)}</p>}
      </output>
      {examples.length > 0 && (
        <Table label={TEXTS.changedTexts}>
          <thead>
            <tr>
              <HeaderCell>{TEXTS.text}</HeaderCell>
              <HeaderCell>{TEXTS.before}</HeaderCell>
              <HeaderCell>{TEXTS.after}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {examples.map(({ text, before, after, messages }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same text may be ordered twice
              <Row key={index}>
                <Cell>
                  <div className="grid gap-1">
                    <p className="break-words whitespace-pre-line">{text}</p>
                    {messages.map((message) => (
                      <p key={message} className="text-sm text-muted">
                        {message}
                      </p>
                    ))}
                  </div>
                </Cell>
                <Cell label={TEXTS.before}>
                  <DecisionBadge decision={before} />
                </Cell>
                <Cell label={TEXTS.after}>
                  <DecisionBadge decision={after} />
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}
