import { FlaskConical } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { complianceRoutes } from '#contracts/routes/compliance.ts';
import { ruleRoutes } from '#contracts/routes/rules.ts';
import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import type { CustomRulesBody, RuleSetBody, RuleTrialBody } from '#contracts/schemas/rules.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import { verdictOf } from '#domain/moderation/verdict.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { DecisionBadge } from '#web/features/rules/decision-badge.tsx';
import { isChanged } from '#web/features/rules/draft.ts';
import { TEXTS } from '#web/features/rules/texts.ts';
import { ADVERTISES_OPTIONS } from '#web/markets/advertises-options.ts';
import { marketOptions } from '#web/markets/market-options.ts';
import { TEXTS as MARKET_TEXTS } from '#web/markets/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import { Select } from '#web/ui/select/select.tsx';

/** What is tested: a text under rules, for what a video of it would advertise and where. */
interface Tested {
  readonly rules: RuleSetBody;
  readonly text: string;
  readonly advertises: Advertises;
  /** None chosen are the organization's own. */
  readonly markets: readonly MarketCode[];
}

interface TextTest extends Tested {
  readonly tried: RuleTrialBody['examples'][number];
  /** Of the rules in force. */
  readonly findings: VerdictBody['findings'];
  /** Of the markets, which no rule of this page opens or closes. */
  readonly marketFindings: VerdictBody['findings'];
}

async function testText(tested: Tested): Promise<TextTest | null> {
  const { rules, text, advertises, markets } = tested;
  const [trial, check] = await Promise.all([
    call(ruleRoutes.try, { body: { rules, over: 'text', text } }),
    call(complianceRoutes.check, {
      body: {
        prompt: text,
        brandId: null,
        advertises,
        ...(markets.length > 0 && { markets: [...markets] }),
      },
    }),
  ]);
  const [tried] = trial.examples;
  if (!tried) return null;
  return {
    ...tested,
    tried,
    findings: check.findings.filter(({ category }) => category !== 'market'),
    marketFindings: check.findings.filter(({ category }) => category === 'market'),
  };
}

interface TextTestCardProps {
  readonly desk: CustomRulesBody;
  readonly rules: RuleSetBody;
}

/** Judges a sentence of one's own: by the rules in force and, where there are changes, with them. */
export function TextTestCard({ desk, rules }: TextTestCardProps) {
  const { organization } = useSignedIn();
  const [text, setText] = useState('');
  const [advertises, setAdvertises] = useState<Advertises>(organization.advertises ?? 'online');
  const [markets, setMarkets] = useState<readonly MarketCode[]>(organization.defaultMarkets);
  const test = useChange({
    mutationFn: () => testText({ rules, text: text.trim(), advertises, markets }),
    onError: (error) => toastFailure({ title: TEXTS.couldNotTest, error }),
  });
  // What was tested is no longer what stands there.
  const result =
    test.data?.rules === rules &&
    test.data.text === text.trim() &&
    test.data.advertises === advertises &&
    test.data.markets === markets &&
    test.data;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    test.mutate();
  }

  return (
    <Card aria-labelledby="test-a-text">
      <CardTitle id="test-a-text" className="mb-1">
        {TEXTS.testAText}
      </CardTitle>
      <p className="mb-4 text-muted">{TEXTS.testATextLead}</p>
      <form onSubmit={handleSubmit} className="grid gap-3">
        <Field label={TEXTS.textToTest}>
          <Textarea
            rows={3}
            dir="auto"
            className="min-h-24!"
            placeholder={TEXTS.textToTestExample}
            maxLength={PROMPT_LENGTH.max}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field label={MARKET_TEXTS.videosAdvertise}>
            <Select value={advertises} options={ADVERTISES_OPTIONS} onChange={setAdvertises} />
          </Field>
          <Field label={TEXTS.markets}>
            <MultiSelect
              things="markets"
              values={markets}
              options={marketOptions(advertises)}
              onChange={setMarkets}
            />
          </Field>
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          pending={test.isPending}
          disabled={text.trim() === ''}
        >
          {!test.isPending && <FlaskConical aria-hidden="true" className="size-4" />}
          {TEXTS.test}
        </Button>
      </form>
      <div aria-live="polite">
        {result && <Result test={result} isDraft={isChanged(rules, desk)} />}
      </div>
    </Card>
  );
}

function Result({ test, isDraft }: { readonly test: TextTest; readonly isDraft: boolean }) {
  const { before, after, messages } = test.tried;
  const reasons = test.findings.map(({ message }) => message);
  return (
    <dl className="mt-5 grid gap-4 border-t border-line pt-4">
      <Verdict
        name={TEXTS.withRulesInForce}
        decision={before}
        reasons={before === 'allow' ? [] : reasons}
      />
      {test.marketFindings.length > 0 && (
        <Verdict
          name={TEXTS.inYourMarkets}
          decision={verdictOf(test.marketFindings).decision}
          reasons={[...new Set(test.marketFindings.map(({ message }) => message))]}
        />
      )}
      {isDraft && (
        <Verdict
          name={TEXTS.withYourChanges}
          decision={after}
          reasons={messages.length > 0 ? messages : [TEXTS.noDifference]}
        />
      )}
    </dl>
  );
}

interface VerdictProps {
  readonly name: string;
  readonly decision: RuleTrialBody['examples'][number]['before'];
  readonly reasons: readonly string[];
}

function Verdict({ name, decision, reasons }: VerdictProps) {
  return (
    <div className="grid gap-1.5">
      <dt className="flex flex-wrap items-center gap-3 text-sm font-semibold">
        {name} <DecisionBadge decision={decision} />
      </dt>
      <dd className="grid gap-1 text-sm text-muted">
        <p>{TEXTS.decisionMeanings[decision]}</p>
        {reasons.map((reason) => (
          <p key={reason} className="border-l-2 border-gilt-line pl-3 wrap-anywhere">
            {reason}
          </p>
        ))}
      </dd>
    </div>
  );
}
