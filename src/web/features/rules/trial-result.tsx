import type { RuleTrialBody } from '#contracts/schemas/rules.ts';
import { DECISION_TONES } from '#web/features/rules/rule-labels.ts';
import { TEXTS } from '#web/features/rules/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

function Decision({ decision }: { readonly decision: keyof typeof DECISION_TONES }) {
  return <Badge tone={DECISION_TONES[decision]}>{TEXTS.decisionNames[decision]}</Badge>;
}

/** What a draft would change, and the texts of which. */
export function TrialResult({ trial }: { readonly trial: RuleTrialBody }) {
  const { asked, changed, violations, harmless, examples } = trial;
  const said = violations ? TEXTS.trialOverEvaluation : TEXTS.trialOverOrders;
  return (
    <div className="grid gap-4">
      <output className="grid gap-1">
        <p className="font-semibold">{said(asked, changed)}</p>
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
                  <Decision decision={before} />
                </Cell>
                <Cell label={TEXTS.after}>
                  <Decision decision={after} />
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}
