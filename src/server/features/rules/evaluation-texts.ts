import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A text of the evaluation sets, and whether the judge should stop it. */
export interface EvaluationText {
  readonly text: string;
  readonly isViolation: boolean;
}

const FOLDER = new URL('../../../../corpus/evaluation/', import.meta.url);
/** The sealed files beside these are asked by nobody here. */
const FILE = /^(?:en|es|fr|de|it|pt|zh)-(?:harmless|violations)\.jsonl$/;

/** The evaluation texts that come with the product; null where they were not installed. */
export function readEvaluationTexts(): readonly EvaluationText[] | null {
  if (!existsSync(FOLDER)) return null;
  return readdirSync(FOLDER)
    .filter((name) => FILE.test(name))
    .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
    .map((line) => {
      const { text, expected } = JSON.parse(line) as { text: string; expected: string };
      return { text, isViolation: expected !== 'allow' };
    });
}
