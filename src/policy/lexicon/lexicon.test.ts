import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '#domain/languages.ts';
import { readPhrases } from './phrases.ts';

type Lists = Readonly<Record<string, readonly string[]>>;
interface IdeaFile {
  readonly about: string;
  /** Why each idea is looked for. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly ideas: Readonly<Record<string, Lists>>;
}
interface NameFile {
  readonly about: string;
  readonly kept: {
    readonly by: string;
    readonly licence: string;
    readonly checkedOn: string;
    readonly checkAgainBy: string;
  };
  readonly groups: Lists;
}

const folder = new URL('..', import.meta.url);
const texts = globSync('**/*.json', { cwd: folder, exclude: ['**/*.generated.json'] }).map(
  (file) => ({
    file,
    text: readFileSync(new URL(file, folder), 'utf8'),
  }),
);
const ideaFiles = texts
  .filter(({ text }) => text.includes('"ideas"'))
  .map(({ file, text }) => ({ file, ...(JSON.parse(text) as IdeaFile) }));
const nameFiles = texts
  .filter(({ text }) => text.includes('"groups"'))
  .map(({ text }) => JSON.parse(text) as NameFile);

const lists = ideaFiles.flatMap(({ file, ideas }) =>
  Object.entries(ideas).flatMap(([idea, byLanguage]) =>
    Object.entries(byLanguage).map(([language, phrases]) => ({
      name: `${file} ${idea} ${language}`,
      language,
      phrases,
    })),
  ),
);

/** Lower case without accents; `win*`, `*gewinn*`, `*` for one word and `~` for up to three. */
const PART = /^(?:~|\*|\*?[^\s*~,]+\*?)$/u;
const isPhrase = (text: string): boolean => {
  const parts = text.split(' ');
  return (
    parts.every((part) => PART.test(part)) &&
    parts[0] !== '~' &&
    parts.at(-1) !== '~' &&
    text === text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  );
};
/** Whether `win*` is found wherever `winner` is. */
const coversWord = (wide: string, part: string): boolean =>
  wide === part ||
  (wide.length > 2 &&
    /^[^*~]+\*$/.test(wide) &&
    !/^[*~]/.test(part) &&
    part.startsWith(wide.slice(0, -1)));
const covers = (wide: readonly string[], parts: readonly string[]): boolean =>
  wide.length === parts.length && wide.every((word, at) => coversWord(word, parts[at] ?? ''));
/** The phrases of a list that find nothing that another would not. */
function needless(phrases: readonly string[]): string[] {
  const split = phrases.map((phrase) => phrase.split(' '));
  const wide = split.filter((parts) => parts.some((part) => part.endsWith('*')));
  return split
    .filter((parts) => wide.some((other) => other !== parts && covers(other, parts)))
    .map((parts) => parts.join(' '));
}
const repeated = (list: readonly string[]): string[] =>
  list.filter((phrase, index) => list.indexOf(phrase) !== index);

describe('the data of the judge', () => {
  it.each(texts)('$file stands one entry a line and says what it is', ({ text }) => {
    const data = JSON.parse(text) as { readonly about: string };
    expect(text).toBe(`${JSON.stringify(data, null, 2)}\n`);
    expect(data.about).not.toBe('');
  });

  it('names every idea in one file only', () => {
    const names = ideaFiles.flatMap(({ ideas }) => Object.keys(ideas));
    expect(names.length).toBeGreaterThan(100);
    expect(repeated(names)).toEqual([]);
  });

  it.each(ideaFiles)('$file gives a reason for every idea', ({ ideas, reasons }) => {
    expect(Object.keys(reasons)).toEqual(Object.keys(ideas));
    for (const reason of Object.values(reasons)) expect(reason).toMatch(/^.{20,}\.$/);
  });

  it('knows the languages of its phrases', () => {
    const known: readonly string[] = LANGUAGES;
    expect(lists.filter(({ language }) => !known.includes(language))).toEqual([]);
  });

  it('has phrases that can be found, each once', () => {
    for (const { name, phrases } of lists) {
      expect({ name, wrong: phrases.filter((phrase) => !isPhrase(phrase)) }).toEqual({
        name,
        wrong: [],
      });
      expect({ name, needless: needless(phrases) }).toEqual({ name, needless: [] });
      expect({ name, repeated: repeated(phrases) }).toEqual({ name, repeated: [] });
    }
  });

  it('has names that can be found, each once', () => {
    for (const names of nameFiles.map(({ groups }) => Object.values(groups).flat())) {
      expect(names.filter((name) => !isPhrase(name))).toEqual([]);
      expect(repeated(names)).toEqual([]);
    }
  });

  it('has names whose source, licence and date are known', () => {
    for (const { kept } of nameFiles) {
      expect(kept).toEqual({
        by: expect.any(String),
        licence: expect.any(String),
        checkedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        checkAgainBy: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      });
    }
  });

  it('is read whole', () => {
    const listed = lists.flatMap(({ phrases }) => phrases).length;
    const names = nameFiles.flatMap(({ groups }) => Object.values(groups).flat());
    const phrases = readPhrases();
    const read = new Set(phrases.map(({ words }) => words.join(' ')));
    expect(phrases.length).toBeGreaterThanOrEqual(listed + names.length);
    expect(names.filter((name) => /^[a-z ]+$/.test(name) && !read.has(name))).toEqual([]);
    expect(phrases.filter(({ words }) => words.length === 0 || words.includes(''))).toEqual([]);
  });
});
