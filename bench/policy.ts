import { readFileSync } from 'node:fs';
import { loadModel, theModel } from '#policy/classifier/classifier.ts';
import { judgePrompt } from '#policy/judge-prompt.ts';
import { languagesOf } from '#policy/languages/languages.ts';
import { normalise } from '#policy/normalise/normalise.ts';
import type { Decision, Verdict } from '#domain/verdict.ts';
import { wordsOf } from '#policy/normalise/words.ts';
import { readCorpus } from '../training/compliance/corpus.ts';
import { isHeldOut } from '../training/compliance/split.ts';
import { trainModel } from '../training/compliance/train-model.ts';

/**
 * `npm run bench:policy [-- --file x.jsonl] [--misses]`: what the judge stops and what it lets
 * pass. Without a file: the held-out part of the corpus, asked of a model trained without it.
 */
interface Case {
  readonly text: string;
  readonly language: string;
  readonly expected: Decision;
  readonly categories: readonly string[];
  readonly isNear: boolean;
}

/** A line of a file of cases. */
interface FileRow {
  readonly text: string;
  readonly expected: Decision;
  readonly categories?: readonly string[];
  readonly language?: string;
  readonly kind?: string;
}

interface Judged extends Case {
  readonly verdict: Verdict;
}

function heldOutCases(): Case[] {
  return readCorpus()
    .filter(isHeldOut)
    .map(({ text, language, decision, categories, kind }) => ({
      text,
      language,
      expected: decision,
      categories,
      isNear: kind === 'near',
    }));
}

function guessLanguage(text: string): string {
  const words = wordsOf(normalise(text).text);
  if (words.some(({ text: word }) => /\p{Script=Han}/u.test(word))) return 'zh';
  const spoken = languagesOf(words);
  if (spoken.has('en')) return 'en';
  return (['es', 'fr', 'de', 'it', 'pt'] as const).find((code) => spoken.has(code)) ?? 'en';
}

function fileCases(path: string): Case[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line): Case => {
    const row: FileRow = JSON.parse(line);
    return {
      text: row.text,
      language: row.language ?? guessLanguage(row.text),
      expected: row.expected,
      categories: row.categories ?? [],
      isNear: row.kind === 'near',
    };
  });
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

function summaryOf(cases: readonly Judged[]): Record<string, string | number> {
  const bad = cases.filter(({ expected }) => expected !== 'allow');
  const good = cases.filter(({ expected }) => expected === 'allow');
  const near = good.filter(({ isNear }) => isNear);
  const by = (rows: readonly Judged[], decision: Decision): Judged[] =>
    rows.filter(({ verdict }) => verdict.decision === decision);
  const stopped = bad.length - by(bad, 'allow').length;
  const rightSeverity = bad.filter(({ expected, verdict }) => expected === verdict.decision).length;
  const rightCategory = bad.filter(({ categories, verdict }) =>
    verdict.findings.some(({ category }) => categories.includes(category)),
  ).length;
  return {
    violations: bad.length,
    stopped: percent(stopped, bad.length),
    blocked: percent(by(bad, 'block').length, bad.length),
    flagged: percent(by(bad, 'flag').length, bad.length),
    severity: percent(rightSeverity, bad.length),
    category: percent(rightCategory, bad.length),
    benign: good.length,
    'benign stopped': percent(good.length - by(good, 'allow').length, good.length),
    near: near.length,
    'near stopped': percent(near.length - by(near, 'allow').length, near.length),
  };
}

function printBy(
  title: string,
  cases: readonly Judged[],
  keysOf: (row: Judged) => readonly string[],
): void {
  const keys = [...new Set(cases.flatMap(keysOf))].sort();
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      keys.map((key) => [key, summaryOf(cases.filter((row) => keysOf(row).includes(key)))]),
    ),
  );
}

function printStoppedGrid(cases: readonly Judged[]): void {
  const bad = cases.filter(({ expected }) => expected !== 'allow');
  const languages = [...new Set(bad.map(({ language }) => language))].sort();
  const categories = [...new Set(bad.flatMap((row) => row.categories))].sort();
  const cell = (category: string, language: string): string => {
    const rows = bad.filter(
      (row) => row.language === language && row.categories.includes(category),
    );
    const stopped = rows.filter(({ verdict }) => verdict.decision !== 'allow').length;
    return rows.length === 0 ? '–' : `${stopped}/${rows.length}`;
  };
  console.log('\nViolations stopped, by category and language');
  console.table(
    Object.fromEntries(
      categories.map((category) => [
        category,
        Object.fromEntries(languages.map((language) => [language, cell(category, language)])),
      ]),
    ),
  );
}

function printMisses(cases: readonly Judged[]): void {
  for (const { text, expected, categories, verdict } of cases) {
    if (verdict.decision === expected) continue;
    const found = verdict.findings
      .map((f) => `${f.category}:${f.severity} “${f.excerpt}”`)
      .join(' · ');
    console.log(`${expected} → ${verdict.decision} [${categories.join(',')}] ${text}  ⇒ ${found}`);
  }
}

function medianMsOf(texts: readonly string[]): number {
  const times = texts.map((prompt) => {
    const started = performance.now();
    judgePrompt({ prompt });
    return performance.now() - started;
  });
  return times.sort((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;
}

/** The median of warm verdicts: a server judges many prompts, not one. */
function printSpeed(cases: readonly Case[]): void {
  const all = cases.map(({ text }) => text);
  const joined = all.join(' ');
  const long = Array.from({ length: 40 }, (_, turn) => joined.slice(turn * 250).slice(0, 2_000));
  for (const [name, texts] of [
    ['these texts', all],
    ['2,000 characters', long.filter(({ length }) => length === 2_000)],
  ] as const) {
    medianMsOf(texts);
    medianMsOf(texts);
    console.log(`${name}: ${medianMsOf(texts).toFixed(2)} ms a verdict (median)`);
  }
}

const fileAt = process.argv.indexOf('--file');
const path = process.argv[fileAt + 1];
const isOutside = fileAt > 0 && path !== undefined;
const cases = isOutside ? fileCases(path) : heldOutCases();
const model = isOutside
  ? theModel()
  : loadModel(trainModel(readCorpus().filter((example) => !isHeldOut(example))));
const judged = cases.map((row) => ({ ...row, verdict: judgePrompt({ prompt: row.text }, model) }));

console.table({ all: summaryOf(judged) });
if (process.argv.includes('--misses')) printMisses(judged);
else {
  printBy(
    'By category',
    judged.filter((row) => row.categories.length > 0),
    (row) => row.categories,
  );
  printBy('By language', judged, (row) => [row.language]);
  printStoppedGrid(judged);
}
printSpeed(cases);
