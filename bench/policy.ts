import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { loadModel, theModel } from '#policy/classifier/classifier.ts';
import { judgePrompt } from '#policy/judge/judge-prompt.ts';
import { policyContext } from '#policy/judge/policy-context.ts';
import { languagesOf } from '#policy/languages/languages.ts';
import { normalise } from '#policy/normalise/normalise.ts';
import type { Decision, Verdict } from '#domain/moderation/verdict.ts';
import { wordsOf } from '#policy/normalise/words.ts';
import { CORPUS, readCorpus, readLines } from '../scripts/train-policy/read-corpus.ts';
import { trainModel } from '../scripts/train-policy/train-model.ts';
import { benchLeftOutAuthors } from './policy/left-out-authors.ts';

/**
 * `npm run bench:policy [-- --evaluation | --file x.jsonl] [--batch n] [--misses]`: what the judge stops
 * and what it lets pass. Without a choice: the held-out part of the corpus, asked of a model trained
 * without it. `--evaluation` asks `corpus/evaluation/<language>-harmless` and `-violations`. `--floor`
 * (`npm run check:accuracy`) prints one line and fails where the judge has become worse than it was.
 * `--authors`, or `--author <name>` for one, leaves each outside author out and asks his texts.
 */
interface Case {
  readonly text: string;
  readonly language: string;
  readonly expected: Decision | 'stop';
  readonly categories: readonly string[];
  /** How the violation is said, or what kind of harmless text it is. */
  readonly kind: string;
  readonly isNear: boolean;
}

/** A line of a file of cases. */
interface FileRow {
  readonly text: string;
  /** Guessed where it is not told. */
  readonly language?: string;
  /** `stop`: blocking and flagging are both right. */
  readonly expected: Decision | 'stop';
  readonly categories?: readonly string[];
  readonly manner?: string;
  readonly kind?: string;
  readonly batch?: number;
}

interface Judged extends Case {
  readonly verdict: Verdict;
}

function heldOutCases(): Case[] {
  return readCorpus()
    .filter(({ isHeldOut }) => isHeldOut)
    .map(({ text, language, decision, label }) => ({
      text,
      language,
      expected: decision,
      categories: decision === 'allow' ? [] : [label],
      kind: '',
      isNear: label === 'near-miss',
    }));
}

/** The sealed files beside these are asked once, by nobody who works on the judge. */
const EVALUATION_FILE = /^(?:en|es|fr|de|it|pt|zh)-(?:harmless|violations)\.jsonl$/;

function evaluationFiles(): URL[] {
  const folder = new URL('evaluation/', CORPUS);
  return readdirSync(folder)
    .filter((name) => EVALUATION_FILE.test(name))
    .map((name) => new URL(name, folder));
}

function guessLanguage(text: string): string {
  const words = wordsOf(normalise(text).text);
  if (words.some(({ text: word }) => /\p{Script=Han}/u.test(word))) return 'zh';
  const spoken = languagesOf(words);
  if (spoken.has('en')) return 'en';
  return (['es', 'fr', 'de', 'it', 'pt'] as const).find((code) => spoken.has(code)) ?? 'en';
}

function casesOf(file: URL, batch: number | undefined): Case[] {
  const language = /\/([a-z]{2})-[^/]*$/.exec(file.pathname)?.[1];
  return readLines(file)
    .map((line): FileRow => JSON.parse(line))
    .filter((row) => batch === undefined || row.batch === batch)
    .map((row) => ({
      text: row.text,
      language: language ?? row.language ?? guessLanguage(row.text),
      expected: row.expected,
      categories: row.categories ?? [],
      kind: row.kind ?? row.manner ?? '',
      isNear: (row.kind ?? row.manner) === 'near-miss',
    }));
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

/** Percent, a little worse than what the judge reaches on the evaluation texts: 95.8 % and 2.7 %. */
const FLOOR = { stoppedMin: 95.5, harmlessStoppedMax: 2.8 } as const;

function requireFloor(cases: readonly Judged[]): void {
  const shareStopped = (rows: readonly Judged[]) =>
    (100 * rows.filter(({ verdict }) => verdict.decision !== 'allow').length) / rows.length;
  const stopped = shareStopped(cases.filter(({ expected }) => expected !== 'allow'));
  const harmless = shareStopped(cases.filter(({ expected }) => expected === 'allow'));
  console.log(
    `${stopped.toFixed(1)} % of violations stopped (at least ${FLOOR.stoppedMin}), ` +
      `${harmless.toFixed(1)} % of harmless texts (at most ${FLOOR.harmlessStoppedMax})`,
  );
  const isGood = stopped >= FLOOR.stoppedMin && harmless <= FLOOR.harmlessStoppedMax;
  if (!isGood) process.exitCode = 1;
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

function valueOf(flag: string): string | undefined {
  const at = process.argv.indexOf(flag);
  return at > 0 ? process.argv[at + 1] : undefined;
}

function benchCases(): void {
  const path = valueOf('--file');
  const batch = valueOf('--batch');
  const files = process.argv.includes('--evaluation') ? evaluationFiles() : [];
  if (path !== undefined) files.push(pathToFileURL(path));
  const isOutside = files.length > 0;
  const cases = isOutside
    ? files.flatMap((file) => casesOf(file, batch === undefined ? undefined : Number(batch)))
    : heldOutCases();
  const model = isOutside
    ? theModel()
    : loadModel(trainModel(readCorpus().filter(({ isHeldOut }) => !isHeldOut)));
  const judged = cases.map((row) => ({
    ...row,
    verdict: judgePrompt({ prompt: row.text }, { ...policyContext(), model }),
  }));

  if (process.argv.includes('--floor')) requireFloor(judged);
  else console.table({ all: summaryOf(judged) });
  if (process.argv.includes('--misses')) printMisses(judged);
  else if (!process.argv.includes('--floor')) {
    printBy(
      'By category',
      judged.filter((row) => row.categories.length > 0),
      (row) => row.categories,
    );
    printBy('By language', judged, (row) => [row.language]);
    printBy('By kind', judged, ({ kind }) => (kind === '' ? [] : [kind]));
    printStoppedGrid(judged);
  }
  if (!process.argv.includes('--floor')) printSpeed(cases);
}

const author = valueOf('--author');
if (author !== undefined || process.argv.includes('--authors')) benchLeftOutAuthors(author);
else benchCases();
