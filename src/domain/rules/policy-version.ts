/** Versions of the operator's and the organization's rules; 0 if there are none. */
interface RuleVersions {
  readonly platform: number;
  readonly own: number;
}

/** `2026-11-22.7+rules.3.2`: version 3 of the operator's rules, version 2 of the organization's. */
export function policyVersionOf(policy: string, { platform, own }: RuleVersions): string {
  if (platform === 0 && own === 0) return policy;
  return `${policy}+rules.${own === 0 ? platform : `${platform}.${own}`}`;
}

/** The version without that of the rules: the product's policy, and the language model's name. */
export function withoutRules(policyVersion: string): string {
  return policyVersion.replace(/\+rules\.[\d.]+/u, '');
}
