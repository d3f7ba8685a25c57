import { isListed, withoutRow, type EditorProps } from '#web/features/rules/draft.ts';
import { AllowedBrandForm, AllowedTermForm } from '#web/features/rules/allowance-forms.tsx';
import { categoryName, languageName } from '#web/features/rules/rule-labels.ts';
import { FoldedForm } from '#web/features/rules/folded-form.tsx';
import { RuleList } from '#web/features/rules/rule-list.tsx';
import { TermForm } from '#web/features/rules/term-form.tsx';
import { TEXTS } from '#web/features/rules/texts.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { formatDate } from '#web/ui/text/moment.ts';

function BlockedPhrases({ rules, onChange }: EditorProps) {
  const rows = rules.terms.map(({ phrase, language, category, severity, reason }) => ({
    name: phrase,
    cells: [languageName(language), categoryName(category), TEXTS[severity], reason],
  }));
  return (
    <RuleList
      id="blocked-phrases"
      title={TEXTS.blocked}
      explained={TEXTS.blockedExplained}
      columns={[TEXTS.phrase, TEXTS.language, TEXTS.category, TEXTS.severity, TEXTS.reason]}
      rows={rows}
      onRemove={(index) => onChange(withoutRow(rules, 'terms', index))}
    >
      <FoldedForm label={TEXTS.addATerm}>
        {({ close, cancel }) => (
          <TermForm
            terms={rules.terms}
            cancel={cancel}
            onAdd={(term) => {
              onChange({ ...rules, terms: [...rules.terms, term] });
              close();
            }}
          />
        )}
      </FoldedForm>
    </RuleList>
  );
}

/** An organization sees here what the operator allowed it, and can do without it. */
function AllowedTerms({ desk, rules, onChange }: EditorProps) {
  const rows = rules.allowedTerms.map(({ phrase, language, reason }) => ({
    name: phrase,
    cells: [languageName(language), reason],
  }));
  return (
    <RuleList
      id="allowed-phrases"
      title={TEXTS.allowedTerms}
      explained={explained(desk, TEXTS.allowedTermsExplained)}
      columns={[TEXTS.phrase, TEXTS.language, TEXTS.reason]}
      rows={rows}
      onRemove={(index) => onChange(withoutRow(rules, 'allowedTerms', index))}
    >
      {desk.scope === 'platform' && (
        <FoldedForm label={TEXTS.allowATerm}>
          {({ close, cancel }) => (
            <AllowedTermForm
              submitLabel={TEXTS.allowTerm}
              cancel={cancel}
              onAdd={(term) => {
                const phrases = rules.allowedTerms.map(({ phrase }) => phrase);
                if (isListed(phrases, term.phrase)) return { phrase: TEXTS.alreadyListed };
                onChange({ ...rules, allowedTerms: [...rules.allowedTerms, term] });
                close();
                return null;
              }}
            />
          )}
        </FoldedForm>
      )}
    </RuleList>
  );
}

function AllowedBrands({ desk, rules, onChange }: EditorProps) {
  const rows = rules.allowedBrands.map(({ brand, licence, expiresOn }) => ({
    name: brand,
    cells: [licence, <ValidUntil key="until" day={expiresOn} />],
  }));
  return (
    <RuleList
      id="allowed-brands"
      title={TEXTS.allowedBrands}
      explained={explained(desk, TEXTS.allowedBrandsExplained)}
      columns={[TEXTS.brand, TEXTS.licence, TEXTS.validUntil]}
      rows={rows}
      onRemove={(index) => onChange(withoutRow(rules, 'allowedBrands', index))}
    >
      {desk.scope === 'platform' && (
        <FoldedForm label={TEXTS.allowABrand}>
          {({ close, cancel }) => (
            <AllowedBrandForm
              submitLabel={TEXTS.allowBrand}
              cancel={cancel}
              onAdd={(brand) => {
                const brands = rules.allowedBrands.map((row) => row.brand);
                if (isListed(brands, brand.brand)) return { brand: TEXTS.alreadyListed };
                onChange({ ...rules, allowedBrands: [...rules.allowedBrands, brand] });
                close();
                return null;
              }}
            />
          )}
        </FoldedForm>
      )}
    </RuleList>
  );
}

/** What the rules block and allow, in one card. */
export function Lists(props: EditorProps) {
  return (
    <Card aria-labelledby="your-rules" className="lg:[&_table]:min-w-0">
      <CardTitle id="your-rules" className="mb-4">
        {TEXTS.yourRules}
      </CardTitle>
      <BlockedPhrases {...props} />
      <AllowedTerms {...props} />
      <AllowedBrands {...props} />
    </Card>
  );
}

function explained({ scope }: EditorProps['desk'], sentence: string): string {
  if (scope === 'platform') return sentence;
  return `${sentence} ${TEXTS.onRequest} ${TEXTS.askUnderRequests}`;
}

function ValidUntil({ day }: { readonly day: string }) {
  return hasEnded(day) ? <Badge tone="amber">{TEXTS.expired}</Badge> : formatDate(day);
}

/** As the server, which counts in days of UTC. */
function hasEnded(day: string): boolean {
  return day < new Date().toISOString().slice(0, day.length);
}
