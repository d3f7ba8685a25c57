import type { RuleSetBody } from '#contracts/schemas/rules.ts';
import { categoryName, languageName } from '#web/features/rules/rule-labels.ts';
import { TEXTS } from '#web/features/rules/texts.ts';

/** What a version of the rules added and removed. */
export interface VersionChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Every rule of a version as one line. */
function linesOf({ terms, allowedTerms, allowedBrands, severities }: RuleSetBody): string[] {
  return [
    ...terms.map(({ phrase, language, category, severity }) =>
      [
        TEXTS.blockedPhrase(phrase),
        languageName(language),
        categoryName(category),
        TEXTS[severity],
      ].join(', '),
    ),
    ...allowedTerms.map(({ phrase, language }) =>
      [TEXTS.allowedPhrase(phrase), languageName(language)].join(', '),
    ),
    ...allowedBrands.map(({ brand, expiresOn }) => TEXTS.allowedBrand(brand, expiresOn)),
    ...severities.map(({ category, severity }) => `${categoryName(category)}: ${TEXTS[severity]}`),
  ];
}

/** Compares a version with the one before, which is null for the first. */
export function changesBetween(before: RuleSetBody | null, after: RuleSetBody): VersionChanges {
  const [former, current] = [before ? linesOf(before) : [], linesOf(after)];
  return {
    added: current.filter((line) => !former.includes(line)),
    removed: former.filter((line) => !current.includes(line)),
  };
}
