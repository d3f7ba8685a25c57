import type { CustomRulesBody, RuleSetBody } from '#contracts/schemas/rules.ts';

/** Rules as somebody is changing them, and what they have tried of it. */
export interface Draft {
  readonly rules: RuleSetBody;
  /** The rules that were tried last; the draft is published as it was tried. */
  readonly tried: RuleSetBody | null;
}

export type ListName = 'terms' | 'allowedTerms' | 'allowedBrands';

/** What the parts of the editor are given. */
export interface EditorProps {
  readonly desk: CustomRulesBody;
  readonly rules: RuleSetBody;
  readonly onChange: (rules: RuleSetBody) => void;
}

export function isChanged(rules: RuleSetBody, desk: CustomRulesBody): boolean {
  return JSON.stringify(rules) !== JSON.stringify(desk.rules);
}

export function withoutRow(rules: RuleSetBody, list: ListName, index: number): RuleSetBody {
  return { ...rules, [list]: rules[list].filter((_row, at) => at !== index) };
}

/** The rules with a category's severity; null takes the policy's own again. */
export function withSeverity(
  rules: RuleSetBody,
  category: RuleSetBody['severities'][number]['category'],
  severity: 'flag' | 'block' | null,
): RuleSetBody {
  const others = rules.severities.filter((row) => row.category !== category);
  return { ...rules, severities: severity === null ? others : [...others, { category, severity }] };
}

/** Whether a list holds a row that says the same, as the server compares them. */
export function isListed(rows: readonly string[], row: string): boolean {
  const same = (text: string) => text.normalize('NFC').trim().toLowerCase();
  return rows.some((known) => same(known) === same(row));
}
