import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import {
  POLICY_CATEGORIES,
  type Decision,
  type PolicyCategory,
} from '#domain/moderation/verdict.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { fillTemplates } from './fill-templates.ts';

/** What a text is an example of; a `near-miss` is harmless but looks like a violation. */
export type Label = PolicyCategory | 'harmless' | 'near-miss';

/** A text the judge learns from, or is asked about. */
export interface Example {
  readonly text: string;
  readonly language: Language;
  readonly label: Label;
  readonly decision: Decision;
  /** The template that composed it; null for what somebody wrote. */
  readonly template: string | null;
  /** Asked about by `npm run bench:policy`, of a model that has not learnt from it. */
  readonly isHeldOut: boolean;
  /** The outside author who can be left out of a training; null for all others. */
  readonly author: string | null;
  /** Whether that author says the violation openly. */
  readonly isPlain: boolean;
}

/** A line of `corpus/<language>/<label>.jsonl`. */
interface CorpusRow {
  readonly id: number;
  readonly idea: number;
  readonly label: Label;
  readonly decision: Decision;
  readonly source: string;
  readonly author?: string;
  readonly manner?: 'plain';
  readonly heldOut?: true;
  readonly text: string;
}

export const CORPUS = new URL('../../corpus/', import.meta.url);

/** Returns the whole corpus: what was written, in the order of the ids, then what templates add. */
export function readCorpus(): Example[] {
  const written = readRows()
    .toSorted((left, right) => left.id - right.id)
    .map(({ text, language, label, decision, heldOut = false, author = null, manner }) => ({
      text,
      language,
      label,
      decision,
      template: null,
      isHeldOut: heldOut,
      author,
      isPlain: manner === 'plain',
    }));
  return withoutDuplicates([...written, ...readComposed()]);
}

/** Returns the rows of all files of all languages, file by file. */
export function readRows(): (CorpusRow & { readonly language: Language; readonly file: string })[] {
  return LANGUAGES.flatMap((language) => {
    const folder = new URL(`${language}/`, CORPUS);
    return readdirSync(folder).flatMap((file) =>
      readLines(new URL(file, folder)).map((line) => {
        const row: CorpusRow = JSON.parse(line);
        return { ...row, language, file: `${language}/${basename(file, '.jsonl')}` };
      }),
    );
  });
}

export function readLines(file: URL): string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

/**
 * What the templates compose. A template is held out or learnt from as a whole, in all languages: all
 * but the English ones translate each other.
 */
function readComposed(): Example[] {
  const places = new Map<string, number>();
  return fillTemplates(new URL('templates/', CORPUS)).flatMap(
    ({ file, section, isHeldOut, texts }) => {
      const [label = '', severity = ''] = section;
      const name = `${file}/${section.join('/')}`;
      const place = places.get(name) ?? 0;
      places.set(name, place + 1);
      const owner = file.startsWith('en') ? 'en' : 'parallel';
      const template = `${owner}/${section.join('/')}/${place}`;
      return texts.map((text) => ({
        text,
        language: languageOf(file),
        label: labelOf(label),
        decision: decisionOf(labelOf(label), severity),
        template,
        isHeldOut,
        author: null,
        isPlain: false,
      }));
    },
  );
}

function languageOf(file: string): Language {
  const language = LANGUAGES.find((known) => file.startsWith(`${known}-`));
  if (!language) throw new Error(`No language in the name of ${file}`);
  return language;
}

function labelOf(name: string): Label {
  if (name === 'harmless' || name === 'near-miss') return name;
  const category = POLICY_CATEGORIES.find((known) => known === name);
  if (!category) throw new Error(`${name} is no label`);
  return category;
}

function decisionOf(label: Label, severity: string): Decision {
  if (label === 'harmless' || label === 'near-miss') return 'allow';
  return severity === 'flag' ? 'flag' : 'block';
}

/** Letters only, so that small differences do not make two of one. */
export const skeletonOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '');

function withoutDuplicates(examples: readonly Example[]): Example[] {
  const seen = new Set<string>();
  return examples.filter(({ text }) => {
    const skeleton = skeletonOf(text);
    if (seen.has(skeleton)) return false;
    seen.add(skeleton);
    return true;
  });
}
