import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A text of the evaluation sets, and whether the judge should stop it. */
export interface EvaluationText {
  readonly text: string;
  readonly isViolation: boolean;
}

const FOLDER = new URL('../../../../corpus/evaluation/', import.meta.url);
/** Excludes the sealed files in the same folder. */
const FILE = /^(?:en|es|fr|de|it|pt|zh)-(?:harmless|violations)\.jsonl$/;

/** The evaluation texts that ship with the product; null if they are not installed. */
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
