import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { CORPUS, readCorpus, readLines, readRows, skeletonOf } from './read-corpus.ts';

const rows = readRows();

/** Files of the evaluation; the sealed ones beside them stay closed. */
const EVALUATION_FILE = /^[a-z]{2}-(?:harmless|violations)\.jsonl$/;

describe('the corpus', () => {
  it('has ids without gaps or repetitions', () => {
    const ids = rows.map(({ id }) => id).toSorted((left, right) => left - right);
    expect(ids).toEqual(Array.from(ids, (_, index) => index + 1));
  });

  it('keeps every row in the file of its language and label', () => {
    const astray = rows.filter(
      ({ language, label, file }) => file !== `${language}/${label.replaceAll('_', '-')}`,
    );
    expect(astray).toEqual([]);
  });

  it('stops violations and nothing else', () => {
    const isAllowed = (label: string): boolean => label === 'harmless' || label === 'near-miss';
    const wrong = rows.filter(({ label, decision }) => isAllowed(label) !== (decision === 'allow'));
    expect(wrong).toEqual([]);
  });

  it('holds out whole ideas', () => {
    const ideas = Map.groupBy(rows, ({ idea }) => idea);
    const split = [...ideas].filter(
      ([, same]) => new Set(same.map(({ heldOut }) => heldOut)).size > 1,
    );
    expect(split).toEqual([]);
  });

  it('holds no text of the evaluation', () => {
    const learnt = new Set(readCorpus().map(({ text }) => skeletonOf(text)));
    const folder = new URL('evaluation/', CORPUS);
    const asked = readdirSync(folder)
      .filter((file) => EVALUATION_FILE.test(file))
      .flatMap((file) => readLines(new URL(file, folder)))
      .map((line): { readonly text: string } => JSON.parse(line));
    expect(asked.length).toBeGreaterThan(3_000);
    expect(asked.filter(({ text }) => learnt.has(skeletonOf(text)))).toEqual([]);
  });
});
